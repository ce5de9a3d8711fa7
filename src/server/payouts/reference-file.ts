/** Reads the bank's answer, marks what it says was paid or came back, and gives every row back that it could not use. */

import { sql } from 'drizzle-orm';
import type { ReferenceFileAnswer } from '../../contract/payouts.ts';
import { answerPlaces, type BankAnswer, readAnswer } from '../../domain/commission/bank-files.ts';
import { isToBePaid, MAX_BATCH, type PayoutState, payoutNumber } from '../../domain/commission/payouts.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { formatRupeesExact, paise } from '../../domain/money.ts';
import { type Refusal, refusal } from '../../domain/refusals.ts';
import { act } from '../audit/act.ts';
import { assertRows, csvCells, missingColumns } from '../lib/csv-upload.ts';
import { violatedConstraint, wrongField } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { fail, settle } from './answers.ts';
import { lockBatch } from './batch-rows.ts';
import { tellPayoutsJob } from './tell-payouts.ts';

const MAX_BYTES = 5 * 1024 * 1024;
const REFERENCE = /^[A-Z0-9/-]{6,40}$/;

type Given = BankAnswer & { row: number };
type Found = { id: string; number: string; amount: number; state: PayoutState; reference: string | null };
type Marked = { id: string; reference: string; paid_on: string };

const refuse = (why: Refusal) => wrongField('file', why);

export const markPaidByFile = api.payouts.markPaidByFile.handler(async ({ context, input: { id, file } }) => {
  const given = readRows(csvCells(new Uint8Array(await file.arrayBuffer()), MAX_BYTES));
  return context.conclude(async (db) => {
    const { state } = await lockBatch(db, id);
    if (state !== 'exported' && state !== 'settled') throw new RuleBroken('payout.not-at-bank');
    const { rows } = await db.execute<Found>(sql`
      select id, number, amount, state, reference from payouts where batch_id = ${id} for update`);
    const answer = sortOut(
      given,
      new Map(rows.map((row) => [Number(row.number), { ...row, amount: Number(row.amount) }])),
      context.services.today(),
    );
    const paid = await mark(db, answer.marked);
    // Few come back: each has a letter of its own.
    for (const { id: payout, why } of answer.failed) await fail({ ...context, db }, payout, why);
    await settle(db, id);
    if (answer.marked.length > 0) {
      await context.services.jobs.enqueue(tellPayoutsJob, { batch: id, after: '' }, db);
    }
    const { marked, failed, ...rest } = answer;
    const after = {
      paid: marked.length,
      failed: failed.length,
      repeated: rest.repeated,
      rejected: rest.rejected.length,
    };
    await act(db, {
      action: 'payouts.markPaidByFile',
      subject: { type: 'payout_batch', id },
      people: [...paid],
      after,
    });
    return { paid: marked.length, failed: failed.length, ...rest };
  });
});

/** Columns by their names, or those of a layout without headers; a row that says nothing waits for its answer. */
function readRows(cells: readonly string[][]): Given[] {
  const data = cells.filter((row) => row.some((cell) => cell.trim() !== ''));
  const found = answerPlaces(data[0] ?? []);
  if (!found) throw missingColumns(['Code', 'UTR']);
  const rows = data.slice(found.headers);
  assertRows(rows.length, MAX_BATCH);
  return rows
    .map((row, at) => ({ ...readAnswer(row, found.places), row: at + 1 + found.headers }))
    .filter(({ kind }) => kind !== 'waiting');
}

type SortedOut = {
  marked: Marked[];
  failed: { id: string; why: string }[];
  rejected: ReferenceFileAnswer['rejected'];
  repeated: number;
};

function sortOut(given: Given[], known: ReadonlyMap<number, Found>, today: string): SortedOut {
  const sorted: SortedOut = { marked: [], failed: [], rejected: [], repeated: 0 };
  const used = new Set<string>();
  for (const answer of given) {
    const { row, code } = answer;
    const payout = known.get(payoutNumber(code) ?? -1);
    const problem = problemOf(payout, answer, { used, today });
    if (problem || !payout) sorted.rejected.push({ row, code, problem: problem ?? '' });
    else if (answer.kind === 'failed') {
      if (payout.state === 'failed') sorted.repeated += 1;
      else sorted.failed.push({ id: payout.id, why: answer.why });
      used.add(payout.id);
    } else if (answer.kind === 'paid' && isToBePaid({ ...payout, batch: 'exported' }, answer.reference)) {
      sorted.marked.push({ id: payout.id, reference: answer.reference, paid_on: answer.paidOn ?? today });
      used.add(answer.reference).add(payout.id);
    } else sorted.repeated += 1;
  }
  return sorted;
}

type Sofar = { used: ReadonlySet<string>; today: string };

function problemOf(payout: Found | undefined, answer: Given, { used, today }: Sofar): string | null {
  if (!payout) return 'This batch has no such transfer';
  if (answer.kind === 'unreadable') return answer.problem;
  if (used.has(payout.id)) return 'This stands in the file twice';
  if (answer.kind === 'failed') {
    return payout.state === 'cancelled' ? 'The transfer is cancelled already' : null;
  }
  if (answer.kind !== 'paid') return null;
  const { reference, paidOn, amount } = answer;
  if (!REFERENCE.test(reference)) return 'The reference has 6 to 40 letters and digits';
  if (paidOn !== null && paidOn > today) return 'This day has not come yet';
  if (amount !== null && amount !== payout.amount) {
    return `The bank paid ${formatRupeesExact(paise(amount))}, and the batch asked for ${formatRupeesExact(paise(payout.amount))}`;
  }
  if (payout.state === 'paid' && payout.reference === reference) return null;
  if (payout.state !== 'pending') return `The transfer is ${payout.state} already`;
  return used.has(reference) ? 'This stands in the file twice' : null;
}

/** Whose payouts they are. */
async function mark(db: Executor, marked: Marked[]): Promise<string[]> {
  const { rows } = await db
    .execute<{ user_id: string }>(sql`
      update payouts p set state = 'paid', reference = m.reference, paid_on = m.paid_on
        from jsonb_to_recordset(${JSON.stringify(marked)}::jsonb) as m (id uuid, reference text, paid_on date)
       where p.id = m.id returning p.user_id`)
    .catch((error: unknown) => {
      const isUsed = violatedConstraint(error) === 'payouts_reference_unique';
      throw isUsed
        ? refuse(
            refusal(
              'reference-file.reference-used',
              'A reference of this file was used for another transfer',
            ),
          )
        : error;
    });
  return rows.map((row) => row.user_id);
}
