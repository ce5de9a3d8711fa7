/** When two administrators count as two: what one drafts another approves, and neither owes the role to the other of late. */
import { epochMs, type Instant } from './dates.ts';
import { RuleBroken, type RuleCode } from './errors.ts';
import type { Permission } from './permissions.ts';
import type { Role } from './roles.ts';

/** Every act that one administrator approves of what another drafted, with what the drafter reads who tries it. */
export const fourEyesActs = {
  'payouts.approve': 'payout.own-batch',
  'adjustments.approve': 'adjustment.own',
  'creditCorrections.approve': 'credit-correction.own',
  'roles.approve': 'role.request-own',
  'settings.approve': 'settings.own-change',
  'lostNumbers.approve': 'lost-number.own-check',
  'books.reopenMonth': 'books.own-closing',
  'tds.approveWithdrawal': 'tds.own-withdrawal',
} as const satisfies Partial<Record<Permission, RuleCode>>;
export type FourEyesAct = keyof typeof fourEyesActs;

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
  const latestFirst = livingGrants(grants, now).toSorted((one, other) => endOf(other) - endOf(one));
  for (const [index, grant] of latestFirst.entries()) {
    const some = latestFirst.slice(0, index + 1);
    const makers = makersOf(drafter, some);
    const isBound = [...makersOf(approver, some)].some((person) => makers.has(person));
    if (isBound) return { grant, until: new Date(endOf(grant)).toISOString() };
  }
  return null;
}

const endOf = ({ at }: AdminGrant) => epochMs(at) + GRANT_BINDS_DAYS * DAY_MS;

/** Those of the last 30 days. */
const livingGrants = (grants: readonly AdminGrant[], now: Instant) =>
  grants.filter((grant) => grant.by !== grant.to && endOf(grant) > epochMs(now));

/** A person, whoever made them an administrator, whoever made that one so, and on. */
function makersOf(person: string, grants: readonly AdminGrant[]): ReadonlySet<string> {
  const makers = new Set([person]);
  // A set that grows while it is walked is walked to its end.
  for (const maker of makers) for (const { by, to } of grants) if (to === maker) makers.add(by);
  return makers;
}

/** Roles that two administrators give together: whoever holds one acts for Kiraya, towards people and with their money. */
const givenByTwo: readonly Role[] = ['admin', 'support', 'property_manager'];

export const needsSecondAdministrator = (role: Role): boolean => givenByTwo.includes(role);

/**
 * Throws `role.request-too-early` until every administrator had the time to object to a staff role that one of them asked for.
 */
export function checkRequestReady(readyAt: Instant, now: Instant): void {
  if (epochMs(now) < epochMs(readyAt))
    throw new RuleBroken('role.request-too-early', undefined, { from: readyAt });
}

export interface ApprovalCase {
  readonly drafter: string;
  readonly approver: string;
  /** Who is an administrator, and who was one within the last 30 days: removing the others makes nobody alone. */
  readonly admins: readonly string[];
  readonly grants: readonly AdminGrant[];
  /** Why a lone administrator was declared to run this business; null: nobody does. */
  readonly singleOperator: string | null;
}

/** How an approval comes about, or why it does not. */
export type Approval =
  | { readonly by: 'two-people' }
  | { readonly by: 'single-operator'; readonly reason: string }
  | { readonly refused: 'bound'; readonly binding: Binding }
  | { readonly refused: 'own' }
  | { readonly refused: 'not-alone'; readonly other: string };

/**
 * Whether somebody may approve what somebody drafted. Two people who are not bound may. The drafter may only in the declared
 * single-operator mode, and only beside nobody but whom they made administrators lately themselves.
 */
export function approvalOf(
  { drafter, approver, admins, grants, singleOperator }: ApprovalCase,
  now: Instant,
): Approval {
  if (drafter !== approver) {
    const binding = bindingGrant(drafter, approver, grants, now);
    return binding ? { refused: 'bound', binding } : { by: 'two-people' };
  }
  if (singleOperator === null) return { refused: 'own' };
  const other = secondPersonFor(drafter, admins, grants, now);
  return other === undefined
    ? { by: 'single-operator', reason: singleOperator }
    : { refused: 'not-alone', other };
}

/**
 * Another administrator, now or until lately, who does not owe the role to this person; undefined: this one is alone. It looks one
 * way: beside whom Asha made an administrator lately she may be alone, and that one beside her is not. Else the newest administrator
 * could remove everybody, declare that they work alone, and pay.
 */
export function secondPersonFor(
  person: string,
  admins: readonly string[],
  grants: readonly AdminGrant[],
  now: Instant,
): string | undefined {
  const living = livingGrants(grants, now);
  return admins.find((admin) => !makersOf(admin, living).has(person));
}
