/** For each job of the product's upkeep that comes by the clock: rows that make it do its work, and how one sees that it did. */
import { dateInIndia, firstDayOf, monthOf, shiftMonth } from '../../src/domain/dates.ts';
import { notify } from '../../src/server/notifications/notify.ts';
import { addHome, day } from './leads.ts';
import { arrangeMonths } from './months.ts';
import type { TestServices } from './services.ts';

/** What one looks at, which is not so before the job and is so after it. */
type Effect = { look: () => Promise<unknown>; done: unknown };
export type ScheduledWork = Readonly<Record<string, () => Promise<Effect>>>;

export const thisMonth = () => monthOf(dateInIndia(new Date().toISOString()));

export function effects({ asOwner }: TestServices) {
  const told = (person: string, event: string, times = 1): Effect => ({
    look: async () =>
      (await asOwner('select from notifications where user_id = $1 and event = $2', [person, event])).length,
    done: times,
  });
  /** The one value of the one row. */
  const value = (done: unknown, text: string, ...values: unknown[]): Effect => ({
    look: async () => {
      const [row] = await asOwner<{ value: unknown }>(text, values);
      return row?.value;
    },
    done,
  });
  return { told, value };
}

export function upkeepWork(test: TestServices): ScheduledWork {
  const { as, asOwner, addPerson, services } = test;
  const { told, value } = effects(test);
  const listed = async (own: object = {}) => {
    const lister = await addPerson('Lal Singh');
    return { lister, home: await addHome(asOwner, lister, own) };
  };
  const visited = async () => {
    const { lister, home } = await listed();
    const seeker = await addPerson('Sita Rao');
    const { id } = await as(seeker).visits.request({
      property_id: home,
      visit_type: 'physical',
      scheduled_date: day(1),
      slot: '10:00',
    });
    return { lister, home, seeker, id };
  };
  const searched = async (frequency: 'at_once' | 'daily') => {
    const seeker = await addPerson('Sita Rao');
    await asOwner('delete from listing_news');
    const { id } = await as(seeker).savedSearches.save({ query: 'city=Bengaluru', frequency });
    const { home } = await listed();
    return { home, seeker, id };
  };
  const matched = async (frequency: 'at_once' | 'daily') => {
    const { home, seeker, id } = await searched(frequency);
    await asOwner('insert into saved_search_matches (search_id, property_id) values ($1, $2)', [id, home]);
    return told(seeker, 'search.matches');
  };
  const visitsOf = async (month: string) => {
    const { id } = await visited();
    await asOwner(`update property_visits set created_at = $2::date + interval '12 hours' where id = $1`, [
      id,
      month,
    ]);
    const [row] = await asOwner<{ visits: string }>(
      `select count(*) as visits from property_visits
        where date_trunc('month', created_at at time zone 'Asia/Kolkata')::date = $1`,
      [month],
    );
    return value(row?.visits, 'select sum(visits)::text as value from month_figures where month = $1', month);
  };
  return {
    'upkeep.match-listings': async () => {
      const { id, home } = await searched('daily');
      return value(home, 'select property_id as value from saved_search_matches where search_id = $1', id);
    },
    'upkeep.clear-catalogue-changes': async () => {
      await asOwner(`insert into catalogue_changes (home, changed_at)
        values (uuidv7(), clock_timestamp() - interval '2 hours')`);
      return value(
        '0',
        `select count(*) as value from catalogue_changes where changed_at < clock_timestamp() - interval '1 hour'`,
      );
    },
    'upkeep.search-letters': () => matched('at_once'),
    'upkeep.search-digests': () => matched('daily'),
    'upkeep.mail-notices': async () => {
      const person = await addPerson('Asha Rao');
      await services.database.asWorker((db) =>
        notify({ db, jobs: services.jobs, actorId: null }, person, { event: 'account.welcome' }),
      );
      return value('sent', 'select status as value from mails where user_id = $1', person);
    },
    'upkeep.count-views': async () => {
      const { home } = await listed();
      await asOwner('insert into property_views (property_id, viewer, viewed_on) values ($1, $2, $3)', [
        home,
        'a',
        day(0),
      ]);
      return value(1, 'select view_count as value from properties where id = $1', home);
    },
    'upkeep.check-listings': async () => {
      await listed();
      const { home } = await listed();
      // Ids of one millisecond are in no order, so either of the two may count as the later one.
      const flags = 'select count(*) > 0 as value from listing_flags where $1 in (property_id, other_id)';
      return value(true, flags, home);
    },
    'upkeep.photo-looks': async () => {
      const { home } = await listed();
      // Its file is gone, so that there is nothing to know it by.
      await asOwner(
        `insert into property_photos (property_id, position, url, width, height, files)
          values ($1, 0, '/files/public/photos/gone-800.webp', 4, 3, '{"avif": {}}')`,
        [home],
      );
      return value(0, 'select cardinality(look) as value from property_photos where property_id = $1', home);
    },
    'upkeep.list-anew': async () => {
      const { home } = await listed();
      await asOwner(`update listings set card = '{}' where property_id = $1`, [home]);
      await asOwner(`update app.listing_shape set listed_to = '00000000-0000-0000-0000-000000000000'`);
      return value(home, `select card::json ->> 'id' as value from listings where property_id = $1`, home);
    },
    'upkeep.end-visits': async () => {
      const { id } = await visited();
      await asOwner('update property_visits set scheduled_date = $2 where id = $1', [id, day(-1)]);
      return value('cancelled', 'select status as value from property_visits where id = $1', id);
    },
    'upkeep.remind-of-visits': async () => {
      const { id, seeker, lister } = await visited();
      await as(lister).visits.accept({ id });
      await asOwner(`update lead_events set created_at = created_at - interval '1 day' where visit_id = $1`, [
        id,
      ]);
      // Whatever the hour is while this runs: the next one, even where nobody could have asked for it.
      const next = new Date(Date.parse(services.now()) + 5.5 * 3_600_000).getUTCHours() + 1;
      await asOwner('alter table property_visits drop constraint if exists property_visits_slot');
      await asOwner('update property_visits set scheduled_date = $2, slot = $3 where id = $1', [
        id,
        day(next === 24 ? 1 : 0),
        `${String(next % 24).padStart(2, '0')}:00`,
      ]);
      return told(seeker, 'visit.reminded');
    },
    'upkeep.stale-listings': async () => {
      const { lister, home } = await listed();
      await asOwner(`update properties set renewed_at = now() - interval '50 days' where id = $1`, [home]);
      return told(lister, 'listing.stale');
    },
    'upkeep.remind-of-leads': async () => {
      const { lister, home } = await visited();
      await asOwner('update lead_cards set reminder_on = $2 where property_id = $1', [home, day(0)]);
      return told(lister, 'lead.reminder');
    },
    'upkeep.end-claims': async () => {
      const { lister, home } = await listed();
      await asOwner(
        `insert into verification_claims (user_id, property_id, kind, status, method, decided_at, valid_until)
          values ($1, $2, 'ownership', 'verified', 'paper_checked', now(), $3)`,
        [lister, home, day(-1)],
      );
      return value('expired', 'select status as value from verification_claims where user_id = $1', lister);
    },
    'upkeep.clean-up': async () => {
      const person = await addPerson('Asha Rao');
      await asOwner(
        `insert into idempotency_keys (user_id, key, procedure, request_hash, expires_at)
          values ($1, 'old', 'p', 'h', now() - interval '1 hour')`,
        [person],
      );
      return value('0', 'select count(*) as value from idempotency_keys where user_id = $1', person);
    },
    // An address of this machine is never called.
    'imports.photos': async () => {
      const { lister, home } = await listed();
      const [run] = await asOwner<{ id: string }>(
        `insert into import_runs (owner_id, file_name, mapping) values ($1, 'homes.csv', '{}') returning id`,
        [lister],
      );
      await asOwner(
        `insert into import_photos (property_id, url, run_id, row_number, place)
          values ($1, 'http://127.0.0.1/a.jpg', $2, 2, 0)`,
        [home, run?.id],
      );
      return value('failed', 'select state as value from import_photos where run_id = $1', run?.id ?? '');
    },
    'upkeep.leftover-files': async () => {
      const person = await addPerson('Asha Rao');
      await asOwner(
        `insert into files (owner_id, kind, key, content_type, bytes, created_at)
          values ($1, 'import', $2, 'text/csv', 1, now() - interval '2 days')`,
        [person, `imports/${person}`],
      );
      return value('0', 'select count(*) as value from files where owner_id = $1', person);
    },
    'upkeep.leftover-papers': async () => {
      const person = await addPerson('Asha Rao');
      const [paper] = await asOwner<{ id: string }>(
        `insert into files (owner_id, kind, key, content_type, bytes)
          values ($1, 'document', $2, 'application/pdf', 1) returning id`,
        [person, `documents/${person}`],
      );
      await asOwner(
        `insert into verification_claims (user_id, kind, status, file_id, updated_at)
          values ($1, 'identity', 'declined', $2, now() - interval '91 days')`,
        [person, paper?.id],
      );
      return value('0', 'select count(*) as value from files where owner_id = $1', person);
    },
    'upkeep.prove-ledger': async () => {
      const admin = await addPerson('Ada Admin', ['admin']);
      await (await arrangeMonths(test)).affiliate('KRY-PROOF');
      await asOwner('set session_replication_role = replica');
      await asOwner(
        `update affiliate_registrations set is_terminated = true where affiliate_id = 'KRY-PROOF'`,
      );
      await asOwner('set session_replication_role = origin');
      return told(admin, 'ledger.differs');
    },
    'upkeep.home-counts': async () => {
      await listed();
      await listed();
      return value(
        '1',
        'select count(*) as value from home_counts where month = $1',
        firstDayOf(thisMonth()),
      );
    },
    'upkeep.count-months': () => visitsOf(firstDayOf(thisMonth())),
    'upkeep.recount-months': () => visitsOf(firstDayOf(shiftMonth(thisMonth(), -6))),
    'upkeep.refresh-rents': async () => {
      await listed({ rent: 3_100_000 });
      const [row] = await asOwner<{ homes: number }>('select count(*)::int as homes from listings');
      return value(row?.homes, 'select sum(homes)::int as value from city_rents');
    },
  };
}
