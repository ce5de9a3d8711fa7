/** When two administrators count as two: what one drafts another approves, and neither owes the role to the other of late. */
import { epochMs, type Instant } from './dates.ts';

/** For so long a new administrator does not count as a second person beside the one who granted the role. */
export const GRANT_BINDS_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Somebody made somebody an administrator; that the role was taken away since, or given anew, changes nothing in it. */
export interface AdminGrant {
  readonly by: string;
  readonly to: string;
  readonly at: Instant;
}

/** The grant by which two people are in one hand, and the moment from which they no longer are. */
export interface Binding {
  readonly grant: AdminGrant;
  readonly until: Instant;
}

/**
 * The grant that binds two administrators now; null: they are two. They are bound when one of the last 30 days' grants, or
 * several in a row, lead from one of them to the other, or from a third person to both: whoever makes two administrators could
 * be both. Where several bind them, the one that does so longest. Asha makes Ravi an administrator on 1 November: until
 * 1 December neither approves what the other drafted.
 */
export function bindingGrant(
  drafter: string,
  approver: string,
  grants: readonly AdminGrant[],
  now: Instant,
): Binding | null {
  const endOf = ({ at }: AdminGrant) => epochMs(at) + GRANT_BINDS_DAYS * DAY_MS;
  const living = grants.filter((grant) => grant.by !== grant.to && endOf(grant) > epochMs(now));
  const latestFirst = living.toSorted((one, other) => endOf(other) - endOf(one));
  for (const [index, grant] of latestFirst.entries()) {
    const some = latestFirst.slice(0, index + 1);
    const makers = makersOf(drafter, some);
    const isBound = [...makersOf(approver, some)].some((person) => makers.has(person));
    if (isBound) return { grant, until: new Date(endOf(grant)).toISOString() };
  }
  return null;
}

/** A person, whoever made them an administrator, whoever made that one so, and on. */
function makersOf(person: string, grants: readonly AdminGrant[]): ReadonlySet<string> {
  const makers = new Set([person]);
  // A set that grows while it is walked is walked to its end.
  for (const maker of makers) for (const { by, to } of grants) if (to === maker) makers.add(by);
  return makers;
}
