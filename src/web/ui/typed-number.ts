// What comes into a number's field: figures it shows by itself, single keys, or a text to be read as a whole.
import { latinDigits } from '../../domain/digits.ts';

type Shape = { prefix?: string; suffix?: string; allowDecimal?: boolean };

/** Figures with nothing else than the field itself writes around them. */
export function isPlainNumber(
  text: string,
  { prefix = '', suffix = '', allowDecimal = true }: Shape,
): boolean {
  let bare = text.trim();
  if (suffix && bare.endsWith(suffix.trim())) bare = bare.slice(0, -suffix.trim().length).trim();
  if (prefix) bare = bare.replace(prefix.trim(), '');
  return (allowDecimal ? /^-?\s*[\d,]*\.?\d*$/ : /^-?\s*[\d,]*$/).test(bare.trim());
}

/** One character more, or some less, than before: keys have handlers of their own. Digits of a Hindi keyboard are read. */
export function isOneKey(before: string, after: string): boolean {
  if (latinDigits(after) !== after) return false;
  if (after.length > before.length + 1) return false;
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before.at(-1 - end) === after.at(-1 - end)
  )
    end += 1;
  return after.length - start - end <= 1;
}
