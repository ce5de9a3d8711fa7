/** What support may do with the rows beneath its permissions, and what it may not; and that two administrators give the role. */
import { beforeAll, expect, it } from 'vitest';
import { startServices } from '../../../tests/support/services.ts';
import { handOutForm } from '../enquiries/form-token.ts';

const { as, addPerson, asOwner, services } = await startServices({ runsJobs: false });
let support: string;

beforeAll(async () => {
  support = await addPerson('Sunil Support', ['support']);
});

it('reads an enquiry, notes what was said and moves it, and assigns it to nobody', async () => {
  await as(null).enquiries.submit({
    kind: 'contact',
    name: 'Ila Sen',
    email: 'ila@example.in',
    message: 'Is it free?',
    form: handOutForm(services.config.authSecret, Date.now() - 60_000),
  });
  const [enquiry] = (await as(support).enquiries.list({})).items;
  const id = enquiry?.id ?? '';
  await as(support).enquiries.note({ id, note: 'Called her back' });
  expect(await as(support).enquiries.move({ id, status: 'in_progress', note: null })).toMatchObject({
    status: 'in_progress',
  });
  await expect(as(support).enquiries.assign({ id, user_id: support })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  expect((await as(support).inbox.list()).items).toMatchObject([{ kind: 'enquiries', count: 1 }]);
  const trail = await asOwner(`select actor_id from audit_log where action = 'enquiries.moved'`);
  expect(trail).toMatchObject([{ actor_id: support }]);
});

it('is not given by one administrator: the request waits for a second', async () => {
  const [asha, ravi] = [await addPerson('Asha', ['admin']), await addPerson('Ravi')];
  const held = await as(asha).roles.assign({ userId: ravi, role: 'support', reason: 'As the office needs' });
  expect(held).toMatchObject({ roles: [], waiting: [{ role: 'support' }] });
  await expect(as(ravi).enquiries.list({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

it('opens no money, no person’s page, no role and no other home', async () => {
  const refused = { code: 'FORBIDDEN' };
  await expect(as(support).users.list({})).rejects.toMatchObject(refused);
  await expect(as(support).payouts.totals()).rejects.toMatchObject(refused);
  await expect(as(support).roles.list({ userId: support })).rejects.toMatchObject(refused);
  await expect(as(support).admin.overview()).rejects.toMatchObject(refused);
});
