/** Makes the file a bank takes: the money leaves the balances with the first one, each one leaves a row in the trail. */
import { type SQL, sql } from 'drizzle-orm';
import Papa from 'papaparse';
import { bankFileRows } from '../../domain/commission/bank-files.ts';
import { hasBankFile, nextBatchState, payoutCode } from '../../domain/commission/payouts.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { endOfId } from '../../domain/leads.ts';
import { FORMULA } from '../../domain/spreadsheets.ts';
import { act } from '../audit/act.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { findBatch, lockBatch } from './batch-rows.ts';
import { assertBalances } from './batches.ts';

const REASON = 'file of transfers for the bank';

type Transfer = {
  number: string;
  amount: string;
  ifsc: string;
  holder_name: string;
  payee_id: string;
  key_id: string;
  sealed: Buffer;
};

export const exportBatch = api.payouts.export.handler(async ({ context, input: { id, layout } }) => {
  const userId = userIdOf(context);
  const { transfers, batch } = await context.transaction(async (db) => {
    const { state } = await lockBatch(db, id);
    if (!hasBankFile(state)) throw new RuleBroken('payout.transition-not-allowed');
    if (state === 'approved') await payOut(db, id, userId);
    const opened = await db.execute<Transfer>(sql`
      select p.number, p.amount, p.ifsc, p.holder_name, s.user_id as payee_id, s.key_id, s.sealed
        from app.reveal_payout_batch(${id}, ${REASON}) s join payouts p on p.id = s.id order by p.number`);
    return { transfers: opened.rows, batch: await findBatch(db, userId, id) };
  });
  const { seals } = context.services;
  const rows = bankFileRows(
    layout,
    transfers.map((row) => ({
      code: payoutCode(Number(row.number)),
      holderName: row.holder_name,
      accountNumber: seals.open(
        { keyId: row.key_id, sealed: row.sealed },
        { column: 'payout_accounts.sealed', owner: row.payee_id },
      ),
      ifsc: row.ifsc,
      amount: Number(row.amount),
    })),
    context.services.today(),
  );
  // A name that begins like a formula must stay a name in a spreadsheet.
  return {
    file_name: `${batch.purpose === 'owners' ? 'owners' : 'payouts'}-${batch.month}-${endOfId(id)}.csv`,
    csv: Papa.unparse(rows, { escapeFormulae: FORMULA }),
    batch,
  };
});

async function payOut(db: Executor, id: string, userId: string): Promise<void> {
  await assertBalances(db, id);
  await db.execute(sql`
    with posted as (
      insert into ledger_entries (kind, affiliate_id, month, posted_on, run_id, payable, bank, memo, created_by)
      select case p.kind when 'final' then 'settlement' else 'payout' end, p.affiliate_id, b.month, app.today(), b.id,
          p.amount, -p.amount, ${codeOf(sql`p.number`)}, ${userId}
        from payouts p join payout_batches b on b.id = p.batch_id
       where b.id = ${id} and p.state = 'pending' and p.affiliate_id is not null
      returning id, affiliate_id)
    update payouts p set entry_id = posted.id from posted
     where p.batch_id = ${id} and p.affiliate_id = posted.affiliate_id`);
  await db.execute(sql`select app.post_remittances(${id})`);
  const state = nextBatchState('approved', 'export');
  await db.execute(sql`update payout_batches set state = ${state}, exported_at = app.now() where id = ${id}`);
  await act(db, {
    action: 'payouts.export',
    subject: { type: 'payout_batch', id },
    people: [],
    after: { state },
  });
}

/** As `payoutCode` writes it, which statements of the ledger show too. */
export const codeOf = (number: SQL): SQL =>
  sql`'KP' || lpad(${number}::text, greatest(6, length(${number}::text)), '0')`;
