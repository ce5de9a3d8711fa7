/** What listers corrected of their files: suggested for the next one, and forgotten when they say so. */
import { eq } from 'drizzle-orm';
import { now } from '../../../db/schema/columns.ts';
import { importMemories } from '../../../db/schema/listing.ts';
import { detectMapping, type ImportMapping } from '../../../domain/import-mapping.ts';
import {
  type ImportMemory,
  recalledFields,
  remembering,
  withMemory,
  withRememberedDefaults,
} from '../../../domain/import-memory.ts';
import type { Executor } from '../../lib/request-context.ts';
import { guessMapping } from './guess-mapping.ts';
import type { Scan } from './scan.ts';

async function memoryOf(db: Executor, ownerId: string): Promise<ImportMemory> {
  const [memory] = await db
    .select({
      columns: importMemories.columns,
      values: importMemories.values,
      defaults: importMemories.defaults,
    })
    .from(importMemories)
    .where(eq(importMemories.ownerId, ownerId));
  return memory ?? { columns: {}, values: {}, defaults: {} };
}

export async function suggestMapping(db: Executor, ownerId: string, scan: Scan) {
  const memory = await memoryOf(db, ownerId);
  const detected = detectMapping(scan.headers, scan.rows);
  const guessed = await guessMapping(db, ownerId, scan, () => withMemory(detected, scan.headers, memory));
  const mapping = withRememberedDefaults(guessed, scan.headers, memory);
  return { mapping, recalled: recalledFields({ ...guessed, columns: detected.columns }, mapping) };
}

/** Does nothing for a person who corrected nothing. */
export async function rememberMapping(
  db: Executor,
  ownerId: string,
  scan: Scan,
  chosen: ImportMapping,
): Promise<void> {
  const before = await memoryOf(db, ownerId);
  const detected = detectMapping(scan.headers, scan.rows);
  const { columns } = chosen;
  const { defaults } = await guessMapping(db, ownerId, scan, () => ({ ...detected, columns }));
  const memory = remembering(before, { headers: scan.headers, guessed: { ...detected, defaults }, chosen });
  if (JSON.stringify(memory) === JSON.stringify(before)) return;
  await db
    .insert(importMemories)
    .values({ ownerId, ...memory })
    .onConflictDoUpdate({ target: importMemories.ownerId, set: { ...memory, updatedAt: now } });
}

/** Whether there was anything to forget. */
export async function forgetMapping(db: Executor, ownerId: string): Promise<boolean> {
  const forgotten = await db
    .delete(importMemories)
    .where(eq(importMemories.ownerId, ownerId))
    .returning({ ownerId: importMemories.ownerId });
  return forgotten.length > 0;
}
