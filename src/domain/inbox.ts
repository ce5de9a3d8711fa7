/** What waits for somebody in the office, whose work it is, and by when it should be done. */
import { dateInIndia, daysBetween, epochMs, type Instant } from './dates.ts';
import { type Actor, can, type Permission, type RowPermission } from './permissions.ts';

/** In the order of their weight: people locked out and money first, then whoever waits for an answer, then what can be tidied later. */
const works = {
  'lost-numbers': { permission: 'lostNumbers.approve', withinDays: 1 },
  'staff-roles': { permission: 'roles.approve', withinDays: 2 },
  'returned-transfers': { permission: 'payouts.candidates', withinDays: 2 },
  'batches-to-approve': { permission: 'payouts.approve', withinDays: 1 },
  'batches-to-send': { permission: 'payouts.export', withinDays: 1 },
  'remittances-to-approve': { permission: 'payouts.approve', withinDays: 1 },
  'remittances-to-send': { permission: 'payouts.export', withinDays: 1 },
  'months-to-close': { permission: 'months.close', withinDays: 2 },
  'tds-to-deposit': { permission: 'tds.recordChallan', withinDays: 5, hasDueDay: true },
  'challans-to-withdraw': { permission: 'tds.approveWithdrawal', withinDays: 3 },
  'gst-to-pay': { permission: 'gstPayments.record', withinDays: 5, hasDueDay: true },
  'adjustments-to-approve': { permission: 'adjustments.approve', withinDays: 3 },
  'credits-to-approve': { permission: 'creditCorrections.approve', withinDays: 3 },
  'rents-to-mark': { permission: 'rvl.markPaid', withinDays: 3 },
  'deposit-disputes': { permission: 'settlements.decide', withinDays: 14 },
  'deposit-refunds': { permission: 'settlements.decide', withinDays: 7 },
  'opening-figures': { permission: 'openingFigures.decide', withinDays: 21 },
  'owners-to-pay': { permission: 'remittances.createBatch', withinDays: 6, hasDueDay: true },
  'owners-without-account': { permission: 'remittances.candidates', withinDays: 6, hasDueDay: true },
  'homes-without-state': { permission: 'managedRentals.updateDetails', withinDays: 7 },
  'rents-to-confirm': { permission: 'bankStatements.operate', withinDays: 3 },
  'bank-lines': { permission: 'bankStatements.operate', withinDays: 3 },
  'no-account': { permission: 'payouts.candidates', withinDays: 30 },
  'no-pan': { permission: 'payouts.candidates', withinDays: 30 },
  'account-unconfirmed': { permission: 'payouts.candidates', withinDays: 7 },
  applications: { permission: 'managedRentals.approve', withinDays: 2 },
  'applications-to-configure': { permission: 'managedRentals.configure', withinDays: 7 },
  'registrations-paid': { permission: 'brokerRegistrations.activate', withinDays: 1 },
  // Taking the fee needs activation and an invoice, which administrators alone have both, as they have the refund.
  'registrations-cash': { permission: 'brokerRegistrations.refund', withinDays: 1 },
  'registrations-unpaid': { permission: 'brokerRegistrations.list', withinDays: 7 },
  enquiries: { permission: 'enquiries.move', withinDays: 1 },
  complaints: { permission: 'complaints.decide', withinDays: 'its own day' },
  'complaints-escalated': { permission: 'complaints.close', withinDays: 'its own day' },
  reports: { permission: 'reports.review', withinDays: 1 },
  claims: { permission: 'claims.verify', withinDays: 3 },
  'tenant-checks': { permission: 'tenantChecks.finish', withinDays: 5 },
  'tenant-check-payments': { permission: 'tenantChecks.markPaid', withinDays: 2 },
  'tenant-check-refunds': { permission: 'tenantChecks.recordRefund', withinDays: 3 },
  'guaranteed-leases': { permission: 'guaranteedLeases.inspect', withinDays: 7 },
  flags: { permission: 'flags.dismiss', withinDays: 7 },
  imports: { permission: 'importReviews.accept', withinDays: 2 },
  localities: { permission: 'curatedLocalities.find', withinDays: 14 },
} as const satisfies Record<
  string,
  {
    permission: Permission | RowPermission;
    withinDays: number | 'its own day';
    /** The law names a day, or we promised one: it waits from some days before, and the last of its days is that day. */
    hasDueDay?: true;
  }
>;

export type InboxKind = keyof typeof works;
export const inboxKinds = Object.keys(works) as InboxKind[];

/** What this person may do something about. */
export const inboxOf = (actor: Actor): InboxKind[] =>
  inboxKinds.filter((kind) => can(actor, works[kind].permission));

const DAY_MS = 24 * 3_600_000;

export type Waiting = {
  readonly kind: InboxKind;
  readonly count: number;
  /** Since when the oldest of it waits; null: nobody knows. */
  readonly oldest: Instant | null;
  /** What all of it comes to in paise, where it is money. */
  readonly amount?: number;
  /** The same one by one, where each has an age of its own. */
  readonly sums?: readonly { readonly since: Instant | null; readonly amount: number }[];
  /** From when the first of it is late, where each has a day of its own. */
  readonly lateFrom?: Instant | null;
};

/** After how many days such work is late; null: each has a day of its own, or the law names one. */
export function lateAfter(kind: InboxKind): number | null {
  const work: { withinDays: number | 'its own day'; hasDueDay?: true } = works[kind];
  return typeof work.withinDays === 'number' && !work.hasDueDay ? work.withinDays : null;
}

/** Whether any of it waits longer than it should. */
export function isLate({ kind, oldest, lateFrom }: Omit<Waiting, 'count'>, now: Instant): boolean {
  const { withinDays } = works[kind];
  const within = lateAfter(kind);
  // Days as they are shown: of two that wait 2 days neither is late without the other.
  if (within !== null) return oldest !== null && daysBetween(dateInIndia(oldest), dateInIndia(now)) > within;
  if (withinDays === 'its own day') return Boolean(lateFrom) && epochMs(now) >= epochMs(lateFrom ?? now);
  return oldest !== null && epochMs(now) - epochMs(oldest) > withinDays * DAY_MS;
}

/** Of one thing that waits, by the rule of its kind. */
export const isOneLate = (kind: InboxKind, since: Instant, now: Instant): boolean =>
  isLate({ kind, oldest: since }, now);

/** What of its money is late; null: nobody knows. */
export const lateAmount = ({ kind, sums }: Waiting, now: Instant): number | null =>
  sums
    ?.filter(({ since }) => isLate({ kind, oldest: since }, now))
    .reduce((sum, { amount }) => sum + amount, 0) ?? null;

/** The instant within the day by which the oldest of it is due, where the law or a promise names one; otherwise null. */
export function dueAt(kind: InboxKind, oldest: Instant | null): Instant | null {
  const work: { withinDays: number | 'its own day'; hasDueDay?: true } = works[kind];
  if (!work.hasDueDay || typeof work.withinDays !== 'number' || oldest === null) return null;
  return new Date(epochMs(oldest) + (work.withinDays - 1) * DAY_MS).toISOString();
}

/** The day that is shown with it. Late work that nobody knows the age of comes after the rest of the late. */
const shownMs = ({ kind, oldest }: Waiting): number =>
  oldest === null ? Number.MAX_SAFE_INTEGER : epochMs(dueAt(kind, oldest) ?? oldest);

/** By urgency: what is late first, the oldest of it on top, then the rest in the order of its weight. What waits for nobody is left out. */
export const byUrgency = <Item extends Waiting>(items: readonly Item[], now: Instant): Item[] =>
  items
    .filter(({ count }) => count > 0)
    .toSorted(
      (one, other) =>
        Number(isLate(other, now)) - Number(isLate(one, now)) ||
        (isLate(one, now) ? shownMs(one) - shownMs(other) : 0) ||
        inboxKinds.indexOf(one.kind) - inboxKinds.indexOf(other.kind),
    );
