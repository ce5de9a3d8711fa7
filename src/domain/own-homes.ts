/** How a lister looks at his own homes: what the list shows, in which order, and how much of it at once. */

/** `booked` stands for everything listed that is not free. */
export const ownHomeFilters = ['all', 'available', 'booked', 'paused', 'draft'] as const;
export type OwnHomeFilter = (typeof ownHomeFilters)[number];

export const ownHomeSorts = ['newest', 'oldest', 'rent_asc', 'rent_desc', 'views', 'leads'] as const;
export type OwnHomeSort = (typeof ownHomeSorts)[number];

export const OWN_HOMES_PER_PAGE = 20;

/** A lister says owner or broker; `managed` is the platform's word. */
export const listerKinds = ['owner', 'broker'] as const;

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
/** Rows that were not taken, shown at once. */
export const REJECTS_PER_PAGE = 100;
