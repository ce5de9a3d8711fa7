import { Window } from 'happy-dom';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { runningLease, writeDues } from '../../../tests/support/leases.ts';
import { monthsAgo } from '../../../tests/support/managed-rentals.ts';
import { startServices } from '../../../tests/support/services.ts';
import { firstDayOf } from '../../domain/dates.ts';
import { lastDayAfter } from '../../domain/leases.ts';

const started = await startServices({ runsJobs: false });
const { as, addPerson, asOwner } = started;

const month = monthsAgo(1);

/** As the close of a month posts what it owes affiliates. */
await asOwner(`
  select app.post_control('commission_close', '${month}-28', null, 'books test ' || n, 1234567 * n, -1234567 * n, 0, 0, 0)
    from generate_series(1, 2) n`);

it('a trial balance of every account sums to zero, and one month begins where the last ended', async () => {
  const admin = await addPerson('Anil Admin', ['admin']);
  const start = firstDayOf(monthsAgo(2));
  const { lease } = await runningLease(started, { start_date: start, end_date: lastDayAfter(start) });
  await writeDues(started, lease.id);
  const { rows, months, entries } = await as(admin).books.trialBalance({ month });
  expect(months).toContain(month);
  expect(entries).toBeGreaterThanOrEqual(3);
  for (const part of ['opening', 'closing'] as const) {
    expect(rows.reduce((sum, row) => sum + row[part], 0)).toBe(0);
  }
  expect(rows.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0);
  const expense = rows.find(({ account }) => account === 'commission_expense');
  expect(expense).toMatchObject({ is_own: true, opening: 0, debit: 3_703_701, closing: 3_703_701 });
  expect(rows.find(({ account }) => account === 'rent_receivable')).toMatchObject({ is_own: false });
  const next = await as(admin).books.trialBalance({});
  for (const { account, closing } of rows) {
    expect(next.rows.find((row) => row.account === account)?.opening).toBe(closing);
  }
});

it('the month’s journal is a file of the operator’s own lines, read again by others to the paisa', async () => {
  const admin = await addPerson('Anil Admin', ['admin']);
  const csv = await as(admin).books.file({ month, format: 'csv' });
  const { data } = Papa.parse<Record<string, string>>((await csv.text()).replace(/^\ufeff/, ''), {
    header: true,
  });
  const sum = (column: string) =>
    data.reduce((all, row) => all + Math.round(Number(row[column] || 0) * 100), 0);
  expect(data.map(({ Account }) => Account)).not.toContain(undefined);
  expect(sum('Debit')).toBe(3_703_701);
  expect(sum('Credit')).toBe(3_703_701);

  const xml = await as(admin).books.file({ month, format: 'xml' });
  const { DOMParser } = new Window();
  const read = new DOMParser().parseFromString(await xml.text(), 'application/xml');
  const amounts = [...read.querySelectorAll('VOUCHER AMOUNT')].map(({ textContent }) => Number(textContent));
  expect(amounts).toHaveLength(4);
  expect(amounts.reduce((all, amount) => all + Math.round(amount * 100), 0)).toBe(0);
  expect(xml.name).toBe(`kiraya-journal-${month}.xml`);
});

it('the books are read by administrators alone', async () => {
  const landlord = await addPerson('Lata Landlord', ['landlord']);
  await expect(as(landlord).books.trialBalance({ month })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(as(landlord).books.file({ month, format: 'csv' })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});
