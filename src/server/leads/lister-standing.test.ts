/** Requests to a lister whom nobody has looked at: asked for at the seventh, waiting from the tenth, free once verified. */
import { beforeEach, expect, it } from 'vitest';
import { addHome, day } from '../../../tests/support/leads.ts';
import { startServices } from '../../../tests/support/services.ts';

const { as, addPerson, asOwner } = await startServices({ runsJobs: false });
let lister: string;
let home: string;

beforeEach(async () => {
  lister = await addPerson('Lal Singh');
  home = await addHome(asOwner, lister);
});

/** Somebody who proved a mobile number, or has none. */
async function seekerWith(hasNumber: boolean): Promise<string> {
  const seeker = await addPerson('Om Das');
  if (hasNumber) await asOwner('update profiles set phone_verified = true where user_id = $1', [seeker]);
  return seeker;
}

const visit = async (by?: string, property_id = home) =>
  as(by ?? (await seekerWith(true))).visits.request({
    property_id,
    visit_type: 'physical',
    scheduled_date: day(2),
    slot: '10:00',
  });

/** As many requests of this month, of both kinds, that nobody answered. */
async function asked(count: number, hasNumber = true) {
  for (let at = 0; at < count; at += 1) {
    const seeker = await seekerWith(hasNumber);
    await asOwner(
      at % 2 === 0
        ? `insert into property_visits (property_id, user_id, lister_id, visit_type, scheduled_date, slot)
           values ($1, $2, $3, 'physical', app.today() + 2, '11:00')`
        : `insert into property_applications (property_id, user_id, lister_id, move_in_date, occupants)
           values ($1, $2, $3, app.today() + 9, 2)`,
      [home, seeker, lister],
    );
  }
}

const told = async () =>
  (
    await asOwner<{ event: string }>(
      `select event from notifications where user_id = $1 and event like 'lead.%' order by created_at`,
      [lister],
    )
  ).map(({ event }) => event);
const unverified = { data: { rule: 'lead.lister-not-verified' } };

it('asks as the seventh person of a month does, and lets the request of the tenth wait, which both sides read', async () => {
  await asked(6);
  await visit();
  expect(await told()).toEqual(['lead.verify-asked']);
  await asked(1);
  const ninth = await visit();
  expect(ninth.waits_for_verification).toBe(false);
  const tenth = await visit();
  expect(tenth.waits_for_verification).toBe(true);
  expect(await told()).toEqual(['lead.verify-asked', 'lead.verify-waits']);
  const received = (await as(lister).visits.listReceived({ limit: 50 })).items;
  expect(received.filter((lead) => lead.waits_for_verification).map(({ id }) => id)).toEqual([tenth.id]);
  await expect(as(lister).visits.accept({ id: tenth.id })).rejects.toMatchObject(unverified);
  await as(lister).visits.accept({ id: ninth.id });
  await as(lister).visits.decline({ id: (await visit()).id });
});

it('counts nobody without a number of their own, and nobody twice, so that a rival makes no newcomer wait', async () => {
  await asked(12, false);
  await asked(8);
  const ninth = await seekerWith(true);
  expect((await visit(ninth)).waits_for_verification).toBe(false);
  const again = await visit(ninth, await addHome(asOwner, lister));
  expect(again.waits_for_verification).toBe(false);
  expect(await told()).toEqual([]);
  const tenth = await seekerWith(true);
  expect((await visit(tenth)).waits_for_verification).toBe(true);
  // Whoever comes now waits, counted or not, and the lister is told once.
  expect((await visit(await seekerWith(false))).waits_for_verification).toBe(true);
  expect(await told()).toEqual(['lead.verify-waits']);
});

it('waits no longer once the lister is verified, and never began for whoever is', async () => {
  await asked(10);
  const { id } = await visit();
  await expect(as(lister).visits.accept({ id })).rejects.toMatchObject(unverified);
  await asOwner(
    `insert into verification_claims (user_id, kind, status, method, decided_at, valid_until)
     values ($1, 'identity', 'verified', 'in_person', now(), now() + interval '1 year')`,
    [lister],
  );
  expect(await as(lister).visits.accept({ id })).toMatchObject({ status: 'scheduled' });
  expect((await visit()).waits_for_verification).toBe(false);
});

it('counts a month of India, and applications too wait', async () => {
  await asked(9);
  await asOwner(
    `update property_visits set created_at = created_at - interval '32 days' where lister_id = $1`,
    [lister],
  );
  expect((await visit()).waits_for_verification).toBe(false);
  await asked(5);
  const seeker = await seekerWith(true);
  const application = await as(seeker).applications.submit({
    property_id: home,
    move_in_date: day(9),
    household: 'family',
    occupants: 2,
  });
  expect(application.waits_for_verification).toBe(true);
  await expect(as(lister).applications.approve({ id: application.id })).rejects.toMatchObject(unverified);
});
