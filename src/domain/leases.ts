/** Leases of managed homes: the states one goes through, and when it counts as active. */
import type { CalendarDate } from './dates.ts';

/**
 * `draft`: not signed yet. `ending`: notice was given, the tenant still lives there. `ended`: he has moved out. Active and
 * ending ones are what the dashboard counts as active leases.
 */
export const leaseStates = ['draft', 'active', 'ending', 'ended'] as const;
export type LeaseState = (typeof leaseStates)[number];

/** Days of notice that either side gives unless the lease says otherwise. */
export const DEFAULT_NOTICE_DAYS = 60;
export const MOST_NOTICE_DAYS = 365;

export interface LeaseTerm {
  readonly state: LeaseState;
  readonly start: CalendarDate;
  /** The day the tenant moved out; null while he has not. */
  readonly endedOn: CalendarDate | null;
}

/** Whether the home was let on that day, whatever has happened since: from 1 June until he left on 4 November, yes on 1 November. */
export function wasLetOn({ state, start, endedOn }: LeaseTerm, day: CalendarDate): boolean {
  return state !== 'draft' && start <= day && (endedOn === null || endedOn >= day);
}
