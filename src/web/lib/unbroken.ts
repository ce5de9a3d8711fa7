/** A date or another few words that a narrow line must not break inside. */
export const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0');
