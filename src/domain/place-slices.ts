/** Homes of one size, or up to a rent, in a place: the last part of `/rent/{city}/{locality}/2-bhk` and `/rent/{city}/under-25000`. */
import { fromRupees } from './money.ts';
import { type RoomCount, roomCounts } from './properties.ts';

export type PlaceSlice =
  | { readonly kind: 'size'; readonly bedrooms: RoomCount }
  | { readonly kind: 'budget'; readonly rupees: number };

/** Rents of as many bedrooms in a place, in paise; a quarter of the homes is at or below the lower quartile, and so on. */
type SizeRents = {
  bedrooms: number;
  homes: number;
  lower_quartile: number;
  median: number;
  upper_quartile: number;
};

/** A page of fewer homes says too little to be found by. */
export const LEAST_HOMES_OF_SLICE = 3;

const BUDGETS = [10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 60_000, 100_000] as const;

/** `null` for any other text, a locality's name for example. 5 bedrooms are 5 or more. */
export function parseSlice(text: string): PlaceSlice | null {
  const bedrooms = roomCounts.find((count) => text === sizeSlug(count));
  if (bedrooms) return { kind: 'size', bedrooms };
  const rupees = BUDGETS.find((budget) => text === budgetSlug(budget));
  return rupees ? { kind: 'budget', rupees } : null;
}

export const sliceSlug = (slice: PlaceSlice): string =>
  slice.kind === 'size' ? sizeSlug(slice.bedrooms) : budgetSlug(slice.rupees);

const sizeSlug = (bedrooms: RoomCount) => `${bedrooms}-bhk`;
const budgetSlug = (rupees: number) => `under-${rupees}`;

/** The pages a place has by its rents as last counted: sizes with enough homes, then budgets that some homes keep and others do not. */
export function slicesOf(rents: readonly SizeRents[]): PlaceSlice[] {
  const sizes = rents.flatMap((size): PlaceSlice[] => {
    const bedrooms = roomCounts.find((count) => count === size.bedrooms);
    return bedrooms && size.homes >= LEAST_HOMES_OF_SLICE ? [{ kind: 'size', bedrooms }] : [];
  });
  const budgets = BUDGETS.filter(
    (rupees) =>
      homesUpTo(rupees, rents) >= LEAST_HOMES_OF_SLICE &&
      rents.some((size) => size.upper_quartile > fromRupees(rupees)),
  );
  return [...sizes, ...budgets.map((rupees): PlaceSlice => ({ kind: 'budget', rupees }))];
}

/** At least so many homes ask that rent or less, as the quartiles say. */
function homesUpTo(rupees: number, rents: readonly SizeRents[]): number {
  const amount = fromRupees(rupees);
  const quarters = (size: SizeRents) =>
    [size.lower_quartile, size.median, size.upper_quartile].filter((quartile) => quartile <= amount).length;
  return rents.reduce((homes, size) => homes + Math.floor((size.homes * quarters(size)) / 4), 0);
}
