/** Texts without some of what was read in them: a chip is taken off, or a filter is not asked for. */

interface Stretch {
  readonly start: number;
  readonly end: number;
}

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** What is left; signs that stood between two things go where nothing stands on one side. */
export function withoutSpans(typed: string, spans: readonly Stretch[]): string {
  let left = '';
  let at = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    left += `${typed.slice(at, start)} `;
    at = Math.max(at, end);
  }
  return tidy(left + typed.slice(at)).replaceAll(/^[\s,;/|&-]+|[\s,;/|&-]+$/gu, '');
}

/** Nothing but these, in the order typed. */
export const onlySpans = (typed: string, spans: readonly Stretch[]): string =>
  tidy(spans.map(({ start, end }) => typed.slice(start, end)).join(' '));

/** The text with all of its leftover words in quotation marks behind what else it says. */
export const withQuoted = (rest: string, words: string): string => `${rest} "${words}"`.trim();

/** The same text, with nothing that homes must have to the word. */
export const withoutQuotes = (typed: string): string => typed.replaceAll(/["“”„]/gu, '').trim();
