/** One tenancy from its first proposal to the last rupee of its deposit, by the clock: what it owes, what its papers say, who was told what. */
import { expect, it } from 'vitest';
import {
  addDays,
  type CalendarDate,
  firstDayOf,
  instantInIndia,
  lastDayOf,
  monthOf,
  shiftMonth,
} from '../../src/domain/dates.ts';
import type { DueKind } from '../../src/domain/dues.ts';
import { formatRupeesExact, paise } from '../../src/domain/money.ts';
import { financialYear } from '../../src/domain/rents.ts';
import { runAdminCommand } from '../../src/server/app/admin-commands.ts';
import { addHome } from '../support/leads.ts';
import { acceptLease, leaseInput, proposeLease } from '../support/leases.ts';
import { passTime } from '../support/pass-time.ts';
import { pdfLines } from '../support/pdf-text.ts';
import { startServices } from '../support/services.ts';

const test = await startServices({ runsJobs: false });
const { as, asOwner, addPerson, services } = test;
const time = passTime(test);
const RENT = 6_000_000;
const RAISED = 6_300_000;
const DEPOSIT = 18_000_000;
const rupees = (amount: number) => formatRupeesExact(paise(amount));
const first = shiftMonth(monthOf(services.today()), 1);
/** That day of the so-manieth month of the tenancy. */
const dayOf = (month: number, day: number): CalendarDate =>
  addDays(firstDayOf(shiftMonth(first, month)), day - 1);
const lastOf = (month: number): CalendarDate => lastDayOf(shiftMonth(first, month));

async function until(day: CalendarDate): Promise<void> {
  await time.passTo(instantInIndia(day, 12));
  await asOwner('delete from auth.rate_limits');
}

let references = 800_000_000_000;
/** Payments that were confirmed, for the papers of their years. */
const rents: { on: CalendarDate; amount: number }[] = [];
const transfer = (amount: number) => {
  references += 1;
  return { amount, mode: 'upi' as const, reference: `${references}`, paid_on: services.today(), note: null };
};

type Cast = { landlord: string; asha: string; nisha: string; admin: string };
async function dueOf(person: string, id: string, kind: DueKind, month: number) {
  const { items } = await as(person).rents.listDues({ id, limit: 50 });
  const due = items.find((one) => one.kind === kind && one.month === shiftMonth(first, month));
  if (!due) throw new Error(`Nothing of ${kind} in month ${month}`);
  return due;
}
async function pays(person: string, { landlord }: Cast, due: { id: string; kind: string }, amount: number) {
  const { id } = await as(person).rents.report({ id: due.id, ...transfer(amount) });
  await as(landlord).rents.confirm({ id });
  if (due.kind === 'rent') rents.push({ on: services.today(), amount });
  return id;
}
const agreed = async ({ landlord, asha, nisha }: Cast, draft: { id: string; version: number }) => {
  await proposeLease(test, landlord, draft);
  await acceptLease(test, asha, draft);
  return acceptLease(test, nisha, draft);
};
const wordsOf = async (file: File) => (await pdfLines(new Uint8Array(await file.arrayBuffer()))).join(' ');

/** Paise on each account of the lease that is not at zero. */
async function accountsOf(id: string): Promise<Record<string, number>> {
  const rows = await asOwner<{ account: string; amount: number }>(
    `select account, sum(amount)::float8 as amount from journal_lines where lease_id = $1 group by 1 having sum(amount) <> 0`,
    [id],
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
}

async function gather(): Promise<Cast & { home: string }> {
  const landlord = await addPerson('Lal Singh', ['landlord']);
  const [asha, nisha] = [await addPerson('Asha Rao'), await addPerson('Nisha Rao')];
  const admin = await addPerson('Ada Admin', ['admin']);
  return { landlord, asha, nisha, admin, home: await addHome(asOwner, landlord) };
}
const emailOf = async (person: string) =>
  (await asOwner<{ email: string }>('select email from profiles where user_id = $1', [person]))[0]?.email ??
  '';

/** Both agree; the deposit, a part payment, too much, a dispute. */
async function firstMonths(cast: Cast & { home: string }): Promise<string> {
  const { landlord, asha, nisha, home } = cast;
  const draft = await as(landlord).leases.create({
    ...leaseInput({ rent: RENT, deposit: DEPOSIT, start_date: dayOf(0, 1), end_date: lastOf(5), due_day: 5 }),
    deposit_due_on: dayOf(0, 2),
    late_fee: { grace_days: 3, a_day: 10_000, most: 200_000 },
    property_id: home,
    tenant_name: 'Asha Rao',
    tenant_email: await emailOf(asha),
    co_tenants: [{ name: 'Nisha Rao', email: await emailOf(nisha) }],
  });
  const { id, state } = await agreed(cast, draft);
  expect(state).toBe('accepted');
  const agreement = await wordsOf(await as(nisha).leases.agreementFile({ id }));
  for (const part of ['Lal Singh', 'Asha Rao', 'Nisha Rao', '60,000', '1,80,000'])
    expect(agreement).toContain(part);

  await until(dayOf(0, 2));
  expect((await as(asha).leases.get({ id })).state).toBe('active');
  await pays(asha, cast, await dueOf(asha, id, 'deposit', 0), DEPOSIT);
  await until(dayOf(0, 3));
  const part = await pays(asha, cast, await dueOf(asha, id, 'rent', 0), 2_500_000);
  await pays(nisha, cast, await dueOf(nisha, id, 'rent', 0), 3_500_000);
  const receipt = await wordsOf(await as(nisha).rents.receiptFile({ id: part }));
  for (const said of ['Asha Rao', 'Lal Singh', rupees(2_500_000)]) expect(receipt).toContain(said);

  await until(dayOf(1, 3));
  await pays(asha, cast, await dueOf(asha, id, 'rent', 1), RENT + 500_000);
  await until(dayOf(2, 3));
  const due = await dueOf(asha, id, 'rent', 2);
  expect(due.received).toBe(500_000);
  const { id: wrong } = await as(asha).rents.report({ id: due.id, ...transfer(5_500_000) });
  await as(landlord).rents.dispute({ id: wrong, reason: '₹50,000 came' });
  await as(asha).rents.correct({ id: wrong, ...transfer(5_000_000) });
  await as(landlord).rents.confirm({ id: wrong });
  rents.push({ on: services.today(), amount: 5_000_000 });
  await pays(nisha, cast, due, 500_000);
  return id;
}

/** Tax with its challan, a late month whose fee is waived, a charge by the meter. */
async function secondMonths(cast: Cast, id: string): Promise<void> {
  const { landlord, asha } = cast;
  await until(dayOf(3, 4));
  const taxed = await dueOf(asha, id, 'rent', 3);
  const tax = { amount: 120_000, reference: 'AK12345', paid_on: services.today() };
  await as(asha).rents.recordTds({ id: taxed.id, ...tax });
  await pays(asha, cast, taxed, RENT - tax.amount);
  // Tax is rent that went to the state.
  rents.push({ on: tax.paid_on, amount: tax.amount });
  expect((await dueOf(asha, id, 'rent', 3)).state).toBe('paid');

  await until(dayOf(4, 15));
  await pays(asha, cast, await dueOf(asha, id, 'rent', 4), RENT);
  await until(dayOf(4, 16));
  const fee = await dueOf(asha, id, 'late_fee', 4);
  // Due on the 5th, three days of grace, paid on the 15th.
  expect(fee.amount).toBe(7 * 10_000);
  await as(landlord).rents.waiveLateFee({ id: fee.id, reason: 'The bank was closed' });

  await until(dayOf(5, 4));
  const charge = await as(landlord).rents.enterCharge({
    id,
    kind: 'electricity',
    month: shiftMonth(first, 4),
    due_date: dayOf(5, 10),
    reading_before: 1000,
    reading_after: 1212,
    rate: 800,
  });
  await pays(asha, cast, charge, 212 * 800);
  await pays(asha, cast, await dueOf(asha, id, 'rent', 5), RENT);
}

/** The rent rises with a renewal, and notice ends it. */
async function renewed(cast: Cast, id: string): Promise<string> {
  const { landlord, asha } = cast;
  await until(dayOf(5, 12));
  const renewal = await as(landlord).leases.renew({ id, end_date: lastOf(10), rent: RAISED });
  await agreed(cast, renewal);
  for (const month of [6, 7, 8]) {
    await until(dayOf(month, 4));
    await pays(asha, cast, await dueOf(asha, renewal.id, 'rent', month), RAISED);
    if (month !== 7) continue;
    const { version } = await as(asha).leases.get({ id: renewal.id });
    await as(asha).leases.giveNotice({ id: renewal.id, version, ends_on: lastOf(8) });
  }
  return renewal.id;
}

/** Both look at the home; a deduction is disputed and decided, and all that is left goes back. */
async function settled({ landlord, asha, admin }: Cast, id: string): Promise<void> {
  await until(lastOf(8));
  const report = await as(landlord).conditionReports.send({
    lease_id: id,
    kind: 'move_out',
    inspected_on: services.today(),
    rooms: [
      {
        id: crypto.randomUUID(),
        kind: 'kitchen',
        items: [{ id: crypto.randomUUID(), kind: 'walls', condition: 'damaged' }],
      },
    ],
    meters: [],
    keys: [],
  });
  await as(asha).conditionReports.agree({ id: report.id, version: 1, name: 'Asha Rao' });
  const paper = await wordsOf(await as(asha).conditionReports.file({ id: report.id }));
  expect(paper).toContain('Asha Rao');

  await until(dayOf(9, 2));
  const proposed = await as(landlord).settlements.propose({
    id,
    lines: [
      { kind: 'repair', label: 'Tap', amount: 400_000 },
      { kind: 'damage', label: 'Kitchen wall', amount: 1_000_000 },
    ],
  });
  const [tap, wall] = proposed.lines;
  const answered = await as(asha).settlements.answer({
    id: proposed.id,
    answers: [
      { line_id: tap?.id ?? '', accepts: true, reason: null },
      { line_id: wall?.id ?? '', accepts: false, reason: 'It was so when we came' },
    ],
  });
  expect(answered).toMatchObject({ state: 'disputed', refund: DEPOSIT - 1_400_000 });
  const refund = async (amount: number) => {
    const { refunds } = await as(landlord).settlements.recordRefund({ id: proposed.id, ...transfer(amount) });
    return as(asha).settlements.confirmRefund({ id: refunds.at(-1)?.id ?? '' });
  };
  await refund(DEPOSIT - 1_400_000);
  await until(dayOf(9, 5));
  const decision = { line_id: wall?.id ?? '', amount: 600_000, reason: 'The photos show one wall' };
  await as(admin).settlements.decide({ id: proposed.id, decisions: [decision] });
  expect(await refund(400_000)).toMatchObject({ state: 'closed', debt: 0 });
  await until(dayOf(9, 6));
}

/** The rent of each financial year, as both sides' papers say it. */
async function readPapers({ landlord, asha }: Cast, ids: readonly string[]): Promise<void> {
  for (const year of new Set(rents.map(({ on }) => financialYear(on)))) {
    const ofYear = rents.filter(({ on }) => financialYear(on) === year);
    const received = ofYear.reduce((sum, { amount }) => sum + amount, 0);
    const file = { as: 'landlord' as const, year, format: 'pdf' as const };
    expect(await wordsOf(await as(landlord).rents.statementFile(file)), year).toContain('Lal Singh');
    const { total } = await as(landlord).rents.statement({ as: 'landlord', year });
    const byTenant = await Promise.all(
      ids.map((id) =>
        as(asha)
          .rents.hraStatement({ id, year })
          .then(wordsOf)
          .catch(() => ''),
      ),
    );
    expect([year, total, byTenant.join(' ')]).toEqual([year, received, expect.stringContaining('Asha Rao')]);
  }
  const month = monthOf(dayOf(1, 1));
  const ofMonth = await as(landlord).rents.statementFile({
    as: 'landlord',
    year: financialYear(firstDayOf(month)),
    month,
    format: 'pdf',
  });
  expect(await wordsOf(ofMonth)).toContain(rupees(RENT + 500_000));
}

/** How often each was told of it. */
async function toldTo(person: string): Promise<Record<string, number>> {
  const rows = await asOwner<{ event: string; count: number }>(
    'select event, count(*)::int as count from notifications where user_id = $1 group by 1 order by 1',
    [person],
  );
  return Object.fromEntries(rows.map(({ event, count }) => [event, count]));
}

/** What both sides are told of, and how often in this story. */
const ofBoth = {
  'lease.offered': 2,
  'lease.accepted': 2,
  'lease.begins': 2,
  'lease.ends-soon': 1,
  'lease.giveNotice': 1,
  'lease.ended': 2,
  'due.lateFee': 1,
  'settlement.answered': 1,
  'settlement.decided': 1,
  'settlement.received': 2,
};
const ofTenants = {
  'rent.confirm': 13,
  'rent.dispute': 1,
  'rent.late': 1,
  'due.charged': 1,
  'due.waived': 1,
  'condition.sent': 1,
  'settlement.proposed': 1,
  'settlement.refunded': 2,
};

it('a tenancy of two tenants is lived, left and settled, and nothing is owed by anybody', async () => {
  const cast = await gather();
  const id = await firstMonths(cast);
  await secondMonths(cast, id);
  const renewal = await renewed(cast, id);
  await settled(cast, renewal);

  for (const lease of [id, renewal]) {
    expect((await as(cast.asha).journal.ofLease({ id: lease })).owed).toBe(0);
  }
  // What is left in the books is what was earned and how it came.
  expect(await accountsOf(id)).toEqual({
    rent_earned: -6 * RENT,
    rent_collected: 6 * RENT - 120_000 + 212 * 800,
    rent_tds: 120_000,
    charges_earned: -212 * 800 - 70_000,
    rent_waived: 70_000,
  });
  expect(await accountsOf(renewal)).toEqual({
    rent_earned: -3 * RAISED,
    rent_collected: 3 * RAISED + 1_000_000,
    charges_earned: -1_000_000,
  });
  const sides = [await toldTo(cast.landlord), await toldTo(cast.asha), await toldTo(cast.nisha)];
  const [toLandlord, toAsha, toNisha] = sides;
  // Each act is told once to everybody else: of 13 payments Nisha reported two.
  expect(toLandlord).toMatchObject({ 'rent.reported': 13, 'rent.correct': 1, 'due.tds': 1 });
  for (const notices of [toAsha, toNisha]) expect(notices).toMatchObject(ofTenants);
  expect([toAsha?.['rent.reported'], toNisha?.['rent.reported']]).toEqual([2, 11]);
  for (const notices of sides) expect(notices).toMatchObject(ofBoth);
  const [{ balance } = { balance: -1 }] = await asOwner<{ balance: number }>(
    'select coalesce(sum(amount), 0)::float8 as balance from journal_lines',
  );
  expect(balance).toBe(0);
  const tools = { ...services, origin: 'https://kiraya.example' };
  expect(await runAdminCommand(tools, ['verify-ledger'])).toMatchObject({ ok: true });
  await readPapers(cast, [id, renewal]);
});
