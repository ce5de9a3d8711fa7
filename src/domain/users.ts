/** The directory of people: what administrators filter and sort by, and how a typed search is read. */
import { type Actor, can, type Permission, type RowPermission } from './permissions.ts';
import { formatPhone, phoneOf } from './phones.ts';
import { roles } from './roles.ts';

/** Affiliate is no role but having an affiliate profile (specification, section 6). */
export const userKinds = [...roles, 'affiliate'] as const;
export type UserKind = (typeof userKinds)[number];

/** Whom a reader sees: the name, or how somebody is reached who gave none. */
export const shownName = (
  fullName: string | null,
  email: string | null,
  phone: string | null = null,
): string => fullName ?? email ?? (phone && formatPhone(phone)) ?? 'Member';

export const userSorts = ['newest', 'oldest', 'name', 'last_login'] as const;
export type UserSort = (typeof userSorts)[number];

export const userActivity = ['all', 'active', 'never'] as const;
export type UserActivity = (typeof userActivity)[number];

/** What a person's activity log is told of, and what opens the rows of each kind to its reader. */
const activityRows = {
  audit: 'audit.readAll',
  lead: 'leads.readAll',
  rent: 'leases.readAll',
  payout: 'payouts.readAll',
  payment: 'payments.readAll',
  commission: 'ledger.readAll',
  owner_money: 'journal.readAll',
  mail: 'mailLog.readAll',
  text: 'messaging.readAll',
  conversation: 'users.activity',
  enquiry: 'enquiries.readAll',
} as const satisfies Record<string, Permission | RowPermission>;
export type ActivityKind = keyof typeof activityRows;
export const activityKinds = Object.keys(activityRows) as [ActivityKind, ...ActivityKind[]];

/** The kinds that this reader may see, or the one of them that was asked for. */
export const activityKindsFor = (actor: Actor, asked?: ActivityKind): readonly ActivityKind[] =>
  activityKinds.filter((kind) => (asked === undefined || kind === asked) && can(actor, activityRows[kind]));

/** Beyond this nobody reads a number, and counting would take longer than finding. */
export const MAX_USERS_COUNTED = 10_000;

const MAX_WORDS = 6;

/**
 * The parts that must all occur in a person's name, e-mail, phone or city: "Asha Pune" finds Asha of Pune. A phone number
 * is one part however it is grouped: "98765 43210" is 9876543210.
 */
export function searchedWords(text: string): string[] {
  const typed = text.trim().toLowerCase();
  if (/^\+?[\d\s()-]+$/.test(typed)) {
    const digits = phoneOf(typed).replace(/^\+91(?=\d{10}$)/, '');
    return digits ? [digits] : [];
  }
  return [...new Set(typed.split(/\s+/).filter(Boolean))].slice(0, MAX_WORDS);
}
