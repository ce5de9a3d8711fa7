// The demo's homes and their photos as rows, and the names of the photos' files.
import { addDays } from '../../../domain/dates.ts';
import type { PlaceIds } from '../base-places.ts';
import { cities } from '../places.ts';
import type { DemoHome } from './homes.ts';
import { type BakedPhoto, defaultPhotoWidth, photoSize, photoWidths } from './photos.ts';
import { chanceOf, demoId } from './random.ts';
import { ago, paise, type Row, type SeedClock } from './rows.ts';

export interface LinkedPhoto {
  /** Path below the folder of public files. */
  key: string;
  source: string;
}

/** The name is as unguessable-looking as an upload's, and each home has its own, so that removing one harms no other. */
function photoKey(home: DemoHome, position: number, width: number): string {
  return `photos/${demoId(`photo ${home.id}`, position).replaceAll('-', '')}-${width}.webp`;
}

/** Of every PG of the demo. */
const HOUSE_RULES =
  'The gate closes at 10:30 pm.\nGuests may visit the common room until 8 pm.\nNo smoking indoors.';

const filesOf = (home: DemoHome, position: number) =>
  Object.fromEntries(photoWidths.map((width) => [width, photoKey(home, position, width)]));

const addressOf = (home: DemoHome, position: number) =>
  `/files/public/${photoKey(home, position, defaultPhotoWidth)}`;

export const photoLinks = (home: DemoHome): LinkedPhoto[] =>
  home.photos.flatMap((photo, position) =>
    photoWidths.map((width) => ({
      key: photoKey(home, position, width),
      source: `${photo.id}-${width}.webp`,
    })),
  );

const picture = (home: DemoHome, photo: BakedPhoto, position: number) => ({
  url: addressOf(home, position),
  files: { webp: filesOf(home, position) },
  ...photoSize,
  blurhash: photo.blurhash,
  alt: photo.alt,
});

export const photoRows = (home: DemoHome): Row[] =>
  home.photos.map((photo, position) => ({
    ...picture(home, photo, position),
    id: demoId(`photo row ${home.id}`, position),
    property_id: home.id,
    position,
    is_cover: position === 0,
    room: photo.room,
  }));

/** When a home was published and renewed, in hours before the seeding. */
export function hoursAgoOf(home: DemoHome): { published: number; renewed: number } {
  const hour = chanceOf(home.rent + home.areaSqft).next() * 20;
  const published = home.publishedDaysAgo * 24 + 1 + hour;
  return { published, renewed: Math.min(published, home.renewedDaysAgo * 24 + 1 + hour) };
}

export const homeRow =
  (clock: SeedClock, places: PlaceIds, views: ReadonlyMap<string, number>) =>
  (home: DemoHome): Row => {
    const [cover] = home.photos;
    const hoursAgo = hoursAgoOf(home);
    return {
      id: home.id,
      listed_by: home.lister.id,
      listed_as: home.listedAs,
      title: home.title,
      description: home.description,
      property_type: home.propertyType,
      pg_for: home.pgFor,
      pg_meals: home.pgMeals,
      pg_notice_days: home.pgFor === null ? null : 30,
      house_rules: home.pgFor === null ? null : HOUSE_RULES,
      furnishing: home.furnishing,
      city_id: places.cities.get(home.citySlug),
      locality_id: places.localities.get(`${home.citySlug}/${home.localitySlug}`),
      city: home.city,
      locality: home.locality,
      state: cities.find(({ slug }) => slug === home.citySlug)?.state,
      landmark: home.landmark,
      pincode: home.pincode,
      lat: Math.round(home.lat * 300) / 300,
      lng: Math.round(home.lng * 300) / 300,
      bedrooms: home.bedrooms,
      bathrooms: home.bathrooms,
      area_sqft: home.areaSqft,
      rent: paise(home.rent),
      deposit: paise(home.deposit),
      maintenance_charge: paise(home.maintenance),
      brokerage_days: home.brokerageDays,
      available_from: addDays(clock.today, home.availableIn),
      floor: home.floor,
      total_floors: home.totalFloors,
      facing: home.facing,
      parking: home.parking,
      water_supply: home.waterSupply,
      pets_allowed: home.petsAllowed,
      preferred_tenant: home.preferredTenant,
      amenities: home.amenities,
      rera_number: home.reraNumber,
      availability: home.availability,
      listing_state: home.listingState,
      verified: home.verified,
      view_count: views.get(home.id) ?? 0,
      rating: null,
      rating_count: 0,
      image_urls: home.photos.map((_, position) => addressOf(home, position)),
      cover: cover ? picture(home, cover, 0) : null,
      published_at: ago(clock, hoursAgo.published),
      renewed_at: ago(clock, hoursAgo.renewed),
      created_at: ago(clock, hoursAgo.published + 2),
      updated_at: ago(clock, hoursAgo.renewed),
    };
  };

export const privateRow = (home: DemoHome): Row => ({
  property_id: home.id,
  address: home.address,
  latitude: home.lat,
  longitude: home.lng,
  contact_name: home.lister.fullName,
  contact_phone: home.lister.phone,
  contact_email: home.lister.email,
});
