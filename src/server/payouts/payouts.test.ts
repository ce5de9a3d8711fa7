import { sql } from 'drizzle-orm';
import Papa from 'papaparse';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { grantAdmin } from '../../../tests/support/granted-admin.ts';
import { arrangePayouts, confirmAccounts } from '../../../tests/support/payouts.ts';
import { startServices } from '../../../tests/support/services.ts';
import { BREAKPOINT } from '../../db/run-migrations.ts';
import { sqlFiles } from '../../db/sql-files.ts';
import { addMonths, dateInIndia } from '../../domain/dates.ts';
import { plainRupees } from '../../domain/money.ts';
import { financialYear } from '../../domain/rents.ts';
import { runAdminCommand } from '../app/admin-commands.ts';

const test = await startServices();
const { as, asOwner, addPerson } = test;
const { affiliate, credit, balanceOf } = await arrangePayouts(test);

const maker = await addPerson('Maya Maker', ['admin']);
const approver = await addPerson('Arun Approver', ['admin']);
const stranger = await addPerson('Some Stranger');
const asha = await affiliate('KRY-ASHA1');
const ravi = await affiliate('KRY-RAVI1');

const wipe = async (...tables: string[]) => {
  for (const table of tables) {
    await asOwner(`set session_replication_role = replica`);
    await asOwner(`delete from ${table}`);
    await asOwner(`set session_replication_role = origin`);
  }
};

beforeEach(async () => {
  await wipe('payouts', 'payout_batches', 'ledger_entries', 'affiliate_balances');
  await asOwner('update affiliate_registrations set payout_gap = payout_gap');
  await asOwner('update payout_accounts set held_until = null');
  await confirmAccounts(asOwner);
  await asOwner(`update commission_months set state = 'closed', paid_at = null`);
});

const exported = async () => {
  const { id } = await as(maker).payouts.createBatch();
  await as(approver).payouts.approve({ id });
  const file = await as(maker).payouts.export({ id });
  const { items } = await as(maker).payouts.listTransfers({ id });
  return { id, file, items };
};
const emailOf = async (userId: string) =>
  (await asOwner<{ email: string }>('select email from profiles where user_id = $1', [userId]))[0]?.email ??
  '';
const monthState = async () =>
  (await asOwner<{ state: string }>('select state from commission_months'))[0]?.state;

describe('candidates', () => {
  it('are those owed enough, with PAN and account; the others are carried and it says why', async () => {
    const people: [string, number, Parameters<typeof affiliate>[1]][] = [
      ['KRY-LEAST', 50_000, {}],
      ['KRY-BELOW', 49_999, {}],
      ['KRY-ENDED', 1, { status: 'terminated' }],
      ['KRY-HELD1', 90_000, { status: 'suspended' }],
      ['KRY-NOPAN', 90_000, { pan: false }],
      ['KRY-NOACC', 90_000, { account: false }],
    ];
    for (const [code, amount, own] of people) {
      await affiliate(code, own);
      await credit(code, amount);
    }
    await credit('KRY-ASHA1', 90_000);
    await credit('KRY-ASHA1', -90_001);
    const { items } = await as(maker).payouts.candidates({});
    const { to_pay, carried } = await as(maker).payouts.totals();
    expect(items.map(({ affiliate_id, amount, block }) => [affiliate_id, amount, block])).toEqual([
      ['KRY-BELOW', 49_999, 'below-minimum'],
      ['KRY-ENDED', 1, null],
      ['KRY-HELD1', 90_000, 'not-active'],
      ['KRY-LEAST', 50_000, null],
      ['KRY-NOACC', 90_000, 'no-account'],
      ['KRY-NOPAN', 90_000, 'no-pan'],
    ]);
    expect(to_pay).toEqual({ people: 2, amount: 50_001 });
    expect(carried).toHaveLength(4);
    expect(items[3]).toMatchObject({
      pan: expect.stringMatching(/^\*{6}/),
      account: expect.stringMatching(/^\*{5}/),
    });
  });

  it('come in pages, by words, and by what becomes of them', async () => {
    await credit('KRY-ASHA1', 60_000);
    await credit('KRY-RAVI1', 100);
    const first = await as(maker).payouts.candidates({ limit: 1 });
    expect(first.items).toHaveLength(1);
    const second = await as(maker).payouts.candidates({ limit: 1, cursor: first.next_cursor ?? '' });
    expect(second).toMatchObject({ items: [{ affiliate_id: 'KRY-RAVI1' }], next_cursor: null });
    expect((await as(maker).payouts.candidates({ q: 'ravi' })).items).toHaveLength(1);
    expect((await as(maker).payouts.candidates({ show: 'to_pay' })).items).toMatchObject([{ block: null }]);
    expect((await as(maker).payouts.candidates({ show: 'carried' })).items).toHaveLength(1);
  });
});

describe('candidates in order', () => {
  // spec beyond-administrators: Whom something is owed to in the order of codes or of amounts
  it.each([
    ['code', ['KRY-ASHA1', 'KRY-RAVI1', 'KRY-SORT1', 'KRY-SORT2']],
    ['most', ['KRY-SORT1', 'KRY-SORT2', 'KRY-ASHA1', 'KRY-RAVI1']],
    ['least', ['KRY-RAVI1', 'KRY-ASHA1', 'KRY-SORT2', 'KRY-SORT1']],
  ] as const)('of %s come page by page, none twice and none left out', async (sort, codes) => {
    for (const [code, amount] of [
      ['KRY-ASHA1', 60_000],
      ['KRY-RAVI1', 100],
      ['KRY-SORT1', 9_000_000],
      ['KRY-SORT2', 60_000],
    ] as const) {
      await asOwner(
        `insert into affiliate_registrations (affiliate_id, full_name) values ($1, $1) on conflict do nothing`,
        [code],
      );
      await credit(code, amount);
    }
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await as(maker).payouts.candidates({ sort, limit: 1, ...(cursor ? { cursor } : {}) });
      found.push(...page.items.map((row) => row.affiliate_id));
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    expect(found).toEqual(codes);
  });

  it('take no cursor of another order', async () => {
    await credit('KRY-ASHA1', 60_000);
    await credit('KRY-RAVI1', 100);
    const { next_cursor } = await as(maker).payouts.candidates({ limit: 1 });
    const asked = as(maker).payouts.candidates({ sort: 'most', limit: 1, cursor: next_cursor ?? '' });
    await expect(asked).rejects.toMatchObject({ data: { errors: [{ field: 'cursor' }] } });
  });
});

describe('a batch', () => {
  beforeEach(async () => {
    await credit('KRY-ASHA1', 90_050);
    await credit('KRY-RAVI1', 70_000);
  });

  it('is drafted by one and approved by another administrator', async () => {
    const batch = await as(maker).payouts.createBatch();
    expect(batch).toMatchObject({
      state: 'draft',
      month: '2026-10',
      transfers: 2,
      amount: 160_050,
      is_own: true,
    });
    await expect(as(maker).payouts.approve({ id: batch.id })).rejects.toMatchObject({
      data: { rule: 'payout.own-batch' },
    });
    const approved = await as(approver).payouts.approve({ id: batch.id });
    expect(approved).toMatchObject({ state: 'approved', approved_by: 'Arun Approver', is_own: false });
    expect(await as(approver).payouts.approve({ id: batch.id })).toEqual(approved);
    expect((await as(maker).payouts.listBatches({})).items).toMatchObject([{ id: batch.id }]);
    expect(await balanceOf('KRY-ASHA1')).toBe(90_050);
  });

  // security review: One administrator could be two (H2)
  it('is not approved by whom its maker made an administrator within thirty days, nor by who made its maker one', async () => {
    const puppet = await addPerson('Prem Puppet');
    await grantAdmin(test, maker, puppet);
    const { id } = await as(maker).payouts.createBatch();
    const refused = {
      code: 'RULE_BROKEN',
      data: {
        rule: 'approval.not-a-second-person',
        facts: {
          granter: 'Maya Maker',
          grantee: 'Prem Puppet',
          on: expect.any(String),
          until: expect.any(String),
        },
      },
    };
    const approving = () => as(puppet).payouts.approve({ id });
    await expect(approving()).rejects.toMatchObject(refused);

    // Taken away and given anew, by whomever.
    await as(maker).roles.remove({ userId: puppet, role: 'admin', reason: 'As the office needs' });
    await grantAdmin(test, approver, puppet);
    await expect(approving()).rejects.toMatchObject(refused);

    await as(approver).payouts.cancel({ id, reason: 'Made anew the other way round' });
    const other = await as(puppet).payouts.createBatch();
    await expect(as(maker).payouts.approve({ id: other.id })).rejects.toMatchObject(refused);
    await as(puppet).payouts.cancel({ id: other.id, reason: 'The puppet’s puppet' });

    const third = await addPerson('Tara Third');
    await grantAdmin(test, puppet, third);
    const last = await as(maker).payouts.createBatch();
    await expect(as(third).payouts.approve({ id: last.id })).rejects.toMatchObject({
      data: { rule: 'approval.not-a-second-person' },
    });
    // Whom nobody of them made one still may, and so may whoever got the role on the server.
    await runAdminCommand({ ...test.services, origin: 'http://localhost' }, [
      'grant',
      await emailOf(stranger),
    ]);
    expect(await as(stranger).payouts.approve({ id: last.id })).toMatchObject({ state: 'approved' });
    await asOwner(`delete from user_roles where user_id = any($1)`, [[puppet, third, stranger]]);
  });

  describe('of a lone administrator', () => {
    const reason = 'A family business with one administrator';
    const own = { data: { rule: 'payout.own-batch' } };
    const declare = async (single_operator_reason: string | null) => {
      const { value, version } = (await as(maker).settings.get()).safeguards;
      await as(maker).settings.update({
        section: 'safeguards',
        value: { ...value, single_operator_reason },
        version,
      });
    };
    const auditOf = (id: string) =>
      asOwner<{ after: object }>(
        `select after from audit_log where action = 'payouts.approve' and subject_id = $1`,
        [id],
      );
    beforeEach(() => asOwner(`delete from user_roles where user_id = $1 and role = 'admin'`, [approver]));
    afterEach(async () => {
      await declare(null);
      await asOwner(`insert into user_roles (user_id, role) values ($1, 'admin') on conflict do nothing`, [
        approver,
      ]);
    });

    // spec beyond-administrators: Single-operator mode: declared with a reason, said on every batch and in the audit trail
    it('is approved in single-operator mode alone, which batch and trail say', async () => {
      const { id } = await as(maker).payouts.createBatch();
      await expect(as(maker).payouts.approve({ id })).rejects.toMatchObject(own);
      await declare(reason);
      const approved = await as(maker).payouts.approve({ id });
      expect(approved).toMatchObject({ state: 'approved', single_operator: reason });
      expect(await auditOf(id)).toMatchObject([{ after: { single_operator: reason } }]);
    });

    it('is approved by a second one once there is one, whom nobody may remove to be alone', async () => {
      await declare(reason);
      await asOwner(`insert into user_roles (user_id, role) values ($1, 'admin')`, [approver]);
      const { id } = await as(maker).payouts.createBatch();
      const notAlone = { data: { rule: 'approval.not-alone', facts: { other: 'Arun Approver' } } };
      await expect(as(maker).payouts.approve({ id })).rejects.toMatchObject(notAlone);
      await as(maker).roles.remove({ userId: approver, role: 'admin', reason: 'As the office needs' });
      await expect(as(maker).payouts.approve({ id })).rejects.toMatchObject(notAlone);
      await asOwner(`insert into user_roles (user_id, role) values ($1, 'admin')`, [approver]);
      const approved = await as(approver).payouts.approve({ id });
      expect(approved).toMatchObject({ state: 'approved', single_operator: null });
      expect((await auditOf(id))[0]?.after).not.toHaveProperty('single_operator');
    });
  });

  it('takes nobody twice: a second draft, and a second click, find nobody', async () => {
    const results = await Promise.allSettled([
      as(maker).payouts.createBatch(),
      as(approver).payouts.createBatch(),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(as(maker).payouts.createBatch()).rejects.toMatchObject({
      data: { rule: 'payout.draft-exists' },
    });
    const [batch] = (await as(maker).payouts.listBatches({})).items;
    await asOwner(`update payout_batches set state = 'approved', approved_at = now()`);
    await expect(as(maker).payouts.createBatch()).rejects.toMatchObject({
      data: { rule: 'payout.nobody-to-pay' },
    });
    expect((await as(maker).payouts.candidates({})).items).toMatchObject([
      { block: 'in-batch' },
      { block: 'in-batch' },
    ]);
    expect(batch?.transfers).toBe(2);
  });

  it('is refused once what it pays is no longer owed, and gives its people back when cancelled', async () => {
    const { id } = await as(maker).payouts.createBatch();
    await credit('KRY-ASHA1', -1);
    await expect(as(approver).payouts.approve({ id })).rejects.toMatchObject({
      data: { rule: 'payout.balances-changed' },
    });
    const reason = 'a reversal came';
    expect(await as(maker).payouts.cancel({ id, reason })).toMatchObject({
      state: 'cancelled',
      cancel_reason: reason,
    });
    expect(await as(maker).payouts.cancel({ id, reason })).toMatchObject({ state: 'cancelled' });
    expect(await as(maker).payouts.createBatch()).toMatchObject({ amount: 160_049 });
  });

  it('opens accounts for the bank, moves the money once, and can be had again', async () => {
    const { id, file, items } = await exported();
    expect(file.batch.state).toBe('exported');
    const rows = Papa.parse<Record<string, string>>(file.csv, { header: true }).data;
    expect(rows).toEqual([
      {
        Code: items[0]?.code,
        'Beneficiary name': 'Person KRY-ASHA1',
        'Account number': expect.stringMatching(/^\d{9}$/),
        IFSC: 'HDFC0000001',
        Amount: '900.50',
        UTR: '',
      },
      expect.objectContaining({ Amount: '700.00' }),
    ]);
    expect(items[0]).toMatchObject({
      amount: 90_050,
      balance_before: 90_050,
      balance_after: 0,
      state: 'pending',
    });
    const again = await as(approver).payouts.export({ id });
    expect(again.csv).toBe(file.csv);
    expect([await balanceOf('KRY-ASHA1'), await balanceOf('KRY-RAVI1')]).toEqual([0, 0]);
    const entries =
      await asOwner(`select kind, payable::int, bank::int, run_id, created_by from ledger_entries
      where kind = 'payout' order by affiliate_id`);
    const entry = { kind: 'payout', run_id: id, created_by: maker };
    expect(entries).toEqual([
      { ...entry, payable: 90_050, bank: -90_050 },
      { ...entry, payable: 70_000, bank: -70_000 },
    ]);
    const trail = await asOwner(
      `select actor_id from audit_log where action = 'payouts.reveal-accounts' and subject_id = $1
      order by id`,
      [id],
    );
    expect(trail).toEqual([{ actor_id: maker }, { actor_id: approver }]);
    await expect(as(maker).payouts.cancel({ id, reason: 'too late' })).rejects.toMatchObject({ status: 409 });
  });

  it('is exported once by two at the same moment', async () => {
    const { id } = await as(maker).payouts.createBatch();
    await as(approver).payouts.approve({ id });
    await Promise.all([as(maker).payouts.export({ id }), as(approver).payouts.export({ id })]);
    expect(await asOwner(`select from ledger_entries where kind = 'payout'`)).toHaveLength(2);
  });

  // security attacks: Formulas in files for spreadsheets and banks
  it('keeps a name that looks like a formula a name', async () => {
    await asOwner(`update payout_accounts set holder_name = '=HYPERLINK("http://x")' where user_id = $1`, [
      asha,
    ]);
    await confirmAccounts(asOwner);
    const { file } = await exported();
    expect(file.csv).toContain(`'=HYPERLINK`);
    await asOwner(`update payout_accounts set holder_name = 'Asha' where user_id = $1`, [asha]);
  });

  it('finds a transfer of any batch by its code, and by the reference once the bank gave one', async () => {
    const { items } = await exported();
    const [transfer] = items;
    const found = async (q: string) => (await as(maker).payouts.find({ q })).items.map(({ id }) => id);
    expect(await found(` ${transfer?.code.toLowerCase()} `)).toEqual([transfer?.id]);
    expect(await found('HDFCN526112233')).toEqual([]);
    await as(maker).payouts.markPaid({ id: transfer?.id ?? '', reference: 'HDFCN526112233' });
    expect(await found('hdfcn526112233')).toEqual([transfer?.id]);
  });

  it('keeps the account it was drafted with', async () => {
    const { id } = await as(maker).payouts.createBatch();
    await as(ravi).payees.setAccount({
      account_number: '99988877766',
      ifsc: 'SBIN0000002',
      holder_name: 'Ravi',
    });
    await as(approver).payouts.approve({ id });
    const [forAsha, forRavi] = (await as(approver).payouts.listTransfers({ id })).items;
    expect([forAsha?.account_since, forRavi?.account_since]).toEqual([null, '*******7766']);
    expect((await as(maker).payouts.export({ id })).csv).not.toContain('99988877766');
  });
});

/** Three days after an account was changed, which was confirmed meanwhile. */
const letTheHoldEnd = async () => {
  await confirmAccounts(asOwner);
  await asOwner('update payout_accounts set held_until = app.now()');
};

describe('an account that was changed', () => {
  const another = { account_number: '50100123456789', ifsc: 'SBIN0000002', holder_name: 'Asha Rao' };
  const hours = (text: string | null) =>
    (Date.parse(text ?? '') - Date.parse(test.services.now())) / 3_600_000;
  beforeEach(async () => {
    await asOwner('delete from auth.rate_limits');
    await credit('KRY-ASHA1', 90_050);
  });

  // spec beyond-administrators: A changed payee account is not paid for 72 hours, which the candidate and the person are shown
  it('is not paid for 72 hours, which candidate and person are shown', async () => {
    await as(asha).payees.setAccount(another);
    await confirmAccounts(asOwner);
    const { items } = await as(maker).payouts.candidates({});
    expect(items).toMatchObject([{ affiliate_id: 'KRY-ASHA1', block: 'account-changed' }]);
    expect(hours(items[0]?.account_held_until ?? null)).toBeCloseTo(72, 1);
    await expect(as(maker).payouts.createBatch()).rejects.toMatchObject({
      data: { rule: 'payout.nobody-to-pay' },
    });
    expect(await as(maker).payouts.totals()).toMatchObject({
      to_pay: { people: 0 },
      carried: [{ block: 'account-changed', people: 1, amount: 90_050 }],
    });
    expect(await as(asha).payouts.myBalance()).toMatchObject({ block: 'account-changed' });
    const { account } = await as(asha).payees.getMine();
    expect(account?.held_until).toBe(new Date(items[0]?.account_held_until ?? '').toISOString());
    const [notice] = await asOwner<{ payload: unknown }>(
      `select payload from notifications where user_id = $1 and event = 'payee.account-set' and payload ->> 'from' is not null`,
      [asha],
    );
    expect(notice?.payload).toEqual({ account: '**********6789', from: account?.held_until });
  });

  it('is paid once they have passed', async () => {
    await as(asha).payees.setAccount(another);
    await letTheHoldEnd();
    expect((await as(maker).payouts.candidates({})).items).toMatchObject([
      { block: null, account_held_until: null },
    ]);
    expect((await as(asha).payees.getMine()).account?.held_until).toBeNull();
    expect(await as(asha).payouts.myBalance()).toMatchObject({ block: null });
    expect(await as(maker).payouts.createBatch()).toMatchObject({ transfers: 1, amount: 90_050 });
  });

  it('is paid at once where administrators set no hours, and for as long as they set', async () => {
    const set = async (account_hold_hours: number) => {
      const { value, version } = (await as(maker).settings.get()).safeguards;
      const changed = { ...value, account_hold_hours };
      const saved = await as(maker).settings.update({ section: 'safeguards', value: changed, version });
      const { waiting } = saved.safeguards;
      if (waiting) await as(approver).settings.approve({ id: waiting.id });
      await as(asha).payees.setAccount(another);
      const [candidate] = (await as(maker).payouts.candidates({})).items;
      return candidate?.account_held_until ?? null;
    };
    expect(await set(0)).toBeNull();
    expect(hours(await set(24))).toBeCloseTo(24, 1);
  });
});

async function migrateAgain(end: string) {
  const folder = new URL('../../db/migrations/', import.meta.url);
  const [migration] = sqlFiles(folder).filter(({ name }) => name.endsWith(end));
  for (const statement of migration?.text.split(BREAKPOINT) ?? []) await asOwner(statement);
}

describe('an account that nobody confirmed', () => {
  const another = { account_number: '50100123456789', ifsc: 'SBIN0000002', holder_name: 'Asha Rao' };
  const looked = async () => (await as(maker).payees.get({ user_id: asha })).account?.updated_at ?? '';
  let transfers = 0;
  /** Each with a reference of its own. */
  const transfer = async () => ({
    user_id: asha,
    set_at: await looked(),
    reference: `hdfcn5202611250${++transfers}`,
    bank_name: 'KRY-ASHA1 PERSON',
  });
  beforeEach(async () => {
    await asOwner('delete from auth.rate_limits');
    await credit('KRY-ASHA1', 90_050);
    await as(asha).payees.setAccount(another);
    await asOwner('update payout_accounts set held_until = null');
  });

  // spec beyond-administrators: The first payout goes only to an account confirmed by the reference of a transfer of ₹1
  it('is not paid, and both candidate and person are shown why', async () => {
    expect((await as(maker).payouts.candidates({})).items).toMatchObject([{ block: 'account-unconfirmed' }]);
    expect(await as(maker).payouts.totals()).toMatchObject({
      to_pay: { people: 0 },
      carried: [{ block: 'account-unconfirmed', people: 1, amount: 90_050 }],
    });
    await expect(as(maker).payouts.createBatch()).rejects.toMatchObject({
      data: { rule: 'payout.nobody-to-pay' },
    });
    expect(await as(asha).payouts.myBalance()).toMatchObject({ block: 'account-unconfirmed' });
    expect((await as(asha).payees.getMine()).account).toMatchObject({ confirmed_at: null });
  });

  it('is paid once an administrator gives the reference and the name of a transfer of ₹1', async () => {
    const sent = await transfer();
    const reference = sent.reference.toUpperCase();
    const { account } = await as(approver).payees.confirmAccount(sent);
    expect(account).toMatchObject({ confirmed_at: expect.any(String), confirmed_how: 'transfer' });
    expect(await as(asha).payouts.myBalance()).toMatchObject({ block: null });
    expect(await as(maker).payouts.createBatch()).toMatchObject({ transfers: 1, amount: 90_050 });
    expect(
      await asOwner(
        'select confirmed_by, confirmed_reference, confirmed_name from payout_accounts where user_id = $1',
        [asha],
      ),
    ).toEqual([
      {
        confirmed_by: approver,
        confirmed_reference: reference,
        confirmed_name: 'KRY-ASHA1 PERSON',
      },
    ]);
    const trail = await asOwner(
      `select actor_id, people, after ->> 'reference' as reference, after ->> 'bankName' as name from audit_log
        where action = 'payees.confirmAccount' and subject_id = $1 order by id desc limit 1`,
      [asha],
    );
    expect(trail).toEqual([{ actor_id: approver, people: [asha], reference, name: 'KRY-ASHA1 PERSON' }]);
    expect(
      await asOwner(
        `select payload from notifications where user_id = $1 and event = 'payee.account-confirmed' limit 1`,
        [asha],
      ),
    ).toEqual([{ payload: { account: '**********6789' } }]);
  });

  it('waits again when it is changed, or given once more', async () => {
    await as(approver).payees.confirmAccount(await transfer());
    await as(asha).payees.setAccount(another);
    expect((await as(asha).payees.getMine()).account).toMatchObject({
      confirmed_at: null,
      confirmed_how: null,
    });
    expect((await as(maker).payouts.candidates({})).items).toMatchObject([{ block: 'account-unconfirmed' }]);
  });

  it('needs the payee’s name, or an administrator who says that the other one is theirs', async () => {
    const other = { ...(await transfer()), bank_name: 'Thief Kumar' };
    await expect(as(approver).payees.confirmAccount(other)).rejects.toMatchObject({
      data: { rule: 'payee.bank-name-differs', field: 'bank_name' },
    });
    expect((await as(asha).payees.getMine()).account).toMatchObject({ confirmed_at: null });
    await as(approver).payees.confirmAccount({ ...other, is_same_person: true });
    expect((await as(asha).payees.getMine()).account).toMatchObject({ confirmed_at: expect.any(String) });
  });

  it('is not confirmed by a reference that is none', async () => {
    const wrong = { ...(await transfer()), reference: '?' };
    await expect(as(approver).payees.confirmAccount(wrong)).rejects.toMatchObject({
      data: { errors: [{ field: 'reference' }] },
    });
  });

  it('is not confirmed by the reference that confirmed another', async () => {
    const sent = await transfer();
    await as(approver).payees.confirmAccount(sent);
    await as(ravi).payees.setAccount({ ...another, account_number: '50100123456791' });
    const again = {
      ...sent,
      user_id: ravi,
      set_at: (await as(maker).payees.get({ user_id: ravi })).account?.updated_at ?? '',
      bank_name: 'KRY-RAVI1 PERSON',
    };
    await expect(as(approver).payees.confirmAccount(again)).rejects.toMatchObject({
      data: { rule: 'payee.reference-used', field: 'reference' },
    });
    expect((await as(ravi).payees.getMine()).account).toMatchObject({ confirmed_at: null });
    const { reference } = await transfer();
    await as(approver).payees.confirmAccount({ ...again, reference });
  });

  it('is not confirmed by the reference that confirmed the one before it', async () => {
    const sent = await transfer();
    await as(approver).payees.confirmAccount(sent);
    await as(asha).payees.setAccount({ ...another, account_number: '50100123456792' });
    const again = { ...sent, set_at: await looked() };
    await expect(as(approver).payees.confirmAccount(again)).rejects.toMatchObject({
      data: { rule: 'payee.reference-used', field: 'reference' },
    });
    expect((await as(asha).payees.getMine()).account).toMatchObject({ confirmed_at: null });
  });

  it('is confirmed alone when two are confirmed by one reference at once', async () => {
    await as(ravi).payees.setAccount({ ...another, account_number: '50100123456793' });
    const sent = await transfer();
    const toRavi = {
      ...sent,
      user_id: ravi,
      set_at: (await as(maker).payees.get({ user_id: ravi })).account?.updated_at ?? '',
      bank_name: 'KRY-RAVI1 PERSON',
    };
    const tries = await Promise.allSettled(
      [sent, toRavi].map((one) => as(approver).payees.confirmAccount(one)),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { data: { rule: 'payee.reference-used', field: 'reference' } },
    });
  });

  it('keeps its confirmation after an update where its reference had confirmed a later one too', async () => {
    const sent = await transfer();
    await as(approver).payees.confirmAccount(sent);
    await asOwner('drop index payout_accounts_reference');
    await asOwner(
      `update payout_accounts set confirmed_at = app.now() + interval '1 hour', confirmed_how = 'transfer',
        confirmed_reference = $2 where user_id = $1`,
      [ravi, sent.reference.toUpperCase()],
    );
    await migrateAgain('_name-check.sql');
    const shown = async (person: string) => (await as(maker).payees.get({ user_id: person })).account;
    expect(await shown(asha)).toMatchObject({ confirmed_how: 'transfer' });
    expect(await shown(ravi)).toMatchObject({ confirmed_how: null });
  });

  it('is not confirmed after it changed under the administrator’s eyes, nor twice', async () => {
    const seen = await transfer();
    await as(asha).payees.setAccount({ ...another, account_number: '50100123456790' });
    const refused = { data: { rule: 'payee.account-not-waiting' } };
    await expect(as(approver).payees.confirmAccount(seen)).rejects.toMatchObject(refused);
    await as(approver).payees.confirmAccount(await transfer());
    await expect(as(approver).payees.confirmAccount(await transfer())).rejects.toMatchObject(refused);
  });

  it('is never confirmed by its payee, by the procedure or in the database', async () => {
    const own = { set_at: await looked(), reference: 'HDFCN52026112500000001', bank_name: 'Asha Rao' };
    await expect(as(asha).payees.confirmAccount({ ...own, user_id: asha })).rejects.toMatchObject({
      status: 403,
    });
    await as(maker).payees.setAccount(another);
    await expect(as(maker).payees.confirmAccount({ ...own, user_id: maker })).rejects.toMatchObject({
      data: { rule: 'payee.own-account' },
    });
    const inTheDatabase = (statement: ReturnType<typeof sql>) =>
      test.services.database.asActor({ userId: maker }, (tx) => tx.execute(statement));
    await expect(
      inTheDatabase(sql`select app.confirm_account(${maker}, app.now(), 'transfer', 'HDFC01', 'Maya')`),
    ).rejects.toMatchObject({ cause: { message: expect.stringContaining('another person') } });
    await expect(
      inTheDatabase(sql`update payout_accounts set confirmed_at = app.now() where user_id = ${maker}`),
    ).rejects.toMatchObject({ cause: { message: expect.stringContaining('permission denied') } });
    await asOwner('delete from payout_accounts where user_id = $1', [maker]);
  });

  it('counts as confirmed after an update where money arrived at it before', async () => {
    await confirmAccounts(asOwner);
    const { items } = await exported();
    await as(maker).payouts.markPaid({ id: items[0]?.id ?? '', reference: 'HDFCN52026112500000002' });
    await asOwner('update payout_accounts set confirmed_at = null, confirmed_how = null');
    await migrateAgain('_confirmed-accounts.sql');
    const shown = async (person: string) => (await as(maker).payees.get({ user_id: person })).account;
    expect(await shown(asha)).toMatchObject({ confirmed_how: 'earlier-payout' });
    expect(await shown(ravi)).toMatchObject({ confirmed_how: null });
    expect(
      await asOwner(
        'select affiliate_id, is_account_confirmed as it from affiliate_registrations where user_id in ($1, $2) order by 1',
        [asha, ravi],
      ),
    ).toEqual([
      { affiliate_id: 'KRY-ASHA1', it: true },
      { affiliate_id: 'KRY-RAVI1', it: false },
    ]);
  });
});

describe('the bank’s answers', () => {
  beforeEach(async () => {
    await credit('KRY-ASHA1', 90_050);
    await credit('KRY-RAVI1', 70_000);
  });

  it('settle the batch, and the month is paid', async () => {
    const { id, items } = await exported();
    const [first, second] = items.map((payout) => payout.id) as [string, string];
    const paid = await as(maker).payouts.markPaid({
      id: first,
      reference: 'utr00001',
      paid_on: '2026-11-12',
    });
    expect(paid).toMatchObject({
      state: 'paid',
      reference: 'UTR00001',
      paid_on: '2026-11-12',
      balance_after: 0,
    });
    expect(await as(maker).payouts.markPaid({ id: first, reference: 'UTR00001' })).toEqual(paid);
    expect(await monthState()).toBe('closed');
    await as(maker).payouts.markPaid({ id: second, reference: 'UTR00002' });
    expect(await as(maker).payouts.getBatch({ id })).toMatchObject({
      state: 'settled',
      paid: { transfers: 2, amount: 160_050 },
    });
    expect(await monthState()).toBe('paid');
  });

  it.each([
    [
      'another reference',
      (first: string) => as(maker).payouts.markPaid({ id: first, reference: 'UTR00009' }),
      409,
    ],
    [
      'a reference of another transfer',
      (_: string, second: string) => as(maker).payouts.markPaid({ id: second, reference: 'UTR00001' }),
      409,
    ],
    [
      'a day to come',
      (_: string, second: string) =>
        as(maker).payouts.markPaid({ id: second, reference: 'UTR00002', paid_on: '2099-01-01' }),
      422,
    ],
    [
      'no reference',
      (_: string, second: string) => as(maker).payouts.markPaid({ id: second, reference: '-' }),
      422,
    ],
  ])('refuses %s', async (_, call, status) => {
    const { items } = await exported();
    const [first, second] = items.map((payout) => payout.id) as [string, string];
    await as(maker).payouts.markPaid({ id: first, reference: 'UTR00001' });
    await expect(call(first, second)).rejects.toMatchObject({ status });
  });

  it('return money of a failed transfer to the balance, once, and tell the person', async () => {
    const { id, items } = await exported();
    const [first, second] = items.map((payout) => payout.id) as [string, string];
    const reason = 'account closed';
    const failed = await as(maker).payouts.markFailed({ id: first, reason });
    expect(failed).toMatchObject({ state: 'failed', failure: reason, balance_after: 90_050 });
    expect(await as(approver).payouts.markFailed({ id: first, reason: 'again said' })).toEqual(failed);
    expect(await balanceOf('KRY-ASHA1')).toBe(90_050);
    const [letter] = await vi.waitUntil(async () => {
      const letters = await asOwner<{ text: string }>(
        `select text from mails where user_id = $1 and kind = 'payout.failed' and status = 'sent'`,
        [asha],
      );
      return letters.length > 0 && letters;
    }, 10_000);
    expect(letter?.text).toContain('The bank returned ₹900.50');
    await as(maker).payouts.markPaid({ id: second, reference: 'UTR00002' });
    expect(await as(maker).payouts.getBatch({ id })).toMatchObject({
      state: 'settled',
      failed: { transfers: 1 },
    });
    expect((await as(maker).payouts.candidates({})).items).toMatchObject([
      { affiliate_id: 'KRY-ASHA1', amount: 90_050, block: 'returned', last_failure: reason },
    ]);
  });

  describe('that came back', () => {
    const account = { account_number: '50100123456789', ifsc: 'HDFC0001234', holder_name: 'Asha Rao' };
    const nobody = { data: { rule: 'payout.nobody-to-pay' } };
    /** Asha's transfer came back; Ravi's arrived. */
    async function cameBack(): Promise<void> {
      const { items } = await exported();
      const [first, second] = items.map((payout) => payout.id) as [string, string];
      await as(maker).payouts.markFailed({ id: first, reason: 'account closed' });
      await as(maker).payouts.markPaid({ id: second, reference: 'UTR00002' });
    }

    // spec beyond-administrators: An account from which a transfer came back is paid again only once it was given anew or cleared
    it('are not drafted again to the same account, and the person reads why', async () => {
      await cameBack();
      await expect(as(maker).payouts.createBatch()).rejects.toMatchObject(nobody);
      expect(await as(asha).payouts.myBalance()).toMatchObject({ payable: 90_050, block: 'returned' });
      expect(await as(maker).payouts.totals()).toEqual({
        to_pay: { people: 0, amount: 0 },
        carried: [{ block: 'returned', people: 1, amount: 90_050 }],
        to_remind: 0,
      });
      expect(await monthState()).toBe('paid');
    });

    it('are paid once an account was given anew', async () => {
      await cameBack();
      await asOwner('delete from auth.rate_limits');
      await as(asha).payees.setAccount(account);
      expect((await as(maker).payouts.candidates({})).items).toMatchObject([
        { block: 'account-unconfirmed', account_held_until: expect.any(String) },
      ]);
      await letTheHoldEnd();
      expect(await as(maker).payouts.createBatch()).toMatchObject({ transfers: 1, amount: 90_050 });
    });

    it('are paid once an administrator cleared the account, with the reason in the trail', async () => {
      await cameBack();
      const clear = { user_id: asha, reason: 'the bank had a fault that day' };
      await expect(as(stranger).payouts.clearReturn(clear)).rejects.toMatchObject({ status: 403 });
      expect(await as(approver).payouts.clearReturn(clear)).toEqual({ cleared: true });
      expect(await as(approver).payouts.clearReturn(clear)).toEqual({ cleared: false });
      const trail = await asOwner<{ actor_id: string; reason: string }>(
        `select actor_id, reason from audit_log where action = 'payouts.clearReturn' and subject_id = $1`,
        [asha],
      );
      expect(trail).toEqual([{ actor_id: approver, reason: clear.reason }]);
      expect(await as(maker).payouts.createBatch()).toMatchObject({ transfers: 1, amount: 90_050 });
    });

    it('hold nothing when the account had been replaced before they came back', async () => {
      const { items } = await exported();
      await asOwner('delete from auth.rate_limits');
      await as(asha).payees.setAccount({ ...account, account_number: '50100987654321' });
      await as(maker).payouts.markFailed({ id: items[0]?.id ?? '', reason: 'account closed' });
      await letTheHoldEnd();
      expect(await as(maker).payouts.createBatch()).toMatchObject({ transfers: 1, amount: 90_050 });
    });

    it('stop a batch that would pay the same account again', async () => {
      const { items } = await exported();
      const [first, second] = items.map((payout) => payout.id) as [string, string];
      await as(maker).payouts.markPaid({ id: first, reference: 'UTR00001' });
      await as(maker).payouts.markPaid({ id: second, reference: 'UTR00002' });
      await credit('KRY-ASHA1', 60_000);
      const { id } = await as(maker).payouts.createBatch();
      await as(maker).payouts.markFailed({ id: first, reason: 'returned by the bank' });
      await expect(as(approver).payouts.approve({ id })).rejects.toMatchObject({
        data: { rule: 'payout.balances-changed' },
      });
    });

    it('hold the account when its keys are replaced', async () => {
      await cameBack();
      await test.services.database.asWorker((tx) =>
        tx.execute(sql`update payout_accounts set key_id = key_id, sealed = sealed where user_id = ${asha}`),
      );
      await expect(as(maker).payouts.createBatch()).rejects.toMatchObject(nobody);
    });
  });

  it('leave a transfer out of every later file, so that nobody is paid twice', async () => {
    const { id, items } = await exported();
    const [first, second] = items as [(typeof items)[0], (typeof items)[0]];
    await as(maker).payouts.markFailed({ id: first.id, reason: 'account closed' });
    const again = await as(maker).payouts.export({ id });
    expect(again.csv).not.toContain(first.code);
    expect(again.csv).toContain(second.code);
    await as(maker).payouts.markPaid({ id: second.id, reference: 'UTR00002' });
    await expect(as(maker).payouts.export({ id })).rejects.toMatchObject({
      data: { rule: 'payout.transition-not-allowed' },
    });
  });

  it('may come back days after a transfer was paid', async () => {
    const { items } = await exported();
    const [first] = items.map((payout) => payout.id) as [string];
    await as(maker).payouts.markPaid({ id: first, reference: 'UTR00001' });
    await as(maker).payouts.markFailed({ id: first, reason: 'returned by the bank' });
    expect(await balanceOf('KRY-ASHA1')).toBe(90_050);
    await expect(as(maker).payouts.markPaid({ id: first, reference: 'UTR00001' })).rejects.toMatchObject({
      status: 409,
    });
  });

  it('before the bank has the file are refused', async () => {
    const { id } = await as(maker).payouts.createBatch();
    const [transfer] = (await as(maker).payouts.listTransfers({ id })).items;
    const at = { id: transfer?.id ?? '' };
    const early = { data: { rule: 'payout.not-at-bank' } };
    await expect(as(maker).payouts.markPaid({ ...at, reference: 'UTR00001' })).rejects.toMatchObject(early);
    await expect(as(maker).payouts.markFailed({ ...at, reason: 'too early' })).rejects.toMatchObject(early);
    await expect(as(maker).payouts.export({ id })).rejects.toMatchObject({ status: 409 });
  });

  it('are read from a file, row by row, and again without harm', async () => {
    const { id, items } = await exported();
    const [first, second] = items.map(({ code }) => code) as [string, string];
    const file = (lines: string) => new File([`Code,UTR\n${lines}`], 'utr.csv', { type: 'text/csv' });
    const lines = `${first},utr00001\n${first},UTR00003\nKP99999999,UTR00004\n${second},?\n${second},\n${second},UTR00001`;
    expect(await as(maker).payouts.markPaidByFile({ id, file: file(lines) })).toEqual({
      paid: 1,
      failed: 0,
      repeated: 0,
      rejected: [
        { row: 3, code: first, problem: 'This stands in the file twice' },
        { row: 4, code: 'KP99999999', problem: 'This batch has no such transfer' },
        { row: 5, code: second, problem: 'The reference has 6 to 40 letters and digits' },
        { row: 7, code: second, problem: 'This stands in the file twice' },
      ],
    });
    const both = `${first},UTR00001\n${second},UTR00002`;
    expect(await as(maker).payouts.markPaidByFile({ id, file: file(both) })).toEqual({
      paid: 1,
      failed: 0,
      repeated: 1,
      rejected: [],
    });
    expect(await as(maker).payouts.getBatch({ id })).toMatchObject({ state: 'settled' });
    await expect(
      as(maker).payouts.markPaidByFile({ id, file: new File(['a,b\n1,2'], 'x.csv') }),
    ).rejects.toMatchObject({ data: { errors: [{ field: 'file' }] } });
  });
});

describe('the bank’s answer as a file', () => {
  beforeEach(async () => {
    await credit('KRY-ASHA1', 60_000);
    await credit('KRY-RAVI1', 70_000);
  });

  it('says what arrived on which day and what came back, also without headers', async () => {
    const { id, items } = await exported();
    const [first, second] = items.map(({ code }) => code) as [string, string];
    const give = (text: string) =>
      as(maker).payouts.markPaidByFile({ id, file: new File([text], 'answer.csv', { type: 'text/csv' }) });
    const later = `${first},UTR00021,Success,,31/12/2099`;
    const answer = await give(
      `Code,UTR,Status,Reason,Value date\n${later}\n${second},,Rejected,Account closed,\n${first},UTR00021,Paid,,05/11/2026`,
    );
    expect(answer).toEqual({
      paid: 1,
      failed: 1,
      repeated: 0,
      rejected: [{ row: 2, code: first, problem: 'This day has not come yet' }],
    });
    const { items: answered } = await as(maker).payouts.listTransfers({ id });
    expect(answered).toMatchObject([
      { state: 'paid', paid_on: '2026-11-05', reference: 'UTR00021' },
      { state: 'failed', failure: 'Account closed' },
    ]);
    expect(await as(maker).payouts.getBatch({ id })).toMatchObject({ state: 'settled' });
    const rupees = plainRupees(items[0]?.amount ?? 0);
    const enet = `${first},A,1,HDFC0000001,10,${rupees},20261105,UTR00021,E,\n${second},B,1,HDFC0000001,10,1.00,20261105,,R,Account closed`;
    expect(await give(enet)).toEqual({ paid: 0, failed: 0, repeated: 2, rejected: [] });
  });

  it('of another amount than the batch has is given back, whatever the layout', async () => {
    const { id, items } = await exported();
    const [first, second] = items;
    if (!first || !second) throw new Error('The batch has no two transfers');
    const give = (text: string) =>
      as(maker).payouts.markPaidByFile({ id, file: new File([text], 'answer.csv', { type: 'text/csv' }) });
    const more = plainRupees(first.amount + 1);
    const problem = expect.stringMatching(/^The bank paid ₹.* and the batch asked for ₹/);
    const rejected = (row: number) => ({
      paid: 0,
      failed: 0,
      repeated: 0,
      rejected: [{ row, code: first.code, problem }],
    });
    expect(await give(`Code,Amount,UTR\n${first.code},${more},UTR00031`)).toEqual(rejected(2));
    expect(await give(`${first.code},A,1,HDFC0000001,10,${more},20261105,UTR00031,E,`)).toEqual(rejected(1));
    expect(
      await give(`Code,Amount,UTR\n${second.code},"${plainRupees(second.amount)}",UTR00032`),
    ).toMatchObject({ paid: 1, rejected: [] });
  });

  it('fits the layout that was chosen for the file', async () => {
    const { id } = await exported();
    const { csv } = await as(maker).payouts.export({ id, layout: 'hdfc-enet' });
    expect(Papa.parse<string[]>(csv).data[0]).toHaveLength(7);
  });
});

describe('an affiliate', () => {
  it('sees their balance, their transfers and their tax, and nobody else’s', async () => {
    const today = dateInIndia(new Date().toISOString());
    const year = financialYear(today);
    await credit('KRY-ASHA1', 2_400_000);
    await asOwner(
      `insert into ledger_entries (kind, affiliate_id, month, posted_on, expense, payable)
        values ('late', 'KRY-ASHA1', '2026-10-01', '2026-11-10', 100000, -100000)`,
    );
    await asOwner(
      `insert into ledger_entries (kind, affiliate_id, month, posted_on, payable, tds, memo)
        values ('tax', 'KRY-ASHA1', '2026-10-01', $1, 50000, -50000, '393(1) Sl. 1(ii), 2 % of 25000.00')`,
      [today],
    );
    await credit('KRY-RAVI1', 70_000);
    expect(await as(asha).payouts.myBalance()).toMatchObject({
      payable: 2_450_000,
      held: 0,
      block: null,
      least_payout: 50_000,
      financial_year: year,
      credited_this_year: 2_500_000,
      late_this_year: 100_000,
      corrected_this_year: 0,
      tax_this_year: 50_000,
    });
    const { items } = await exported();
    expect((await as(asha).payouts.listMine({})).items).toMatchObject([
      { amount: 2_450_000, state: 'pending' },
    ]);
    expect(await as(asha).payouts.myBalance()).toMatchObject({ payable: 0, block: 'nothing-owed' });
    expect((await as(ravi).payouts.listMine({})).items.map(({ id }) => id)).toEqual([items[1]?.id]);
    expect(await as(asha).payouts.myTax({ financial_year: year })).toEqual({
      financial_year: year,
      credited: 2_500_000,
      deducted: 50_000,
      deductions: [
        {
          month: '2026-10',
          posted_on: today,
          amount: 50_000,
          rule: '393(1) Sl. 1(ii), 2 % of 25000.00',
        },
      ],
    });
    expect(
      await as(asha).payouts.myTax({ financial_year: financialYear(addMonths(today, -12)) }),
    ).toMatchObject({
      credited: 0,
      deductions: [],
    });
  });

  it('is told why they are not paid', async () => {
    await credit('KRY-ASHA1', 100);
    expect(await as(asha).payouts.myBalance()).toMatchObject({ payable: 100, block: 'below-minimum' });
    await credit('KRY-ASHA1', 90_000);
    await as(maker).payouts.createBatch();
    expect(await as(asha).payouts.myBalance()).toMatchObject({ on_its_way: 90_100, block: 'in-batch' });
  });

  it('sees what their bank is to answer', async () => {
    await credit('KRY-ASHA1', 90_000);
    await exported();
    expect(await as(asha).payouts.myBalance()).toMatchObject({ payable: 0, on_its_way: 0, at_bank: 90_000 });
  });

  it('is who asks; others are not found', async () => {
    await expect(as(stranger).payouts.myBalance()).rejects.toMatchObject({ status: 404 });
    await expect(as(stranger).payouts.listMine({})).rejects.toMatchObject({ status: 404 });
    await expect(as(null).payouts.myTax({ financial_year: '2026-27' })).rejects.toMatchObject({
      status: 401,
    });
  });
});

describe('who may', () => {
  const NOBODY = '01900000-0000-7000-8000-000000000000';

  it('administrators only; others not even look', async () => {
    const forbidden = { status: 403 };
    await expect(as(asha).payouts.candidates({})).rejects.toMatchObject(forbidden);
    await expect(as(asha).payouts.totals()).rejects.toMatchObject(forbidden);
    await expect(as(asha).payouts.createBatch()).rejects.toMatchObject(forbidden);
    await expect(as(asha).payouts.export({ id: NOBODY })).rejects.toMatchObject(forbidden);
    await expect(as(asha).payouts.markPaid({ id: NOBODY, reference: 'UTR00001' })).rejects.toMatchObject(
      forbidden,
    );
  });

  it('what does not exist is not found', async () => {
    const missing = { status: 404 };
    await expect(as(maker).payouts.getBatch({ id: NOBODY })).rejects.toMatchObject(missing);
    await expect(as(maker).payouts.approve({ id: NOBODY })).rejects.toMatchObject(missing);
    await expect(as(maker).payouts.markFailed({ id: NOBODY, reason: 'no such' })).rejects.toMatchObject(
      missing,
    );
    await expect(as(maker).payouts.createBatch()).rejects.toMatchObject({
      data: { rule: 'payout.nobody-to-pay' },
    });
  });
});
