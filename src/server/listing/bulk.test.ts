import { describe, expect, it } from 'vitest';
import { addHome, UNKNOWN_ID } from '../../../tests/support/leads.ts';
import { startServices } from '../../../tests/support/services.ts';

const { as, addPerson, asOwner } = await startServices({ runsJobs: false });

async function listerWith(count: number) {
  const lister = await addPerson('Lal Singh', ['landlord']);
  const homes: string[] = [];
  for (let number = 0; number < count; number += 1) homes.push(await addHome(asOwner, lister));
  return { lister, homes };
}
const nothing = { rent_change_bp: null };
const stateOf = async (id: string) =>
  (
    await asOwner<{ listing_state: string; rent: string }>(
      'select listing_state, rent from properties where id = $1',
      [id],
    )
  )[0];

describe('many homes at once', () => {
  // spec 2.1: `/manage-properties`
  // spec 2.5: Beyond it: many homes changed at once, and how each does
  it('change together; what one refuses stops no other, and each change is written down', async () => {
    const { lister, homes } = await listerWith(3);
    const [first = '', second = '', third = ''] = homes;
    await as(lister).properties.pause({ id: second });
    const result = await as(lister).properties.bulk({ ids: [...homes, first], action: 'pause', ...nothing });
    expect(result.done.sort()).toEqual([first, third].sort());
    expect(result.refused).toEqual([{ id: second, rule: 'property.transition-not-allowed' }]);
    const trail = await asOwner(`select from audit_log where actor_id = $1 and action = 'properties.pause'`, [
      lister,
    ]);
    expect(trail).toHaveLength(3);
    await as(lister).properties.bulk({ ids: homes, action: 'resume', ...nothing });
    for (const id of homes) expect((await stateOf(id))?.listing_state).toBe('published');
  });

  it('renewing begins the sixty days anew', async () => {
    const { lister, homes } = await listerWith(1);
    await asOwner(
      `update properties set renewed_at = now() - interval '50 days', renewal_reminders = 1 where id = $1`,
      [homes[0]],
    );
    await as(lister).properties.bulk({ ids: homes, action: 'renew', ...nothing });
    const [row] = await asOwner(
      `select renewed_at > now() - interval '1 minute' as is_new, renewal_reminders from properties where id = $1`,
      [homes[0]],
    );
    expect(row).toEqual({ is_new: true, renewal_reminders: 0 });
  });

  it('change their rents by percent, in whole rupees', async () => {
    const { lister, homes } = await listerWith(2);
    await asOwner('update properties set rent = 2333300 where listed_by = $1', [lister]);
    await as(lister).properties.bulk({ ids: homes, action: 'rent', rent_change_bp: -500 });
    for (const id of homes) expect((await stateOf(id))?.rent).toBe('2216600');
    await expect(
      as(lister).properties.bulk({ ids: homes, action: 'rent', rent_change_bp: null }),
    ).rejects.toMatchObject({ status: 422 });
    await expect(
      as(lister).properties.bulk({ ids: homes, action: 'rent', rent_change_bp: 9000 }),
    ).rejects.toMatchObject({ status: 422 });
  });

  it('are one’s own: another’s and unknown ones are refused alike', async () => {
    const { homes } = await listerWith(1);
    const other = await addPerson('Ravi Kumar', ['landlord']);
    const ids = [homes[0] ?? '', UNKNOWN_ID];
    const result = await as(other).properties.bulk({ ids, action: 'pause', ...nothing });
    expect(result.done).toEqual([]);
    expect(new Set(result.refused.map(({ rule }) => rule)).size).toBe(1);
    expect((await stateOf(ids[0] ?? ''))?.listing_state).toBe('published');
    await expect(as(null).properties.bulk({ ids, action: 'pause', ...nothing })).rejects.toMatchObject({
      status: 401,
    });
  });
});

describe('how homes do', () => {
  it('counts what others did there in thirty days, for the lister only', async () => {
    const { lister, homes } = await listerWith(2);
    const [home = '', quiet = ''] = homes;
    const seeker = await addPerson('Asha Rao');
    await asOwner(
      `insert into property_views (property_id, viewer, viewed_on) values
         ($1, 'a', (now() at time zone 'Asia/Kolkata')::date), ($1, 'b', (now() at time zone 'Asia/Kolkata')::date),
         ($1, 'c', (now() at time zone 'Asia/Kolkata')::date - 31)`,
      [home],
    );
    await as(seeker).shortlist.add({ property_id: home });
    await as(seeker).messages.start({ property_id: home, body: 'Is it free?' });
    const { items } = await as(lister).properties.performance({ ids: homes });
    const of = (id: string) => items.find((item) => item.id === id);
    expect(of(home)).toEqual({ id: home, views: 2, shortlists: 1, enquiries: 1, visits: 0, applications: 0 });
    expect(of(quiet)).toMatchObject({ views: 0, shortlists: 0 });
    expect((await as(seeker).properties.performance({ ids: homes })).items).toEqual([]);

    const { weeks } = await as(lister).properties.performanceByWeek();
    expect(weeks).toHaveLength(12);
    expect(weeks.at(-1)).toMatchObject({ views: 2, shortlists: 1, enquiries: 1 });
    expect(weeks.reduce((sum, { views }) => sum + views, 0)).toBe(3);
    const theirs = await as(seeker).properties.performanceByWeek();
    expect(theirs.weeks.every(({ views }) => views === 0)).toBe(true);
  });
});

describe('all homes that match', () => {
  const rest = { rent_change_bp: null, after: null };

  it('change in batches by the filter, each written down, and other people’s homes stay as they are', async () => {
    const { lister, homes } = await listerWith(3);
    const { homes: theirs } = await listerWith(1);
    await as(lister).properties.pause({ id: homes[0] ?? '' });
    const paused = await as(lister).properties.bulkMatching({ show: 'available', action: 'pause', ...rest });
    expect(paused).toEqual({ done: 2, refused: [], next: null });
    for (const id of homes) expect((await stateOf(id))?.listing_state).toBe('paused');
    expect((await stateOf(theirs[0] ?? ''))?.listing_state).toBe('published');
    const trail = await asOwner(
      `select before, after, people from audit_log where actor_id = $1 and action = 'properties.pause' and subject_id = any($2)`,
      [lister, homes.slice(1)],
    );
    expect(trail).toHaveLength(2);
    expect(trail[0]).toMatchObject({
      before: { listing_state: 'published' },
      after: { listing_state: 'paused' },
      people: [lister],
    });
    const again = await as(lister).properties.bulkMatching({ action: 'pause', ...rest });
    expect(again).toEqual({
      done: 0,
      refused: [
        { rule: 'property.transition-not-allowed', count: 3, names: Array(3).fill('2 BHK near the park') },
      ],
      next: null,
    });
  });

  it('begin after the batch before', async () => {
    const { lister, homes } = await listerWith(2);
    const [first = '', second = ''] = homes.toSorted();
    await as(lister).properties.bulkMatching({ action: 'pause', ...rest, after: first });
    expect((await stateOf(first))?.listing_state).toBe('published');
    expect((await stateOf(second))?.listing_state).toBe('paused');
  });

  it('change their rent once under one key', async () => {
    const { lister, homes } = await listerWith(2);
    const before = Number((await stateOf(homes[0] ?? ''))?.rent);
    const lower = () =>
      as(lister, { idempotencyKey: '01900000-0000-7000-8000-0000000000aa' }).properties.bulkMatching({
        action: 'rent',
        rent_change_bp: -500,
        after: null,
      });
    expect(await lower()).toEqual(await lower());
    for (const id of homes) expect(Number((await stateOf(id))?.rent)).toBe(before * 0.95);
  });
});
