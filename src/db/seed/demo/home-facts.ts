// What the demo's homes may be: kinds and sizes by weight, amenities that go with them, names of streets and houses.
import type { Amenity, Furnishing, PropertyType } from '../../../domain/properties.ts';
import type { Chance } from './random.ts';

export const types: [PropertyType, number][] = [
  ['apartment', 58],
  ['builder_floor', 13],
  ['independent_house', 10],
  ['studio', 6],
  ['pg', 7],
  ['villa', 4],
  ['penthouse', 2],
];

export const bedroomsOf: Record<PropertyType, [number, number][]> = {
  apartment: [
    [1, 22],
    [2, 46],
    [3, 27],
    [4, 5],
  ],
  builder_floor: [
    [1, 12],
    [2, 42],
    [3, 36],
    [4, 10],
  ],
  independent_house: [
    [1, 16],
    [2, 44],
    [3, 30],
    [4, 10],
  ],
  studio: [[1, 1]],
  pg: [[1, 1]],
  villa: [
    [3, 45],
    [4, 40],
    [5, 15],
  ],
  penthouse: [
    [3, 50],
    [4, 50],
  ],
};

export const landmarks = [
  'Near the main market',
  'Behind the post office',
  'Opposite the municipal garden',
  'Close to the bus depot',
  'Near the government school',
  'Next to the community hall',
  'Near the water tank',
  'Off the ring road',
  'Near the district library',
];

export const streets = [
  '1st Main',
  '2nd Cross',
  '5th Cross',
  'Temple Street',
  'Park Lane',
  'Lake View Road',
  'School Road',
  'Gandhi Marg',
  'Nehru Road',
  'Station Road',
  'Garden Street',
  'Market Road',
];

export const buildings = [
  'Shanti',
  'Sai Krupa',
  'Green Meadows',
  'Lotus',
  'Silver Oak',
  'Prakriti',
  'Ashirwad',
  'Kaveri',
  'Gulmohar',
  'Neelgiri',
  'Sunrise',
  'Amaltas',
  'Vasant',
  'Palm Grove',
  'Madhuban',
];

export const furnishingOf = (type: PropertyType, chance: Chance): Furnishing =>
  type === 'pg' || type === 'studio'
    ? chance.weighted([
        ['fully_furnished', 8],
        ['semi_furnished', 2],
      ])
    : chance.weighted([
        ['fully_furnished', 34],
        ['semi_furnished', 42],
        ['unfurnished', 24],
      ]);

export function amenitiesOf(
  type: PropertyType,
  furnishing: Furnishing,
  floors: number,
  chance: Chance,
): Amenity[] {
  const isLarge = (type === 'apartment' && floors > 6) || type === 'penthouse';
  const shares: [Amenity, number][] = [
    ['lift', floors > 4 ? 0.97 : 0.15],
    ['power_backup', isLarge ? 0.9 : 0.4],
    ['security', isLarge ? 0.95 : 0.4],
    ['cctv', isLarge ? 0.8 : 0.3],
    ['intercom', isLarge ? 0.5 : 0.05],
    ['fire_safety', isLarge ? 0.6 : 0.05],
    ['gym', isLarge ? 0.55 : 0.04],
    ['swimming_pool', isLarge ? 0.42 : type === 'villa' ? 0.3 : 0],
    ['clubhouse', isLarge ? 0.45 : 0.02],
    ['park', isLarge ? 0.6 : 0.15],
    ['play_area', isLarge ? 0.55 : 0.08],
    ['visitor_parking', isLarge ? 0.6 : 0.15],
    ['gas_pipeline', isLarge ? 0.45 : 0.15],
    ['wifi', type === 'pg' ? 0.95 : 0.15],
    ['air_conditioning', furnishing === 'fully_furnished' ? 0.75 : furnishing === 'semi_furnished' ? 0.3 : 0],
    ['geyser', furnishing === 'unfurnished' ? 0.2 : 0.8],
    ['refrigerator', furnishing === 'fully_furnished' ? 0.8 : 0],
    ['washing_machine', furnishing === 'fully_furnished' ? 0.7 : 0],
    ['water_purifier', furnishing === 'fully_furnished' ? 0.6 : 0.15],
    ['modular_kitchen', furnishing === 'unfurnished' ? 0.1 : 0.65],
    ['wardrobes', furnishing === 'unfurnished' ? 0.1 : 0.85],
    ['servant_room', type === 'villa' || type === 'penthouse' ? 0.6 : 0.03],
    ['housekeeping', type === 'pg' ? 0.9 : 0.05],
    ['rainwater_harvesting', 0.2],
  ];
  return shares.filter(([, share]) => chance.happens(share)).map(([code]) => code);
}

export const floorsOf: Record<PropertyType, (chance: Chance) => number> = {
  apartment: (chance) =>
    chance.weighted([
      [4, 3],
      [5, 2],
      [7, 2],
      [9, 2],
      [12, 2],
      [14, 2],
      [18, 1],
      [22, 1],
    ]),
  studio: (chance) => chance.whole(4, 12),
  penthouse: (chance) => chance.whole(12, 24),
  builder_floor: (chance) => chance.whole(3, 4),
  pg: (chance) => chance.whole(3, 5),
  villa: (chance) => chance.whole(1, 2),
  independent_house: (chance) => chance.whole(1, 3),
};
