// Chooses how a search is counted: not at all, from bits, or by looking for words.
import type { Conditions } from './conditions.ts';
import { type Counted, type Counts, countHomes, noCounts } from './counts.ts';
import type { Query } from './query.ts';
import { countWords } from './text-counts.ts';

export async function countMatches(query: Query, conditions: Conditions, counted: Counted): Promise<Counts> {
  if (conditions.hasUnknownCity) return noCounts();
  return conditions.words === '' ? countHomes(query, conditions, counted) : countWords(query, conditions);
}
