/** Phone numbers as people type and paste them, and the one form in which they are kept and shown. */

import { latinDigits } from './digits.ts';

/** Figures alone: no spaces, brackets, dots and dashes, none of the unseen marks that come along from a chat, and Hindi digits as Latin ones. */
export const bareNumber = (text: string): string => latinDigits(text.replaceAll(/[\s().\p{Pd}\p{Cf}]/gu, ''));

/** Ten figures of a number in India, after what people put in front of them: +91, 0091, 91, 0 or nothing. */
const INDIAN = /^(?:(?:\+|00)910?|91|0)?([1-9]\d{9})$/;
/** Free of charge and the same all over India: nobody calls these with a country's code. */
const TOLL_FREE = /^18[06]0/;

/** As it is kept: +919876543210 however somebody in India writes it, a number of another country with its plus. */
export function phoneOf(text: string): string {
  const bare = bareNumber(text);
  const [, indian] = INDIAN.exec(bare) ?? [];
  if (indian && !TOLL_FREE.test(indian)) return `+91${indian}`;
  return bare.replace(/^00(?=[1-9]\d{7})/, '+');
}

/** As it is read: +91 98765 43210. */
export const formatPhone = (stored: string): string =>
  phoneOf(stored).replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');
