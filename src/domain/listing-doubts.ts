/** What about a published home is hard to believe, and which home it may be a double of; an administrator looks at both. */
import { RuleBroken } from './errors.ts';
import {
  HOMES_FOR_A_MEDIAN,
  type ImplausibleField,
  implausibleFields,
  type ListingFigures,
} from './listing-quality.ts';
import { type Paise, paise } from './money.ts';

export const doubtKinds = [
  'rent',
  'area_sqft',
  'floor',
  'rent_median',
  'pincode',
  'locality',
  'duplicate',
  'photo',
] as const;
export type DoubtKind = (typeof doubtKinds)[number];

/** The field of the listing form that a doubt belongs to; a double belongs to none. */
export const doubtFields: Readonly<Record<Exclude<DoubtKind, 'duplicate' | 'photo'>, string>> = {
  rent: 'rent',
  area_sqft: 'area_sqft',
  floor: 'floor',
  rent_median: 'rent',
  pincode: 'pincode',
  locality: 'locality',
};

/** `asked`: the lister was asked. `upheld`: the home was hidden. `cleared`: the home changed, and the doubt is gone. */
export const flagStatuses = ['open', 'asked', 'dismissed', 'upheld', 'cleared'] as const;
export type FlagStatus = (typeof flagStatuses)[number];

/** What still waits for a decision. */
export const openFlagStatuses = ['open', 'asked'] as const satisfies readonly FlagStatus[];

const transitions: Readonly<Record<FlagStatus, readonly FlagStatus[]>> = {
  open: ['asked', 'dismissed', 'upheld', 'cleared'],
  asked: ['dismissed', 'upheld', 'cleared'],
  dismissed: ['open'],
  upheld: ['dismissed'],
  cleared: ['open'],
};

export const canMoveFlag = (from: FlagStatus, to: FlagStatus): boolean => transitions[from].includes(to);

/** Throws `flag.transition-not-allowed` unless a flag in `from` may become `to`. */
export function checkFlagMove(from: FlagStatus, to: FlagStatus): void {
  if (!canMoveFlag(from, to)) throw new RuleBroken('flag.transition-not-allowed');
}

/** Percent of the median of locality and BHK; ₹8,000 or ₹70,000 where ₹25,000 is the middle is hard to believe. */
const BELIEVABLE_OF_MEDIAN = { least: 40, most: 250 };
/** So many digits of a PIN name the sorting district; homes of a city lie in few of them. */
const DISTRICT_DIGITS = 3;

export interface DoubtfulHome extends ListingFigures {
  readonly pincode: string | null;
}

/** What is known of the place that the home names. */
export interface KnownPlace {
  readonly locality: string;
  /** Of locality and BHK. */
  readonly median: { readonly rent: Paise; readonly homes: number } | null;
  readonly localityPincode: string | null;
  /** Of the city's other localities. */
  readonly cityPincodes: readonly string[];
  /** A city that has a locality of this name, when nobody but this lister knows it in the named one. */
  readonly localityElsewhere: string | null;
}

export interface Doubt {
  readonly kind: DoubtKind;
  /** What the doubt rests on, for people to read; `of` is the home's own share of it: once that changes, it is another doubt. */
  readonly facts: Readonly<Record<string, string | number>>;
}

/** Of a whole home; of one that is being written see `doubtsSoFar`. */
export function doubtsOf(home: DoubtfulHome, place: KnownPlace): Doubt[] {
  const fields: readonly ImplausibleField[] = implausibleFields(home);
  const doubts: Doubt[] = fields.map((kind) => ({ kind, facts: { of: ownFigures(home, kind) } }));
  const percent = fields.includes('rent') ? null : percentOfMedian(home.rent, place.median);
  if (percent !== null && (percent < BELIEVABLE_OF_MEDIAN.least || percent > BELIEVABLE_OF_MEDIAN.most)) {
    doubts.push({
      kind: 'rent_median',
      facts: { of: home.rent, percent, median: place.median?.rent ?? 0, homes: place.median?.homes ?? 0 },
    });
  }
  if (isPincodeElsewhere(home.pincode, place)) {
    doubts.push({ kind: 'pincode', facts: { of: home.pincode ?? '' } });
  }
  if (place.localityElsewhere)
    doubts.push({ kind: 'locality', facts: { of: place.locality, city: place.localityElsewhere } });
  return doubts;
}

/** What of a home is typed; what is not is null. */
export interface TypedFigures {
  readonly rent: Paise | null;
  readonly areaSqft: number | null;
  readonly bedrooms: number | null;
  readonly pincode: string | null;
}

/** Of a home that is being written: a doubt that rests on a figure not typed yet waits for it. */
export function doubtsSoFar({ rent, areaSqft, bedrooms, pincode }: TypedFigures, place: KnownPlace): Doubt[] {
  const rests: Readonly<Partial<Record<DoubtKind, readonly (number | null)[]>>> = {
    rent: [rent],
    area_sqft: [areaSqft, bedrooms],
    rent_median: [rent, bedrooms],
  };
  // An area of nothing is believed by nobody, and a rent is not held against such a one.
  const home = { rent: rent ?? paise(0), areaSqft: areaSqft ?? 0, bedrooms: bedrooms ?? 1, pincode };
  return doubtsOf(home, place).filter(({ kind }) => !rests[kind]?.includes(null));
}

function ownFigures(home: DoubtfulHome, kind: ImplausibleField): string {
  const { rent, areaSqft, bedrooms, floor, totalFloors } = home;
  if (kind === 'floor') return `${floor}/${totalFloors}`;
  return kind === 'rent' ? `${rent}/${areaSqft}` : `${areaSqft}/${bedrooms}`;
}

function percentOfMedian(rent: Paise, median: KnownPlace['median']): number | null {
  if (!median || median.homes < HOMES_FOR_A_MEDIAN || median.rent <= 0) return null;
  return Math.round((rent / median.rent) * 100);
}

/** Nothing known of the place's PINs is no reason to doubt one. */
function isPincodeElsewhere(pincode: string | null, { localityPincode, cityPincodes }: KnownPlace): boolean {
  const known = [...(localityPincode ? [localityPincode] : []), ...cityPincodes];
  if (pincode === null || known.length === 0) return false;
  const district = (pin: string) => pin.slice(0, DISTRICT_DIGITS);
  return !known.some((pin) => district(pin) === district(pincode));
}

/** What two listings of the same locality, BHK and type are compared by. */
export interface ComparedHome {
  readonly lister: string;
  readonly areaSqft: number;
  readonly rent: Paise;
  readonly floor: number | null;
  readonly address: string | null;
  /** Marks of its pictures: two of one picture are equal. */
  readonly pictures: readonly string[];
}

/** Rents and sizes further apart, in percent, are of two homes. */
export const TWIN_RENT_PERCENT = 10;
export const TWIN_AREA_PERCENT = 5;
const SAME_RENT_PERCENT = 3;
const SAME_AREA_PERCENT = 1;

const isWithin = (left: number, right: number, percent: number) =>
  Math.abs(left - right) * 100 <= percent * Math.max(left, right);

/** "4, Rose Lane " and "4 rose lane" are one door. */
const doorOf = (address: string | null) =>
  address
    ?.toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim() || null;

export type TwinSign = 'picture' | 'address' | 'terms';

/**
 * What says that two listings of the same locality, BHK and type are one home; empty when nothing does. Flats of one building
 * cost the same: of two listers the same terms say nothing, and the same address only with them; a shared picture says it alone.
 */
export function twinSigns(one: ComparedHome, other: ComparedHome): readonly TwinSign[] {
  if (!isWithin(one.areaSqft, other.areaSqft, TWIN_AREA_PERCENT)) return [];
  if (!isWithin(one.rent, other.rent, TWIN_RENT_PERCENT)) return [];
  const signs: TwinSign[] = [];
  if (one.pictures.some((picture) => other.pictures.includes(picture))) signs.push('picture');
  const door = doorOf(one.address);
  if (door !== null && door === doorOf(other.address)) signs.push('address');
  const sameTerms =
    isWithin(one.areaSqft, other.areaSqft, SAME_AREA_PERCENT) &&
    isWithin(one.rent, other.rent, SAME_RENT_PERCENT) &&
    one.floor === other.floor;
  if (sameTerms) signs.push('terms');
  if (one.lister === other.lister || signs.includes('picture')) return signs;
  return signs.length === 2 ? signs : [];
}
