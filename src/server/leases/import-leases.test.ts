import { beforeEach, describe, expect, it } from 'vitest';
import { addHome } from '../../../tests/support/leads.ts';
import { managedLease } from '../../../tests/support/leases.ts';
import { today } from '../../../tests/support/managed-rentals.ts';
import { startServices } from '../../../tests/support/services.ts';
import { lastDayAfter } from '../../domain/leases.ts';

const started = await startServices({ runsJobs: false });
const { as, addPerson, asOwner } = started;

beforeEach(() => asOwner('delete from auth.rate_limits'));

const header = 'Home,Tenant name,Email,Mobile,Start date,End date,Monthly rent,Deposit,Due day,UPI address';
const file = (...rows: string[]) =>
  new File([[header, ...rows].join('\n')], 'leases.csv', { type: 'text/csv' });
const rowOf = (home: string, own = 'Asha Rao,asha@example.in,') =>
  `"${home}",${own},${today()},,"30,000",90000,5,lal@okbank`;

async function landlordWithHomes() {
  const landlord = await addPerson('Lal Singh', ['landlord']);
  const homes = [await addHome(started.asOwner, landlord), await addHome(started.asOwner, landlord)];
  await asOwner(`update properties set title = 'Green Park ' || right(id::text, 4) where listed_by = $1`, [
    landlord,
  ]);
  const titles = await asOwner<{ title: string }>(
    'select title from properties where listed_by = $1 order by id',
    [landlord],
  );
  return { landlord, homes, titles: titles.map(({ title }) => title) };
}
const draftsOf = async (person: string) => (await as(person).leases.listLet({ show: 'all' })).items;

describe('leases from a file', () => {
  it('are checked first, then written as drafts that nobody else sees, once', async () => {
    const { landlord, homes, titles } = await landlordWithHomes();
    const rows = file(
      rowOf(titles[0] ?? '', 'Asha Rao,,98450 12345'),
      rowOf(homes[1] ?? '', 'Om Das,om@example.in,'),
    );
    const checked = await as(landlord).leases.importDrafts({ file: rows });
    expect(checked).toMatchObject({
      problems: [],
      written: 0,
      leases: [
        {
          row: 2,
          tenant_name: 'Asha Rao',
          end_date: lastDayAfter(today()),
          rent: 3_000_000,
          is_repeated: false,
        },
        { row: 3, tenant_name: 'Om Das' },
      ],
    });
    expect(await draftsOf(landlord)).toEqual([]);
    expect(await as(landlord).leases.importDrafts({ file: rows, step: 'write' })).toMatchObject({
      written: 2,
    });
    const drafts = await draftsOf(landlord);
    expect(drafts.map(({ state, rent, due_day, payee_upi }) => [state, rent, due_day, payee_upi])).toEqual([
      ['draft', 3_000_000, 5, 'lal@okbank'],
      ['draft', 3_000_000, 5, 'lal@okbank'],
    ]);
    expect(await asOwner('select from notifications where user_id <> $1', [landlord])).toEqual([]);
    const again = await as(landlord).leases.importDrafts({ file: rows, step: 'write' });
    expect(again).toMatchObject({ written: 0, leases: [{ is_repeated: true }, { is_repeated: true }] });
    expect(await draftsOf(landlord)).toHaveLength(2);
  });

  it('with a wrong row are not written, and every problem is named with its row and column', async () => {
    const { landlord, titles } = await landlordWithHomes();
    const title = titles[0] ?? '';
    const { problems, written } = await as(landlord).leases.importDrafts({
      file: file(
        rowOf(title),
        rowOf('Somebody else’s'),
        rowOf(title, ',,'),
        rowOf(title, 'Om Das,,'),
        `${title},Om Das,om@example,12,31 Feb 2026,,thirty,,45,x`,
        `${title},Om Das,om@example.in,,2001-01-01,,30000,,,`,
      ),
      step: 'write',
    });
    expect(problems.map(({ row, field }) => [row, field])).toEqual([
      [3, 'home'],
      [4, 'tenant_name'],
      [4, 'tenant_email'],
      [5, 'tenant_email'],
      [6, 'start_date'],
      [6, 'rent'],
      [6, 'due_day'],
      [6, 'tenant_phone'],
      [6, 'payee_upi'],
      [6, 'tenant_email'],
      [7, 'start_date'],
    ]);
    expect(written).toBe(0);
    expect(await draftsOf(landlord)).toEqual([]);
  });

  it('name a home of one’s own by its address too, and one managed for its owner', async () => {
    const { landlord, homes, titles } = await landlordWithHomes();
    await asOwner(`update properties set title = 'Two rooms' where listed_by = $1`, [landlord]);
    await asOwner(
      `insert into property_private (property_id, address) values ($1, 'B-402, Green Park')
        on conflict (property_id) do update set address = excluded.address`,
      [homes[0]],
    );
    const answer = await as(landlord).leases.importDrafts({
      file: file(rowOf('two rooms'), rowOf('b 402 green park'), rowOf(titles[0] ?? '')),
    });
    expect(answer.leases.map(({ row }) => row)).toEqual([3]);
    expect(answer.problems.map(({ row, reason }) => [row, reason])).toEqual([
      [2, 'lease-file.home-twice'],
      [4, 'lease-file.home-unknown'],
    ]);
    const managed = await managedLease(started);
    const later = `"${managed.home}",Om Das,om@example.in,,${today()},,30000,,,`;
    expect((await as(managed.landlord).leases.importDrafts({ file: file(later) })).problems).toMatchObject([
      { row: 2, field: 'start_date', reason: 'lease.overlaps' },
    ]);
  });

  it.each([
    ['without a header', new File([''], 'a.csv')],
    ['without the rent', new File(['Home,Tenant name,Start date\na,b,c'], 'a.csv')],
    ['without rows', new File([header], 'a.csv')],
    ['with too many rows', file(...Array.from({ length: 201 }, () => rowOf('a')))],
    ['that is no text', new File([new Uint8Array([0x50, 0x4b, 0])], 'a.xlsx')],
  ])('%s are refused at the file', async (_, wrong) => {
    const { landlord } = await landlordWithHomes();
    await expect(as(landlord).leases.importDrafts({ file: wrong })).rejects.toMatchObject({ status: 422 });
  });
});
