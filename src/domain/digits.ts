/** Digits as a Hindi keyboard types them. */

const ZERO = '०'.charCodeAt(0);

/** २५,००० is 25,000. */
export const latinDigits = (text: string): string =>
  text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - ZERO));
