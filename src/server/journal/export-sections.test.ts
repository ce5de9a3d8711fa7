import { expect, it } from 'vitest';
import { day } from '../../../tests/support/leads.ts';
import { runningLease, writeDues } from '../../../tests/support/leases.ts';
import { startServices } from '../../../tests/support/services.ts';
import { exportSections } from './export-sections.ts';

const test = await startServices({ runsJobs: false });
const { as, addPerson, services } = test;

const booksOf = (person: string) =>
  services.database.asWorker(async (tx) => {
    const [section] = exportSections;
    if (!section) throw new Error('No section');
    return (await tx.execute(section.rows(person))).rows;
  });

it('the copy of one’s data has the account books of both sides of a lease, and of nobody else', async () => {
  const { lease, tenant, landlord } = await runningLease(test);
  await writeDues(test, lease.id);
  const [due] = (await as(landlord).rents.listDues({ id: lease.id })).items;
  await as(landlord).rents.record({
    id: due?.id ?? '',
    amount: 1_000_000,
    mode: 'cash',
    reference: null,
    paid_on: day(0),
    note: null,
  });
  const books = await booksOf(tenant);
  expect(books).toContainEqual(expect.objectContaining({ Entry: 'rent_due', Account: 'rent_receivable' }));
  expect(books).toContainEqual(expect.objectContaining({ Entry: 'rent_received' }));
  expect(await booksOf(landlord)).toEqual(books);
  expect(await booksOf(await addPerson('Nina Neighbour'))).toEqual([]);
});
