// Turns the demo's people, homes and leads into rows as the tables have them: snake case, paise, instants.
import { addDays, type CalendarDate } from '../../../domain/dates.ts';
import { cities } from '../places.ts';
import type { DemoHome } from './homes.ts';
import type { DemoApplication, DemoVisit } from './leads.ts';
import type { DemoPeople, DemoPerson } from './people.ts';
import { demoPasswordHash } from './people.ts';
import { type BakedPhoto, defaultPhotoWidth, photoSize, photoWidths } from './photos.ts';
import { chanceOf, demoId } from './random.ts';

export type Row = Record<string, unknown>;

/** The moment of seeding, from which all dates of the demo count back. */
export interface SeedClock {
  now: Date;
  today: CalendarDate;
}

const hourMs = 3_600_000;
const ago = (clock: SeedClock, hours: number) => new Date(clock.now.getTime() - hours * hourMs).toISOString();
const paise = (rupees: number | null) => (rupees === null ? null : rupees * 100);

export const everyone = (people: DemoPeople): DemoPerson[] => [
  ...people.accounts.values(),
  ...people.landlords,
  ...people.brokers,
  ...people.seekers,
];

export const userRow =
  (clock: SeedClock) =>
  (person: DemoPerson): Row => ({
    id: person.id,
    name: person.fullName,
    email: person.email,
    email_verified: true,
    created_at: ago(clock, person.joinedDaysAgo * 24),
    updated_at: ago(clock, person.joinedDaysAgo * 24),
  });

/** Only the accounts meant for trying can sign in; the crowd has no password. */
export const passwordRow =
  (clock: SeedClock) =>
  (person: DemoPerson, n: number): Row => ({
    id: demoId('credential', n),
    account_id: person.id,
    provider_id: 'credential',
    user_id: person.id,
    password: demoPasswordHash,
    created_at: ago(clock, 24),
    updated_at: ago(clock, 24),
  });

export const profileRow =
  (clock: SeedClock) =>
  (person: DemoPerson): Row => ({
    user_id: person.id,
    phone: person.phone,
    city: person.city,
    state: person.state,
    annual_income: person.annualIncome,
    preferred_rent_min: person.preferredRentMin,
    preferred_rent_max: person.preferredRentMax,
    preferred_bedrooms: person.preferredBedrooms,
    profile_completion_percentage: person.profileCompletionPercentage,
    created_at: ago(clock, person.joinedDaysAgo * 24),
  });

export interface LinkedPhoto {
  /** Path below the folder of public files. */
  key: string;
  source: string;
}

/** The name is as unguessable-looking as an upload's, and each home has its own, so that removing one harms no other. */
function photoKey(home: DemoHome, position: number, width: number): string {
  return `photos/${demoId(`photo ${home.id}`, position).replaceAll('-', '')}-${width}.webp`;
}

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

export interface PlaceIds {
  cities: Map<string, number>;
  /** By "city slug/locality slug". */
  localities: Map<string, number>;
}

export const homeRow =
  (clock: SeedClock, places: PlaceIds) =>
  (home: DemoHome): Row => {
    const [cover] = home.photos;
    const hour = chanceOf(home.rent + home.areaSqft).next() * 20;
    const publishedHours = home.publishedDaysAgo * 24 + 1 + hour;
    return {
      id: home.id,
      listed_by: home.lister.id,
      listed_as: home.listedAs,
      title: home.title,
      description: home.description,
      property_type: home.propertyType,
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
      view_count: home.viewCount,
      rating: home.rating,
      rating_count: home.ratingCount,
      image_urls: home.photos.map((_, position) => addressOf(home, position)),
      cover: cover ? picture(home, cover, 0) : null,
      published_at: ago(clock, publishedHours),
      renewed_at: ago(clock, Math.min(publishedHours, home.renewedDaysAgo * 24 + 1 + hour)),
      created_at: ago(clock, publishedHours + 2),
      updated_at: ago(clock, Math.min(publishedHours, home.renewedDaysAgo * 24 + 1 + hour)),
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

type Lead = DemoVisit | DemoApplication;

const leadRow = (clock: SeedClock, lead: Lead): Row => {
  const answer = lead.events.find(({ side }) => side === 'lister');
  return {
    id: lead.id,
    property_id: lead.home.id,
    user_id: lead.seeker.id,
    lister_id: lead.home.lister.id,
    status: lead.status,
    notes: lead.notes,
    answered_at: answer ? ago(clock, answer.hoursAgo) : null,
    created_at: ago(clock, lead.events[0]?.hoursAgo ?? 0),
    updated_at: ago(clock, lead.events.at(-1)?.hoursAgo ?? 0),
  };
};

export const visitRow =
  (clock: SeedClock) =>
  (visit: DemoVisit): Row => ({
    ...leadRow(clock, visit),
    visit_type: visit.visitType,
    awaiting: visit.awaiting,
    scheduled_date: visit.scheduledDate,
    slot: visit.slot,
    rating: visit.rating,
  });

export const applicationRow =
  (clock: SeedClock) =>
  (application: DemoApplication): Row => ({
    ...leadRow(clock, application),
    move_in_date: application.moveInDate,
    household: application.household,
    occupants: application.occupants,
    income_band: application.incomeBand,
  });

export const eventRows =
  (clock: SeedClock) =>
  (lead: Lead): Row[] =>
    lead.events.map((event, n) => ({
      id: demoId(`event ${lead.id}`, n),
      visit_id: 'slot' in lead ? lead.id : null,
      application_id: 'slot' in lead ? null : lead.id,
      actor_id: event.side === 'seeker' ? lead.seeker.id : lead.home.lister.id,
      action: event.action,
      status: event.status,
      note: event.note,
      details: event.details,
      created_at: ago(clock, event.hoursAgo),
    }));

const notes = [
  'Close to the office, ask about parking',
  'Kitchen is a little small',
  'Compare with the one near the lake',
  'Liked the light',
  null,
  null,
  null,
];

/** What seekers keep: a shortlist, homes viewed, searches made. The tenant and the plain user have the most. */
export function seekingRows(
  clock: SeedClock,
  homes: DemoHome[],
  people: DemoPeople,
): { shortlists: Row[]; views: Row[]; searches: Row[] } {
  const rows = { shortlists: [] as Row[], views: [] as Row[], searches: [] as Row[] };
  const seekers = [people.accounts.get('tenant'), people.accounts.get('user'), ...people.seekers].filter(
    (person) => person !== undefined,
  );
  const shown = homes.filter(({ listingState }) => listingState === 'published');
  seekers.forEach((seeker, n) => {
    const chance = chanceOf(60_000 + n);
    const nearby = shown.filter(({ city }) => city === (seeker.city ?? 'Pune'));
    const viewed = chance.some(nearby.length > 12 ? nearby : shown, n < 2 ? 16 : chance.whole(0, 9));
    viewed.forEach((home, i) => {
      const hours = 1 + i * 7 + chance.whole(0, 5);
      rows.views.push({ user_id: seeker.id, property_id: home.id, viewed_at: ago(clock, hours) });
      if (i % 2 === 0 && i < 12) {
        const dearer = chance.happens(0.25) ? 1.08 : 1;
        rows.shortlists.push({
          user_id: seeker.id,
          property_id: home.id,
          note: chance.pick(notes),
          rent_when_added: Math.round((home.rent * dearer) / 500) * 50_000,
          created_at: ago(clock, hours),
          updated_at: ago(clock, hours),
        });
      }
    });
    const [first] = viewed;
    if (!first) return;
    [
      `city=${first.citySlug}&bedrooms=${first.bedrooms}&rent_max=${Math.ceil(first.rent / 5000) * 5000}`,
      `city=${first.citySlug}&locality=${first.localitySlug}`,
      `city=${first.citySlug}&furnishing=fully_furnished&pets=true`,
    ].forEach((query, i) => {
      rows.searches.push({
        id: demoId(`search ${seeker.id}`, i),
        user_id: seeker.id,
        query,
        searched_at: ago(clock, 2 + i * 19),
      });
    });
  });
  return rows;
}
