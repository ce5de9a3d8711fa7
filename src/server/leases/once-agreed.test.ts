/** A home or bed that one person takes is off for whoever else was asked, or wanted to see it. */
import { beforeEach, expect, it } from 'vitest';
import { addHome, day, noticesOf } from '../../../tests/support/leads.ts';
import { acceptLease, leaseInput, proposeLease } from '../../../tests/support/leases.ts';
import { startServices } from '../../../tests/support/services.ts';

const services = await startServices({ runsJobs: false });
const { as, addPerson, asOwner } = services;
const { jobs, handlers } = services.services;

let landlord: string;
let first: string;
let second: string;
let visitor: string;

beforeEach(async () => {
  await asOwner('delete from auth.rate_limits');
  landlord = await addPerson('Lal Singh', ['landlord']);
  first = await addPerson('Asha Rao');
  second = await addPerson('Bina Shah');
  visitor = await addPerson('Vera Das');
});

/** Twice, as a queue may. */
async function runAfter(lease: string, propertyId: string) {
  for (const [name, data] of [
    ['tenancy.withdraw-others', { leaseId: lease }],
    ['leads.end-visits-of-home', { propertyId }],
    ['tenancy.withdraw-others', { leaseId: lease }],
    ['leads.end-visits-of-home', { propertyId }],
  ] as const) {
    await handlers.find((handler) => handler.name === name)?.handle(data, jobs);
  }
}

async function proposed(person: string, property_id: string, own: object = {}) {
  const [row] = await asOwner<{ email: string }>('select email from profiles where user_id = $1', [person]);
  const draft = await as(landlord).leases.create({
    ...leaseInput(),
    property_id,
    tenant_name: 'Asha Rao',
    tenant_email: row?.email ?? '',
    ...own,
  });
  return proposeLease(services, landlord, draft);
}

const visit = (person: string, property_id: string) =>
  as(person).visits.request({
    property_id,
    visit_type: 'physical',
    scheduled_date: day(2),
    slot: '10:00',
  });
const heard = async (person: string) => (await noticesOf(asOwner, person)).map(([, event]) => event);

it('the first yes withdraws the other proposal, cancels visits, and says so to each once', async () => {
  const home = await addHome(asOwner, landlord);
  const own = await visit(first, home);
  const { id: visitId } = await visit(visitor, home);
  await as(landlord).visits.accept({ id: visitId });
  const applicant = await addPerson('Amit Rao');
  await as(applicant).applications.submit({
    property_id: home,
    move_in_date: day(20),
    household: 'family',
    occupants: 3,
  });
  const [one, other] = [await proposed(first, home), await proposed(second, home)];
  await acceptLease(services, first, one);
  await runAfter(one.id, home);
  expect((await as(first).leases.get({ id: one.id })).state).toBe('active');
  expect((await as(second).leases.get({ id: other.id })).state).toBe('cancelled');
  expect(await heard(second)).toEqual(['lease.offered', 'lease.taken']);
  const late = { id: other.id, sha256: other.document?.sha256 ?? '', code: '123456', name: 'Bina Shah' };
  for (const yes of [
    () => as(second).leases.accept(late),
    () => as(second).leases.code({ id: other.id, by: 'emailed-code' }),
  ]) {
    await expect(yes()).rejects.toMatchObject({ data: { rule: 'lease.overlaps' } });
  }
  expect((await as(visitor).visits.get({ id: visitId })).status).toBe('cancelled');
  expect((await as(first).visits.get({ id: own.id })).status).toBe('requested');
  expect((await heard(visitor)).filter((event) => event === 'visit.home-let')).toHaveLength(1);
  expect((await heard(applicant)).filter((event) => event === 'home.gone')).toHaveLength(1);
  const [notices] = await asOwner<{ path: string }>(
    `select payload ->> 'path' as path from notifications where event = 'visit.home-let' and user_id = $1`,
    [visitor],
  );
  expect(notices?.path).toMatch(/^\/properties\?.*rent_max=36000&bedrooms=2/);
  expect((await as(visitor).leads.timeline({ id: visitId })).items.at(-1)).toMatchObject({
    action: 'visit.home-let',
  });
});

it('a bed that is taken leaves proposals and visits of the other beds alone', async () => {
  const home = await addHome(asOwner, landlord);
  await asOwner(`update properties set property_type = 'pg', pg_for = 'anyone' where id = $1`, [home]);
  const { rooms } = await as(landlord).beds.addRooms({
    property_id: home,
    names: '101',
    sharing: 2,
    rent: 900_000,
    deposit: 900_000,
    attached_bathroom: false,
    air_conditioned: false,
  });
  const [bedA, bedB] = rooms[0]?.beds.map(({ id }) => id) ?? [];
  const { id: visitId } = await visit(visitor, home);
  const third = await addPerson('Chand Ali');
  const same = await proposed(first, home, { bed_id: bedA });
  const late = await proposed(second, home, { bed_id: bedA });
  const apart = await proposed(third, home, { bed_id: bedB });
  await acceptLease(services, first, same);
  await runAfter(same.id, home);
  expect((await as(second).leases.get({ id: late.id })).state).toBe('cancelled');
  expect((await as(third).leases.get({ id: apart.id })).state).toBe('proposed');
  expect((await as(visitor).visits.get({ id: visitId })).status).toBe('requested');
  const summary = await as(landlord).portfolio.summary({ as: 'landlord' });
  expect(summary).toMatchObject({ homes: 1, let: 1, free_beds: 1 });
  await acceptLease(services, third, apart);
  await runAfter(apart.id, home);
  expect((await as(visitor).visits.get({ id: visitId })).status).toBe('cancelled');
});

it('the name of a home says its place once', async () => {
  const home = await addHome(asOwner, landlord, { title: 'Studio in Koramangala, Bengaluru' });
  const lease = await proposed(first, home);
  expect(lease.home_name).toBe('Studio in Koramangala, Bengaluru');
});
