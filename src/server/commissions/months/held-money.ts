/** Amounts that earlier months held, and what becomes of them when this month closes. */
import type { ClientBase } from 'pg';
import { holdOutcomeOf } from '../../../domain/commission/corrections.ts';
import { monthStatuses } from '../../../domain/commission/standing.ts';
import { firstDayOf, type Month, shiftMonth } from '../../../domain/dates.ts';
import type { HoldOutcome } from '../../../domain/months.ts';
import type { Corrections } from './correction-lines.ts';
import type { MonthInput } from './month-input.ts';
import { statusIn } from './uplines.ts';

export interface EndedHold {
  readonly affiliate: string;
  readonly month: Month;
  readonly amount: number;
  readonly outcome: HoldOutcome;
}

export async function readEndedHolds(
  client: ClientBase,
  input: MonthInput,
  corrections: Corrections,
): Promise<EndedHold[]> {
  const before = shiftMonth(input.month, -1);
  const { rows } = await client.query<{
    affiliate_id: string;
    month: Month;
    amount: string;
    decision: HoldOutcome | null;
    status_before: string | null;
  }>(
    `select h.affiliate_id, to_char(h.month, 'YYYY-MM') as month, h.amount, h.decision, b.status as status_before
       from commission_holds h left join (
         select a.affiliate_id, a.status from app.affiliates_as_of($2) a where app.posts_since($1) is not null) b using (affiliate_id)
      where h.outcome is null and h.month < $1 order by h.affiliate_id collate "C", h.month`,
    [firstDayOf(input.month), firstDayOf(before)],
  );
  const taken = takenFromHeld(corrections);
  return rows.flatMap(({ affiliate_id: affiliate, month, decision, status_before, ...row }) => {
    const earlier = monthStatuses.find((known) => known === status_before);
    // A month before this one is still open and ends it.
    if (earlier && holdOutcomeOf({ month, status: earlier, decision }, before, input.plan) !== null)
      return [];
    const status = statusIn(input, affiliate);
    const outcome = holdOutcomeOf({ month, status, decision }, input.month, input.plan);
    const amount = Number(row.amount) + (taken.get(`${affiliate} ${month}`) ?? 0);
    return outcome === null ? [] : [{ affiliate, month, amount, outcome }];
  });
}

/** What reversals of this very month take from each held amount: a negative number. */
function takenFromHeld({ postings, lines }: Corrections): Map<string, number> {
  const negated = new Map(
    postings.flatMap(({ paymentId, negatesMonth }) =>
      negatesMonth === null ? [] : [[paymentId, negatesMonth] as const],
    ),
  );
  const taken = new Map<string, number>();
  for (const { paymentId, affiliateId, kind, amount, status } of lines) {
    if (kind !== 'reversal' || status !== 'held') continue;
    const key = `${affiliateId} ${negated.get(paymentId)}`;
    taken.set(key, (taken.get(key) ?? 0) + amount);
  }
  return taken;
}
