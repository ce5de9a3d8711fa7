/** Figures and their words as they are typed, made plain for reading. */

const ZERO = '०'.charCodeAt(0);

/** २५,००० is 25,000. */
export const latinDigits = (text: string): string =>
  text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - ZERO));

/** In lower case, with Latin digits and without the dots below हज़ार and फ़रवरी, which many leave out. */
export const plainTyped = (text: string): string =>
  latinDigits(text.normalize('NFD').replaceAll('\u093c', '').trim().toLowerCase());
