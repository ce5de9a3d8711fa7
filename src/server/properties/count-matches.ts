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
async function countWhileAsking(source: Source, conditions: Conditions, wanted: Wanted): Promise<Counts> {
  const [now, early] = await Promise.all([source.memory(), countKnown(source, conditions, wanted)]);
  const isCurrent = now === early.memory && now.changes === early.changes;
  return isCurrent ? early.counts : countBits(now.chunks, conditions, wanted);
}

async function countKnown({ lastMemory }: Source, conditions: Conditions, wanted: Wanted) {
  // Counting holds everything else up: first the question leaves.
  await untilSent();
  const memory = lastMemory();
  const { changes, chunks } = memory;
  return { memory, changes, counts: countBits(chunks, conditions, wanted) };
}
