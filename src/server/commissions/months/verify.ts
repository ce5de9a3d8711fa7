/** Computes a closed month again from what it froze and compares fingerprints, stored lines and the ledger's book. */
import { sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import { type MonthVerification, verifiedParts } from '../../../contract/months.ts';
import { planOfMonth } from '../../../db/commission-plans.ts';
import { copyOut } from '../../../db/copy-out.ts';
import { type ComputedMonth, computeMonth } from '../../../domain/commission/month.ts';
import { firstDayOf, type Month } from '../../../domain/dates.ts';
import { RuleBroken } from '../../../domain/errors.ts';
import { api } from '../../lib/procedures.ts';
import { inputHash, outputHash } from './month-hashes.ts';
import { type MonthInput, readMonthInput } from './month-input.ts';
import { type LaterVerified, verifyLater } from './verify-later.ts';

/** Nothing is written unless everything agrees; a difference is an alarm in the log as well. */
export const verify = api.months.verify.handler(async ({ context, input: { month } }) => {
  const { database, log } = context.services;
  const verification = await database.asReader((client) => verifyMonth(client, month));
  if (verification.is_same) {
    await database.asWorker((tx) =>
      tx.execute(
        sql`update commission_months set verified_at = app.now() where month = ${firstDayOf(month)}`,
      ),
    );
  } else log.error({ month, differing: verification.differing }, 'a closed month does not recompute');
  return verification;
});

async function verifyMonth(client: ClientBase, month: Month): Promise<MonthVerification> {
  const { rows } = await client.query<{ input_hash: Buffer; output_hash: Buffer }>(
    'select input_hash, output_hash from commission_months where month = $1 and closed_at is not null',
    [firstDayOf(month)],
  );
  const stored = rows[0];
  if (!stored) throw new RuleBroken('month.not-closed', 'month');
  const input = await readMonthInput(client, {
    month,
    plan: await planOfMonth(client, month),
    from: 'frozen',
  });
  const computed = computeMonth(input.plan, input.affiliates, input.payments);
  const hashes = { input: inputHash(input), output: outputHash(computed) };
  const later = await verifyLater(client, input, computed);
  const checks = {
    input: stored.input_hash.equals(hashes.input),
    output: stored.output_hash.equals(hashes.output),
    lines: await linesAreThose(client, input, computed),
    corrections: later.isCorrected,
    holds: later.isHeld,
    ledger: (await ledgerAgrees(client, month)) && (await entriesAreThose(client, input, later)),
  };
  const differing = verifiedParts.filter((part) => !checks[part]);
  return {
    month,
    is_same: differing.length === 0,
    input_hash: hashes.input.toString('hex'),
    output_hash: hashes.output.toString('hex'),
    differing,
  };
}

/** Walks stored and computed lines side by side. */
async function linesAreThose(
  client: ClientBase,
  { month, codes, payments }: MonthInput,
  { lines }: ComputedMonth,
): Promise<boolean> {
  let place = 0;
  let isSame = true;
  await copyOut(
    client,
    `select payment_id, affiliate_id, level, rate_bp, paid_below_bp, amount, status = 'held'
       from managed_rental_commissions where month_year = date '${firstDayOf(month)}' and kind = 'regular'
      order by payment_id, level`,
    (row) => {
      const payment = lines.payment[place] as number;
      isSame &&=
        place < lines.payment.length &&
        row.is(0, payments.ids, 16 * payment, 16 * payment + 16) &&
        codes.placeOf(row.source, row.startOf(1), row.endOf(1)) === lines.affiliate[place] &&
        row.integer(2) === lines.level[place] &&
        row.integer(3) === lines.rateBp[place] &&
        row.integer(4) === lines.paidBelowBp[place] &&
        row.bigint(5) === lines.amount[place] &&
        row.boolean(6) === (lines.isHeld[place] === 1);
      place += 1;
    },
  );
  return isSame && place === lines.payment.length;
}

/** The book of the month has each computed entry, and of other kinds nothing but tax. */
async function entriesAreThose(
  client: ClientBase,
  { month, codes }: MonthInput,
  { entries, inOrder }: LaterVerified,
): Promise<boolean> {
  const places = inOrder.filter((place) => entries.regular[place] !== 0);
  let count = 0;
  let isSame = true;
  await copyOut(
    client,
    `select id, affiliate_id, kind, expense, payable, held from ledger_entries
      where book = '${month}' and kind <> 'tax' order by id`,
    (row) => {
      const place = places[count];
      const later = entries.later[count - places.length];
      const code = place === undefined ? later?.affiliate : codes.text(place);
      const [paid, held] =
        place === undefined
          ? [-(later?.payable ?? 0), -(later?.held ?? 0)]
          : [entries.paid[place] as number, entries.held[place] as number];
      isSame &&=
        row.bigint(0) === count + 1 &&
        row.text(1) === code &&
        row.text(2) === (later?.kind ?? 'regular') &&
        row.bigint(3) === (later?.expense ?? paid + held) &&
        row.bigint(4) === -paid &&
        row.bigint(5) === -held;
      count += 1;
    },
  );
  return isSame && count === entries.count;
}

/** Each entry of the month's book is the sum of the lines that refer to it. */
async function ledgerAgrees(client: ClientBase, month: Month): Promise<boolean> {
  const { rows } = await client.query(
    `select from (select l.entry_id as id, sum(l.amount) filter (where l.status = 'payable') as payable,
          sum(l.amount) filter (where l.status = 'held') as held
        from managed_rental_commissions l where l.month_year = $1 and l.entry_id is not null group by 1) l
       full join (select * from ledger_entries where book = to_char($1::date, 'YYYY-MM')
         and kind in ('regular', 'late', 'reversal', 'correction')) e using (id)
      where (coalesce(l.payable, 0), coalesce(l.held, 0)) is distinct from (coalesce(-e.payable, 0), coalesce(-e.held, 0))
      limit 1`,
    [firstDayOf(month)],
  );
  return rows.length === 0;
}
