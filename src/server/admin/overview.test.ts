import { describe, expect, it } from 'vitest';
import { addPlaces, homeInput } from '../../../tests/support/homes.ts';
import { runningLease } from '../../../tests/support/leases.ts';
import { today } from '../../../tests/support/managed-rentals.ts';
import { startServices } from '../../../tests/support/services.ts';
import { addDays, firstDayOf, monthOf } from '../../domain/dates.ts';
import { addUpHomeCounts } from '../listing/home-counts.ts';

const started = await startServices({ runsJobs: false });
const { as, addPerson, asOwner, database } = started;

describe('admin.overview', () => {
  // spec 2.3: Four stat cards with growth against last month; active leases; pending applications; open repairs
  // spec 7: Revenue and counts of the dashboard
  it('counts homes, people and brokers, now and when the month began', async () => {
    const admin = await addPerson('Vikram Admin', ['admin']);
    const broker = await addPerson('Bela Broker', ['broker']);
    await addPlaces(asOwner);
    await as(broker).properties.create(homeInput());
    await asOwner(
      `insert into brokers (user_id, name, activated, status) values ($1, 'Bela', true, 'activated')`,
      [broker],
    );
    const addRental = (status: string, rent: number, daysAgo: number) =>
      asOwner(
        `insert into managed_rental_applications (status, landlord_id, submitted_by, monthly_rent, property_location,
           property_type, reviewed_at)
         values ($1, $2, $2, $3, 'Baner, Pune', 'Apartment', now() - make_interval(days => $4))`,
        [status, admin, rent, daysAgo],
      );
    await addRental('approved', 5_000_000, 40);
    await addRental('approved', 2_500_000, 0);
    await addRental('submitted', 9_900_000, 40);
    await asOwner(
      `update profiles set created_at = now() - case when user_id = $1 then interval '40 days' else interval '0' end`,
      [admin],
    );
    expect(await as(admin).admin.overview()).toEqual({
      properties: { now: 1, before: 0 },
      users: { now: 2, before: 1 },
      brokers: { now: 1, before: 0 },
      revenue: { now: 7_500_000, before: 5_000_000 },
      leases: { now: 0, before: 0 },
      pending: { now: 1, before: 0 },
      repairs: { now: 0, before: 0 },
    });
  });

  // spec beyond-administrators: Total Properties is exact at once, whatever adds or removes homes
  it('counts homes by the month each was made, also those added by the thousand, dated anew and gone', async () => {
    const admin = await addPerson('Veena Admin', ['admin']);
    const homes = async () => (await as(admin).admin.overview()).properties;
    const before = await homes();
    await asOwner(
      `insert into properties (listed_by, title, created_at)
       select $1, 'Draft ' || n, now() - make_interval(days => n * 40) from generate_series(0, 2) n`,
      [admin],
    );
    expect(await homes()).toEqual({ now: before.now + 3, before: before.before + 2 });
    await asOwner(`update properties set created_at = now() where title = 'Draft 1'`);
    await asOwner(`delete from properties where title = 'Draft 2'`);
    expect(await homes()).toEqual({ now: before.now + 2, before: before.before });
    await addUpHomeCounts(database);
    expect(await homes()).toEqual({ now: before.now + 2, before: before.before });
    expect(await asOwner('select from home_counts')).toHaveLength(1);
  });

  // spec 9: Growth and card subtexts, active leases: computed
  it('counts active leases, also who has given notice, and who lived there when the month began', async () => {
    const admin = await addPerson('Vimla Admin', ['admin']);
    const addLease = async (state: string, start: string, endedOn: string | null) => {
      await asOwner(
        `with a as (insert into managed_rental_applications (landlord_id, submitted_by, monthly_rent, property_location, property_type)
             values ($1, $1, 2500000, 'Baner', 'apartment') returning id),
           m as (insert into managed_properties (application_id, owner_id) select id, $1 from a returning id)
         insert into leases (managed_property_id, home_name, landlord_id, landlord_name, tenant_name, tenant_email, state,
             start_date, end_date, ends_on, ended_on, rent, notice_days)
           select id, 'Baner', $1, 'Vimla', 'Asha', 'asha@example.in', $2, $3, $3::date + 330, $3::date + 330, $4, 2500000, 30
             from m`,
        [admin, state, start, endedOn],
      );
    };
    const began = firstDayOf(monthOf(today()));
    await addLease('active', addDays(began, -40), null);
    await addLease('ending', addDays(began, -40), null);
    await addLease('active', began, null);
    await addLease('ended', addDays(began, -40), began);
    await addLease('ended', addDays(began, -40), addDays(began, -1));
    await addLease('draft', addDays(began, -40), null);
    expect((await as(admin).admin.overview()).leases).toEqual({ now: 3, before: 3 });
  });

  // spec 7: Read maintenance_requests that are open
  // spec beyond-administrators: Open repairs beside active leases, now and when the month began
  it('counts open repairs, also those that were open when the month began and have been worked since', async () => {
    const admin = await addPerson('Varun Admin', ['admin']);
    const { lease } = await runningLease(started);
    const began = firstDayOf(monthOf(today()));
    const [earlier, since] = [addDays(began, -10), began];
    /** Raised that day, and moved on as said. */
    const addRequest = async (raised: string, ...moves: [status: string, day: string][]) => {
      const status = moves.at(-1)?.[0] ?? 'open';
      const [request] = await asOwner<{ id: string }>(
        `insert into maintenance_requests (lease_id, title, category, status, created_at, updated_at)
         values ($1, 'The tap drips', 'plumbing', $2, $3, $4) returning id`,
        [lease.id, status, raised, moves.at(-1)?.[1] ?? raised],
      );
      for (const [place, [moved, day]] of [['open', raised] as const, ...moves].entries()) {
        await asOwner(
          `insert into maintenance_events (request_id, side, action, status, created_at)
           values ($1, 'landlord', 'maintenance.moved', $2, $3::timestamptz + make_interval(mins => $4))`,
          [request?.id, moved, day, place],
        );
      }
    };
    const { repairs: none } = await as(admin).admin.overview();
    expect(none).toEqual({ now: 0, before: 0 });
    await addRequest(earlier);
    await addRequest(since);
    await addRequest(earlier, ['assigned', since]);
    await addRequest(earlier, ['assigned', earlier]);
    await addRequest(earlier, ['assigned', earlier], ['done', earlier], ['open', since]);
    await addRequest(since, ['cancelled', since]);
    expect((await as(admin).admin.overview()).repairs).toEqual({ now: 3, before: 2 });
  });

  it('is closed to everyone else', async () => {
    const broker = await addPerson('Bina Broker', ['broker']);
    await expect(as(broker).admin.overview()).rejects.toMatchObject({ status: 403 });
    await expect(as(null).admin.overview()).rejects.toMatchObject({ status: 401 });
  });

  it('is not to be had from the database either', async () => {
    const broker = await addPerson('Bimal Broker', ['broker']);
    const rows = await asOwner(
      `select set_config('app.user_id', $1, false), f.* from app.admin_figures(now()) f`,
      [broker],
    );
    expect(rows).toEqual([]);
  });
});
