// Chooses how a search is counted: not at all, from bits, or by looking for words.
import { setImmediate as untilSent } from 'node:timers/promises';
import type { Conditions } from './conditions.ts';
import { type Counts, countBits, countPlain, isPlain, noCounts, type Wanted } from './counts.ts';
import type { InMemory } from './memory.ts';
import type { Query } from './query.ts';
import { countWords } from './text-counts.ts';

/** What one search reads from: PostgreSQL, and the catalogue in memory as it was when the search first asked. */
export interface Source {
  query: Query;
  memory(): Promise<InMemory>;
  /** As far as it is known without asking. */
  lastMemory(): InMemory;
}

export async function countMatches(source: Source, conditions: Conditions, wanted: Wanted): Promise<Counts> {
  const { query, memory } = source;
  if (conditions.hasUnknownCity) return noCounts();
  if (conditions.words !== '') return countWords(query, memory, conditions, wanted);
  if (isPlain(conditions)) return countPlain(query, conditions);
  return countWhileAsking(source, conditions, wanted);
}

/** Counts what is known while PostgreSQL says what has changed: mostly nothing, and then that was it. */
async function countWhileAsking(
  { memory, lastMemory }: Source,
  conditions: Conditions,
  wanted: Wanted,
): Promise<Counts> {
  const asked = memory();
  // Counting holds everything else up: first the question leaves.
  await untilSent();
  const known = lastMemory();
  const { changes } = known;
  const early = countBits(known.chunks, conditions, wanted);
  const now = await asked;
  return now === known && now.changes === changes ? early : countBits(now.chunks, conditions, wanted);
}
