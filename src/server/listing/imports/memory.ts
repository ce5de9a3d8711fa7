/** What listers corrected of their files: suggested for the next one, and forgotten when they say so. */
import { eq } from 'drizzle-orm';
import { now } from '../../../db/schema/columns.ts';
import { importMemories } from '../../../db/schema/listing.ts';
import { detectMapping, type ImportMapping } from '../../../domain/import-mapping.ts';
import { type ImportMemory, recalledFields, remembering, withMemory } from '../../../domain/import-memory.ts';
import type { Executor } from '../../lib/request-context.ts';
import { guessMapping } from './guess-mapping.ts';
import type { Scan } from './scan.ts';

async function memoryOf(db: Executor, ownerId: string): Promise<ImportMemory> {
  const [memory] = await db
    .select({ columns: importMemories.columns, values: importMemories.values })
    .from(importMemories)
    .where(eq(importMemories.ownerId, ownerId));
  return memory ?? { columns: {}, values: {} };
}

export async function suggestMapping(db: Executor, ownerId: string, scan: Scan) {
  const memory = await memoryOf(db, ownerId);
  const detected = detectMapping(scan.headers, scan.rows);
  const suggested = withMemory(detected, scan.headers, memory);
  return {
    mapping: await guessMapping(db, scan, () => suggested),
    recalled: recalledFields(detected, suggested),
  };
}

/** Does nothing for a person who corrected nothing. */
export async function rememberMapping(
  db: Executor,
  ownerId: string,
  { headers, rows }: Scan,
  chosen: ImportMapping,
): Promise<void> {
  const before = await memoryOf(db, ownerId);
  const memory = remembering(before, { headers, detected: detectMapping(headers, rows), chosen });
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
