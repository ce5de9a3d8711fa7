// One home in full for its page: facts, photos, who lists it, and its rent against its neighbourhood.
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import type { PropertyDetail } from '../../contract/catalogue.ts';
import {
  ANSWER_DUE_HOURS,
  ANSWERS_OF_DAYS,
  ANSWERS_OF_MOST,
  type Answers,
  answeringOf,
} from '../../domain/answering.ts';
import { contactsAsSeen, coverContacts } from '../../domain/contacts.ts';
import { type ShownField, shownFields } from '../../domain/home-fields.ts';
import { CELLS_PER_DEGREE, LAT_ORIGIN, LNG_ORIGIN } from '../../domain/map.ts';
import { UNSURE_METRES } from '../../domain/map-exactness.ts';
import type { Executor } from '../lib/request-context.ts';
import { similarRents } from '../lib/size-rents.ts';
import { stationsNear } from './near-stations.ts';

type Fields = Pick<PropertyDetail, ShownField>;
type Home = Omit<PropertyDetail, keyof Fields | 'answering'> & { answering: Answers };
const shown = sql.raw(shownFields.map((name) => `'${name}', p.${name}`).join(', '));

/** The published home with this id; NOT_FOUND for every other. One statement, so the page waits once. */
export async function propertyDetail(db: Executor, id: string): Promise<PropertyDetail> {
  // A function of PostgreSQL takes at most 100 arguments, so the fields of the form come apart from the rest.
  const { rows } = await db.execute<{ fields: Fields; home: Home }>(sql`
    select json_build_object(${shown}) as fields, json_build_object(
      'id', p.id, 'state', p.state, 'availability', p.availability, 'rating', p.rating,
      'rating_count', p.rating_count, 'view_count', p.view_count, 'cover', p.cover,
      'photo_count', cardinality(p.image_urls), 'created_at', app.iso_instant(p.created_at),
      'published_at', app.iso_instant(p.published_at), 'renewed_at', app.iso_instant(p.renewed_at),
      'place_slugs', (select json_build_object('city', c.slug, 'locality', l.slug)
        from cities c, localities l where c.id = p.city_id and l.id = p.locality_id),
      'photos', coalesce((
        select json_agg(json_build_object('id', f.id, 'url', f.url, 'files', f.files, 'width', f.width,
          'height', f.height, 'blurhash', f.blurhash, 'alt', f.alt) order by f.position)
        from property_photos f where f.property_id = p.id), '[]'),
      'rooms', case when p.bed_count > 0 then (
        select json_agg(json_build_object('id', r.id, 'name', r.name, 'sharing', r.sharing,
          'attached_bathroom', r.attached_bathroom, 'air_conditioned', r.air_conditioned, 'rent', r.rent,
          'deposit', r.deposit, 'beds', b.beds, 'free', b.free) order by r.sharing, r.rent, length(r.name), r.name)
        from pg_rooms r cross join lateral (select count(*) as beds, count(*) filter (where state = 'free') as free
          from pg_beds where room_id = r.id) b
        where r.property_id = p.id) else '[]' end,
      'building', case when p.building_id is not null then (
        select json_build_object('name', b.name, 'house_rules', b.house_rules, 'homes', b.homes, 'photos', b.photos)
        from app.building_of(p.id) b) end,
      'lister', (
        select json_build_object('name', l.full_name, 'since', app.iso_instant(l.member_since),
          'avatar_url', l.avatar_url)
        from app.lister_of(p.id) l where l.full_name is not null),
      'organisation', (select json_build_object('kind', o.kind, 'name', o.legal_name, 'rera_number', o.rera_number)
        from app.organisation_of(p.id) o),
      'answering', (select json_build_object('requests', a.requests, 'answered', a.answered,
          'medianMinutes', a.median_minutes)
        from app.answers_of_lister(p.id, ${ANSWERS_OF_DAYS}, ${ANSWER_DUE_HOURS}, ${ANSWERS_OF_MOST}) a),
      'claims', coalesce((
        select json_agg(json_build_object('subject', c.subject, 'kind', c.kind, 'method', c.method,
          'verified_at', app.iso_instant(c.verified_at), 'valid_until', c.valid_until)
          order by c.subject, c.verified_at, c.kind)
        from app.claims_of_home(p.id) c), '[]'),
      'place', (select json_build_object('lat', ${LAT_ORIGIN} + l.lat_cell / ${CELLS_PER_DEGREE}::numeric,
          'lng', ${LNG_ORIGIN} + l.lng_cell / ${CELLS_PER_DEGREE}::numeric,
          'exactness', case when p.lat is not null then 'home'
            when (select y.lat from localities y where y.id = p.locality_id) is not null then 'locality' else 'city' end)
        from listings l where l.property_id = p.id and l.lat_cell > 0 and l.lng_cell > 0),
      'rent_comparison', ${similarRents}
    ) as home
    from properties p where p.id = ${id} and p.listing_state = 'published'`);
  if (!rows[0]) throw new ORPCError('NOT_FOUND');
  const home = { ...rows[0].fields, ...rows[0].home };
  const answering = answeringOf(home.answering);
  return {
    ...home,
    place: home.place && surroundings(home.place),
    answering: answering && { within_hours: answering.withinHours, percent: answering.percent },
  };
}

type Place = NonNullable<PropertyDetail['place']>;

function surroundings({ lat, lng, exactness }: Pick<Place, 'lat' | 'lng' | 'exactness'>): Place {
  const near = stationsNear({ lat, lng }, exactness).map(({ kind, name, metres, walkMinutes }) => ({
    kind,
    name,
    distance_m: metres,
    walk_minutes: walkMinutes,
  }));
  return { lat, lng, exactness, radius_m: UNSURE_METRES[exactness], near };
}

/** What its lister wrote as it shows to people who may not read the home's contact. */
export const withoutContacts = (home: PropertyDetail): PropertyDetail => ({
  ...home,
  title: coverContacts(home.title),
  description: coverContacts(home.description),
  photos: home.photos.map((photo) => ({ ...photo, alt: coverContacts(photo.alt) })),
  landmark: contactsAsSeen(home.landmark, false),
  house_rules: contactsAsSeen(home.house_rules, false),
  rooms: home.rooms.map((room) => ({ ...room, name: coverContacts(room.name) })),
  building: home.building && {
    name: coverContacts(home.building.name),
    house_rules: contactsAsSeen(home.building.house_rules, false),
    photos: home.building.photos.map((photo) => ({ ...photo, alt: coverContacts(photo.alt) })),
    homes: home.building.homes.map((one) => ({ ...one, title: coverContacts(one.title) })),
  },
  lister: home.lister && { ...home.lister, name: coverContacts(home.lister.name) },
  organisation: home.organisation && {
    ...home.organisation,
    name: coverContacts(home.organisation.name),
  },
});
