import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPlaces, homeInput } from '../../../tests/support/homes.ts';
import { startServices } from '../../../tests/support/services.ts';
import { addDays, dateInIndia } from '../../domain/dates.ts';

const { as, addPerson, asOwner } = await startServices({ runsJobs: false });

const today = dateInIndia(new Date().toISOString());

let seeker: string;
let lister: string;
let home: string;

beforeAll(() => addPlaces(asOwner));

beforeEach(async () => {
  seeker = await addPerson('Sita Rao');
  lister = await addPerson('Lal Singh');
  home = await addHome();
});

async function addHome(): Promise<string> {
  const { id } = await as(lister).properties.create(homeInput({ title: '2 BHK near the park' }));
  await asOwner(
    `update properties set listing_state = 'published', published_at = now(), renewed_at = now() where id = $1`,
    [id],
  );
  return id;
}

const addVisit = (status: string, awaiting: string | null, day: string, slot = '10:00') =>
  asOwner(
    `insert into property_visits (property_id, user_id, lister_id, status, awaiting, visit_type, scheduled_date, slot)
     values ($1, $2, $3, $4, $5, 'physical', $6, $7)`,
    [home, seeker, lister, status, awaiting, day, slot],
  );

const addApplication = (status: string) =>
  asOwner(
    `insert into property_applications (property_id, user_id, lister_id, status, move_in_date, occupants)
     values ($1, $2, $3, $4, $5, 2)`,
    [home, seeker, lister, status, addDays(today, 20)],
  );

const nothing = {
  today,
  awaiting_me: {
    visits_received: 0,
    visits_made: 0,
    applications_received: 0,
    leases: 0,
    ends: 0,
    ends_let: 0,
    settlements: 0,
    settlements_let: 0,
    reports: 0,
    reports_let: 0,
    offers: 0,
    checks: 0,
    checks_to_pay: 0,
    invitations: 0,
  },
  awaiting_others: { visits: 0, applications: 0 },
  visits_today: [],
  shortlist: { total: 0, news: [] },
};

describe('dashboard.get', () => {
  it('is quiet for somebody new', async () => {
    expect(await as(seeker).dashboard.get()).toEqual(nothing);
  });

  it('tells each side of a visit who has to answer', async () => {
    await addVisit('requested', 'lister', addDays(today, 2));
    expect(await as(lister).dashboard.get()).toMatchObject({
      awaiting_me: { visits_received: 1, visits_made: 0 },
      awaiting_others: { visits: 0 },
    });
    expect(await as(seeker).dashboard.get()).toMatchObject({
      awaiting_me: { visits_received: 0, visits_made: 0 },
      awaiting_others: { visits: 1 },
    });
    await asOwner(`update property_visits set awaiting = 'seeker' where property_id = $1`, [home]);
    expect(await as(seeker).dashboard.get()).toMatchObject({ awaiting_me: { visits_made: 1 } });
    expect(await as(lister).dashboard.get()).toMatchObject({ awaiting_others: { visits: 1 } });
  });

  it.each([
    ['submitted', 1],
    ['under_review', 1],
    ['approved', 0],
    ['cancelled', 0],
  ])('counts an application that is %s as %i open', async (status, open) => {
    await addApplication(status);
    expect((await as(lister).dashboard.get()).awaiting_me.applications_received).toBe(open);
    expect((await as(seeker).dashboard.get()).awaiting_others.applications).toBe(open);
  });

  it('counts nothing of a lead that has ended, and neither does the list of what waits', async () => {
    await addApplication('submitted');
    await asOwner(`update lead_cards set stage = 'let', ended_at = app.now() where property_id = $1`, [home]);
    expect((await as(lister).dashboard.get()).awaiting_me.applications_received).toBe(0);
    const listed = (show: 'tracked' | 'ended') => as(lister).applications.listReceived({ show });
    expect([(await listed('tracked')).total, (await listed('ended')).total]).toEqual([0, 1]);
    // Who applied still sees that nobody answered.
    expect((await as(seeker).applications.listMine({ show: 'tracked' })).total).toBe(1);
  });

  it('shows the agreed visits of this day in India, earliest first, to both sides', async () => {
    await addVisit('completed', null, today, '09:00');
    await addVisit('scheduled', null, today, '16:00');
    const [mine] = (await as(seeker).dashboard.get()).visits_today;
    expect(mine).toMatchObject({ side: 'seeker', slot: '16:00', visit_type: 'physical', home: { id: home } });
    expect((await as(lister).dashboard.get()).visits_today).toMatchObject([{ side: 'lister' }]);
    await asOwner('update property_visits set scheduled_date = $2 where property_id = $1', [
      home,
      addDays(today, 1),
    ]);
    expect((await as(seeker).dashboard.get()).visits_today).toEqual([]);
  });

  it('tells of shortlisted homes what got cheaper or was let, and of nothing else', async () => {
    await asOwner('insert into shortlists (user_id, property_id, rent_when_added) values ($1, $2, 3000000)', [
      seeker,
      home,
    ]);
    expect((await as(seeker).dashboard.get()).shortlist).toEqual({ total: 1, news: [] });
    await asOwner('update properties set rent = 2750000 where id = $1', [home]);
    expect((await as(seeker).dashboard.get()).shortlist.news).toEqual([
      {
        home: {
          id: home,
          title: '2 BHK near the park',
          city: 'Bengaluru',
          locality: 'Koramangala',
          cover: null,
        },
        rent: 2_750_000,
        price_drop: 250_000,
        is_let: false,
      },
    ]);
    await asOwner(`update properties set rent = 3100000, availability = 'rented' where id = $1`, [home]);
    expect((await as(seeker).dashboard.get()).shortlist.news).toMatchObject([
      { price_drop: null, is_let: true },
    ]);
  });

  it('shows a stranger and an administrator nothing of other people’s leads', async () => {
    await addVisit('scheduled', null, today);
    await addApplication('submitted');
    expect(await as(await addPerson('Nikhil Rao')).dashboard.get()).toEqual(nothing);
    expect(await as(await addPerson('Adi Jain', ['admin'])).dashboard.get()).toEqual(nothing);
  });

  it('is closed to whoever is signed out', async () => {
    await expect(as(null).dashboard.get()).rejects.toMatchObject({ code: 'UNAUTHORIZED', status: 401 });
  });
});
