/** When two people of the office count as two: what one drafts another approves, and neither owes the role to the other of late. */
import { type GrantedRole, STAFF } from './access/audience.ts';
import { epochMs, type Instant } from './dates.ts';
import { RuleBroken, type RuleCode } from './errors.ts';
import type { Permission } from './permissions.ts';
import type { Role } from './roles.ts';

/** Every act by which somebody approves what somebody else drafted, with what the drafter reads who tries it. */
export const fourEyesActs = {
  'payouts.approve': 'payout.own-batch',
  'adjustments.approve': 'adjustment.own',
  'creditCorrections.approve': 'credit-correction.own',
  'roles.approve': 'role.request-own',
  'settings.approve': 'settings.own-change',
  'lostNumbers.approve': 'lost-number.own-check',
  'books.reopenMonth': 'books.own-closing',
  'tds.approveWithdrawal': 'tds.own-withdrawal',
  'gstPayments.withdraw': 'gst-payment.own-withdrawal',
  'switchOver.goLive': 'switch-over.own-request',
} as const satisfies Partial<Record<Permission, RuleCode>>;
export type FourEyesAct = keyof typeof fourEyesActs;

/** Whose grant binds two people: with these one drafts or approves. A test holds them against the permissions of the acts. */
export const rolesOfTwo: readonly GrantedRole[] = ['admin', 'finance_checker', 'finance_maker'];

/** For so long whoever got such a role does not count as a second person beside the one who granted it. */
export const GRANT_BINDS_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Somebody gave somebody a role of two; that it was taken away since, or given anew, changes nothing in it. */
export interface StaffGrant {
  readonly by: string;
  readonly to: string;
  readonly at: Instant;
}

/** The grant by which two people are in one hand, and the moment from which they no longer are. */
export interface Binding {
  readonly grant: StaffGrant;
  readonly until: Instant;
}

/**
 * The grant that binds two people of the office now; null: they are two. They are bound when one of the last 30 days' grants, or
 * several in a row, lead from one of them to the other, or from a third person to both: whoever makes two such people could
 * be both. Where several bind them, the one that does so longest. Asha makes Ravi an administrator on 1 November: until
 * 1 December neither approves what the other drafted.
 */
export function bindingGrant(
  drafter: string,
  approver: string,
  grants: readonly StaffGrant[],
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

const endOf = ({ at }: StaffGrant) => epochMs(at) + GRANT_BINDS_DAYS * DAY_MS;

/** Those of the last 30 days. */
const livingGrants = (grants: readonly StaffGrant[], now: Instant) =>
  grants.filter((grant) => grant.by !== grant.to && endOf(grant) > epochMs(now));

/** A person, whoever gave them such a role, whoever gave one to that person, and on. */
function makersOf(person: string, grants: readonly StaffGrant[]): ReadonlySet<string> {
  const makers = new Set([person]);
  // A set that grows while it is walked is walked to its end.
  for (const maker of makers) for (const { by, to } of grants) if (to === maker) makers.add(by);
  return makers;
}

/** Roles that two administrators give together: whoever holds one acts for Kiraya, towards people and with their money. */
const givenByTwo: readonly Role[] = [...STAFF, 'property_manager'];

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
  /** Who may approve this act, and who could within the last 30 days: removing the others makes nobody alone. */
  readonly approvers: readonly string[];
  readonly grants: readonly StaffGrant[];
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
 * Whether somebody may approve what somebody drafted. Two people who are not bound may. In the declared single-operator mode a
 * lone approver may as well, what they drafted and what was drafted by whom they gave the role: lone is who stands beside nobody
 * but people to whom they gave it lately themselves.
 */
export function approvalOf(
  { drafter, approver, approvers, grants, singleOperator }: ApprovalCase,
  now: Instant,
): Approval {
  if (drafter !== approver) {
    const binding = bindingGrant(drafter, approver, grants, now);
    if (!binding) return { by: 'two-people' };
    const isAlone = singleOperator !== null && !secondPersonFor(approver, approvers, grants, now);
    return isAlone ? { by: 'single-operator', reason: singleOperator } : { refused: 'bound', binding };
  }
  if (singleOperator === null) return { refused: 'own' };
  const other = secondPersonFor(drafter, approvers, grants, now);
  return other === undefined
    ? { by: 'single-operator', reason: singleOperator }
    : { refused: 'not-alone', other };
}

/**
 * Another who may approve, now or until lately, who does not owe the role to this person; undefined: this one is alone. It looks one
 * way: beside whom Asha made an administrator lately she may be alone, and that one beside her is not. Else the newest administrator
 * could remove everybody, declare that they work alone, and pay.
 */
export function secondPersonFor(
  person: string,
  approvers: readonly string[],
  grants: readonly StaffGrant[],
  now: Instant,
): string | undefined {
  const living = livingGrants(grants, now);
  return approvers.find((other) => !makersOf(other, living).has(person));
}

/** Roles that no one person holds at once: with both of them nobody would look at what that person drafted. */
const apart: readonly (readonly Role[])[] = [['finance_maker', 'finance_checker']];

/** Throws `role.maker-and-checker` for a role that does not go beside one that this person has. */
export function checkApart(role: Role, held: readonly Role[]): void {
  const clashes = apart.some(
    (pair) => pair.includes(role) && held.some((own) => own !== role && pair.includes(own)),
  );
  if (clashes) throw new RuleBroken('role.maker-and-checker', 'role');
}

/** Why somebody may approve what they drafted themselves. */
export const ownApprovals = ['demo', 'single-operator'] as const;
export type OwnApproval = (typeof ownApprovals)[number];
