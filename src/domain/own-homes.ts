/** How a lister looks at their own homes: what the list shows, in which order, and how much of it at once. */

import { RuleBroken } from './errors.ts';
import { homeFields } from './home-fields.ts';
import { fromRupees, type Paise, paise, shareInWholeRupees } from './money.ts';
import { MAX_RENT_RUPEES } from './properties.ts';

/** `booked` stands for everything listed that is not free. */
export const ownHomeFilters = ['all', 'available', 'booked', 'paused', 'draft'] as const;
export type OwnHomeFilter = (typeof ownHomeFilters)[number];

export const ownHomeSorts = ['newest', 'oldest', 'rent_asc', 'rent_desc', 'views', 'leads'] as const;
export type OwnHomeSort = (typeof ownHomeSorts)[number];

export const OWN_HOMES_PER_PAGE = 20;

/** What of several homes is changed together. */
export const bulkActions = ['publish', 'pause', 'resume', 'renew', 'rent'] as const;
export type BulkAction = (typeof bulkActions)[number];
export const BULK_MOST = 50;
/** How far rents are raised or lowered together, in basis points. */
export const RENT_CHANGE_MOST = 5000;

/** A home's figures are those of so many days; the chart shows so many weeks. */
export const PERFORMANCE_DAYS = 30;
export const PERFORMANCE_WEEKS = 12;

/**
 * A rent raised or lowered by basis points, in whole rupees: ₹23,333 lowered by 5 % is ₹22,166. Throws
 * `property.draft-incomplete` for a home without rent, `money.out-of-range` beyond what a rent may be.
 */
export function rentChangedBy(rent: number | null, changeBp: number): Paise {
  if (rent === null) throw new RuleBroken('property.draft-incomplete', 'rent');
  const changed = shareInWholeRupees(paise(rent), 10_000 + changeBp);
  if (changed <= 0 || changed > fromRupees(MAX_RENT_RUPEES))
    throw new RuleBroken('money.out-of-range', 'rent');
  return changed;
}

/** A lister says owner or broker; `managed` is the platform's word. */
export const listerKinds = homeFields.listed_as.offered;

/** What a photo may show. */
export const rooms = [
  'living_room',
  'bedroom',
  'kitchen',
  'bathroom',
  'balcony',
  'dining_room',
  'outside',
  'other',
] as const;
export type Room = (typeof rooms)[number];

/** Bytes of a file imported through the screen; the command takes any size. */
export const IMPORT_MAX_BYTES = 10 * 1024 * 1024;
/** How long an import can be taken back. */
export const UNDO_DAYS = 7;
/** Rows that were not taken, shown at once. */
export const REJECTS_PER_PAGE = 100;
/** Rows that are the home of an earlier row of their file, named at most. */
export const SAME_ROWS_NAMED = 20;
/** Localities of an import that we do not know, named at most. */
export const NEW_LOCALITIES_NAMED = 50;
/** Photos of an import that are not there, shown at most. */
export const PHOTO_PROBLEMS_SHOWN = 100;
