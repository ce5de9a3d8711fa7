/** The directory of people: what administrators filter and sort by, and how a typed search is read. */
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
