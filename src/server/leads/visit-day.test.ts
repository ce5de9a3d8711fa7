import { beforeEach, describe, expect, it } from 'vitest';
import { addHome, noticesOf } from '../../../tests/support/leads.ts';
import { startServices } from '../../../tests/support/services.ts';
import { addDays, dateInIndia, type Instant } from '../../domain/dates.ts';
import { visitStart } from '../../domain/visits.ts';
import { remindOfVisits } from './visit-reminders.ts';

const { as, addPerson, asOwner, services, moveTo } = await startServices({ runsJobs: false });

let seeker: string;
let lister: string;
let id: string;
let on: string;
const SLOT = '15:00';
/** So many hours before the visit begins. */
const hoursBefore = (hours: number): Instant =>
  new Date(Date.parse(visitStart(on, SLOT)) - hours * 3_600_000).toISOString();
const remind = (hours: number) => remindOfVisits(services.database, services.jobs, hoursBefore(hours));
const reminded = async () =>
  (await noticesOf(asOwner, seeker, lister)).filter(([, event]) => event === 'visit.reminded');
const get = () => as(seeker).visits.get({ id });

beforeEach(async () => {
  await asOwner('delete from auth.rate_limits');
  seeker = await addPerson('Sita Rao');
  lister = await addPerson('Lal Singh');
  on = addDays(dateInIndia(services.now()), 3);
  const home = await addHome(asOwner, lister);
  const wish = {
    property_id: home,
    visit_type: 'physical' as const,
    scheduled_date: on,
    slot: SLOT as '15:00',
  };
  ({ id } = await as(seeker).visits.request(wish));
});

describe('a new time', () => {
  it('is shown beside the time before it, until it is agreed, and named in what the other side is told', async () => {
    const to = { id, scheduled_date: addDays(on, 1), slot: '11:00' as const };
    expect(await get()).toMatchObject({ earlier: null, changes: 1 });
    await as(lister).visits.propose(to);
    expect(await get()).toMatchObject({ earlier: { scheduled_date: on, slot: SLOT }, changes: 2 });
    const [notice] = (await as(seeker).notifications.list({})).items;
    expect(notice?.text).toContain('Until now it was');
    expect(await as(seeker).visits.accept({ id })).toMatchObject({ earlier: null, changes: 3 });
    await as(seeker).visits.reschedule({ id, scheduled_date: on, slot: '10:00' });
    expect((await as(lister).visits.get({ id })).earlier).toEqual({
      scheduled_date: addDays(on, 1),
      slot: '11:00',
    });
  });
});

describe('the day of a visit', () => {
  it('begins with a reminder to both sides, once for each agreed time', async () => {
    await remind(2);
    expect(await reminded()).toEqual([]);
    await as(lister).visits.accept({ id });
    await remind(4);
    expect(await reminded()).toEqual([]);
    await remind(3);
    await remind(2);
    expect((await reminded()).map(([person]) => person).sort()).toEqual([seeker, lister].sort());
    await as(seeker).visits.reschedule({ id, scheduled_date: on, slot: '16:00' });
    await as(lister).visits.accept({ id });
    await remind(1);
    expect(await reminded()).toHaveLength(4);
  });

  it('lets each side say that they are on their way, from three hours before on', async () => {
    await expect(as(seeker).visits.comeSoon({ id })).rejects.toMatchObject({
      data: { rule: 'visit.not-about-to-begin' },
    });
    await as(lister).visits.accept({ id });
    await moveTo(hoursBefore(2));
    expect((await as(seeker).visits.comeSoon({ id })).on_way).toEqual(['seeker']);
    await as(seeker).visits.comeSoon({ id });
    expect((await as(lister).visits.comeSoon({ id })).on_way.sort()).toEqual(['lister', 'seeker']);
    const notices = (await noticesOf(asOwner, seeker, lister)).filter(
      ([, event]) => event === 'visit.on-way',
    );
    expect(notices).toEqual([
      [lister, 'visit.on-way'],
      [seeker, 'visit.on-way'],
    ]);
    await expect(as(await addPerson('Om Das')).visits.comeSoon({ id })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('ends as not taken place where one side did not come, and then has no stars', async () => {
    await as(lister).visits.accept({ id });
    await expect(as(seeker).visits.miss({ id, note: 'Nobody there' })).rejects.toMatchObject({
      data: { rule: 'visit.not-yet-begun' },
    });
    await moveTo(hoursBefore(-1));
    expect(await as(seeker).visits.miss({ id, note: 'Nobody there' })).toMatchObject({ status: 'cancelled' });
    await expect(as(seeker).visits.rate({ id, rating: 5 })).rejects.toMatchObject({
      data: { rule: 'visit.rating-not-allowed' },
    });
    expect((await as(lister).leads.timeline({ id })).items.at(-1)).toMatchObject({
      action: 'visit.missed',
      by: 'seeker',
    });
  });

  it('which counted as visited is taken back by its seeker alone, before the stars', async () => {
    await as(lister).visits.accept({ id });
    await moveTo(hoursBefore(-1));
    await as(lister).visits.complete({ id });
    const refused = { data: { rule: 'visit.transition-not-allowed' } };
    await expect(as(lister).visits.miss({ id })).rejects.toMatchObject(refused);
    await as(seeker).visits.rate({ id, rating: 1 });
    await expect(as(seeker).visits.miss({ id })).rejects.toMatchObject(refused);
    await asOwner('update property_visits set rating = null where id = $1', [id]);
    expect(await as(seeker).visits.miss({ id })).toMatchObject({ status: 'cancelled' });
  });
});
