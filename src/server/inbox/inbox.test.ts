import { beforeAll, expect, it } from 'vitest';
import { startServices } from '../../../tests/support/services.ts';
import { handOutForm } from '../enquiries/form-token.ts';

const { as, addPerson, asOwner, services } = await startServices({ runsJobs: false });
let admin: string;

beforeAll(async () => {
  admin = await addPerson('Vikram Admin', ['admin']);
});

const asked = (message: string) =>
  as(null).enquiries.submit({
    kind: 'contact',
    name: 'Ila Sen',
    email: 'ila@example.in',
    message,
    form: handOutForm(services.config.authSecret, Date.now() - 60_000),
  });

it('says what waits, since when, and whether that is too long', async () => {
  expect(await as(admin).inbox.list()).toEqual({ items: [] });
  await asked('Is it free?');
  await asked('And now?');
  const [fresh] = (await as(admin).inbox.list()).items;
  expect(fresh).toMatchObject({ kind: 'enquiries', count: 2, is_late: false });
  await asOwner(
    `update enquiries set created_at = created_at - interval '2 days' where message = 'Is it free?'`,
  );
  const [late] = (await as(admin).inbox.list()).items;
  expect(late).toMatchObject({ kind: 'enquiries', count: 2, is_late: true });
  expect(Date.parse(late?.oldest_at ?? '')).toBe(Date.parse(fresh?.oldest_at ?? '') - 48 * 3_600_000);
});

it('is for staff', async () => {
  const landlord = await addPerson('Lal Landlord', ['landlord']);
  await expect(as(landlord).inbox.list()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(as(null).inbox.list()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});
