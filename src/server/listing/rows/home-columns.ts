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
import { implausibleFields } from '../../../domain/listing-quality.ts';
import { paise } from '../../../domain/money.ts';
import { asRoomCount, generatedTitle } from '../../../domain/properties.ts';
import { refusal } from '../../../domain/refusals.ts';
import { wrongField } from '../../lib/problems.ts';
import type { Executor } from '../../lib/request-context.ts';
import { loadCity, type Placed, placeHome } from './known-localities.ts';
import type { OwnHome } from './own-homes.ts';
import { findCity } from './places.ts';

type Place = Placed & { cityId: number; city: string };

async function findPlace(db: Executor, { city: named, locality, pincode }: HomeFields): Promise<Place> {
  const city = await findCity(db, named);
  if (!city) throw wrongField('city', refusal('city.not-served', 'We do not serve this city yet'));
  const said = { text: locality, pincode: pincode ?? null, point: null };
  return { cityId: city.id, city: city.name, ...(await placeHome(db, await loadCity(db, city.id), said)) };
}

type Column = Exclude<FormField & ShownField, 'city' | 'locality'>;
/** Fields that are kept as they are; what only accepted people see is kept apart, and places by their ids. */
const kept = formFields.filter(
  (name): name is Column => fieldOf(name).shown !== 'accepted' && name !== 'city' && name !== 'locality',
);
type Columns = { [Name in Column as CamelCase<Name>]: FormValue<Name> };

/** The columns of `properties` for these fields. */
export async function columnsOf(db: Executor, fields: HomeFields) {
  const place = await findPlace(db, fields);
  const asked = Object.fromEntries(
    kept.map((name) => [camelCase(name), isAsked(name, fields.property_type) ? fields[name] : null]),
  ) as Columns;
  return {
    ...asked,
    title: fields.title || titleOf(fields, place),
    cityId: place.cityId,
    localityId: place.localityId,
    namedLocalityId: place.namedLocalityId,
    // What only the lister calls it stays with the home: people search for it.
    landmark: (asked.landmark ?? place.named)?.slice(0, LONGEST_LANDMARK) ?? null,
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

/** Keeps the door and the phone apart from what everyone may read. */
export async function savePrivateFields(db: Executor, propertyId: string, fields: HomeFields): Promise<void> {
  const hidden = { address: fields.address, contactPhone: fields.contact_phone };
  await db
    .insert(propertyPrivate)
    .values({ propertyId, ...hidden })
    .onConflictDoUpdate({ target: propertyPrivate.propertyId, set: hidden });
}

/** A home as the form's fields hold it; fields that were never filled in are left out. */
export function fieldsOf(home: OwnHome, hidden: { address: string | null; contactPhone: string | null }) {
  const fields: Record<string, unknown> = {
    ...Object.fromEntries(kept.map((name) => [name, home[camelCase(name)]])),
    listed_as: home.listedAs === 'broker' ? 'broker' : 'owner',
    address: hidden.address,
    contact_phone: hidden.contactPhone,
    city: home.city,
    locality: home.locality,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''));
}
