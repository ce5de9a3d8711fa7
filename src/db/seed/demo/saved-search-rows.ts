// Saved searches of the demo's seekers with the homes they were told of, and notices of the last days.
import type pg from 'pg';
import { keyOf } from '../../../domain/catalogue.ts';
import { categoryOf } from '../../../domain/notifications.ts';
import { insert } from '../insert.ts';
import type { DemoHome } from './homes.ts';
import type { DemoPeople } from './people.ts';
import { demoId } from './random.ts';
import { ago, type Row, type SeedClock } from './rows.ts';

const RETENTION_HOURS = 24 * 9;
const TOLD_HOURS = 26;
const frequencies = ['daily', 'at_once', 'weekly'];

/** Two searches each: the size of a home one looked at up to its rent, and its city; the tenant keeps quiet hours. */
export async function insertSavedSearches(
  client: pg.Client,
  homes: readonly DemoHome[],
  people: DemoPeople,
  clock: SeedClock,
): Promise<void> {
  const seekers = [
    people.accounts.get('tenant'),
    people.accounts.get('user'),
    ...people.seekers.slice(0, 6),
  ].filter((person) => person !== undefined);
  const shown = homes.filter(({ listingState }) => listingState === 'published');
  const { rows: cities } = await client.query<{ id: number; slug: string }>('select id, slug from cities');
  const searches = seekers.flatMap((seeker, n) => {
    const home = shown[n * 17];
    const cityId = cities.find(({ slug }) => slug === home?.citySlug)?.id;
    if (!home || !cityId) return [];
    const most = Math.ceil(home.rent / 5000) * 5000;
    const common = { user_id: seeker.id, city_id: cityId, created_at: ago(clock, RETENTION_HOURS) };
    return [
      {
        ...common,
        id: demoId(`saved search ${seeker.id}`, 0),
        name: `${home.bedrooms} BHK in ${home.city}`,
        query: `city=${home.citySlug}&rent_max=${most}&bedrooms=${home.bedrooms}`,
        frequency: frequencies[n % frequencies.length],
        is_paused: false,
        last_sent_at: ago(clock, TOLD_HOURS),
        rent_max: most * 100,
        all_keys: [keyOf('bedrooms', home.bedrooms)],
        words: '',
        updated_at: ago(clock, TOLD_HOURS),
      },
      {
        ...common,
        id: demoId(`saved search ${seeker.id}`, 1),
        name: `Anything in ${home.city}`,
        query: `city=${home.citySlug}`,
        frequency: 'weekly',
        is_paused: true,
        last_sent_at: null,
        rent_max: null,
        all_keys: [],
        words: '',
        updated_at: ago(clock, RETENTION_HOURS),
      },
    ];
  });
  await insert(client, 'saved_searches', searches);
  await client.query(
    `insert into saved_search_matches (search_id, property_id, matched_at, told_at)
     select s.id, l.property_id, s.last_sent_at, s.last_sent_at from saved_searches s cross join lateral (
       select property_id from listings l where l.city_id = s.city_id and l.rent <= s.rent_max and s.all_keys <@ l.tags
        order by l.newest desc limit 3) l
      where not s.is_paused`,
  );
  await insertNotices(client, seekers, clock);
  const tenant = people.accounts.get('tenant');
  if (tenant) {
    const preferences: Row = { user_id: tenant.id, email_off: [], app_off: [], quiet_from: 22, quiet_to: 7 };
    await insert(client, 'notification_preferences', [
      { ...preferences, created_at: ago(clock, RETENTION_HOURS), updated_at: ago(clock, RETENTION_HOURS) },
    ]);
  }
}

/** Their e-mails are of days before the demo began, so none is sent. */
async function insertNotices(
  client: pg.Client,
  seekers: readonly { id: string }[],
  clock: SeedClock,
): Promise<void> {
  await client.query(
    `insert into notifications (user_id, event, category, payload, created_at, email_at)
     select s.user_id, 'search.matches', $2,
       jsonb_build_object('searchId', s.id, 'search', s.name, 'path', '/properties?' || s.query || '&sort=newest',
         'homes', count(*), 'first', jsonb_agg(jsonb_build_object('title', l.card::json ->> 'title', 'rent', l.rent,
           'path', '/property/' || l.property_id))), s.last_sent_at, null
       from saved_searches s join saved_search_matches m on m.search_id = s.id
       join listings l on l.property_id = m.property_id where s.user_id = any($1) group by s.id`,
    [seekers.map(({ id }) => id), categoryOf('search.matches')],
  );
  await client.query(
    `insert into notifications (user_id, event, category, payload, created_at, read_at, email_at)
     select s.user_id, 'shortlist.price-drop', $2, jsonb_build_object('home', p.title, 'path', '/property/' || p.id,
         'from', s.rent_when_added, 'to', p.rent), $3::timestamptz, $3::timestamptz + interval '2 hours', null
       from shortlists s join properties p on p.id = s.property_id
      where s.rent_when_added > p.rent and p.availability = 'available' and s.user_id = any($1)
        and s.created_at < $3::timestamptz`,
    [seekers.map(({ id }) => id), categoryOf('shortlist.price-drop'), ago(clock, 12)],
  );
}
