/** What a listing may be: its vocabularies, the states it moves through, when it goes stale, and its generated title. */
import { type CalendarDate, daysBetween } from './dates.ts';
import { RuleBroken } from './errors.ts';

/** The five of the form (specification, section 2.6), and Builder Floor and PG, which a fifth of the market is. */
export const propertyTypes = [
  'apartment',
  'villa',
  'independent_house',
  'studio',
  'penthouse',
  'builder_floor',
  'pg',
] as const;
export type PropertyType = (typeof propertyTypes)[number];

export const furnishings = ['fully_furnished', 'semi_furnished', 'unfurnished'] as const;
export type Furnishing = (typeof furnishings)[number];

/** Bedrooms and bathrooms of the form: 5 stands for "5+". */
export const roomCounts = [1, 2, 3, 4, 5] as const;
export type RoomCount = (typeof roomCounts)[number];

export const facings = [
  'north',
  'north_east',
  'east',
  'south_east',
  'south',
  'south_west',
  'west',
  'north_west',
] as const;
export type Facing = (typeof facings)[number];

/** Floors that are searched by: the ground floor, and 5 stands for all from there on. */
export const floors = [0, 1, 2, 3, 4, 5] as const;

export const parkings = ['none', 'two_wheeler', 'four_wheeler', 'both'] as const;
export type Parking = (typeof parkings)[number];

export const preferredTenants = ['anyone', 'family', 'bachelors', 'company'] as const;
export type PreferredTenant = (typeof preferredTenants)[number];

export const waterSupplies = ['municipal', 'borewell', 'both', 'tanker'] as const;
export type WaterSupply = (typeof waterSupplies)[number];

export const listedAs = ['owner', 'broker', 'managed'] as const;
export type ListedAs = (typeof listedAs)[number];

export const availabilities = ['available', 'booked', 'rented', 'maintenance', 'unavailable'] as const;
export type Availability = (typeof availabilities)[number];

export const listingStates = ['draft', 'published', 'paused', 'withdrawn'] as const;
export type ListingState = (typeof listingStates)[number];

/** Codes stand in rows, URLs and the search index: append new ones, never rename, reorder or remove one. */
export const amenities = [
  'lift',
  'power_backup',
  'security',
  'cctv',
  'intercom',
  'fire_safety',
  'gym',
  'swimming_pool',
  'clubhouse',
  'park',
  'play_area',
  'visitor_parking',
  'gas_pipeline',
  'wifi',
  'air_conditioning',
  'geyser',
  'refrigerator',
  'washing_machine',
  'water_purifier',
  'modular_kitchen',
  'wardrobes',
  'balcony',
  'servant_room',
  'housekeeping',
  'rainwater_harvesting',
] as const;
export type Amenity = (typeof amenities)[number];

/** A studio and a room of a PG are called so, and not "1 BHK", also in the titles that are made for them. */
export const hasBhk = (type: string | null): boolean => type !== 'studio' && type !== 'pg';

/** Counts of rooms as the form keeps them: 5 and more are 5. */
export function asRoomCount(rooms: number): RoomCount {
  return roomCounts.find((count) => count === rooms) ?? (rooms < 1 ? 1 : 5);
}

export type ListingAction = 'publish' | 'pause' | 'resume' | 'renew' | 'expire' | 'remove';

const listingTransitions: Readonly<
  Record<ListingAction, { from: readonly ListingState[]; to: ListingState; by: 'lister' | 'system' }>
> = {
  publish: { from: ['draft'], to: 'published', by: 'lister' },
  pause: { from: ['published'], to: 'paused', by: 'lister' },
  resume: { from: ['paused'], to: 'published', by: 'lister' },
  renew: { from: ['published'], to: 'published', by: 'lister' },
  expire: { from: ['published'], to: 'paused', by: 'system' },
  remove: { from: ['draft', 'published', 'paused'], to: 'withdrawn', by: 'lister' },
};

/** Whether a button for that action belongs on a listing in that state. */
export function canMoveListing(state: ListingState, action: ListingAction): boolean {
  return listingTransitions[action].from.includes(state);
}

/**
 * The state a listing gets by an action: draft → published ⇄ paused, and withdrawn for good. Resuming and renewing restart
 * the 60 days. Throws `property.transition-not-allowed` with the states the action is allowed in.
 */
export function nextListingState(state: ListingState, action: ListingAction): ListingState {
  const { from, to } = listingTransitions[action];
  if (!from.includes(state)) {
    throw new RuleBroken('property.transition-not-allowed', undefined, { state, allowed: from.join(', ') });
  }
  return to;
}

/** Throws `property.hidden` for a listing that the office took out of sight: only the office shows it again. */
export function checkNotHidden(hiddenReason: string | null, action: ListingAction): void {
  if (hiddenReason !== null && action === 'resume') throw new RuleBroken('property.hidden');
}

/** Mark Booked / Mark Available: available becomes booked, anything else becomes available (specification, section 4). */
export function toggledAvailability(availability: Availability): Availability {
  return availability === 'available' ? 'booked' : 'available';
}

/** Only a published home that is available takes visits and applications. */
export function acceptsLeads(state: ListingState, availability: Availability): boolean {
  return state === 'published' && availability === 'available';
}

/** The day from which a home is free; null for now, also where that day has come. */
export function freeFrom(from: CalendarDate | null, today: CalendarDate): CalendarDate | null {
  return from !== null && from > today ? from : null;
}

/** Days without renewal after which a published listing pauses itself (data model, properties). */
export const STALE_AFTER_DAYS = 60;
/** Days without renewal at which its lister is reminded: a fortnight and three days before. */
export const REMIND_AFTER_DAYS = [46, 57] as const;

export type StaleStep = 'none' | 'remind' | 'pause';

/**
 * What the nightly job does with a published listing: remind at 46 and 57 days, pause from 60 days, but never before two
 * reminders went out, so that a job which stood still does not pause homes unannounced.
 */
export function staleStep(renewedOn: CalendarDate, remindersSent: number, today: CalendarDate): StaleStep {
  const age = daysBetween(renewedOn, today);
  const reminderDay = REMIND_AFTER_DAYS[remindersSent];
  if (reminderDay !== undefined) return age >= reminderDay ? 'remind' : 'none';
  return age >= STALE_AFTER_DAYS ? 'pause' : 'none';
}

/**
 * Days until a published listing pauses itself, once its lister has been reminded of it: 46 days after the renewal it is 14,
 * and never less than 0. Null while there is nothing to do.
 */
export function daysUntilStale(renewedOn: CalendarDate, today: CalendarDate): number | null {
  const age = daysBetween(renewedOn, today);
  return age < REMIND_AFTER_DAYS[0] ? null : Math.max(0, STALE_AFTER_DAYS - age);
}

export type BadgeColour = 'green' | 'blue' | 'amber' | 'red' | 'grey';

const badgeColours: Readonly<Record<string, BadgeColour>> = {
  available: 'green',
  approved: 'green',
  completed: 'green',
  booked: 'blue',
  scheduled: 'blue',
  unavailable: 'amber',
  pending: 'amber',
  rejected: 'red',
  cancelled: 'red',
};

/** The badge colour of an availability or of a visit's or application's status; others grey (specification, section 4). */
export function badgeColour(status: string): BadgeColour {
  return Object.hasOwn(badgeColours, status) ? (badgeColours[status] ?? 'grey') : 'grey';
}

/** A rent beyond a crore rupees or an area beyond 100,000 sq ft is a typing error. */
export const MAX_RENT_RUPEES = 10_000_000;
export const MAX_AREA_SQFT = 100_000;
