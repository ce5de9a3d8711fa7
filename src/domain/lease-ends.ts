/** An end of a lease before its notice or its term is over: one side proposes it, and only the other's yes makes it count. */
import type { CalendarDate } from './dates.ts';
import { RuleBroken } from './errors.ts';
import type { LeaseSide, Term } from './leases.ts';

type Running = Term & { readonly endsOn: CalendarDate | null };

/**
 * An earlier last day that one side proposes: before the one of the notice or the term, and not before the lease began.
 * Throws `lease.ended-before-start` or `lease.end-not-earlier` at `ends_on`.
 */
export function checkProposedEnd({ start, end, endsOn }: Running, proposed: CalendarDate): void {
  if (proposed < start) throw new RuleBroken('lease.ended-before-start', 'ends_on');
  if (proposed >= (endsOn ?? end)) throw new RuleBroken('lease.end-not-earlier', 'ends_on');
}

/** Only the other side agrees to a proposed end. Throws `lease.no-proposal` or `lease.own-proposal`. */
export function checkOthersProposal(proposedBy: LeaseSide | null, by: LeaseSide): void {
  if (proposedBy === null) throw new RuleBroken('lease.no-proposal');
  if (proposedBy === by) throw new RuleBroken('lease.own-proposal');
}

/** Either side ends the talk about an earlier end: one declines it, the other takes it back. Throws `lease.no-proposal`. */
export function checkProposal(proposedBy: LeaseSide | null): void {
  if (proposedBy === null) throw new RuleBroken('lease.no-proposal');
}
