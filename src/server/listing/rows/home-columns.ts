// Between the fields a lister fills in and the columns that keep them: names of places become places, and back.

import { eq } from 'drizzle-orm';
import type { HomeFields } from '../../../contract/home-fields.ts';
import { propertyPrivate } from '../../../db/schema/property-private.ts';
import {
  type CamelCase,
  camelCase,
  type FormField,
  type FormValue,
  fieldOf,
  formFields,
  isAsked,
  type ShownField,
} from '../../../domain/home-fields.ts';
import { isInCity } from '../../../domain/home-pin.ts';
import { namedFarAway, type SaidPlace } from '../../../domain/import-localities.ts';
import { implausibleFields } from '../../../domain/listing-quality.ts';
import { generatedTitle } from '../../../domain/made-titles.ts';
import { paise } from '../../../domain/money.ts';
import { asRoomCount } from '../../../domain/properties.ts';
import { refusal } from '../../../domain/refusals.ts';
import { wrongField } from '../../lib/problems.ts';
import type { Executor } from '../../lib/request-context.ts';
import { type City, loadCity, localityName, type Placed, placeHome } from './known-localities.ts';
import type { OwnHome } from './own-homes.ts';
import { findCity } from './places.ts';

type Place = Placed & { cityId: number; city: string };

async function findPlace(db: Executor, fields: HomeFields): Promise<Place> {
  const found = await findCity(db, fields.city);
  if (!found) throw wrongField('city', refusal('city.not-served', 'We do not serve this city yet'));
  const city = await loadCity(db, found.id);
  const said = { text: fields.locality, pincode: fields.pincode ?? null, point: fields.point ?? null };
  checkPin(city, said);
  return { cityId: city.id, city: city.name, ...(await placeHome(db, city, said)) };
}

/** A pin elsewhere is a slip of the hand, or the city or locality is. */
function checkPin({ name: city, point: middle, known }: City, said: SaidPlace): void {
  if (said.point === null) return;
  if (!isInCity(said.point, middle)) {
    throw wrongField(
      'point',
      refusal('map-pin.outside-city', 'This pin is not in {city}. Move the pin, or choose another city', {
        city,
      }),
    );
  }
  const far = namedFarAway(known, said);
  if (!far) return;
  throw wrongField(
    'point',
    refusal(
      'map-pin.outside-locality',
      'This pin is far from {locality}. Move the pin, or choose another locality',
      {
        locality: far.name,
      },
    ),
  );
}

type Column = Exclude<FormField & ShownField, 'city' | 'locality'>;
/** Fields that are kept as they are; what only accepted people see is kept apart, and places by their ids. */
const stored = formFields.filter(
  (name): name is Column => fieldOf(name).shown !== 'accepted' && name !== 'city' && name !== 'locality',
);
type Columns = { [Name in Column as CamelCase<Name>]: FormValue<Name> };

/** The columns of `properties` for these fields. */
export async function columnsOf(db: Executor, fields: HomeFields) {
  const place = await findPlace(db, fields);
  const asked = Object.fromEntries(
    stored.map((name) => [camelCase(name), isAsked(name, fields.property_type) ? fields[name] : null]),
  ) as Columns;
  return {
    ...asked,
    title: fields.title || titleOf(fields, place),
    cityId: place.cityId,
    localityId: place.localityId,
    namedLocalityId: place.namedLocalityId,
    // What only the lister calls it stays with the home: people search for it.
    landmark: (asked.landmark ?? place.named)?.slice(0, LONGEST_LANDMARK) ?? null,
    ...roughly(fields.point),
    implausible: implausibleFields({
      rent: paise(fields.rent),
      areaSqft: fields.area_sqft,
      bedrooms: fields.bedrooms,
      floor: fields.floor,
      totalFloors: fields.total_floors,
    }),
  };
}

const LONGEST_LANDMARK = 120;

/** A trigger rounds it to the map's grid. Nothing said of the pin leaves it where it is. */
const roughly = (point: HomeFields['point']) =>
  point === undefined ? {} : { lat: point?.lat ?? null, lng: point?.lng ?? null };

function titleOf(fields: HomeFields, { city, named, ...place }: Place): string {
  const { property_type: propertyType, bedrooms } = fields;
  const locality = named ?? place.locality;
  return generatedTitle({ propertyType, bedrooms: asRoomCount(bedrooms), locality, city }).slice(0, 200);
}

export async function addressOf(db: Executor, propertyId: string): Promise<string | null> {
  const [row] = await db
    .select({ address: propertyPrivate.address })
    .from(propertyPrivate)
    .where(eq(propertyPrivate.propertyId, propertyId));
  return row?.address ?? null;
}

/** Keeps the door, the exact point and the phone apart from what everyone may read; a home that moved takes no old pin along. */
export async function savePrivateFields(
  db: Executor,
  propertyId: string,
  { address, contact_phone: contactPhone, point }: HomeFields,
  hasMoved = false,
): Promise<void> {
  const pin = point === undefined && !hasMoved ? undefined : (point ?? { lat: null, lng: null });
  const hidden = { address, contactPhone, ...(pin && { latitude: pin.lat, longitude: pin.lng }) };
  await db
    .insert(propertyPrivate)
    .values({ propertyId, ...hidden })
    .onConflictDoUpdate({ target: propertyPrivate.propertyId, set: hidden });
}

type Hidden = Pick<
  typeof propertyPrivate.$inferSelect,
  'address' | 'contactPhone' | 'latitude' | 'longitude'
>;

/** A home as the form's fields hold it; fields that were never filled in are left out. */
export function fieldsOf(home: OwnHome, hidden: Hidden) {
  const { latitude: lat, longitude: lng } = hidden;
  const fields: Record<string, unknown> = {
    ...Object.fromEntries(stored.map((name) => [name, home[camelCase(name)]])),
    listed_as: home.listedAs === 'broker' ? 'broker' : 'owner',
    address: hidden.address,
    contact_phone: hidden.contactPhone,
    point: lat !== null && lng !== null ? { lat, lng } : null,
    city: home.city,
    locality: home.locality,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''));
}

/** A home as its lister gave it, with the door and the phone. */
export async function listedFields(db: Executor, home: OwnHome) {
  const [hidden] = await db.select().from(propertyPrivate).where(eq(propertyPrivate.propertyId, home.id));
  const none = { address: null, contactPhone: null, latitude: null, longitude: null };
  const fields = fieldsOf(home, hidden ?? none);
  // What the lister calls it, while an administrator has not decided about it.
  const named = home.namedLocalityId === null ? null : await localityName(db, home.namedLocalityId);
  return named === null ? fields : { ...fields, locality: named };
}
