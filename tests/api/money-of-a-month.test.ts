/** One month's money from Mark Paid to the bank and back, through the API: at every step the sums agree and the proof passes. */
import { expect, it } from 'vitest';
import { addDays, dateInIndia, firstDayOf, instantInIndia, shiftMonth } from '../../src/domain/dates.ts';
import { cutOffOf, postingMonthAt } from '../../src/domain/months.ts';
import { countMonths } from '../../src/server/analytics/month-figures.ts';
import { runAdminCommand } from '../../src/server/app/admin-commands.ts';
import { closeMonth } from '../../src/server/commissions/months/close.ts';
import { proveTrail, wholeTrail } from '../support/audit-trail.ts';
import { arrangeMonths } from '../support/months.ts';
import { confirmAccounts } from '../support/payouts.ts';
import { startServices } from '../support/services.ts';

const test = await startServices({ runsJobs: false });
const { as, asOwner, addPerson, services, urls } = test;
const { affiliate, home } = await arrangeMonths(test);
const maker = await addPerson('Maya Maker', ['admin']);
const approver = await addPerson('Arun Approver', ['admin']);

/** The month whose payments were still taken into account, and the one that is open now. */
const open = postingMonthAt(new Date().toISOString());
const month = shiftMonth(open, -1);
const LAKH = 10_000_000;
const people = new Map<string, string>();
const homes = new Map<string, string>();
const meOf = (code: string) => as(people.get(code) ?? '');

async function join(code: string, sponsor: string | null, pan: string | null): Promise<void> {
  await affiliate(code, sponsor);
  const person = await addPerson(`Person ${code}`);
  people.set(code, person);
  await asOwner('update affiliate_registrations set user_id = $2 where affiliate_id = $1', [code, person]);
  await asOwner('update affiliate_profiles set user_id = $2 where affiliate_id = $1', [code, person]);
  if (pan) await as(person).payees.setPan({ pan });
  const account_number = `50100${code.charCodeAt(0)}123456`;
  await as(person).payees.setAccount({ account_number, ifsc: 'HDFC0000001', holder_name: `Person ${code}` });
  await confirmAccounts(asOwner);
}

/** A managed home of so many lakh a month, credited to that affiliate. */
async function manage(name: string, code: string, lakh: number): Promise<void> {
  const id = await home(code);
  homes.set(name, id);
  await asOwner(
    `insert into managed_property_details (id, application_id, property_name, owner_name, monthly_rent, lease_start_date, rvl_amount)
     select id, application_id, $2, 'Leela Landlord', $3, '2024-01-01', $3 from managed_properties where id = $1`,
    [id, name, lakh * LAKH],
  );
}

const markPaid = (name: string) => as(maker).rvl.markPaid({ id: homes.get(name) ?? '', month });

/** As if it had been marked in its own month. */
async function inTime(name: string): Promise<void> {
  const at = instantInIndia(addDays(firstDayOf(month), 4), 10);
  await asOwner('set session_replication_role = replica');
  await asOwner(
    'update managed_property_rvl_payments set marked_paid_at = $2 where managed_property_id = $1',
    [homes.get(name), at],
  );
  await asOwner(
    `update managed_property_rvl_changes set changed_at = $2 where payment_id in
       (select id from managed_property_rvl_payments where managed_property_id = $1)`,
    [homes.get(name), at],
  );
  await asOwner('set session_replication_role = origin');
}

/** In rupees, as each person sees their own. */
async function balances(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const code of people.keys()) found[code] = (await meOf(code).payouts.myBalance()).payable / 100;
  return found;
}

async function prove(): Promise<void> {
  const tools = { ...services, origin: 'https://kiraya.example' };
  expect(await runAdminCommand(tools, ['verify-ledger'])).toMatchObject({ ok: true });
}

/** Each line of the month is the step of its own explanation, and everybody's lines are what they earned. */
async function explains(of: string): Promise<void> {
  const { items } = await as(maker).commissions.lines({ month: of, limit: 100 });
  expect(items.length).toBeGreaterThan(0);
  for (const { affiliate_id, payment_id, amount, level } of items) {
    const { payment } = await as(maker).commissions.explain({ month: of, affiliate_id, payment_id });
    const step = payment?.steps.find((one) => one.affiliate_id === affiliate_id);
    expect(step).toMatchObject({ level, amount: Math.abs(amount), reason: null });
  }
  for (const code of people.keys()) {
    const { person } = await as(maker).commissions.explain({ month: of, affiliate_id: code });
    const own = items.filter((line) => line.affiliate_id === code && line.kind === 'regular');
    expect(person.earned + person.held).toBe(own.reduce((sum, { amount }) => sum + amount, 0));
    if (own.length === 0) expect(person.reason).not.toBeNull();
  }
}

/** Arranges a tree and its homes. */
async function arrange(): Promise<void> {
  await join('A', null, 'AAAPA1234A');
  await join('B', 'A', 'BBBPB1234B');
  await join('C', 'A', null);
  await manage('of A', 'A', 5);
  await manage('of B', 'B', 20);
  await manage('of C', 'C', 15);
  await manage('late of C', 'C', 1);
}

/** Mark Paid, and the preview knows what the close will pay. */
async function markAndPreview(): Promise<void> {
  for (const name of ['of A', 'of B', 'of C']) {
    await markPaid(name);
    await inTime(name);
  }
  const { totals } = await as(maker).months.preview({ month });
  expect(totals).toMatchObject({ payments: 3, rvl: 40 * LAKH, base: 32_000_000, paid: 8_000_000, held: 0 });
  await explains(month);
  await prove();
}

/** The close pays it and deducts tax from those above the threshold, more without PAN. */
async function close(): Promise<void> {
  await as(maker).months.close({ month });
  const handler = services.handlers.find(({ name }) => name === 'months.close');
  await handler?.handle({ month, requestedBy: maker }, services.jobs);
  const { items } = await as(maker).months.list();
  expect(items.find((one) => one.month === month)).toMatchObject({
    state: 'closed',
    totals: { paid: 8_000_000 },
  });
  // A 16,000, B 40,000 less 2 %, C 24,000 less 20 %.
  expect(await balances()).toEqual({ A: 16_000, B: 39_200, C: 19_200 });
  const year = (await meOf('B').payouts.myBalance()).financial_year;
  expect(await meOf('B').payouts.myTax({ financial_year: year })).toMatchObject({
    credited: 4_000_000,
    deducted: 80_000,
    deductions: [{ month, amount: 80_000 }],
  });
  await countMonths(services.database, new Date().toISOString(), 'hourly');
  const { by_month } = await as(maker).analytics.get({});
  expect(by_month.find((one) => one.month === month)).toMatchObject({
    fees: 32_000_000,
    commission: 8_000_000,
    left: 24_000_000,
  });
  await explains(month);
  await prove();
}

/** Two administrators pay those who gave their PAN; one transfer comes back. */
async function payOut(): Promise<void> {
  const { to_pay, carried } = await as(maker).payouts.totals();
  expect(to_pay).toEqual({ people: 2, amount: 5_520_000 });
  expect(carried).toEqual([{ block: 'no-pan', people: 1, amount: 1_920_000 }]);
  const { id } = await as(maker).payouts.createBatch();
  await as(approver).payouts.approve({ id });
  const { csv } = await as(approver).payouts.export({ id });
  expect(
    csv
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[4]),
  ).toEqual(['16000.00', '39200.00']);
  expect(await balances()).toEqual({ A: 0, B: 0, C: 19_200 });
  const { items } = await as(maker).payouts.listTransfers({ id });
  const [ofA, ofB] = items.map((transfer) => transfer.id) as [string, string];
  await as(maker).payouts.markFailed({ id: ofA, reason: 'account closed' });
  await as(maker).payouts.markPaid({ id: ofB, reference: 'HDFCN52026' });
  expect(await as(maker).payouts.getBatch({ id })).toMatchObject({ state: 'settled' });
  expect(await balances()).toEqual({ A: 16_000, B: 0, C: 19_200 });
  const { items: months } = await as(maker).months.list();
  expect(months.find((one) => one.month === month)?.state).toBe('paid');
  await prove();
}

/** A late payment and a reversal post in the open month, and what was paid is owed back. */
async function correct(): Promise<void> {
  await markPaid('late of C');
  const reason = 'the transfer of the rent bounced';
  await as(maker).rvl.backToPending({ id: homes.get('of B') ?? '', month, reason });
  await meOf('C').payees.setPan({ pan: 'CCCPC1234C' });
  const { items: corrections } = await as(maker).corrections.list({ month: open });
  expect(corrections.map(({ kind, amount }) => [kind, amount]).sort()).toEqual([
    ['late', 200_000],
    ['reversal', -4_000_000],
  ]);
  await explains(open);
  const now = instantInIndia(dateInIndia(cutOffOf(open)), 1);
  await closeMonth({ urls, month: open, now, requestedBy: maker });
  await explains(open);
  for (const closed of [month, open]) {
    expect(await as(maker).months.verify({ month: closed })).toMatchObject({ is_same: true, differing: [] });
  }
  // C: 1 L late at their 20 % of 8,000 = 1,600, A the 5 % above them = 400. B: their 40,000 taken back.
  const { A, B, C } = await balances();
  expect({ A, B }).toEqual({ A: 16_400, B: -40_000 });
  // The tax deducted without PAN is more than the year owes by now; in a new financial year nothing is due yet either.
  expect(C).toBe(20_800);
  const { items } = await as(maker).payouts.candidates({});
  expect(items.map(({ affiliate_id, block }) => [affiliate_id, block])).toEqual([
    ['A', 'returned'],
    ['C', null],
  ]);
  expect(await meOf('B').payouts.myBalance()).toMatchObject({ block: 'nothing-owed' });
  await prove();
}

/** Every rupee is accounted for. */
async function sumUp(): Promise<void> {
  const [sums] =
    await asOwner(`select sum(expense)::int as expense, sum(payable)::int as payable, sum(held)::int as held,
    sum(tds)::int as tds, sum(bank)::int as bank from ledger_entries`);
  // Commission 80,000 + 2,000 − 40,000 = owed −2,800 + tax 800 + 4,800 + paid 39,200.
  expect(sums).toEqual({ expense: 4_200_000, payable: 280_000, held: 0, tds: -560_000, bank: -3_920_000 });
  const [control] = await asOwner(`select
      sum(amount) filter (where account = 'commission_expense')::int as expense,
      sum(amount) filter (where account = 'commission_payable')::int as payable,
      sum(amount) filter (where account = 'commission_tds')::int as tds,
      sum(amount) filter (where account = 'commission_bank')::int as bank, sum(amount)::int as total
    from journal_lines`);
  expect(control).toEqual({
    expense: 4_200_000,
    payable: 280_000,
    tds: -560_000,
    bank: -3_920_000,
    total: 0,
  });
  expect(await proveTrail(services)).toMatchObject(wholeTrail);
}

// spec 1: Affiliate programme: commission from monthly RVL, two streams, ten levels
it('goes from Mark Paid to preview, close, tax, payout, a failed transfer, late money and a reversal', async () => {
  for (const step of [arrange, markAndPreview, close, payOut, correct, sumUp]) await step();
});
