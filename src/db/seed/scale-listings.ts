// Draws plausible homes for the scale seed: the same number always gives the same home, so that runs compare.
import { choiceFields, fieldOf, homeFields, isAsked } from '../../domain/home-fields.ts';
import { generatedTitle } from '../../domain/made-titles.ts';
import {
  amenities,
  asRoomCount,
  furnishings,
  type PropertyType,
  preferredTenants,
} from '../../domain/properties.ts';
import { type SeedCity, type SeedLocality, slugOf, cities as writtenCities } from './places.ts';

const LOCALITIES_PER_CITY = 40;

/** Names that nearly every Indian city has, to fill the smaller ones. */
const commonNames =
  `Gandhi Nagar|Nehru Nagar|Shastri Nagar|Civil Lines|Model Town|Sadar Bazar|Station Road|Rajendra Nagar|
Vijay Nagar|Ashok Nagar|Subhash Nagar|Patel Colony|Tilak Road|MG Road|Ring Road|Cantonment|Lake View|Green Park|
Saraswati Vihar|Shivaji Park|Azad Nagar|Laxmi Nagar|Krishna Puram|Ram Nagar|Anand Vihar|Kamla Nagar|Officers Colony|
Railway Colony|Friends Colony|Sunrise Enclave|Palm Grove|Hill Side|River View|Temple Street|Market Yard|
University Road|Airport Road|Industrial Estate|New Colony|Old Town|Jawahar Colony|Indira Puram|Bharat Nagar|
Swaraj Vihar|Royal Residency`
    .split('|')
    .map((name) => name.trim());

const moreCities: [name: string, state: string, lat: number, lng: number][] = [
  ['Noida', 'Uttar Pradesh', 28.5355, 77.391],
  ['Indore', 'Madhya Pradesh', 22.7196, 75.8577],
  ['Nagpur', 'Maharashtra', 21.1458, 79.0882],
  ['Coimbatore', 'Tamil Nadu', 11.0168, 76.9558],
  ['Chandigarh', 'Chandigarh', 30.7333, 76.7794],
  ['Bhopal', 'Madhya Pradesh', 23.2599, 77.4126],
  ['Vadodara', 'Gujarat', 22.3072, 73.1812],
  ['Visakhapatnam', 'Andhra Pradesh', 17.6868, 83.2185],
];

function filled(city: SeedCity, order: number): SeedCity {
  const names = new Set(city.localities.map((locality) => locality.name));
  const fillers = commonNames.filter((name) => !names.has(name)).slice(0, LOCALITIES_PER_CITY - names.size);
  const added = fillers.map(
    (name, i): SeedLocality => ({
      name,
      slug: slugOf(name),
      pincode: String(110_000 + order * 30_000 + i),
      lat: city.lat + ((i % 7) - 3) / 60,
      lng: city.lng + ((i % 5) - 2) / 60,
      rentIndex: 0.6 + (i % 9) / 10,
    }),
  );
  return { ...city, localities: [...city.localities, ...added].slice(0, LOCALITIES_PER_CITY) };
}

/** Twenty cities of forty localities, the largest market first. */
export const scaleCities: SeedCity[] = [
  ...writtenCities,
  ...moreCities.map(
    ([name, state, lat, lng]): SeedCity => ({
      name,
      slug: slugOf(name),
      state,
      aliases: [],
      lat,
      lng,
      localities: [],
    }),
  ),
].map(filled);

/** Median rent of two bedrooms in rupees, city by city as above. */
const cityRents = [
  24_000, 52_000, 22_000, 20_000, 21_000, 18_000, 12_500, 13_000, 30_000, 12_000, 15_000, 11_500, 17_000,
  10_500, 10_000, 12_000, 18_500, 10_000, 10_500, 11_000,
];
const depositMonths = [4, 3, 2, 2, 2, 5, 2, 2];
const rentByRooms = [0.55, 1, 1.6, 2.4, 3.8];

/** Small, quick and good enough (mulberry32): a new stream for each home, so any part can be drawn alone. */
export function randomOf(seed: number): () => number {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Cumulative shares by Zipf's law: the second is half as frequent as the first, the third a third. */
function zipf(count: number): number[] {
  const weights = Array.from({ length: count }, (_, i) => 1 / (i + 1));
  const sum = weights.reduce((a, b) => a + b);
  let running = 0;
  return weights.map((weight) => {
    running += weight / sum;
    return running;
  });
}

const cityShares = zipf(scaleCities.length);
const localityShares = zipf(LOCALITIES_PER_CITY * 2).slice(0, LOCALITIES_PER_CITY);
const pick = (shares: number[], chance: number): number => {
  const place = shares.findIndex((share) => chance * (shares.at(-1) ?? 1) <= share);
  return place < 0 ? shares.length - 1 : place;
};

const typeShares: [number, PropertyType][] = [
  [0.6, 'apartment'],
  [0.72, 'independent_house'],
  [0.86, 'builder_floor'],
  [0.92, 'studio'],
  [0.95, 'pg'],
  [0.985, 'villa'],
  [1, 'penthouse'],
];

const landmarks =
  `the metro station|a large park|the lake|an international school|the city hospital|the tech park|
the railway station|a shopping mall|the old temple|the university`
    .split('|')
    .map((name) => name.trim());
const praises =
  `bright|quiet|spacious|airy|freshly painted|renovated|corner|east facing|well ventilated|cosy`.split('|');
const features = `large balcony|modular kitchen|wooden wardrobes|marble floor|covered parking|power backup|
piped gas|borewell water|terrace garden|servant room|study room|pooja room|vitrified tiles|lake view|club house`
  .split('|')
  .map((name) => name.trim());
const rareWords =
  `jacuzzi|fireplace|mezzanine|skylight|cellar|sauna|courtyard|greenhouse|piano|observatory`.split('|');

export interface ScaleHome {
  cityIndex: number;
  localityIndex: number;
  title: string;
  description: string;
  landmark: string;
  propertyType: PropertyType;
  furnishing: string;
  bedrooms: number;
  bathrooms: number;
  areaSqft: number;
  rentRupees: number;
  depositRupees: number;
  maintenanceRupees: number | null;
  availableInDays: number;
  petsAllowed: boolean;
  preferredTenant: string;
  amenities: string[];
  listedAs: 'owner' | 'broker' | 'managed';
  isAvailable: boolean;
  verified: boolean;
  rating: number | null;
  ratingCount: number;
  photoCount: number;
  publishedMinutesAgo: number;
  /** Choices that a lister may leave open, by column; some have. */
  others: Readonly<Record<(typeof openChoices)[number], string | null>>;
}

/** Choices that nothing else here draws. */
export const openChoices = choiceFields.filter((name) => {
  const field = fieldOf(name);
  return (!field.required || field.onlyFor !== undefined) && !('empty' in field);
});

function othersOf(number: number, propertyType: PropertyType): ScaleHome['others'] {
  const random = randomOf(number ^ 0x0c401ce5);
  const drawn = openChoices.map((name) => {
    const { options }: { options: readonly string[] } = homeFields[name];
    const chosen = random() < 0.8 ? options[Math.floor(random() * options.length)] : null;
    return [name, isAsked(name, propertyType) ? chosen : null];
  });
  return Object.fromEntries(drawn) as ScaleHome['others'];
}

/** The home of that number. */
export function scaleHome(number: number): ScaleHome {
  const random = randomOf(number);
  const among = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const cityIndex = pick(cityShares, random());
  const localityIndex = pick(localityShares, random());
  const city = scaleCities[cityIndex] as SeedCity;
  const locality = city.localities[localityIndex] as SeedLocality;
  const typeChance = random();
  const propertyType = typeShares.find(([share]) => typeChance <= share)?.[1] ?? 'apartment';
  const bedrooms = asRoomCount(
    propertyType === 'studio' ? 1 : pick([0.28, 0.7, 0.92, 0.98, 1], random()) + 1,
  );
  const spread = 0.7 + random() * 0.35 + random() * 0.35;
  const furnishing = among(furnishings);
  const dearer = furnishing === 'fully_furnished' ? 1.2 : 1;
  const wished =
    (cityRents[cityIndex] ?? 12_000) *
    (rentByRooms[bedrooms - 1] ?? 1) *
    locality.rentIndex *
    spread *
    dearer;
  const rentRupees = Math.max(2_500, Math.round(wished / 500) * 500);
  const areaSqft = Math.round((300 + bedrooms * 320 * (0.75 + random() * 0.6)) / 5) * 5;
  const landmark = among(landmarks);
  const rare = random() < 0.01 ? ` There is a ${among(rareWords)}.` : '';
  const isRated = random() < 0.35;
  return {
    cityIndex,
    localityIndex,
    title: generatedTitle({ propertyType, bedrooms, locality: locality.name, city: city.name }),
    description: `A ${among(praises)} home with ${among(features)} and ${among(features)} near ${landmark}.${rare}`,
    landmark: `Near ${landmark}`,
    propertyType,
    furnishing,
    bedrooms,
    bathrooms: Math.max(1, Math.min(5, bedrooms + (random() < 0.3 ? -1 : 0) + (random() < 0.15 ? 1 : 0))),
    areaSqft,
    rentRupees,
    depositRupees: rentRupees * (depositMonths[cityIndex] ?? 2),
    maintenanceRupees: random() < 0.5 ? Math.round(areaSqft * (1.5 + random() * 2)) : null,
    availableInDays: random() < 0.4 ? 0 : Math.floor(random() * 90),
    petsAllowed: random() < 0.3,
    preferredTenant: random() < 0.6 ? 'anyone' : among(preferredTenants),
    amenities: amenities.filter((_, i) => random() < 0.5 - i * 0.016),
    listedAs: random() < 0.5 ? 'owner' : random() < 0.85 ? 'broker' : 'managed',
    isAvailable: random() < 0.9,
    verified: random() < 0.4,
    rating: isRated ? Math.round((2.5 + random() * 2.5) * 10) / 10 : null,
    ratingCount: isRated ? 1 + Math.floor(random() * 40) : 0,
    photoCount: Math.floor(random() * 9),
    publishedMinutesAgo: Math.floor(random() * 60 * 24 * 60),
    others: othersOf(number, propertyType),
  };
}
