// Writes what a lister would write: a title and a few sentences that follow from the home's own facts.
import { hasBhk } from '../../../domain/properties.ts';
import type { Chance } from './random.ts';

export interface HomeFacts {
  propertyType: string;
  furnishing: string;
  bedrooms: number;
  bathrooms: number;
  areaSqft: number;
  city: string;
  locality: string;
  floor: number | null;
  totalFloors: number | null;
  facing: string | null;
  parking: string | null;
  amenities: string[];
  petsAllowed: boolean;
  preferredTenant: string;
  listedAs: string;
  depositMonths: number | null;
  hasBalcony: boolean;
}

const nouns: Record<string, string> = {
  apartment: 'apartment',
  villa: 'villa',
  independent_house: 'independent house',
  studio: 'studio',
  penthouse: 'penthouse',
  builder_floor: 'builder floor',
  pg: 'PG room',
};
const qualities = [
  'Bright',
  'Airy',
  'Spacious',
  'Well-kept',
  'Quiet',
  'Sunlit',
  'Cosy',
  'Freshly painted',
  'Family-friendly',
  'Corner',
];
const size = (home: HomeFacts) =>
  hasBhk(home.propertyType) ? `${home.bedrooms === 5 ? '5+' : home.bedrooms} BHK ` : '';

export function titleOf(home: HomeFacts, chance: Chance): string {
  const what = `${size(home)}${nouns[home.propertyType] ?? 'home'}`;
  const extras = [
    home.hasBalcony && 'with a balcony',
    home.amenities.includes('park') && 'by the park',
    home.furnishing === 'fully_furnished' && 'with all furniture',
    home.amenities.includes('swimming_pool') && 'with pool and gym',
    home.facing === 'east' && 'with morning sun',
    home.parking === 'four_wheeler' && 'with covered parking',
  ].filter((extra): extra is string => typeof extra === 'string');
  const extra = extras.length > 0 && chance.happens(0.75) ? ` ${chance.pick(extras)}` : '';
  const quality = chance.pick(qualities);
  const isShared = home.propertyType === 'pg' && chance.happens(0.5);
  return `${quality} ${isShared ? 'twin-sharing PG room' : what}${extra} in ${home.locality}`;
}

const floorWords = (floor: number, of: number) => {
  if (floor === 0) return `on the ground floor of a ${of}-storey building`;
  const ending =
    floor % 10 === 1 && floor !== 11
      ? 'st'
      : floor % 10 === 2 && floor !== 12
        ? 'nd'
        : floor % 10 === 3 && floor !== 13
          ? 'rd'
          : 'th';
  return floor === of
    ? `on the top floor of a ${of}-storey building`
    : `on the ${floor}${ending} of ${of} floors`;
};

function opening(home: HomeFacts, chance: Chance): string {
  const what = `${size(home)}${nouns[home.propertyType] ?? 'home'}`;
  const article = /^[8aeiou]/i.test(what) ? 'An' : 'A';
  const area = `${home.areaSqft.toLocaleString('en-IN')} sq ft`;
  const where =
    home.floor !== null && home.totalFloors !== null ? `, ${floorWords(home.floor, home.totalFloors)}` : '';
  return chance.pick([
    `${article} ${what} of ${area} in ${home.locality}${where}.`,
    `This ${what} in ${home.locality} has ${area} of well-planned space${where}.`,
    `Looking for a home in ${home.locality}? This ${what} of ${area} is easy to live in from the first day.`,
    `Our ${what} in ${home.locality} is coming free: ${area}${where}.`,
  ]);
}

const furnishingWords: Record<string, string[]> = {
  fully_furnished: [
    'It comes with beds, mattresses, wardrobes, a sofa, a dining table and curtains; bring your clothes and move in.',
    'Fully furnished: sofa, television, beds with storage, study table and a kitchen with everything but your spices.',
    'The furniture is less than three years old, and the mattresses are covered and clean.',
  ],
  semi_furnished: [
    'Semi-furnished with wardrobes, fans, lights and geysers; the rest is yours to arrange.',
    'You get a modular kitchen with chimney, wardrobes in the bedrooms, fans and tube lights throughout.',
    'Wardrobes, curtain rods, fans and geysers are in place, so moving in is one truck and one evening.',
  ],
  unfurnished: [
    'It is unfurnished, with fans and lights fitted, and has just been painted.',
    'The rooms are empty and clean, a good start if you have your own furniture.',
    'Unfurnished, with new switchboards and plumbing checked last month.',
  ],
};

function light(home: HomeFacts, chance: Chance): string | null {
  if (home.facing === 'east' || home.facing === 'north_east')
    return chance.pick([
      'It faces the east: sun with the morning tea, shade by the afternoon.',
      'East facing, so the kitchen and the hall get soft morning light.',
    ]);
  if (home.facing === 'north' || home.facing === 'north_west')
    return 'North facing and cool through the summer months.';
  if (home.hasBalcony)
    return chance.pick([
      'The balcony is deep enough for two chairs and a row of pots.',
      'A balcony off the hall catches the evening breeze.',
      'Both the hall and the main bedroom open to a balcony.',
    ]);
  return chance.pick([
    'There is good cross ventilation in every room.',
    'Windows on two sides keep it airy, and it stays quiet at night.',
    null,
  ]);
}

function society(home: HomeFacts, chance: Chance): string | null {
  const has = (code: string) => home.amenities.includes(code);
  if (has('swimming_pool') && has('gym'))
    return chance.pick([
      'The society has a pool, a gym and a clubhouse, and security at the gate day and night.',
      'Residents use the gym, the pool and a jogging track inside the compound.',
    ]);
  if (has('lift') && has('power_backup'))
    return chance.pick([
      'Lift and power backup work through every cut, and a guard sits at the gate.',
      'There is a lift with backup, round-the-clock security and covered parking on request.',
    ]);
  if (has('security')) return 'A watchman lives on the premises and takes in parcels.';
  if (home.propertyType === 'independent_house' || home.propertyType === 'builder_floor')
    return 'A small compound of neighbours who know each other, with a separate electricity meter.';
  return null;
}

const nearby = [
  'Shops for daily needs, a chemist and two schools are a short walk away.',
  'Groceries, a bank and a good vegetable market are within ten minutes on foot.',
  'Auto and bus stops are at the corner, and the main road is close but not heard.',
  'Hospitals, schools and a park are all within two kilometres.',
  'Office cabs pick up at the gate, and a large supermarket is one signal away.',
  'The lane is tree-lined and has very little traffic.',
];

function terms(home: HomeFacts, chance: Chance): string {
  const who: Record<string, string[]> = {
    anyone: [
      'Families and working people are equally welcome.',
      'Open to all; we only ask that the home is looked after.',
    ],
    family: ['We prefer a family.', 'Families preferred, as the building is mostly families.'],
    bachelors: ['Working bachelors and students are welcome.', 'Suits two or three working friends.'],
    company: ['Company lease preferred.', 'Let to a company for its staff.'],
  };
  const pets = home.petsAllowed
    ? chance.pick([' Pets are fine.', ' Your dog or cat is welcome too.', ' Pets allowed.'])
    : '';
  const broker =
    home.listedAs === 'broker' ? ' Keys are with us: a visit can be arranged at short notice.' : '';
  const owner =
    home.listedAs === 'owner' && chance.happens(0.4)
      ? ' You deal with the owner directly, no brokerage.'
      : '';
  const managed =
    home.listedAs === 'managed' ? ' Managed by us: rent, repairs and receipts are handled in one place.' : '';
  return `${chance.pick(who[home.preferredTenant] ?? ['Everyone is welcome.'])}${pets}${broker}${owner}${managed}`;
}

export function descriptionOf(home: HomeFacts, chance: Chance): string {
  const sentences = [
    opening(home, chance),
    home.propertyType === 'pg'
      ? chance.pick([
          'Meals twice a day, cleaning and laundry twice a week are included in the rent.',
          'Rent includes housekeeping, filtered water and high-speed wifi; breakfast and dinner are optional.',
        ])
      : chance.pick(furnishingWords[home.furnishing] ?? ['Ready to see any day.']),
    light(home, chance),
    society(home, chance),
    chance.happens(0.8) ? chance.pick(nearby) : null,
    terms(home, chance),
  ];
  return sentences.filter((sentence) => sentence !== null).join(' ');
}
