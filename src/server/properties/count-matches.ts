// Chooses how a search is counted: not at all, from bits, or by looking for words.

import type { BitRows } from './bit-rows.ts';
import type { Conditions } from './conditions.ts';
import { type Counted, type Counts, countBits, countPlain, isPlain, noCounts } from './counts.ts';
import type { Query } from './query.ts';
import { countWords } from './text-counts.ts';

/** What one search reads from: PostgreSQL, and the bit rows as they were when it first asked for them. */
export interface Source {
  query: Query;
  bitRows(): Promise<BitRows>;
}

export async function countMatches(
  { query, bitRows }: Source,
  conditions: Conditions,
  counted: Counted,
): Promise<Counts> {
  if (conditions.hasUnknownCity) return noCounts();
  if (conditions.words !== '') return countWords(query, conditions);
  return isPlain(conditions)
    ? countPlain(query, conditions)
    : countBits(await bitRows(), conditions, counted);
}
