/** What a new lease begins with: what listing, application, bed and the last lease of the home say already. */
import type { CalendarDate } from './dates.ts';
import type { InventoryItem, LateFee, LeaseCharge } from './lease-terms.ts';
import { type DepositHolder, lastDayAfter } from './leases.ts';
import type { Amenity, Furnishing, Parking } from './properties.ts';

/** Where a value of the form came from, in the order in which the form says it. */
export const leaseSources = ['listing', 'mandate', 'application', 'last-lease', 'own-lease'] as const;
export type LeaseSource = (typeof leaseSources)[number];

/** What is said of the home. Amounts are paise; null: not said. */
export type SaidOfHome = {
  readonly source: 'listing' | 'mandate';
  readonly rent: number | null;
  readonly deposit: number | null;
  readonly depositHeldBy?: DepositHolder | null;
  readonly dueDay?: number | null;
  readonly maintenance?: number | null;
  readonly noticeDays?: number | null;
  readonly availableFrom?: CalendarDate | null;
  readonly furnishing?: Furnishing | null;
  readonly amenities?: readonly string[];
  readonly parking?: Parking | null;
  readonly petsAllowed?: boolean | null;
  readonly meals?: string | null;
  readonly houseRules?: string | null;
};

export type SaidOfBed = {
  readonly rent: number;
  readonly deposit: number | null;
  readonly freeFrom: CalendarDate | null;
};

/** The terms of an earlier lease that go on as they were. */
export type TermsBefore = {
  readonly noticeDays: number;
  readonly landlordNoticeDays: number | null;
  readonly lockInMonths: number;
  readonly escalationBp: number;
  readonly dueDay: number;
  readonly charges: readonly LeaseCharge[];
  readonly lateFee: LateFee | null;
  readonly inventory: readonly InventoryItem[];
  readonly terms: string | null;
};

type Known = {
  readonly home: SaidOfHome;
  readonly moveIn?: CalendarDate | null;
  /** Of a PG that is rented out by the bed; null: none is chosen yet. */
  readonly bed?: SaidOfBed | null;
  readonly before?: TermsBefore | null;
};

/** What is let with the home, and how it may be lived in: a sentence each, which the form words. */
export type HouseRule =
  | { readonly kind: 'furnishing'; readonly furnishing: Furnishing; readonly things: readonly Amenity[] }
  | { readonly kind: 'parking'; readonly parking: Exclude<Parking, 'none'> }
  | { readonly kind: 'meals'; readonly meals: string }
  | { readonly kind: 'pets'; readonly allowed: boolean }
  | { readonly kind: 'written'; readonly text: string };

/** Null: nobody said it, and the form stays as it is. */
export type KnownTerms = {
  readonly startDate: CalendarDate | null;
  readonly endDate: CalendarDate | null;
  readonly rent: number | null;
  readonly deposit: number | null;
  readonly depositHeldBy: DepositHolder | null;
  readonly noticeDays: number | null;
  readonly landlordNoticeDays: number | null;
  readonly lockInMonths: number | null;
  readonly escalationBp: number | null;
  readonly dueDay: number | null;
  readonly charges: readonly LeaseCharge[];
  readonly lateFee: LateFee | null;
  readonly inventory: readonly InventoryItem[];
  readonly terms: string | null;
  readonly rules: readonly HouseRule[];
};

/**
 * The terms that are known before a lease is written, as of `today`. The home's own word of rent, deposit, due day, maintenance and notice comes
 * before that of the lease before, a bed's before the home's, and all else of that lease goes on. It starts on the wished day, though not
 * before the home is free; a day that has passed is nobody's wish any more. A flat of ₹30,000 with ₹2,000 of maintenance, asked for from
 * 5 December and free from the 10th, starts on the 10th and ends on 9 November.
 */
export function knownTerms({ home, moveIn, bed, before }: Known, today: CalendarDate): KnownTerms {
  const startDate = startOf([moveIn, home.availableFrom, bed?.freeFrom], today);
  const isByBed = bed !== undefined;
  return {
    startDate,
    endDate: startDate && lastDayAfter(startDate),
    rent: isByBed ? (bed?.rent ?? null) : home.rent,
    deposit: isByBed ? (bed?.deposit ?? null) : home.deposit,
    depositHeldBy: home.depositHeldBy ?? null,
    noticeDays: home.noticeDays ?? before?.noticeDays ?? null,
    landlordNoticeDays: before?.landlordNoticeDays ?? null,
    lockInMonths: before?.lockInMonths ?? null,
    escalationBp: before?.escalationBp ?? null,
    dueDay: home.dueDay ?? before?.dueDay ?? null,
    charges: chargesOf(home.maintenance ?? null, before?.charges ?? []),
    lateFee: before?.lateFee ?? null,
    inventory: before?.inventory ?? [],
    terms: before?.terms ?? null,
    // What both wrote before says it in their own words.
    rules: before?.terms ? [] : rulesOf(home),
  };
}

function startOf(days: readonly (CalendarDate | null | undefined)[], today: CalendarDate) {
  const latest = days
    .flatMap((day) => day ?? [])
    .toSorted()
    .at(-1);
  return latest === undefined || latest < today ? null : latest;
}

/** Nothing beside the rent is a word of its own: maintenance is in it. */
function chargesOf(maintenance: number | null, before: readonly LeaseCharge[]): LeaseCharge[] {
  if (maintenance === null) return [...before];
  const said: LeaseCharge =
    maintenance === 0
      ? { kind: 'maintenance', paidBy: 'landlord', how: 'included' }
      : { kind: 'maintenance', paidBy: 'tenant', how: 'fixed', amount: maintenance };
  return [said, ...before.filter(({ kind }) => kind !== 'maintenance')];
}

/** What comes with a furnished home and is gone with a tenant who takes it along. */
const things: readonly Amenity[] = [
  'air_conditioning',
  'geyser',
  'refrigerator',
  'washing_machine',
  'water_purifier',
  'modular_kitchen',
  'wardrobes',
];

function rulesOf({ furnishing, amenities = [], parking, meals, petsAllowed, houseRules }: SaidOfHome) {
  const rules: HouseRule[] = [];
  if (furnishing) {
    rules.push({ kind: 'furnishing', furnishing, things: things.filter((one) => amenities.includes(one)) });
  }
  if (parking && parking !== 'none') rules.push({ kind: 'parking', parking });
  if (meals) rules.push({ kind: 'meals', meals });
  if (petsAllowed !== null && petsAllowed !== undefined) rules.push({ kind: 'pets', allowed: petsAllowed });
  if (houseRules) rules.push({ kind: 'written', text: houseRules });
  return rules;
}
