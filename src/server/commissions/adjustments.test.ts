import { beforeAll, describe, expect, it } from 'vitest';
import { grantAdmin } from '../../../tests/support/granted-admin.ts';
import { UNKNOWN_ID } from '../../../tests/support/leads.ts';
import { arrangeMonths } from '../../../tests/support/months.ts';
import { pdfLines } from '../../../tests/support/pdf-text.ts';
import { startServices } from '../../../tests/support/services.ts';
import { proveLedger } from '../ledger/ledger-proof.ts';
import { closeMonth } from './months/close.ts';

const test = await startServices({ runsJobs: false });
const { as, addPerson, asOwner, database, urls } = test;
const arranged = await arrangeMonths(test);
const april = '2025-04';
const may = '2025-05';
const inMay = '2025-05-20T10:00:00+05:30';

let admin: string;
let second: string;
let anita: string;
const close = (month: string) =>
  closeMonth({ urls, month, now: '2025-12-15T12:00:00+05:30', requestedBy: null });

/** A has ₹320 of ₹40,000 in April (E1a), of a base of ₹3,200; B is pending and has ₹800 held. Breakage: ₹800 and ₹2,000. */
beforeAll(async () => {
  admin = await addPerson('Anand Admin', ['admin']);
  second = await addPerson('Sunita Second', ['admin']);
  anita = await addPerson('Anita Affiliate');
  await arranged.affiliate('KRY-AAAA2');
  await arranged.affiliate('KRY-BBBB2', null, { status: 'pending' });
  await asOwner(`update affiliate_registrations set user_id = $1 where affiliate_id = 'KRY-AAAA2'`, [anita]);
  await arranged.paid('KRY-AAAA2', april, 0.4, '2025-04-05T10:00:00+05:30');
  await arranged.paid('KRY-BBBB2', april, 1, '2025-04-05T10:00:00+05:30');
  await arranged.affiliate('KRY-LATE2', null, { joined: '2025-06-15' });
  await close(april);
});

type Wanted = Parameters<ReturnType<typeof as>['adjustments']['propose']>[0];
const propose = (own: Partial<Wanted> = {}) =>
  as(admin).adjustments.propose({
    affiliate_id: 'KRY-AAAA2',
    origin_month: april,
    amount: 10_000,
    reason: 'The sponsor was entered wrongly',
    ...own,
  });
const approve = (id: string) => as(second).adjustments.approve({ id });
const withdraw = (id: string) => as(second).adjustments.withdraw({ id, reason: 'Settled otherwise' });
/** As if it had been approved then; the product stamps the present. */
const dated = (id: string, at: string) =>
  asOwner('update commission_adjustments set approved_at = $2 where id = $1', [id, at]);
const rule = (name: string) => ({ data: { rule: name } });

describe('agreeing on an amount', () => {
  it('is nothing for whom the proposer made an administrator within thirty days', async () => {
    const puppet = await addPerson('Prem Puppet');
    await grantAdmin(test, admin, puppet);
    const { id } = await propose();
    await expect(as(puppet).adjustments.approve({ id })).rejects.toMatchObject({
      data: {
        rule: 'approval.not-a-second-person',
        facts: { granter: 'Anand Admin', grantee: 'Prem Puppet' },
      },
    });
    await withdraw(id);
    await asOwner('delete from user_roles where user_id = $1', [puppet]);
  });

  // spec beyond-administrators: Adjustments: proposed by one administrator, approved by another, withdrawn before they are posted
  it('needs another administrator, once, and is written down', async () => {
    const { id } = await propose();
    await expect(as(admin).adjustments.approve({ id })).rejects.toMatchObject(rule('adjustment.own'));
    expect(await approve(id)).toMatchObject({
      state: 'approved',
      proposed_by: 'Anand Admin',
      approved_by: 'Sunita Second',
    });
    await approve(id);
    expect(await withdraw(id)).toMatchObject({ state: 'withdrawn' });
    await withdraw(id);
    await expect(approve(id)).rejects.toMatchObject(rule('adjustment.transition-not-allowed'));
    const rows = await asOwner<{ action: string; reason: string | null }>(
      `select action, reason from audit_log where subject_id = $1 order by id`,
      [id],
    );
    expect(rows.map(({ action, reason }) => [action, reason])).toEqual([
      ['adjustments.propose', 'The sponsor was entered wrongly'],
      ['adjustments.approve', null],
      ['adjustments.withdraw', 'Settled otherwise'],
    ]);
  });

  it('happens once however often it is sent', async () => {
    const send = () =>
      as(admin, { idempotencyKey: 'one-adjustment' }).adjustments.propose({
        affiliate_id: 'KRY-AAAA2',
        origin_month: april,
        amount: 500,
        reason: 'Clicked twice',
      });
    const [one, again] = [await send(), await send()];
    expect(again.id).toBe(one.id);
    await withdraw(one.id);
  });

  // spec beyond-administrators: Adjustments: proposed by one administrator, approved by another, withdrawn before they are posted … never more than a month’s rents left, never back more than was paid
  it('gives no more than nobody earned of that month, all adjustments together, and takes back no more than was paid', async () => {
    await expect(propose({ amount: 280_001 })).rejects.toMatchObject(rule('adjustment.above-unearned'));
    const { id } = await propose({ amount: 280_000 });
    await expect(propose({ amount: 1, affiliate_id: 'KRY-BBBB2' })).rejects.toMatchObject(
      rule('adjustment.above-unearned'),
    );
    await withdraw(id);
    await expect(propose({ amount: -32_001 })).rejects.toMatchObject(rule('adjustment.above-paid'));
    const back = await propose({ amount: -32_000 });
    await expect(propose({ amount: -1 })).rejects.toMatchObject(rule('adjustment.above-paid'));
    await withdraw(back.id);
  });

  it('is for a closed month in which the affiliate stood, and never nothing', async () => {
    await expect(propose({ origin_month: may })).rejects.toMatchObject(rule('adjustment.month-not-closed'));
    await expect(propose({ affiliate_id: 'KRY-LATE2' })).rejects.toMatchObject(
      rule('adjustment.not-in-tree'),
    );
    await expect(propose({ amount: 0 })).rejects.toMatchObject({ status: 422 });
    await expect(propose({ reason: ' ' })).rejects.toMatchObject({ status: 422 });
    await expect(approve(UNKNOWN_ID)).rejects.toMatchObject({ status: 404 });
  });

  it('is administrators’ work alone', async () => {
    const { id } = await propose({ amount: 100 });
    for (const person of [anita, null]) {
      const status = person ? 403 : 401;
      await expect(as(person).adjustments.list({})).rejects.toMatchObject({ status });
      await expect(as(person).adjustments.approve({ id })).rejects.toMatchObject({ status });
    }
    await withdraw(id);
  });
});

describe('the close of an open month', () => {
  let given: string;

  it('posts what was approved before its cut-off, to active affiliates', async () => {
    given = (await propose({ amount: 25_000 })).id;
    const [taken, waits, late] = [
      (await propose({ amount: -5_000, reason: 'Counted twice' })).id,
      (await propose({ amount: 7_000, affiliate_id: 'KRY-BBBB2' })).id,
      (await propose({ amount: 300 })).id,
    ];
    await propose({ amount: 900, reason: 'Nobody agreed' });
    for (const id of [given, taken, waits, late]) await approve(id);
    for (const id of [given, taken, waits]) await dated(id, inMay);
    await dated(late, '2025-06-10T00:00:00+05:30');
    const preview = await as(admin).months.preview({ month: may });
    expect(preview.adjusted).toBe(20_000);
    await close(may);
    const rows = await asOwner(
      `select id, to_char(posted_month, 'YYYY-MM') as month from commission_adjustments where state = 'posted'`,
    );
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(expect.arrayContaining([given, taken].map((id) => ({ id, month: may }))));
    const entries = await asOwner(
      `select affiliate_id, expense::int, payable::int, held::int from ledger_entries where kind = 'adjustment'`,
    );
    expect(entries).toEqual([{ affiliate_id: 'KRY-AAAA2', expense: 20_000, payable: -20_000, held: 0 }]);
  });

  // spec beyond-administrators: Adjustments: proposed by one administrator, approved by another, withdrawn before they are posted … posted by the close of an open month, in double entry, and recomputed by verification
  it('keeps the books agreed with themselves, and recomputes to the same', async () => {
    const [sum] = await asOwner(
      'select (sum(expense) + sum(payable) + sum(held) + sum(tds) + sum(bank))::int as total from ledger_entries',
    );
    expect(sum).toEqual({ total: 0 });
    const proof = await database.asWorker((tx) => proveLedger(tx, 'command'));
    expect(proof.differences).toEqual([]);
    expect(await as(admin).months.verify({ month: may })).toMatchObject({ is_same: true, differing: [] });
  });

  // spec beyond-administrators: Adjustments: proposed by one administrator, approved by another, withdrawn before they are posted … in the statement with their reason, as PDF and CSV
  it('says in the statement, on the screen and in both files, what and why', async () => {
    const statement = await as(anita).commissions.statementMine({ month: may });
    expect(statement.postings).toEqual([{ kind: 'adjustment', payable: 20_000, held: 0, tax: 0 }]);
    expect(statement.adjustments).toEqual([
      { origin_month: april, amount: 25_000, reason: 'The sponsor was entered wrongly' },
      { origin_month: april, amount: -5_000, reason: 'Counted twice' },
    ]);
    const file = (format: 'pdf' | 'csv') => as(anita).commissions.statementFile({ month: may, format });
    const csv = await (await file('csv')).text();
    expect(csv).toContain('Counted twice,,,adjustment,2025-04,,,,,,-50.00,payable');
    const pdf = (await pdfLines(new Uint8Array(await (await file('pdf')).arrayBuffer()))).join('\n');
    expect(pdf).toContain('Adjustments by Kiraya');
    expect(pdf).toContain('Counted twice');
  });

  // spec beyond-administrators: Adjustments: proposed by one administrator, approved by another, withdrawn before they are posted … taken back by their opposite
  it('leaves what is posted as it is; its opposite takes it back', async () => {
    await expect(withdraw(given)).rejects.toMatchObject(rule('adjustment.transition-not-allowed'));
    const opposite = await propose({ amount: -25_000, reason: 'It was right before' });
    await approve(opposite.id);
    await dated(opposite.id, '2025-06-20T10:00:00+05:30');
    await close('2025-06');
    const [balance] = await asOwner(
      `select -payable::int as owed from affiliate_balances where affiliate_id = 'KRY-AAAA2'`,
    );
    // ₹320 of April, less ₹50, ₹3 that came after May's cut-off, and ₹250 given and taken back.
    expect(balance).toEqual({ owed: 32_000 - 5_000 + 300 });
  });

  it('shows all of them to administrators, those that wait by themselves', async () => {
    const { items, total } = await as(second).adjustments.list({ show: 'waiting' });
    expect(items.map(({ state, amount }) => [state, amount])).toEqual([
      ['proposed', 900],
      ['approved', 7_000],
    ]);
    expect(total).toBe(2);
    const first = await as(second).adjustments.list({ limit: 3 });
    const next = await as(second).adjustments.list({ limit: 3, cursor: first.next_cursor ?? '' });
    expect(next.items[0]?.id).not.toBe(first.items[2]?.id);
  });
});
