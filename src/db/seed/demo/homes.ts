// The demo's homes: about six hundred in twelve cities, each with facts that fit one another, a text and photos.
import type {
  Amenity,
  Availability,
  Furnishing,
  ListedAs,
  ListingState,
  PropertyType,
} from '../../../domain/properties.ts';
import { cities, type SeedCity, type SeedLocality } from '../places.ts';
import {
  amenitiesOf,
  bedroomsOf,
  buildings,
  floorsOf,
  furnishingOf,
  landmarks,
  streets,
  types,
} from './home-facts.ts';
import type { DemoPeople, DemoPerson } from './people.ts';
import { type BakedPhoto, photosFor } from './photos.ts';
import { type Chance, chanceOf, demoId } from './random.ts';
import { areaOf, depositOf, marketOf, rentOf } from './rents.ts';
import { descriptionOf, type HomeFacts, titleOf } from './words.ts';

export interface DemoHome extends HomeFacts {
  id: string;
  lister: DemoPerson;
  listedAs: ListedAs;
  propertyType: PropertyType;
  furnishing: Furnishing;
  citySlug: string;
  localitySlug: string;
  pincode: string;
  landmark: string | null;
  title: string;
  description: string;
  /** Rupees. */
  rent: number;
  deposit: number | null;
  maintenance: number | null;
  brokerageDays: number;
  waterSupply: string;
  /** Of a PG. */
  pgFor: string | null;
  pgMeals: string | null;
  amenities: Amenity[];
  lat: number;
  lng: number;
  address: string;
  availability: Availability;
  listingState: ListingState;
  verified: boolean;
  /** Of people who did not ask about it. */
  viewsADay: number;
  /** Days from the seeding day; negative is past. */
  availableIn: number;
  publishedDaysAgo: number;
  renewedDaysAgo: number;
  reraNumber: string | null;
  photos: BakedPhoto[];
}

/** Who lists the n-th home: the demo accounts first, so that each has something to look at. */
function listerOf(n: number, people: DemoPeople, chance: Chance): [DemoPerson, ListedAs] {
  const account = (label: string) => people.accounts.get(label) as DemoPerson;
  if (n % 40 === 7) return [account('broker'), 'broker'];
  if (n % 75 === 3) return [account('landlord'), 'owner'];
  if (n % 90 === 11) return [account('property_manager'), 'managed'];
  if (n % 300 === 33) return [account('user'), 'owner'];
  if (chance.happens(0.3)) return [chance.pick(people.brokers), 'broker'];
  return [chance.pick(people.landlords), chance.happens(0.06) ? 'managed' : 'owner'];
}

function standingOf(
  chance: Chance,
): Pick<DemoHome, 'availability' | 'listingState' | 'publishedDaysAgo' | 'renewedDaysAgo' | 'availableIn'> {
  const publishedDaysAgo = Math.floor(chance.next() ** 1.6 * 95);
  const wasRenewed = publishedDaysAgo > 40;
  return {
    publishedDaysAgo,
    renewedDaysAgo: wasRenewed ? chance.whole(1, 38) : publishedDaysAgo,
    availability: chance.weighted([
      ['available', 91],
      ['booked', 4],
      ['rented', 2.5],
      ['maintenance', 1.5],
      ['unavailable', 1],
    ]),
    listingState: chance.weighted([
      ['published', 96],
      ['paused', 2.5],
      ['withdrawn', 1.5],
    ]),
    availableIn: chance.happens(0.55) ? -chance.whole(0, 12) : chance.whole(3, 50),
  };
}

function placeOf(city: SeedCity, locality: SeedLocality, chance: Chance) {
  const shift = () => (chance.next() - 0.5) * 0.014;
  const number = chance.whole(1, 240);
  return {
    city: city.name,
    citySlug: city.slug,
    locality: locality.name,
    localitySlug: locality.slug,
    pincode: locality.pincode,
    lat: Math.round((locality.lat + shift()) * 1e5) / 1e5,
    lng: Math.round((locality.lng + shift()) * 1e5) / 1e5,
    landmark: chance.happens(0.6) ? chance.pick(landmarks) : null,
    address: `${number}, ${chance.pick(buildings)} ${chance.pick(['Residency', 'Apartments', 'Enclave', 'Nivas'])}, ${chance.pick(streets)}, ${locality.name}, ${city.name} ${locality.pincode}`,
  };
}

function homeOf(n: number, { city, level }: Market, locality: SeedLocality, people: DemoPeople): DemoHome {
  const chance = chanceOf(5000 + n);
  const propertyType = chance.weighted(types);
  const furnishing = furnishingOf(propertyType, chance);
  const bedrooms = chance.weighted(bedroomsOf[propertyType]);
  const kind = { propertyType, furnishing, bedrooms };
  const bathrooms =
    propertyType === 'pg' ? 1 : Math.min(5, Math.max(1, bedrooms - (chance.happens(0.4) ? 1 : 0)));
  const totalFloors = floorsOf[propertyType](chance);
  const hasFloor = propertyType !== 'villa' && propertyType !== 'independent_house';
  const [lister, listedAs] = listerOf(n, people, chance);
  const rent = rentOf(city, locality, { ...kind, level }, chance);
  const photos = photosFor({ ...kind, bathrooms }, chance);
  const hasBalcony = photos.some(({ room }) => room === 'balcony');
  const amenities = amenitiesOf(propertyType, furnishing, totalFloors, chance);
  if (hasBalcony) amenities.push('balcony');
  chance.next(); // for the stars that homes once came with: without it each would be another home
  const standing = standingOf(chance);
  const areaSqft = areaOf(city.name, kind, chance);
  const facts: HomeFacts & Pick<DemoHome, 'propertyType' | 'furnishing' | 'listedAs' | 'amenities'> = {
    ...kind,
    bathrooms,
    areaSqft,
    city: city.name,
    locality: locality.name,
    amenities,
    listedAs,
    hasBalcony,
    totalFloors,
    floor: hasFloor ? (propertyType === 'penthouse' ? totalFloors : chance.whole(0, totalFloors)) : null,
    facing: chance.happens(0.75)
      ? chance.pick(['north', 'north_east', 'east', 'south_east', 'south', 'west', 'north_west'])
      : null,
    parking: chance.weighted([
      ['both', 3],
      ['two_wheeler', 4],
      ['four_wheeler', 2],
      ['none', 1.5],
    ]),
    petsAllowed: chance.happens(0.35),
    preferredTenant:
      propertyType === 'pg'
        ? 'bachelors'
        : chance.weighted([
            ['anyone', 55],
            ['family', 28],
            ['bachelors', 12],
            ['company', 5],
          ]),
    depositMonths: marketOf(city.name).depositMonths,
  };
  return {
    ...facts,
    ...placeOf(city, locality, chance),
    ...standing,
    id: demoId('home', n),
    lister,
    rent,
    photos,
    title: titleOf(facts, chance),
    description: descriptionOf(facts, chance),
    deposit: depositOf(city.name, rent, propertyType, chance),
    maintenance:
      amenities.includes('clubhouse') || amenities.includes('lift')
        ? Math.round((areaSqft * (2 + chance.next() * 2)) / 100) * 100
        : null,
    brokerageDays: listedAs === 'broker' ? chance.pick([15, 30]) : 0,
    pgFor: propertyType === 'pg' ? chanceOf(9000 + n).pick(['women', 'women', 'men', 'anyone']) : null,
    pgMeals:
      propertyType === 'pg'
        ? chanceOf(9000 + n).pick(['none', 'breakfast', 'breakfast_and_dinner', 'three_meals'])
        : null,
    waterSupply: chance.pick(['municipal', 'borewell', 'both', 'both']),
    verified: chance.happens(0.62),
    viewsADay: 0.2 + chance.next(),
    reraNumber:
      listedAs === 'broker' ? `${marketOf(city.name).reraPrefix}/${chance.whole(10_000, 99_999)}/2025` : null,
  };
}

interface Market {
  city: SeedCity;
  /** Rents against the plain estimate. */
  level: number;
}

export function demoHomes(people: DemoPeople): DemoHome[] {
  const homes: DemoHome[] = [];
  for (const city of cities) {
    const drawn = homesOf({ city, level: 1 }, homes.length, people);
    // A few dozen homes scatter: the second draw, otherwise the same, puts the median where the city's should be.
    const level = marketOf(city.name).median / medianOfTwoBedrooms(drawn);
    homes.push(...homesOf({ city, level }, homes.length, people));
  }
  return homes;
}

/** Every locality in turn, in a shuffled order. */
function homesOf(market: Market, first: number, people: DemoPeople): DemoHome[] {
  const { name, localities } = market.city;
  const inTurn = chanceOf(first).some(localities, localities.length);
  return Array.from({ length: marketOf(name).homes }, (_, i) => {
    const locality = inTurn[i % inTurn.length] as SeedLocality;
    return homeOf(first + i, market, locality, people);
  });
}

function medianOfTwoBedrooms(homes: DemoHome[]): number {
  const rents = homes.filter(({ bedrooms }) => bedrooms === 2).map(({ rent }) => rent);
  rents.sort((a, b) => a - b);
  return rents[Math.floor(rents.length / 2)] ?? 1;
}
