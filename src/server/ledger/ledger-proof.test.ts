import { Client } from 'pg';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { arrangePayouts } from '../../../tests/support/payouts.ts';
import { startServices } from '../../../tests/support/services.ts';
import { leaseAccounts, operatorAccounts } from '../../domain/journal.ts';
import type { ProofCheck } from '../../domain/ledger-proof.ts';
import { runAdminCommand } from '../app/admin-commands.ts';
import { proveLedger } from './ledger-proof.ts';
import { proveNightly } from './prove-nightly.ts';

const test = await startServices();
const { services, as, asOwner, addPerson, ownerUrl } = test;
const { affiliate, credit } = await arrangePayouts(test);
const prove = () => services.database.asWorker((tx) => proveLedger(tx, 'command'));

const maker = await addPerson('Maya Maker', ['admin']);
const approver = await addPerson('Arun Approver', ['admin']);
await affiliate('KRY-ASHA1');
await affiliate('KRY-RAVI1');

/** As somebody who can switch triggers and checks off: what the proof is for. */
async function tamper(text: string): Promise<void> {
  const owner = new Client(ownerUrl);
  await owner.connect();
  await owner.query('set session_replication_role = replica');
  await owner.query(text);
  await owner.end();
}

beforeEach(async () => {
  await tamper(`delete from payouts; delete from payout_batches; delete from ledger_entries; delete from commission_holds;
    delete from ledger_proofs; delete from affiliate_balances; delete from journal_lines; delete from journal_entries`);
  await asOwner('update affiliate_registrations set payout_gap = payout_gap');
});

async function paidAndFailed(): Promise<void> {
  await credit('KRY-ASHA1', 90_000);
  await credit('KRY-RAVI1', 70_000);
  const { id } = await as(maker).payouts.createBatch();
  await as(approver).payouts.approve({ id });
  await as(maker).payouts.export({ id });
  const { items } = await as(maker).payouts.listTransfers({ id });
  const [first, second] = items.map((payout) => payout.id) as [string, string];
  await as(maker).payouts.markPaid({ id: first, reference: 'UTR00001' });
  await as(maker).payouts.markFailed({ id: second, reason: 'account closed' });
}

it('passes over payouts that were paid and that came back', async () => {
  await paidAndFailed();
  expect(await prove()).toMatchObject({ entries: 5, differences: [] });
});

describe('finds', () => {
  it.each<[string, string, ProofCheck]>([
    [
      'a payout of another amount',
      `update payouts set amount = amount + 1 where state = 'paid'`,
      'payouts-differ',
    ],
    ['an entry that lost its payout', `delete from payouts where state = 'paid'`, 'payouts-differ'],
    ['an entry that is gone', `delete from ledger_entries where kind = 'payout_failed'`, 'payouts-differ'],
    [
      'an entry of somebody else',
      `update ledger_entries set affiliate_id = 'KRY-RAVI1' where kind = 'payout'`,
      'payouts-differ',
    ],
    [
      'more released than was held',
      `insert into ledger_entries (kind, affiliate_id, month, posted_on, held, payable)
        values ('release', 'KRY-ASHA1', '2026-10-01', '2026-11-10', 5, -5)`,
      'held-negative',
    ],
    [
      'a held amount that no entry knows',
      `insert into commission_holds (affiliate_id, month, amount, status) values ('KRY-ASHA1', '2026-10-01', 5, 'pending')`,
      'holds-differ',
    ],
    [
      'a balance that is not what its entries sum to',
      `update affiliate_balances set payable = payable - 1 where affiliate_id = 'KRY-RAVI1'`,
      'balances-differ',
    ],
    [
      'an entry of a close without lines',
      `create table months.ledger_probe partition of ledger_entries for values in ('2026-10');
       insert into ledger_entries (id, book, kind, affiliate_id, month, posted_on, expense, payable)
        values (1, '2026-10', 'regular', 'KRY-ASHA1', '2026-10-01', '2026-11-10', 5, -5)`,
      'lines-differ',
    ],
    [
      'an affiliate who could be paid without an account',
      `update affiliate_registrations set payout_gap = 'no-account' where affiliate_id = 'KRY-RAVI1'`,
      'gaps-differ',
    ],
    [
      'an affiliate whose payout would be the final one',
      `update affiliate_registrations set is_terminated = true where affiliate_id = 'KRY-ASHA1'`,
      'gaps-differ',
    ],
    [
      'a journal entry that lost a line',
      `delete from journal_lines where account = 'commission_bank' and amount > 0`,
      'journal-unbalanced',
    ],
    [
      'an entry of the commission ledger that the journal does not have',
      `update journal_lines set amount = amount * 2 where entry_id in
        (select id from journal_entries where kind = 'commission_payout')`,
      'control-differs',
    ],
    [
      'an entry of the journal that the commission ledger does not have',
      `insert into journal_entries (id, kind, happened_on, source_type, source_id, key)
        values ('00000000-0000-7000-8000-000000000001', 'commission_close', '2026-11-10', 'commission_run', gen_random_uuid(), 'false');
       insert into journal_lines (entry_id, position, account, amount)
        values ('00000000-0000-7000-8000-000000000001', 1, 'commission_expense', 5),
          ('00000000-0000-7000-8000-000000000001', 2, 'commission_payable', -5)`,
      'control-differs',
    ],
    [
      'rent in the journal that no month asks for',
      `insert into journal_entries (id, kind, happened_on, source_type, source_id, key)
        values ('00000000-0000-7000-8000-000000000002', 'rent_due', '2026-11-10', 'rent_due', gen_random_uuid(), 'rent');
       insert into journal_lines (entry_id, position, account, lease_id, amount)
        select '00000000-0000-7000-8000-000000000002', place, account, '00000000-0000-7000-8000-000000000003', amount
          from (values (1, 'rent_receivable', 5), (2, 'rent_earned', -5)) l (place, account, amount)`,
      'rents-differ',
    ],
  ])('%s', async (_, statement, check) => {
    await paidAndFailed();
    await tamper(statement);
    const { differences } = await prove();
    expect(differences).toContainEqual({
      check,
      count: expect.any(Number),
      example: expect.stringMatching(/./),
    });
    const shown = await as(maker).admin.health();
    expect(shown.checks).toContainEqual({ check: 'ledger', level: 'critical' });
  });
});

describe('at night', () => {
  it('keeps what it found and writes to every administrator', async () => {
    await paidAndFailed();
    await proveNightly(services.database, services.jobs);
    expect(await asOwner('select started_by, entries::int, differences from ledger_proofs')).toEqual([
      { started_by: 'night', entries: 5, differences: [] },
    ]);
    await tamper(`update payouts set amount = amount + 1 where state = 'paid'`);
    await proveNightly(services.database, services.jobs);
    const letters = await vi.waitUntil(async () => {
      const rows = await asOwner<{ user_id: string; text: string }>(
        `select user_id, text from mails where kind = 'ledger.differs' and status = 'sent'`,
      );
      return rows.length === 2 && rows;
    }, 10_000);
    expect(letters.map(({ user_id }) => user_id).sort()).toEqual([maker, approver].sort());
    expect(letters[0]?.text).toContain('payouts-differ');
  });
});

it('is told by the command', async () => {
  const run = () => runAdminCommand({ ...services, origin: 'https://kiraya.example' }, ['verify-ledger']);
  await paidAndFailed();
  const { ok, text } = await run();
  expect({ ok, lines: text.split('\n').map((line) => line.replaceAll(/ +/g, ' ').trim()) }).toEqual({
    ok: true,
    lines: [
      'The books agree',
      'Commission ledger: 5 entries',
      'commission_expense 1600.00',
      'commission_payable -700.00',
      'commission_held 0.00',
      'commission_tds 0.00',
      'commission_bank -900.00',
      'all together 0.00',
      // Both payouts are one entry, for they left with one batch.
      'Journal: 4 entries, 8 lines',
      ...[...leaseAccounts, ...operatorAccounts].map((account) => `${account} 0.00`),
      'commission_expense 1600.00',
      'commission_payable -700.00',
      'commission_held 0.00',
      'commission_tds 0.00',
      'commission_bank -900.00',
      'all together 0.00',
    ],
  });
  await tamper(
    `update ledger_entries set payable = payable - 1, expense = expense + 1 where kind = 'regular'`,
  );
  const broken = await run();
  expect(broken.ok).toBe(false);
  expect(broken.text).toContain('The books do not agree');
  expect(broken.text).toContain(
    'balances-differ: 2\n  KRY-ASHA1\n  KRY-RAVI1\ncontrol-differs: 1\n  without a run',
  );
});
