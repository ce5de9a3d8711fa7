/** What a month that is still open would pay if it were closed now; nothing is written. */
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import type { MonthPreview } from '../../../contract/months.ts';
import type { RankName } from '../../../domain/commission/plan.ts';
import { firstDayOf, type Instant, type Month } from '../../../domain/dates.ts';
import { RuleBroken } from '../../../domain/errors.ts';
import { cutOffOf, isCutOff } from '../../../domain/months.ts';
import { api } from '../../lib/procedures.ts';
import type { Executor } from '../../lib/request-context.ts';
import { monthRows, nextMonth, oneMonth, shownMonth, shownTotals } from './month-rows.ts';
import { type ComputedPreview, cachedPreview } from './preview-cache.ts';

const EARNERS = 25;

export const preview = api.months.preview.handler(async ({ context, input: { month, earners_from } }) => {
  const now = context.services.now();
  const { next, before } = await context.transaction((db) => openMonth(db, month, now));
  const computed = await cachedPreview(context.services.database, month);
  const shown = computed.earners.subarray(earners_from, earners_from + EARNERS);
  const people = await context.transaction((db) => peopleOf(db, computed, shown, before?.month ?? null));
  return {
    month,
    cut_off: cutOffOf(month),
    can_close: next === month && isCutOff(month, now),
    computed_at: computed.at,
    totals: shownTotals(computed.totals),
    before: before?.totals ?? null,
    corrections: computed.corrections,
    adjusted: computed.adjusted,
    released: computed.released,
    lapsed: computed.lapsed,
    earners: people,
    earners_total: computed.earners.length,
  };
});

/** Throws `month.closed` for a month that is closed, and NOT_FOUND for one before the first. */
async function openMonth(db: Executor, month: Month, now: Instant) {
  const [row] = await oneMonth(db, month);
  if (row?.closed_at) throw new RuleBroken('month.closed', 'month');
  const next = await nextMonth(db);
  if (next !== null && month < next) throw new ORPCError('NOT_FOUND');
  const [before] = await monthRows(
    db,
    sql`m.month = (select max(c.month) from commission_months c
      where c.closed_at is not null and c.month < ${firstDayOf(month)})`,
  );
  return { next, before: before ? shownMonth(before, next, now) : null };
}

async function peopleOf(
  db: Executor,
  { codes, ranks, rank, qualifying, paid, held }: ComputedPreview,
  places: Int32Array,
  before: Month | null,
): Promise<MonthPreview['earners']> {
  const shown = Array.from(places, (place) => codes.text(place));
  const { rows } = await db.execute<{ affiliate_id: string; full_name: string; before: string }>(sql`
    select r.affiliate_id, r.full_name, coalesce(n.earned + n.held, 0) as before
      from affiliate_registrations r
        left join commission_nodes n on n.affiliate_id = r.affiliate_id
          and n.month = ${before === null ? null : firstDayOf(before)}::date
     where r.affiliate_id = any(${sql.param(shown)}::text[])`);
  const found = new Map(rows.map((row) => [row.affiliate_id, row]));
  return Array.from(places, (place, i) => ({
    affiliate_id: shown[i] as string,
    full_name: found.get(shown[i] as string)?.full_name ?? '',
    rank: ranks[rank[place] as number] as RankName,
    qualifying: qualifying[place] as number,
    earned: paid[place] as number,
    held: held[place] as number,
    before: Number(found.get(shown[i] as string)?.before ?? 0),
  }));
}
