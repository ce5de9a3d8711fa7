/** A published home, its lister and a seeker: what every test of visits and applications begins with. */
import { randomUUID } from 'node:crypto';
import { addDays, dateInIndia } from '../../src/domain/dates.ts';
import type { TestServices } from './services.ts';

/** Nobody's and nothing's id. */
export const UNKNOWN_ID = '01900000-0000-7000-8000-000000000000';

/** Days from today on the calendar in India. */
export const day = (days: number): string => addDays(dateInIndia(new Date().toISOString()), days);

type AsOwner = TestServices['asOwner'];

/** A published home of the lister in Koramangala, with an address and phone of its own. */
export async function addHome(asOwner: AsOwner, lister: string, own: object = {}): Promise<string> {
  await asOwner(`insert into cities (name, slug, state) values ('Bengaluru', 'bengaluru', 'Karnataka')
    on conflict do nothing`);
  await asOwner(`insert into localities (city_id, name, slug)
    select id, 'Koramangala', 'koramangala' from cities where slug = 'bengaluru' on conflict do nothing`);
  const home = {
    title: '2 BHK near the park',
    rent: 3_000_000,
    availability: 'available',
    listing_state: 'published',
    ...own,
  };
  const id = randomUUID();
  await asOwner(
    `insert into properties (id, listed_by, title, rent, availability, listing_state, property_type, furnishing, city_id,
       locality_id, bedrooms, bathrooms, area_sqft, published_at, renewed_at)
     select $1, $2, $3, $4, $5, $6, 'apartment', 'semi_furnished', c.id, l.id, 2, 2, 1100, now(), now()
       from cities c join localities l on l.city_id = c.id where c.slug = 'bengaluru' and l.slug = 'koramangala'`,
    [id, lister, home.title, home.rent, home.availability, home.listing_state],
  );
  await asOwner(
    `insert into property_private (property_id, address, contact_phone) values ($1, '4 Rose Lane', '+91 80000 11111')`,
    [id],
  );
  return id;
}

/** What people were told by e-mail, newest last: [receiver, event]; nobody of what they did themselves. */
export async function noticesOf(asOwner: AsOwner, ...people: string[]): Promise<[string, string][]> {
  const rows = await asOwner<{ user_id: string; event: string }>(
    `select n.user_id, n.event from notifications n join pgboss.job j
        on j.name = 'mail-notice' and j.data ->> 'notificationId' = n.id::text
      where n.user_id = any ($1) order by n.created_at`,
    [people],
  );
  return rows.map((row) => [row.user_id, row.event]);
}
