/** A date or another few words that a narrow line must not break inside. */
export const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0');

/** A moment whose last word, am or pm, stays with its hour. */
export const unbrokenTime = (moment: string): string => moment.replace(/ (?=\S+$)/, '\u00a0');
