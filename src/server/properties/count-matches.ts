// Chooses how a search is counted: not at all, from bits, or by looking for words.

import type { Conditions } from './conditions.ts';
import { type Counts, countBits, countPlain, isPlain, noCounts, type Wanted } from './counts.ts';
import type { InMemory } from './memory.ts';
import type { Query } from './query.ts';
import { countWords } from './text-counts.ts';

/** What one search reads from: PostgreSQL, and the catalogue in memory as it was when the search first asked. */
export interface Source {
  query: Query;
  memory(): Promise<InMemory>;
}

export async function countMatches(
  { query, memory }: Source,
  conditions: Conditions,
  wanted: Wanted,
): Promise<Counts> {
  if (conditions.hasUnknownCity) return noCounts();
  if (conditions.words !== '') return countWords(query, memory, conditions, wanted);
  if (isPlain(conditions)) return countPlain(query, conditions);
  return countBits((await memory()).chunks, conditions, wanted);
}
