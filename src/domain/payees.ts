/** Whoever is paid: what a PAN, a bank branch code and an account number look like, and what of them may be shown. */

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

export const isIfsc = (code: string): boolean => IFSC.test(code);

/** Nine to eighteen digits, and not one digit repeated, which nobody's account is. */
export const isAccountNumber = (number: string): boolean => ACCOUNT.test(number) && !/^(\d)\1*$/.test(number);

/** All that is ever shown without a reason: ABCPE1234F is ******234F. */
export const masked = (secret: string): string =>
  '*'.repeat(Math.max(0, secret.length - SHOWN)) + secret.slice(-SHOWN);
