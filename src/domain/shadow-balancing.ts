/** Fast Track Advantage: a broker's grant that lets their stronger stream qualify, for six months at most (sections 2.3, 4, 5). */
import { addDays, type CalendarDate, daysBetween } from './dates.ts';
import { RuleBroken } from './errors.ts';

/** What an entry of the audit says happened (specification, section 4). */
export const shadowBalancingActions = ['enabled', 'disabled', 'modified'] as const;
export type ShadowBalancingAction = (typeof shadowBalancingActions)[number];

/** About six months. */
export const GRANT_MAX_DAYS = 183;
/** How far ahead the dialog suggests. */
const GRANT_DEFAULT_DAYS = 180;
/** A grant that ends so soon is called expiring. */
const EXPIRING_DAYS = 7;

export interface Grant {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
  readonly reason: string;
}

/** What the dialog sends: without the switch, dates and reason are nothing. */
export interface GrantRequest {
  readonly enabled: boolean;
  readonly start?: CalendarDate | null | undefined;
  readonly end?: CalendarDate | null | undefined;
  readonly reason?: string | null | undefined;
}

export interface GrantChange {
  readonly action: ShadowBalancingAction;
  /** Null: disabled, dates and reason are stored as null. */
  readonly grant: Grant | null;
}

/** What the dialog shows when it opens: start today, end 180 days ahead, no reason. */
export function defaultGrant(today: CalendarDate): Grant {
  return { start: today, end: addDays(today, GRANT_DEFAULT_DAYS), reason: '' };
}

/** The latest end a grant with that start may have. */
export function latestEnd(start: CalendarDate): CalendarDate {
  return addDays(start, GRANT_MAX_DAYS);
}

/**
 * The grant after a change, and what the audit calls it. A new grant starts today or later; an edited one keeps its start,
 * however long ago; the end lies from the start to 183 days after it; a reason is required. Throws `shadow-balancing.*`:
 * `start-in-past`, `end-before-start`, `too-long`, `reason-missing`, `already-disabled`, `unchanged`, each at its field.
 */
export function changeGrant(current: Grant | null, request: GrantRequest, today: CalendarDate): GrantChange {
  if (!request.enabled) {
    if (!current) throw new RuleBroken('shadow-balancing.already-disabled', 'enabled');
    return { action: 'disabled', grant: null };
  }
  const start = current ? current.start : startOf(request, today);
  const end = request.end ?? null;
  if (end === null) throw new RuleBroken('shadow-balancing.end-missing', 'end_date');
  if (end < start) throw new RuleBroken('shadow-balancing.end-before-start', 'end_date');
  if (end > latestEnd(start)) throw new RuleBroken('shadow-balancing.too-long', 'end_date');
  const reason = request.reason?.trim() ?? '';
  if (reason === '') throw new RuleBroken('shadow-balancing.reason-missing', 'reason');
  // Only changed settings are a modification (section 4); the register has no entry of nothing.
  if (current && current.end === end && current.reason === reason)
    throw new RuleBroken('shadow-balancing.unchanged', 'end_date');
  return { action: current ? 'modified' : 'enabled', grant: { start, end, reason } };
}

function startOf({ start }: GrantRequest, today: CalendarDate): CalendarDate {
  if (!start) throw new RuleBroken('shadow-balancing.start-missing', 'start_date');
  if (start < today) throw new RuleBroken('shadow-balancing.start-in-past', 'start_date');
  return start;
}

export type GrantBadge = 'upcoming' | 'active' | 'expiring' | 'expired' | 'disabled';

/** Upcoming until it starts, expired once the end lies in the past, expiring 1 to 7 days before it; without a grant disabled. */
export function grantBadge(grant: Pick<Grant, 'start' | 'end'> | null, today: CalendarDate): GrantBadge {
  if (grant === null) return 'disabled';
  if (today < grant.start) return 'upcoming';
  const days = daysBetween(today, grant.end);
  if (days < 0) return 'expired';
  return days >= 1 && days <= EXPIRING_DAYS ? 'expiring' : 'active';
}
