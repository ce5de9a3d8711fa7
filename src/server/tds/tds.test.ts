import Papa from 'papaparse';
import { beforeAll, expect, it } from 'vitest';
import { UNKNOWN_ID } from '../../../tests/support/leads.ts';
import { monthsAgo } from '../../../tests/support/managed-rentals.ts';
import { startServices } from '../../../tests/support/services.ts';
import { financialYearStart } from '../../domain/commission/tds.ts';
import { tdsDueOn, tdsQuarterOf } from '../../domain/commission/tds-duties.ts';
import { addDays, firstDayOf } from '../../domain/dates.ts';
import { noOperator } from '../../domain/gst.ts';
import { proveLedger } from '../ledger/ledger-proof.ts';

const { as, addPerson, asOwner, services } = await startServices({ runsJobs: false });
/** The month whose tax is open, and its quarter. */
const month = monthsAgo(2);
const quarter = tdsQuarterOf(month);
const firstOfYear = financialYearStart(firstDayOf(month));
let admin: string;
let other: string;
let anita: string;

beforeAll(async () => {
  admin = await addPerson('Anil Admin', ['admin']);
  other = await addPerson('Bela Admin', ['admin']);
  anita = await addPerson('Anita Rao');
  await as(anita).payees.setPan({ pan: 'ABCPE1234F' });
  await asOwner(
    `insert into affiliate_registrations (affiliate_id, user_id, full_name) values ('KRY-AAAA2', $1, 'Anita Rao'), ('KRY-BBBB2', null, 'Bharat Rao')`,
    [anita],
  );
  await asOwner(
    `insert into ledger_entries (kind, affiliate_id, month, posted_on, expense, payable, tds, memo)
     select k.kind, a.code, $1::date, $2::date, k.expense, k.payable, k.tds, k.memo
       from (values ('KRY-AAAA2', 1), ('KRY-BBBB2', 2)) a (code, n),
         lateral (values ('adjustment', 5000000 * n, -5000000 * n, 0, null), ('tax', 0, 100000 * n, -100000 * n, '194H, 2%')) k (kind, expense, payable, tds, memo)`,
    [firstDayOf(month), `${month}-10`],
  );
});

const challan = (own: object = {}) => ({
  month,
  bsr_code: '0510308',
  deposited_on: addDays(firstDayOf(month), 20),
  serial: '00417',
  amount: 100_000,
  paid_from: 'collection' as const,
  ...own,
});
const books = () =>
  asOwner<{ account: string; sum: number }>(
    `select l.account, sum(l.amount)::int as sum from journal_lines l join journal_entries e on e.id = l.entry_id
      where e.source_type = 'tds_challan' group by 1 order by 1`,
  );

it('says what is to be deposited by when, and puts it on the inbox', async () => {
  const { months, has_tan, quarters } = await as(admin).tds.overview();
  const due_on = tdsDueOn(month);
  expect(months).toEqual([
    { month, deducted: 300_000, deposited: 0, open: 300_000, due_on, is_late: services.today() > due_on },
  ]);
  expect(has_tan).toBe(false);
  expect(quarters.map((shown) => shown.quarter)).toContain(quarter);
  expect((await as(admin).inbox.list()).items[0]).toMatchObject({
    kind: 'tds-to-deposit',
    count: 1,
    amount: 300_000,
    is_late: services.today() > due_on,
  });
});

it.each([
  ['bsr_code', { bsr_code: '510308' }],
  ['serial', { serial: '417' }],
  ['amount', { amount: 150 }],
  ['month', { month: '2026-13' }],
])('refuses a wrong %s: %o', async (field, own) => {
  await expect(as(admin).tds.recordChallan(challan(own))).rejects.toMatchObject({
    data: { errors: [{ field }] },
  });
});

it.each([
  ['tds.over-deposited', { amount: 300_100 }],
  ['tds.in-future', { deposited_on: addDays(services.today(), 1) }],
  ['tds.before-month', { deposited_on: addDays(firstDayOf(month), -1) }],
])('refuses by rule: %s', async (rule, own) => {
  await expect(as(admin).tds.recordChallan(challan(own))).rejects.toMatchObject({ data: { rule } });
});

it('records a challan once, and posts it from the bank', async () => {
  const { months, challans } = await as(admin).tds.recordChallan(challan());
  expect(months[0]).toMatchObject({ deposited: 100_000, open: 200_000 });
  expect(challans).toMatchObject([{ serial: '00417', state: 'recorded', recorded_by: 'Anil Admin' }]);
  expect(await books()).toEqual([
    { account: 'commission_tds', sum: 100_000 },
    { account: 'operator_bank', sum: -100_000 },
  ]);
  await expect(as(admin).tds.recordChallan(challan())).rejects.toMatchObject({
    data: { rule: 'tds.challan-twice' },
  });
});

it('withdraws a wrong challan by two administrators, and takes the right one', async () => {
  const [{ id } = { id: '' }] = (await as(admin).tds.overview()).challans;
  const asked = await as(admin).tds.requestWithdrawal({ id, reason: 'The serial is of another challan' });
  expect(asked.challans[0]).toMatchObject({ state: 'waiting', is_own: true, asked_by: 'Anil Admin' });
  expect((await as(other).inbox.list()).items.map(({ kind }) => kind)).toContain('challans-to-withdraw');
  await expect(as(admin).tds.approveWithdrawal({ id })).rejects.toMatchObject({
    data: { rule: 'tds.own-withdrawal' },
  });
  const declined = await as(other).tds.declineWithdrawal({ id });
  expect(declined.challans[0]).toMatchObject({ state: 'recorded', reason: null });
  await as(admin).tds.requestWithdrawal({ id, reason: 'The serial is of another challan' });
  const { challans, months } = await as(other).tds.approveWithdrawal({ id });
  expect(challans[0]).toMatchObject({ state: 'withdrawn' });
  expect(months[0]).toMatchObject({ deposited: 0 });
  expect(await books()).toMatchObject([{ sum: 0 }, { sum: 0 }]);
  await expect(as(other).tds.approveWithdrawal({ id })).rejects.toMatchObject({
    data: { rule: 'tds.challan-changed' },
  });
  await as(admin).tds.recordChallan(challan({ serial: '00418', amount: 300_000, paid_from: 'payouts' }));
  expect(await books()).toEqual([
    { account: 'commission_bank', sum: -300_000 },
    { account: 'commission_tds', sum: 300_000 },
    { account: 'operator_bank', sum: 0 },
  ]);
  const { found } = await services.database.asWorker((tx) => proveLedger(tx, 'command'));
  expect([...found.keys()]).not.toContain('control-differs');
  expect((await as(admin).inbox.list()).items.map(({ kind }) => kind)).not.toContain('tds-to-deposit');
  await expect(as(admin).tds.approveWithdrawal({ id: UNKNOWN_ID })).rejects.toMatchObject({ status: 404 });
});

it('is entered by a maker, approved by a checker and read by a viewer', async () => {
  const maker = await addPerson('Mohan Maker', ['finance_maker']);
  const checker = await addPerson('Charu Checker', ['finance_checker']);
  const viewer = await addPerson('Vimala Viewer', ['viewer']);
  const [{ id } = { id: '' }] = (await as(viewer).tds.overview()).challans.filter(
    ({ state }) => state === 'recorded',
  );
  expect((await as(viewer).tds.payees({ quarter })).items).toHaveLength(2);
  for (const person of [viewer, checker]) {
    await expect(as(person).tds.requestWithdrawal({ id, reason: 'A wrong day' })).rejects.toMatchObject({
      status: 403,
    });
  }
  await as(maker).tds.requestWithdrawal({ id, reason: 'A wrong day' });
  await expect(as(maker).tds.approveWithdrawal({ id })).rejects.toMatchObject({ status: 403 });
  await as(checker).tds.approveWithdrawal({ id });
  for (const [field, wrong] of [
    ['interest', -100],
    ['late_fee', 150],
  ] as const) {
    await expect(
      as(maker).tds.recordChallan(challan({ serial: '00419', amount: 300_000, [field]: wrong })),
    ).rejects.toMatchObject({ data: { errors: [{ field }] } });
  }
  const before = await books();
  const { challans } = await as(maker).tds.recordChallan(
    challan({ serial: '00419', amount: 300_000, interest: 9_000, late_fee: 40_000 }),
  );
  // Interest and fee are a cost of their own: what is payable is lower by the tax alone.
  const sumIn = (rows: Awaited<ReturnType<typeof books>>, account: string) =>
    rows.find((row) => row.account === account)?.sum ?? 0;
  const after = await books();
  const moved = (account: string) => sumIn(after, account) - sumIn(before, account);
  expect(moved('commission_tds')).toBe(300_000);
  expect(moved('tds_interest')).toBe(9_000);
  expect(moved('tds_late_fee')).toBe(40_000);
  expect(moved('operator_bank')).toBe(-349_000);
  expect((await as(maker).tds.overview()).months[0]).toMatchObject({ deposited: 300_000, open: 0 });
  expect(challans).toContainEqual(
    expect.objectContaining({
      serial: '00419',
      recorded_by: 'Mohan Maker',
      state: 'recorded',
      interest: 9_000,
      late_fee: 40_000,
    }),
  );
});

it('lists whom tax was deducted from, page by page', async () => {
  const first = await as(admin).tds.payees({ quarter, limit: 1 });
  expect(first.items).toEqual([
    {
      affiliate_id: 'KRY-AAAA2',
      name: 'Anita Rao',
      pan: expect.stringMatching(/234F$/),
      credited: 5_000_000,
      deducted: 100_000,
    },
  ]);
  const next = await as(admin).tds.payees({ quarter, limit: 1, cursor: first.next_cursor ?? '' });
  expect(next).toMatchObject({ items: [{ affiliate_id: 'KRY-BBBB2', pan: null }], next_cursor: null });
});

it('makes a quarter’s file whose sums are those of the books, with whole PANs and a row in the trail', async () => {
  const made = await as(admin).tds.statementFile({ quarter });
  expect(made).toMatchObject({ payees: 2, without_pan: 1, deducted: 300_000, deposited: 300_000 });
  const { data } = Papa.parse<Record<string, string>>(made.csv.replace(/^\ufeff/, ''), { header: true });
  const of = (record: string) => data.filter((row) => row.Record === record);
  expect(of('Payee').map(({ PAN, Deducted }) => [PAN, Deducted])).toEqual([
    ['ABCPE1234F', '1000.00'],
    ['PANNOTAVBL', '2000.00'],
  ]);
  expect(of('Challan')).toMatchObject([
    { Serial: '00419', Deposited: '3000.00', Interest: '90.00', 'Late fee': '400.00' },
  ]);
  expect(of('Total')).toMatchObject([{ Deposited: '3000.00', Interest: '90.00', 'Late fee': '400.00' }]);
  expect(of('Total')).toMatchObject([{ Deducted: '3000.00', Deposited: '3000.00' }]);
  expect(await asOwner(`select people, subject_id from audit_log where action = 'tds.reveal-pans'`)).toEqual([
    { people: [anita], subject_id: quarter },
  ]);
});

it('says what the tax of a month is of, and on which day it was deducted', async () => {
  // In the month before, below the threshold: no tax. A transfer of the month comes after its tax.
  await asOwner(
    `insert into affiliate_registrations (affiliate_id, full_name) values ('KRY-CCCC2', 'Charu Rao')`,
  );
  await asOwner(
    `insert into ledger_entries (kind, affiliate_id, month, posted_on, expense, payable, tds, bank, memo)
     select kind, 'KRY-CCCC2', $1::date, posted_on::date, expense, payable, tds, bank, memo
       from (values ('adjustment', $2, 1500000, -1500000, 0, 0, null), ('adjustment', $3, 1000000, -1000000, 0, 0, null),
         ('tax', $3, 0, 50000, -50000, 0, '194H, 2%'), ('payout', $4, 0, 2450000, 0, -2450000, null)) k (kind, posted_on, expense, payable, tds, bank, memo)`,
    [firstDayOf(month), firstOfYear, `${month}-10`, `${month}-12`],
  );
  const { csv } = await as(admin).tds.statementFile({ quarter });
  const { data } = Papa.parse<Record<string, string>>(csv.replace(/^\ufeff/, ''), { header: true });
  const sameMonth = firstOfYear.startsWith(month);
  expect(data.find(({ Code }) => Code === 'KRY-CCCC2')).toMatchObject({
    Date: `${month}-10`,
    Credited: sameMonth ? '25000.00' : '10000.00',
    'Taxed amount': '25000.00',
    Deducted: '500.00',
  });
});

it('certifies to the payee and to administrators, once Settings name the deductor', async () => {
  const asked = { quarter, format: 'pdf', language: 'en' } as const;
  await expect(as(anita).tds.certificateMine(asked)).rejects.toMatchObject({ data: { rule: 'tds.no-tan' } });
  const { version } = (await as(admin).settings.get()).operator;
  const value = { ...noOperator, legal_name: 'Kiraya Homes Private Limited', tan: 'PNEK12345B' };
  await as(admin).settings.update({ section: 'operator', value, version });
  const file = await as(anita).tds.certificateMine(asked);
  expect(await file.slice(0, 5).text()).toBe('%PDF-');
  const csv = await (
    await as(admin).tds.certificate({ ...asked, format: 'csv', affiliate_id: 'KRY-AAAA2' })
  ).text();
  expect(csv).toContain('50000.00,50000.00,1000.00,"194H, 2%"');
  expect(csv).toContain('0510308');
  await expect(as(admin).tds.certificate({ ...asked, affiliate_id: 'KRY-ZZZZ2' })).rejects.toMatchObject({
    status: 404,
  });
});

it('is the business of administrators alone, but for one’s own certificate', async () => {
  const stranger = await addPerson('Sam Stranger');
  await expect(
    as(stranger).tds.certificateMine({ quarter, format: 'pdf', language: 'en' }),
  ).rejects.toMatchObject({ status: 404 });
  for (const call of [
    () => as(anita).tds.overview(),
    () => as(anita).tds.payees({ quarter }),
    () => as(anita).tds.recordChallan(challan()),
    () => as(anita).tds.statementFile({ quarter }),
    () => as(anita).tds.certificate({ affiliate_id: 'KRY-BBBB2', quarter, format: 'csv', language: 'en' }),
  ]) {
    await expect(call()).rejects.toMatchObject({ status: 403 });
  }
});

it('takes one challan for the tax of several months, each up to what is open of it', async () => {
  const [newer, older] = [monthsAgo(3), monthsAgo(4)];
  for (const [at, deducted] of [
    [newer, 60_000],
    [older, 40_000],
  ] as const) {
    await asOwner(
      `insert into ledger_entries (kind, affiliate_id, month, posted_on, expense, payable, tds, memo)
       values ('adjustment', 'KRY-AAAA2', $1, $2, 3000000, -3000000, 0, null), ('tax', 'KRY-AAAA2', $1, $2, 0, $3, -$3::bigint, '194H, 2%')`,
      [firstDayOf(at), `${at}-10`, deducted],
    );
  }
  const both = (own: object) => challan({ month: newer, serial: '00500', amount: 60_000, ...own });
  for (const [rule, further] of [
    ['tds.over-deposited', { month: older, amount: 40_100 }],
    ['tds.month-twice', { month: newer, amount: 100 }],
  ] as const) {
    await expect(as(admin).tds.recordChallan(both({ further: [further] }))).rejects.toMatchObject({
      data: { rule, field: 'further.0.amount' },
    });
  }
  const payable = async () => (await books()).find(({ account }) => account === 'commission_tds')?.sum ?? 0;
  const before = await payable();
  const { months, challans } = await as(admin).tds.recordChallan(
    both({ further: [{ month: older, amount: 30_000 }] }),
  );
  expect(months.find((one) => one.month === newer)).toMatchObject({ deposited: 60_000, open: 0 });
  expect(months.find((one) => one.month === older)).toMatchObject({ deposited: 30_000, open: 10_000 });
  const made = challans.find(({ serial }) => serial === '00500');
  expect(made).toMatchObject({ month: newer, amount: 90_000, further: [{ month: older, amount: 30_000 }] });
  expect((await payable()) - before).toBe(90_000);
  const { csv } = await as(admin).tds.statementFile({ quarter: tdsQuarterOf(older) });
  expect(csv).toMatch(/Challan,.*00500,,,,300\.00/);
  const id = made?.id ?? '';
  await as(admin).tds.requestWithdrawal({ id, reason: 'The months were mixed up' });
  const after = await as(other).tds.approveWithdrawal({ id });
  expect(after.months.find((one) => one.month === older)).toMatchObject({ deposited: 0, open: 40_000 });
  expect(await payable()).toBe(before);
});
