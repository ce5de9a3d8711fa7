// The funnel: what its steps count, and that each figure is as many rows as it opens.
import { beforeAll, describe, expect, it } from 'vitest';
import { addHome } from '../../../tests/support/leads.ts';
import { startServices } from '../../../tests/support/services.ts';
import { monthOf, shiftMonth } from '../../domain/dates.ts';
import { funnelRows, funnelSteps, NO_BROKER } from '../../domain/funnel.ts';

const { as, asOwner, addPerson, services } = await startServices({ runsJobs: false });
const admin = await addPerson('Vikram Admin', ['admin']);
const viewer = await addPerson('Vimla Viewer', ['viewer']);
const broker = await addPerson('Bina Broker', ['broker']);
const owner = await addPerson('Lal Singh', ['landlord']);
const seekers = [await addPerson('Asha Rao'), await addPerson('Ravi Kumar'), await addPerson('Sana Khan')];
const current = monthOf(services.today());
const last = shiftMonth(current, -1);

type Asked = { home: string; seeker: number; lister: string; at: string };
const visit = async ({ home, seeker, lister, at }: Asked, status: string, answeredAfter: string | null) =>
  asOwner(
    `insert into property_visits (property_id, user_id, lister_id, visit_type, scheduled_date, slot, status, awaiting, created_at, answered_at)
     values ($1, $2, $3, 'physical', $4::timestamptz::date + 2, '10:00', $5, $6, $4, $4::timestamptz + $7::interval)`,
    [home, seekers[seeker], lister, at, status, status === 'requested' ? 'lister' : null, answeredAfter],
  );
const apply = async ({ home, seeker, lister, at }: Asked, status: string) =>
  asOwner(
    `insert into property_applications (property_id, user_id, lister_id, occupants, move_in_date, status, created_at)
     values ($1, $2, $3, 2, $4::timestamptz::date + 30, $5, $4)`,
    [home, seekers[seeker], lister, at, status],
  );

beforeAll(async () => {
  const flat = await addHome(asOwner, broker);
  const villa = await addHome(asOwner, owner);
  const pune = await addHome(asOwner, owner, { title: 'Flat in Pune' });
  await asOwner(`update properties set city = 'Pune' where id = $1`, [pune]);
  const early = `${last}-03T10:00:00+05:30`;
  const later = `${last}-20T10:00:00+05:30`;
  // One home and one person are one request: two visits, an application, and rented out.
  const first = { home: flat, seeker: 0, lister: broker, at: early };
  await visit(first, 'cancelled', '2 hours');
  await visit({ ...first, at: later }, 'completed', '1 hour');
  await apply({ ...first, at: later }, 'approved');
  await asOwner(`update lead_cards set stage = 'let', ended_at = app.now() where property_id = $1`, [flat]);
  // Agreed and then cancelled: it was agreed all the same.
  await visit({ home: flat, seeker: 1, lister: broker, at: later }, 'cancelled', '4 hours');
  await asOwner(
    `insert into lead_events (visit_id, actor_id, action, status) select id, $1, 'accepted', 'scheduled'
       from property_visits where user_id = $2`,
    [broker, seekers[1]],
  );
  // Nobody answered; and somebody who applied without a visit, this month, in Pune.
  await visit({ home: villa, seeker: 1, lister: owner, at: early }, 'requested', null);
  await apply({ home: pune, seeker: 2, lister: owner, at: `${current}-01T00:10:00+05:30` }, 'rejected');
});

describe('the funnel', () => {
  it('counts a home and its seeker once, in the month they first asked, at every step they came to or passed', async () => {
    const { rows, all } = await as(admin).analytics.funnel({ months: 6 });
    expect(rows).toMatchObject([
      { key: last, asked: 3, agreed: 2, visited: 1, applied: 1, let: 1, answered: 2, median_minutes: 180 },
      { key: current, asked: 1, agreed: 1, visited: 1, applied: 1, let: 0, median_minutes: null },
    ]);
    // Whoever applied without a visit is past it: no step is larger than the one before.
    expect(all).toMatchObject({ asked: 4, agreed: 3, visited: 2, applied: 2, let: 1 });
  });

  it('is told by city and by broker, whoever is no broker together', async () => {
    const cities = await as(admin).analytics.funnel({ by: 'city' });
    expect(cities.rows.map(({ key, asked }) => [key, asked])).toEqual([
      ['Bengaluru', 3],
      ['Pune', 1],
    ]);
    const brokers = await as(admin).analytics.funnel({ by: 'broker' });
    expect(brokers.rows.toSorted((one, other) => other.let - one.let)).toMatchObject([
      { key: broker, label: 'Bina Broker', asked: 2, let: 1 },
      { key: NO_BROKER, label: null, asked: 2, let: 0 },
    ]);
  });

  it.each(funnelRows)('by %s: each figure is as many rows as it opens', async (by) => {
    for (const city of [undefined, 'Bengaluru']) {
      const narrowed = city === undefined ? {} : { city };
      const { rows, all } = await as(admin).analytics.funnel({ by, ...narrowed });
      const name = { month: 'month', city: 'city', broker: 'lister' }[by];
      const total = async (own: object) =>
        (await as(admin).analytics.requests({ ...narrowed, ...own })).total;
      expect(rows.length).toBeGreaterThan(0);
      for (const step of funnelSteps) {
        expect(await total({ step })).toBe(all[step]);
        for (const row of rows) expect(await total({ [name]: row.key, step })).toBe(row[step]);
      }
    }
  });

  it('lists who asked for what, how far they came and how long the answer took, page by page', async () => {
    const { items, next_cursor: cursor } = await as(admin).analytics.requests({ limit: 2 });
    expect(items.map(({ seeker, step }) => [seeker.full_name, step])).toEqual([
      ['Sana Khan', 'applied'],
      ['Ravi Kumar', 'agreed'],
    ]);
    const rest = await as(admin).analytics.requests({ limit: 2, cursor: cursor ?? '' });
    expect(rest.next_cursor).toBeNull();
    expect(rest.items.map(({ lister }) => lister.full_name).sort()).toEqual(['Bina Broker', 'Lal Singh']);
    expect(rest.items.find(({ step }) => step === 'let')).toMatchObject({ minutes: 120 });
    const found = await as(admin).analytics.requests({ q: 'pune sana' });
    expect(found.items.map(({ home }) => home.title)).toEqual(['Flat in Pune']);
  });

  it('shows figures to whoever sees the programme, and names to administrators alone', async () => {
    expect((await as(viewer).analytics.funnel({})).all.asked).toBe(4);
    await expect(as(viewer).analytics.requests({})).rejects.toMatchObject({ status: 403 });
    for (const person of [owner, broker]) {
      await expect(as(person).analytics.funnel({})).rejects.toMatchObject({ status: 403 });
    }
    const { rows } = await services.database.asActor({ userId: owner }, (db) =>
      db.execute(`select * from app.requests_between('2000-01-01', '2100-01-01', null, null)`),
    );
    expect(rows).toEqual([]);
  });
});
