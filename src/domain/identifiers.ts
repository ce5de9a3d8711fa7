/** What somebody signs in with, as typed into one field: an e-mail address or a mobile number. */
import { latinDigits } from './digits.ts';
import { bareNumber, formatPhone, phoneOf } from './phones.ts';

export type Identifier = { readonly email: string } | { readonly phone: string };

/** Mobile numbers of India begin with 6 to 9; those of other countries are taken with their plus. */
const MOBILE = /^(?:\+91[6-9]\d{9}|\+(?!91)[1-9]\d{7,14})$/;

export const isMobile = (stored: string): boolean => MOBILE.test(stored);

/** Digits, and what people put between them: nobody types letters into a number. */
const looksLikeNumber = (text: string): boolean => /^\+?\d+$/.test(bareNumber(text));

/**
 * Reads it as it is kept: an address in small letters, a number as `phoneOf` writes it. Says what is wrong with it by the way it
 * seems to be meant.
 */
export function identifierOf(text: string): Identifier | 'missing' | 'bad-email' | 'bad-phone' {
  const typed = text.trim();
  if (typed === '') return 'missing';
  if (!looksLikeNumber(typed)) return isAddress(typed) ? { email: typed.toLowerCase() } : 'bad-email';
  const phone = phoneOf(latinDigits(typed));
  return isMobile(phone) ? { phone } : 'bad-phone';
}

/** The address or the number alone, which no account confuses: one holds an @. */
export const textOf = (identifier: Identifier): string =>
  'email' in identifier ? identifier.email : identifier.phone;

/** As it is kept, from how it was typed; what is neither stays as typed, for the schema to say so. */
export function normalizeIdentifier(typed: string): string {
  const read = identifierOf(typed);
  return typeof read === 'string' ? typed.trim() : textOf(read);
}

/** As it is read: the address itself, a number as +91 98765 43210. */
export const formatIdentifier = (stored: string): string =>
  stored.includes('@') ? stored : formatPhone(stored);

/** How a person is reached, as it is read: by the address, or by the number of whoever has none. */
export const reachedAt = ({ email, phone }: { email: string | null; phone: string | null }): string =>
  formatIdentifier(email ?? phone ?? '');

/** Only a first look: the schema of an address says the rest. */
const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) && text.length <= 254;
