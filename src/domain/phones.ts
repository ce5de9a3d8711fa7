/** Phone numbers as people type and paste them. */

/** Figures alone: no spaces, brackets, dots and dashes, none of the unseen marks that come along from a chat, and Hindi digits as Latin ones. */
export const bareNumber = (text: string): string =>
  text
    .replaceAll(/[\s().\p{Pd}\p{Cf}]/gu, '')
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));
