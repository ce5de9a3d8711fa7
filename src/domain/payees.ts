/** Whoever is paid: what a PAN, a bank branch code and an account number look like, and what of them may be shown. */
import { RuleBroken } from './errors.ts';

/** The fourth letter of a PAN says what kind of holder it belongs to. */
const holders = {
  A: 'association',
  B: 'body of individuals',
  C: 'company',
  F: 'firm',
  G: 'government',
  H: 'family',
  J: 'artificial person',
  L: 'local authority',
  P: 'person',
  T: 'trust',
} as const;

export type PanHolder = (typeof holders)[keyof typeof holders];
export const panHolders = Object.values(holders) as [PanHolder, ...PanHolder[]];

const PAN = /^[A-Z]{3}[A-Z][A-Z]\d{4}[A-Z]$/;
/** Four letters of the bank, a zero, six characters of the branch. */
const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;
const ACCOUNT = /^\d{9,18}$/;
const SHOWN = 4;

/** As typed into a form: blanks and small letters are no mistake. */
export const asWritten = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** Kind of holder of a PAN such as ABCPE1234F (a person), or null when it is none. */
export function panHolder(pan: string): PanHolder | null {
  if (!PAN.test(pan)) return null;
  return holders[pan[3] as keyof typeof holders] ?? null;
}

/** A GSTIN is the number of a state, the PAN of its holder, and three characters more. */
export const panOfGstin = (gstin: string): string => gstin.slice(2, 12);

/** Throws `payee.pan-not-of-gstin` for an organisation whose GSTIN says another PAN. */
export function checkPanOfGstin(pan: string, gstin: string | null): void {
  if (gstin !== null && panOfGstin(gstin) !== pan) throw new RuleBroken('payee.pan-not-of-gstin', 'pan');
}

export const isIfsc = (code: string): boolean => IFSC.test(code);

/** Nine to eighteen digits, and not one digit repeated, which nobody's account is. */
export const isAccountNumber = (number: string): boolean => ACCOUNT.test(number) && !/^(\d)\1*$/.test(number);

/** All that is ever shown without a reason: ABCPE1234F is ******234F. */
export const masked = (secret: string): string =>
  '*'.repeat(Math.max(0, secret.length - SHOWN)) + secret.slice(-SHOWN);

/**
 * How an account was confirmed: by the reference of a transfer of ₹1, by the name that the bank answered, or by payouts that
 * arrived before accounts were confirmed.
 */
export const confirmations = ['transfer', 'name-check', 'earlier-payout'] as const;
export type Confirmation = (typeof confirmations)[number];

const TITLES: ReadonlySet<string> = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'shri', 'smt', 'kumari']);

/** Words in any order, without titles: banks write RAO ASHA and MRS. ASHA RAO for one person. */
const wordsOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && !TITLES.has(word))
    .sort()
    .join(' ');

/** Whether two names are the same but for order, case, punctuation and titles. Initials for a word are another name. */
export const isSameName = (one: string, other: string): boolean =>
  wordsOf(one) !== '' && wordsOf(one) === wordsOf(other);

/** What somebody who is owed money is asked for before we can pay them. */
export const missingDetails = ['pan', 'account'] as const;
export type MissingDetail = (typeof missingDetails)[number];

/** They are asked each week, and so many times; an administrator can ask again a day after the last time. */
export const REMINDERS_MAX = 3;
export const REMINDER_DAYS = 7;
export const REMIND_AGAIN_HOURS = 24;

interface AccountCheck {
  /** The confirmer is the payee, or belongs to the organisation that it is. */
  readonly isOwn: boolean;
  readonly payeeName: string;
  /** As the bank showed it for the account. */
  readonly bankName: string;
  /** Said by the administrator where the names differ: a firm's name, initials, a name before a wedding. */
  readonly isSamePerson: boolean;
}

/** Throws `payee.own-account` and, at its field, `payee.bank-name-differs`. */
export function checkConfirmation(check: AccountCheck): void {
  checkConfirmer(check.isOwn);
  if (!check.isSamePerson && !isSameName(check.payeeName, check.bankName))
    throw new RuleBroken('payee.bank-name-differs', 'bank_name');
}

/** What came of asking the bank for the name; `account-changed`: it was changed or confirmed while the bank was asked. */
export const nameCheckOutcomes = [
  'confirmed',
  'other-name',
  'closed',
  'no-answer',
  'account-changed',
] as const;
export type NameCheckOutcome = (typeof nameCheckOutcomes)[number];

/** Whether the name that the bank answered confirms the account by itself. Nobody's word stands in for a name that differs. */
export const nameConfirms = (payeeName: string, bankName: string): NameCheckOutcome =>
  isSameName(payeeName, bankName) ? 'confirmed' : 'other-name';

/** Throws `payee.own-account`. */
export function checkConfirmer(isOwn: boolean): void {
  if (isOwn) throw new RuleBroken('payee.own-account');
}
