/** Reads the bank's file of references, marks what it says was paid, and gives every row back that it could not use. */

import { sql } from 'drizzle-orm';
import Papa from 'papaparse';
import type { ReferenceFileAnswer } from '../../contract/payouts.ts';
import { isToBePaid, MAX_BATCH, type PayoutState, payoutNumber } from '../../domain/commission/payouts.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { type Refusal, refusal } from '../../domain/refusals.ts';
import { act } from '../audit/act.ts';
import { violatedConstraint, wrongField } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { settle } from './answers.ts';
import { lockBatch } from './batch-rows.ts';
import { tellPayoutsJob } from './tell-payouts.ts';

const MAX_BYTES = 5_000_000;
const REFERENCE = /^[A-Z0-9/-]{6,40}$/;

type Given = { row: number; code: string; reference: string };
type Found = { id: string; number: string; state: PayoutState; reference: string | null };
type Marked = { id: string; reference: string };

const refuse = (why: Refusal) => wrongField('file', why);

export const markPaidByFile = api.payouts.markPaidByFile.handler(async ({ context, input: { id, file } }) => {
  if (file.size > MAX_BYTES) throw refuse(refusal('reference-file.too-large', 'This file is too large'));
  const given = readRows(await file.text());
  return context.conclude(async (db) => {
    const { state } = await lockBatch(db, id);
    if (state !== 'exported' && state !== 'settled') throw new RuleBroken('payout.not-at-bank');
    const { rows } = await db.execute<Found>(sql`
      select id, number, state, reference from payouts where batch_id = ${id} for update`);
    const answer = sortOut(given, new Map(rows.map((row) => [Number(row.number), row])));
    const paid = await mark(db, answer.marked);
    await settle(db, id);
    if (answer.marked.length > 0) {
      await context.services.jobs.enqueue(tellPayoutsJob, { batch: id, after: '' }, db);
    }
    const { marked, ...told } = answer;
    const after = { paid: marked.length, repeated: told.repeated, rejected: told.rejected.length };
    await act(db, {
      action: 'payouts.markPaidByFile',
      subject: { type: 'payout_batch', id },
      people: [...paid],
      after,
    });
    return { paid: marked.length, ...told };
  });
});

/** Rows with a code and a UTR, as the exported file names these columns; one whose UTR is empty waits for its answer. */
function readRows(text: string): Given[] {
  const { data, meta } = Papa.parse<Record<string, string>>(text.replace(/^\ufeff/, ''), {
    header: true,
    transformHeader: (header) => header.trim().toLowerCase(),
  });
  if (!meta.fields?.includes('code') || !meta.fields.includes('utr')) {
    throw refuse(refusal('reference-file.column-missing', 'The file needs the columns Code and UTR'));
  }
  if (data.length > MAX_BATCH)
    throw refuse(
      refusal('reference-file.too-many-rows', 'The file has more than {most} rows', { most: MAX_BATCH }),
    );
  const rows = data.map((row, at) => ({
    row: at + 2,
    code: (row.code ?? '').trim().slice(0, 40),
    reference: (row.utr ?? '').trim().toUpperCase(),
  }));
  return rows.filter(({ reference }) => reference !== '');
}

function sortOut(given: Given[], known: ReadonlyMap<number, Found>) {
  const marked: Marked[] = [];
  const rejected: ReferenceFileAnswer['rejected'] = [];
  let repeated = 0;
  const used = new Set<string>();
  for (const { row, code, reference } of given) {
    const payout = known.get(payoutNumber(code) ?? -1);
    const problem = problemOf(payout, reference, used);
    if (problem) rejected.push({ row, code, problem });
    else if (payout && isToBePaid({ ...payout, batch: 'exported' }, reference)) {
      marked.push({ id: payout.id, reference });
      used.add(reference).add(payout.id);
    } else repeated += 1;
  }
  return { marked, repeated, rejected };
}

function problemOf(payout: Found | undefined, reference: string, used: ReadonlySet<string>): string | null {
  if (!payout) return 'This batch has no such transfer';
  if (!REFERENCE.test(reference)) return 'The reference has 6 to 40 letters and digits';
  if (payout.state === 'paid' && payout.reference === reference) return null;
  if (payout.state !== 'pending') return `The transfer is ${payout.state} already`;
  return used.has(reference) || used.has(payout.id) ? 'This stands in the file twice' : null;
}

/** Whose payouts they are. */
async function mark(db: Executor, marked: Marked[]): Promise<string[]> {
  const { rows } = await db
    .execute<{ user_id: string }>(sql`
      update payouts p set state = 'paid', reference = m.reference, paid_on = app.today()
        from jsonb_to_recordset(${JSON.stringify(marked)}::jsonb) as m (id uuid, reference text)
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
