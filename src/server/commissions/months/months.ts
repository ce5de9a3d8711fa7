/** Commission months for administrators. */
import { sql } from 'drizzle-orm';
import { RuleBroken } from '../../../domain/errors.ts';
import { isCutOff, openMonths } from '../../../domain/months.ts';
import { api } from '../../lib/procedures.ts';
import { closeMonthJob } from './month-jobs.ts';
import { monthRows, nextMonth, oneMonth, shownMonth, unclosed } from './month-rows.ts';
import { preview } from './preview.ts';
import { verify } from './verify.ts';

/** Five years; earlier ones are asked for by their lines. */
const MOST_MONTHS = 60;

const list = api.months.list.handler(async ({ context: { db, services } }) => {
  const now = services.now();
  const next = await nextMonth(db);
  const rows = await monthRows(
    db,
    sql`m.month > (select coalesce(max(c.month), app.now()) from commission_months c) - make_interval(months => ${MOST_MONTHS})`,
  );
  const stored = new Set(rows.map(({ month }) => month));
  const open = openMonths(next, now)
    .slice(0, MOST_MONTHS)
    .filter((month) => !stored.has(month));
  return {
    items: [
      ...open.map((month) => unclosed(month, next, now)),
      ...rows.map((row) => shownMonth(row, next, now)),
    ],
  };
});

const close = api.months.close.handler(async ({ context: { actor, db, services }, input: { month } }) => {
  const now = services.now();
  const [row] = await oneMonth(db, month);
  const next = await nextMonth(db);
  if (row?.closed_at) return shownMonth(row, next, now);
  if (next === null) throw new RuleBroken('month.nothing-to-close', 'month');
  if (next !== month) throw new RuleBroken('month.not-next', 'month');
  if (!isCutOff(month, now)) throw new RuleBroken('month.not-cut-off', 'month');
  if (actor.kind === 'member') {
    await services.jobs.enqueue(closeMonthJob, { month, requestedBy: actor.userId }, db);
  }
  return row ? shownMonth(row, next, now) : unclosed(month, next, now);
});

export const months = { list, preview, close, verify };
