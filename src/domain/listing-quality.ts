/** How good a listing is: what its draft still lacks, what in it is hard to believe, and where it ranks among others. */
import { epochMs, type Instant } from './dates.ts';
import { RuleBroken } from './errors.ts';
import { type Paise, toRupees } from './money.ts';

/** The steps of the listing form, in order. */
export const draftSteps = ['place', 'home', 'money', 'photos', 'preview'] as const;
export type DraftStep = (typeof draftSteps)[number];

/** What each step must hold before a listing can be published; deposit and photos may stay open. */
const requiredFields = {
  place: ['city', 'locality'],
  home: ['propertyType', 'bedrooms', 'bathrooms', 'furnishing', 'areaSqft'],
  money: ['rent'],
  photos: [],
  preview: [],
} as const satisfies Readonly<Record<DraftStep, readonly string[]>>;

export type RequiredField = (typeof requiredFields)[DraftStep][number];
export type ListingDraft = { readonly [field in RequiredField]?: unknown };

/** The required fields of a step that a draft has not filled, in the form's order. */
export function missingFields(draft: ListingDraft, step: DraftStep): RequiredField[] {
  const required: readonly RequiredField[] = requiredFields[step];
  return required.filter(
    (field) => draft[field] === undefined || draft[field] === null || draft[field] === '',
  );
}

/** Publishing wants every step filled. Throws `property.draft-incomplete` for the first field that is missing. */
export function checkDraftComplete(draft: ListingDraft): void {
  const [first] = draftSteps.flatMap((step) => missingFields(draft, step));
  if (first !== undefined) throw new RuleBroken('property.draft-incomplete', first);
}

const BELIEVABLE_RENT_RUPEES = { least: 1_000, most: 1_000_000 };
const BELIEVABLE_RENT_PER_SQFT_RUPEES = { least: 2, most: 500 };
/** Square feet by bedrooms, 1 to 5. */
const LEAST_BELIEVABLE_AREA = [100, 200, 350, 500, 700] as const;
const MOST_BELIEVABLE_AREA = [2_500, 5_000, 8_000, 12_000, 20_000] as const;

export interface ListingFigures {
  readonly rent: Paise;
  /** Square feet; absent where nobody said it. */
  readonly areaSqft: number | null;
  readonly bedrooms: number;
  readonly floor?: number | null;
  readonly totalFloors?: number | null;
}

export type ImplausibleField = 'rent' | 'area_sqft' | 'floor';

/**
 * Fields that can be read but hardly believed: they are published and flagged for an admin to verify, not refused (data model,
 * CSV import). A 2 BHK of 10 sq ft, a rent of ₹35,00,000 a month, a third floor of two.
 */
export function implausibleFields({
  rent,
  areaSqft,
  bedrooms,
  floor,
  totalFloors,
}: ListingFigures): ImplausibleField[] {
  const rooms = Math.min(Math.max(bedrooms, 1), 5) - 1;
  const rupees = toRupees(rent);
  const isAreaBelievable =
    areaSqft === null ||
    (areaSqft >= (LEAST_BELIEVABLE_AREA[rooms] ?? 0) &&
      areaSqft <= (MOST_BELIEVABLE_AREA[rooms] ?? Infinity));
  const isRentBelievable =
    isWithin(rupees, BELIEVABLE_RENT_RUPEES) &&
    (areaSqft === null || !isAreaBelievable || isWithin(rupees / areaSqft, BELIEVABLE_RENT_PER_SQFT_RUPEES));
  const fields: ImplausibleField[] = [];
  if (!isRentBelievable) fields.push('rent');
  if (!isAreaBelievable) fields.push('area_sqft');
  if (floor != null && totalFloors != null && floor > totalFloors) fields.push('floor');
  return fields;
}

function isWithin(amount: number, { least, most }: { least: number; most: number }): boolean {
  return amount >= least && amount <= most;
}

const TENTH_OF_A_DAY_MS = 8_640_000;

export interface RankedListing {
  readonly renewedAt: Instant;
  readonly verified: boolean;
  readonly photoCount: number;
  /** 1 to 5, or none yet. */
  readonly rating: number | null;
}

/**
 * The order of "best match", highest first, in tenths of a day: verified is worth 30 days of freshness, each of the first
 * eight photos a day and a half, each star above or below three five days. Freshness counts from the renewal and not from
 * today, so that a score never has to be computed again. `app.listing_best` in the database is the same formula.
 */
export function bestMatchScore({ renewedAt, verified, photoCount, rating }: RankedListing): number {
  const freshness = Math.floor(epochMs(renewedAt) / TENTH_OF_A_DAY_MS);
  const photos = Math.min(photoCount, 8) * 15;
  // Away from zero on a half, as the database rounds; a rating has two decimals.
  const stars = rating === null ? 0 : (Math.round(rating * 100) - 300) / 2;
  return freshness + (verified ? 300 : 0) + photos + Math.sign(stars) * Math.round(Math.abs(stars));
}

/** A median of fewer homes says nothing. */
export const HOMES_FOR_A_MEDIAN = 5;
/** Within so many percent a rent counts as usual. */
const USUAL_WITHIN_PERCENT = 5;

export interface RentComparison {
  readonly standing: 'below' | 'usual' | 'above';
  /** Whole percent away from the median, never negative. */
  readonly percent: number;
  readonly median: Paise;
  readonly homes: number;
}

/**
 * A rent against the median of its locality and BHK; `null` when fewer than five homes stand behind the median. ₹22,500 where
 * ₹25,000 is the median is 10 % below.
 */
export function compareRent(rent: Paise, median: Paise, homes: number): RentComparison | null {
  if (homes < HOMES_FOR_A_MEDIAN || median <= 0) return null;
  const difference = Math.round(((rent - median) / median) * 100);
  const percent = Math.abs(difference);
  if (percent <= USUAL_WITHIN_PERCENT) return { standing: 'usual', percent, median, homes };
  return { standing: difference < 0 ? 'below' : 'above', percent, median, homes };
}
