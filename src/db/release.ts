// Which release of the product this is, and whether another one came later: what a database's schema is compared by.
import { readFileSync } from 'node:fs';

export const release: string = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
).version;

const numbersOf = (version: string): number[] => version.split('-', 1).join().split('.').map(Number);

/** 1.10.0 came later than 1.9.3. */
export function isLater(version: string, than: string): boolean {
  const [left, right] = [numbersOf(version), numbersOf(than)];
  const first = left.findIndex((number, place) => number !== (right[place] ?? 0));
  return first !== -1 && (left[first] ?? 0) > (right[first] ?? 0);
}
