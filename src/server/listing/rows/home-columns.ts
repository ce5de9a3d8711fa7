// Between the fields a lister fills in and the columns that keep them: names of places become places, and back.

import { eq } from 'drizzle-orm';
import type { HomeFields, HomeInput } from '../../../contract/home-fields.ts';
import { propertyPrivate } from '../../../db/schema/property-private.ts';
import { implausibleFields } from '../../../domain/listing-quality.ts';
import { paise } from '../../../domain/money.ts';
import { asRoomCount, generatedTitle } from '../../../domain/properties.ts';
import { refusal } from '../../../domain/refusals.ts';
import { wrongField } from '../../lib/problems.ts';
import type { Executor } from '../../lib/request-context.ts';
import type { OwnHome } from './own-homes.ts';
import { ensureLocality, findCity, localityName } from './places.ts';

type Place = { cityId: number; localityId: number; city: string; locality: string };

async function findPlace(db: Executor, { city: named, locality, pincode }: HomeFields): Promise<Place> {
  const city = await findCity(db, named);
  if (!city) throw wrongField('city', refusal('city.not-served', 'We do not serve this city yet'));
  const localityId = await ensureLocality(db, city.id, locality, pincode);
  return { cityId: city.id, city: city.name, localityId, locality: await localityName(db, localityId) };
}

/** The columns of `properties` for these fields. */
export async function columnsOf(db: Executor, fields: HomeFields) {
  const place = await findPlace(db, fields);
  return {
    listedAs: fields.listed_as,
    title: fields.title || titleOf(fields, place),
    description: fields.description,
    cityId: place.cityId,
    localityId: place.localityId,
    landmark: fields.landmark,
    pincode: fields.pincode,
    propertyType: fields.property_type,
    furnishing: fields.furnishing,
    bedrooms: fields.bedrooms,
    bathrooms: fields.bathrooms,
    areaSqft: fields.area_sqft,
    floor: fields.floor,
    totalFloors: fields.total_floors,
    facing: fields.facing,
    parking: fields.parking,
    waterSupply: fields.water_supply,
    amenities: fields.amenities,
    rent: fields.rent,
    implausible: implausibleFields({
      rent: paise(fields.rent),
      areaSqft: fields.area_sqft,
      bedrooms: fields.bedrooms,
      floor: fields.floor,
      totalFloors: fields.total_floors,
    }),
    deposit: fields.deposit,
    maintenanceCharge: fields.maintenance_charge,
    brokerageDays: fields.brokerage_days,
    availableFrom: fields.available_from,
    preferredTenant: fields.preferred_tenant,
    petsAllowed: fields.pets_allowed,
    reraNumber: fields.rera_number,
  };
}

function titleOf(fields: HomeFields, { city, locality }: Place): string {
  const { property_type: propertyType, bedrooms } = fields;
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
  const fields: { [Field in keyof HomeInput]: HomeInput[Field] | null } = {
    title: home.title,
    description: home.description,
    listed_as: home.listedAs === 'broker' ? 'broker' : 'owner',
    landmark: home.landmark,
    pincode: home.pincode,
    address: hidden.address,
    contact_phone: hidden.contactPhone,
    floor: home.floor,
    total_floors: home.totalFloors,
    facing: home.facing,
    parking: home.parking,
    water_supply: home.waterSupply,
    amenities: home.amenities as HomeInput['amenities'],
    deposit: home.deposit,
    maintenance_charge: home.maintenanceCharge,
    brokerage_days: home.brokerageDays,
    available_from: home.availableFrom,
    preferred_tenant: home.preferredTenant,
    pets_allowed: home.petsAllowed,
    rera_number: home.reraNumber,
    city: home.city,
    locality: home.locality,
    property_type: home.propertyType,
    furnishing: home.furnishing,
    bedrooms: home.bedrooms,
    bathrooms: home.bathrooms,
    area_sqft: home.areaSqft,
    rent: home.rent,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''));
}
