/** How much of what seekers look for a listing says, and the one thing to do next. */
import { reraStates } from './brokers.ts';
import { compareRent } from './listing-quality.ts';
import type { Paise } from './money.ts';
import type { ListedAs } from './properties.ts';

/** Where points are equal, the earlier is done first. */
export const scoredParts = ['photos', 'description', 'pin', 'visit_hours', 'rent', 'rera'] as const;
export type ScoredPart = (typeof scoredParts)[number];

/** Points of a part that is as good as it can be. */
const MOST: Readonly<Record<ScoredPart, number>> = {
  photos: 30,
  description: 20,
  pin: 15,
  visit_hours: 10,
  rent: 15,
  rera: 10,
};

/** A room each, the kitchen and the bathroom. */
export const ENOUGH_PHOTOS = 6;
/** Two or three sentences. */
export const ENOUGH_DESCRIPTION = 200;
/** Dearer than similar homes by more percent than this, a home gets nothing for its rent. */
const FAR_ABOVE_PERCENT = 30;

export interface ScoredListing {
  readonly photos: number;
  /** Characters. */
  readonly description: number;
  readonly hasPin: boolean;
  readonly hasVisitHours: boolean;
  readonly rent: Paise | null;
  /** Of homes with as many bedrooms nearby. */
  readonly similar: { readonly median: Paise; readonly homes: number } | null;
  readonly listedAs: ListedAs;
  readonly state: string | null;
  readonly hasRera: boolean;
}

export interface ListingScore {
  /** Whole percent. */
  readonly score: number;
  /** What would raise it most; null once nothing would. */
  readonly next: ScoredPart | null;
  /** Photos that are missing, or percent above similar homes; null for other parts. */
  readonly amount: number | null;
}

/** An agent's advertisement carries their number, once its state is known; an owner's own home needs none. */
const needsRera = ({ listedAs, state }: ScoredListing): boolean =>
  listedAs === 'broker' && reraStates.some((known) => known === state);

function percentAbove({ rent, similar }: ScoredListing): number {
  const comparison = rent !== null && similar ? compareRent(rent, similar.median, similar.homes) : null;
  return comparison?.standing === 'above' ? comparison.percent : 0;
}

/** Each part from 0 to 1; null where it is not asked of this listing. */
const parts: Readonly<Record<ScoredPart, (listing: ScoredListing) => number | null>> = {
  photos: ({ photos }) => Math.min(photos / ENOUGH_PHOTOS, 1),
  description: ({ description }) => Math.min(description / ENOUGH_DESCRIPTION, 1),
  pin: ({ hasPin }) => Number(hasPin),
  visit_hours: ({ hasVisitHours }) => Number(hasVisitHours),
  // Where too few homes compare, nothing speaks against the rent.
  rent: (listing) => 1 - Math.min(percentAbove(listing) / FAR_ABOVE_PERCENT, 1),
  rera: (listing) => (needsRera(listing) ? Number(listing.hasRera) : null),
};

/**
 * How complete a listing is, in percent of the points it could have, and what to do next: the part that lacks most points. Six
 * photos, a description of 200 characters, a pin, hours and a usual rent are 100. Nobody else sees it, and it ranks nothing.
 */
export function listingScore(listing: ScoredListing): ListingScore {
  let points = 0;
  let most = 0;
  let next: ScoredPart | null = null;
  let lack = 0;
  for (const part of scoredParts) {
    const share = parts[part](listing);
    if (share === null) continue;
    points += share * MOST[part];
    most += MOST[part];
    const lacking = (1 - share) * MOST[part];
    if (lacking > lack) {
      next = part;
      lack = lacking;
    }
  }
  // Whatever is missing, it is not perfect.
  const score = Math.min(Math.round((points / most) * 100), next === null ? 100 : 99);
  return { score, next, amount: amountOf(next, listing) };
}

function amountOf(next: ScoredPart | null, listing: ScoredListing): number | null {
  if (next === 'photos') return ENOUGH_PHOTOS - listing.photos;
  return next === 'rent' ? percentAbove(listing) : null;
}
