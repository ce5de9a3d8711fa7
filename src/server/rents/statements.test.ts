import { beforeEach, describe, expect, it } from 'vitest';
import { addHome, UNKNOWN_ID } from '../../../tests/support/leads.ts';
import { managedLease, runningLease, writeDues } from '../../../tests/support/leases.ts';
import { monthsAgo, today } from '../../../tests/support/managed-rentals.ts';
import { pdfLines } from '../../../tests/support/pdf-text.ts';
import { startServices } from '../../../tests/support/services.ts';
import { addDays, firstDayOf, lastDayOf, monthOf } from '../../domain/dates.ts';
import { lastDayAfter } from '../../domain/leases.ts';
import { formatRupeesExact, paise } from '../../domain/money.ts';
import { financialYear } from '../../domain/rents.ts';

const started = await startServices({ runsJobs: false });
const { as, addPerson, asOwner } = started;

beforeEach(() => asOwner('delete from auth.rate_limits'));

const RENT = 3_000_000;
const textOf = async (file: File) => (await pdfLines(new Uint8Array(await file.arrayBuffer()))).join('\n');
const csvOf = async (file: File) =>
  (await file.text())
    .trim()
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(','));

const start_date = firstDayOf(monthsAgo(3));
/** The rent of three months ago, paid in that month; of two months ago, paid a month late; and one in advance today. */
async function paidLate() {
  const { lease, landlord, tenant, manager, admin, home } = await managedLease(started, {
    start_date,
    end_date: lastDayAfter(start_date),
  });
  await writeDues(started, lease.id);
  const { items: dues } = await as(landlord).rents.listDues({ id: lease.id, limit: 50 });
  const pay = async (month: string, paid_on: string, amount = RENT) => {
    const due = dues.find((one) => one.month === month);
    return as(landlord).rents.record({
      id: due?.id ?? '',
      amount,
      mode: 'cash',
      reference: null,
      paid_on,
    });
  };
  await pay(monthsAgo(3), addDays(firstDayOf(monthsAgo(3)), 4));
  await pay(monthsAgo(2), addDays(firstDayOf(monthsAgo(1)), 9));
  await pay(monthsAgo(1), today(), RENT + 500_000);
  return { lease, landlord, tenant, manager, admin, home };
}

describe('"received"', () => {
  // One meaning on every screen, paper and file.
  it('is what was paid in a month by day of payment, alike in every view of one lease', async () => {
    const { landlord, manager, tenant, lease } = await paidLate();
    const { items } = await as(landlord).rents.listPayments({ as: 'landlord', show: 'confirmed' });
    const paidIn = (month: string) =>
      items.filter(({ paid_on }) => monthOf(paid_on) === month).reduce((sum, { amount }) => sum + amount, 0);
    expect([3, 2, 1, 0].map(monthsAgo).map(paidIn)).toEqual([RENT, 0, RENT, RENT + 500_000]);
    for (const [person, role] of [
      [landlord, 'landlord'],
      [manager, 'manager'],
    ] as const) {
      const { months: grid } = await as(person).rents.grid({ as: role });
      expect((await as(person).rents.summary({ as: role })).received).toBe(paidIn(monthsAgo(0)));
      for (const month of [3, 2, 1, 0].map(monthsAgo)) {
        const paid = paidIn(month);
        expect(grid.find((one) => one.month === month)?.received).toBe(paid);
        const ofMonth = await as(person).rents.statement({ as: role, month });
        expect([ofMonth.total, ofMonth.months.map(({ received }) => received)]).toEqual([paid, [paid]]);
        const ofYear = await as(person).rents.statement({ as: role, year: ofMonth.year });
        expect(ofYear.months.find((one) => one.month === month)?.received).toBe(paid);
        const asked = { as: role, year: ofMonth.year, month };
        const rows = await csvOf(await as(person).rents.statementFile({ ...asked, format: 'csv' }));
        const sum = rows
          .filter(([, kind]) => kind === 'Rent received')
          .reduce((all, row) => all + Math.round(Number(row.at(-1)) * 100), 0);
        expect(sum).toBe(paid);
        const paper = await textOf(
          await as(person).rents.statementFile({ ...asked, format: 'pdf', language: 'en' }),
        );
        expect(paper).toContain(formatRupeesExact(paise(paid)));
      }
    }
    // The book of the lease has the same payments on the same days.
    const { items: book } = await as(tenant).journal.ofLease({ id: lease.id, show: 'balance', limit: 50 });
    for (const month of [3, 2, 1, 0].map(monthsAgo)) {
      const lowered = book
        .filter(({ kind, happened_on }) => kind === 'rent_received' && monthOf(happened_on) === month)
        .reduce((all, { change }) => all - change, 0);
      expect(lowered).toBe(paidIn(month));
    }
  });

  it('is not what is paid of a month, which each view calls so', async () => {
    const { landlord } = await paidLate();
    const { months } = await as(landlord).rents.grid({});
    const late = months.find(({ month }) => month === monthsAgo(2));
    expect(late).toMatchObject({ expected: RENT, paid: RENT, received: 0 });
    const { lines } = await as(landlord).rents.statement({ month: monthsAgo(1) });
    expect(lines).toMatchObject([
      { kind: 'rent', amount: RENT, paid_for: [{ month: monthsAgo(2), amount: RENT }] },
    ]);
    const { lines: today_ } = await as(landlord).rents.statement({ month: monthsAgo(0) });
    expect(today_[0]?.paid_for).toEqual([
      { month: monthsAgo(1), amount: RENT },
      { month: monthsAgo(0), amount: 500_000 },
    ]);
  });
});

describe('a statement per owner and month', () => {
  it('tells manager and owner the same, under one number, and nobody else', async () => {
    const { landlord, manager, home, admin } = await paidLate();
    const month = monthsAgo(1);
    const { owners, owner, net: ofAll } = await as(manager).rents.statement({ as: 'manager', month });
    expect([owners, owner, ofAll]).toEqual([[{ id: landlord, name: 'Lal Singh' }], null, null]);
    // A home of the owner that this manager does not look after is no part of it.
    const own = await addHome(asOwner, landlord);
    await as(landlord).rents.addMunicipalTax({
      property_id: own,
      paid_on: lastDayOf(month),
      amount: 700_000,
      reference: null,
    });
    const mine = await as(manager).rents.statement({ as: 'manager', month, owner_id: landlord });
    const theirs = await as(landlord).rents.statement({ month, manager_id: manager });
    expect(theirs.managers).toEqual([{ id: manager, name: 'Mina Manager' }]);
    for (const notices of [mine, theirs])
      expect(notices).toMatchObject({ total: RENT, net: RENT, municipal_tax: 0 });
    expect(mine.lines).toEqual(theirs.lines);
    const year = financialYear(firstDayOf(month));
    const paper = { year, month, format: 'pdf', language: 'en' } as const;
    const one = await textOf(
      await as(manager).rents.statementFile({ ...paper, as: 'manager', owner_id: landlord }),
    );
    const other = await textOf(await as(landlord).rents.statementFile({ ...paper, manager_id: manager }));
    for (const text of [one, other]) {
      expect(text).toContain(`KS/${year}/00001`);
      expect(text).toContain('Mina Manager');
      expect(text).toContain('Lal Singh');
    }
    const stranger = await addPerson('Om', ['landlord']);
    const otherManager = await addPerson('Pia', ['property_manager']);
    for (const asked of [
      () => as(stranger).rents.statement({ month, manager_id: manager }),
      () => as(otherManager).rents.statement({ as: 'manager', month, owner_id: landlord }),
      () => as(manager).rents.statement({ as: 'manager', month, owner_id: UNKNOWN_ID }),
      () => as(admin).rents.statement({ month, manager_id: manager }),
    ]) {
      await expect(asked()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await as(admin).managedRentals.assignManager({ id: home, manager_id: null });
    await expect(
      as(manager).rents.statement({ as: 'manager', month, owner_id: landlord }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the number of a statement', () => {
  it('stays with its figures and is the next one when they change; each owner has a series of their own', async () => {
    const { landlord, tenant, lease } = await paidLate();
    const month = monthsAgo(0);
    const year = financialYear(firstDayOf(month));
    const numberOf = async (person: string) => {
      const [row] = await csvOf(await as(person).rents.statementFile({ year, month, format: 'csv' }));
      return row?.[0];
    };
    expect([await numberOf(landlord), await numberOf(landlord)]).toEqual([
      `KS/${year}/00001`,
      `KS/${year}/00001`,
    ]);
    await expect(numberOf(tenant)).resolves.toBeUndefined();
    const { items } = await as(landlord).rents.listDues({ id: lease.id, limit: 50 });
    const due = items.find((one) => one.month === month);
    await as(landlord).rents.record({
      id: due?.id ?? '',
      amount: 100_000,
      mode: 'cash',
      reference: null,
      paid_on: today(),
    });
    expect(await numberOf(landlord)).toBe(`KS/${year}/00002`);
    const trail = await asOwner<{ number: string }>(
      `select after ->> 'number' as number from audit_log where action = 'rents.statementFile' and $1 = any (people) order by id`,
      [landlord],
    );
    expect(trail.map(({ number }) => number)).toEqual([`KS/${year}/00001`, `KS/${year}/00002`]);
    const other = await paidLate();
    expect(await numberOf(other.landlord)).toBe(`KS/${year}/00001`);
  });
});

describe('municipal tax', () => {
  it('is entered by the owner, stands in the year it was paid in, lowers the net, and is removed', async () => {
    const { landlord, home } = await runningLease(started);
    const tax = { property_id: home, paid_on: today(), amount: 450_000, reference: ' PT/2026/77 ' };
    const entered = await as(landlord).rents.addMunicipalTax(tax);
    expect(entered).toMatchObject({ kind: 'municipal_tax', what: 'PT/2026/77', amount: 450_000 });
    await expect(as(landlord).rents.addMunicipalTax(tax)).rejects.toMatchObject({
      data: { rule: 'municipal-tax.reference-used', field: 'reference' },
    });
    const notices = await as(landlord).rents.statement({});
    expect(notices).toMatchObject({ municipal_tax: 450_000, net: -450_000, taxes: [{ id: entered.id }] });
    expect(notices.homes).toMatchObject([{ received: 0, municipal_tax: 450_000 }]);
    const paper = { year: notices.year, format: 'pdf' } as const;
    for (const [language, words] of [
      ['en', 'Municipal tax paid'],
      ['hi', 'नगर'],
    ] as const) {
      const text = await textOf(await as(landlord).rents.statementFile({ ...paper, language }));
      expect(text).toContain(words);
      expect(text).toContain(formatRupeesExact(paise(450_000)));
    }
    expect(await as(landlord).rents.removeMunicipalTax({ id: entered.id })).toEqual({ ok: true });
    expect(await as(landlord).rents.statement({})).toMatchObject({ municipal_tax: 0, taxes: [] });
    const trail = await asOwner(`select action from audit_log where subject_id = $1 order by id`, [
      entered.id,
    ]);
    expect(trail).toEqual([{ action: 'rents.addMunicipalTax' }, { action: 'rents.removeMunicipalTax' }]);
  });

  it('is done once for a repeated key, and refused at its field', async () => {
    const { landlord, home, tenant } = await runningLease(started);
    const tax = { property_id: home, paid_on: today(), amount: 450_000, reference: null };
    const again = as(landlord, { idempotencyKey: 'a double click' });
    expect(await again.rents.addMunicipalTax(tax)).toEqual(await again.rents.addMunicipalTax(tax));
    const stranger = await addPerson('Om', ['landlord']);
    const admin = await addPerson('Ada', ['admin']);
    for (const person of [stranger, tenant, admin]) {
      await expect(as(person).rents.addMunicipalTax(tax)).rejects.toMatchObject({
        data: { rule: 'municipal-tax.home-missing', field: 'home' },
      });
    }
    for (const [own, rule, field] of [
      [{ property_id: null }, 'municipal-tax.home-missing', 'home'],
      [{ paid_on: addDays(today(), 1) }, 'rent.paid-in-future', 'paid_on'],
      [{ paid_on: '2015-01-01' }, 'municipal-tax.paid-too-long-ago', 'paid_on'],
      [{ amount: 2_00_00_000_00 }, 'municipal-tax.amount-out-of-range', 'amount'],
    ] as const) {
      await expect(as(landlord).rents.addMunicipalTax({ ...tax, ...own })).rejects.toMatchObject({
        data: { rule, field },
      });
    }
    const [{ id } = { id: '' }] = (await as(landlord).rents.statement({})).taxes;
    for (const person of [stranger, tenant, admin]) {
      await expect(as(person).rents.removeMunicipalTax({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});
