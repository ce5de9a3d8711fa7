/** What a month that is still open would pay if it were closed now; nothing is written. */
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import type { MonthPreview } from '../../contract/months.ts';
import { firstDayOf, type Month } from '../../domain/dates.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { cutOffOf, isCutOff } from '../../domain/months.ts';
import { type PreparedMonth, prepareMonth, totalsOf } from '../lib/months/computed.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { monthRows, nextMonth, nowText, oneMonth, shownMonth, shownTotals } from './month-rows.ts';

const EARNERS = 25;

export const preview = api.months.preview.handler(async ({ context, input: { month, earners_from } }) => {
  const now = nowText();
  const { next, before } = await context.transaction((db) => openMonth(db, month));
  const prepared = await context.services.database.asReader((client) => prepareMonth(client, month));
  const places = topEarners(prepared);
  const shown = places.subarray(earners_from, earners_from + EARNERS);
  const people = await context.transaction((db) => peopleOf(db, prepared, shown, before?.month ?? null));
  const ended = (outcome: string) =>
    prepared.ended.reduce((sum, hold) => sum + (hold.outcome === outcome ? hold.amount : 0), 0);
  return {
    month,
    cut_off: cutOffOf(month),
    can_close: next === month && isCutOff(month, now),
    totals: shownTotals(totalsOf(prepared)),
    before: before?.totals ?? null,
    corrections: prepared.corrections.postings.length,
    released: ended('released'),
    lapsed: ended('lapsed'),
    earners: people,
    earners_total: places.length,
  };
});

/** Throws `month.closed` for a month that is closed, and NOT_FOUND for one before the first. */
async function openMonth(db: Executor, month: Month) {
  const [row] = await oneMonth(db, month);
  if (row?.closed_at) throw new RuleBroken('month.closed', 'month');
  const next = await nextMonth(db);
  if (next !== null && month < next) throw new ORPCError('NOT_FOUND');
  const [before] = await monthRows(
    db,
    sql`m.month = (select max(c.month) from commission_months c
      where c.closed_at is not null and c.month < ${firstDayOf(month)})`,
  );
  return { next, before: before ? shownMonth(before, next, nowText()) : null };
}

/** Places of everyone who earns, the highest amount first. */
function topEarners({ entries: { paid, held } }: PreparedMonth): Int32Array {
  const amount = (place: number) => (paid[place] as number) + (held[place] as number);
  const places = Int32Array.from(paid, (_, place) => place).filter((place) => amount(place) > 0);
  return places.sort((a, b) => amount(b) - amount(a) || a - b);
}

async function peopleOf(
  db: Executor,
  { input, computed, entries }: PreparedMonth,
  places: Int32Array,
  before: Month | null,
): Promise<MonthPreview['earners']> {
  const codes = Array.from(places, (place) => input.codes.text(place));
  const { rows } = await db.execute<{ affiliate_id: string; full_name: string; before: string }>(sql`
    select r.affiliate_id, r.full_name, coalesce(n.earned + n.held, 0) as before
      from affiliate_registrations r
        left join commission_nodes n on n.affiliate_id = r.affiliate_id
          and n.month = ${before === null ? null : firstDayOf(before)}::date
     where r.affiliate_id = any(${sql.param(codes)}::text[])`);
  const found = new Map(rows.map((row) => [row.affiliate_id, row]));
  return Array.from(places, (place, i) => ({
    affiliate_id: codes[i] as string,
    full_name: found.get(codes[i] as string)?.full_name ?? '',
    rank: (input.plan.ranks[computed.rank[place] as number] as (typeof input.plan.ranks)[number]).name,
    qualifying: computed.qualifying[place] as number,
    earned: entries.paid[place] as number,
    held: entries.held[place] as number,
    before: Number(found.get(codes[i] as string)?.before ?? 0),
  }));
}
