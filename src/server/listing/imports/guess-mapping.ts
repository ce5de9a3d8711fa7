/** What a file's header and first rows suggest, with what is supposed where they say nothing. */
import { and, eq, inArray } from 'drizzle-orm';
import { userRoles } from '../../../db/schema/identity.ts';
import { detectMapping, type ImportMapping, withGuesses } from '../../../domain/import-mapping.ts';
import { readDegrees } from '../../../domain/import-values.ts';
import type { Executor } from '../../lib/request-context.ts';
import { cityAround } from './places.ts';
import type { Scan } from './scan.ts';

/** `corrected` is what a person says of it before the rest is supposed. */
export async function guessMapping(
  db: Executor,
  ownerId: string,
  { headers, rows }: Scan,
  corrected: (detected: ImportMapping) => ImportMapping = (detected) => detected,
): Promise<ImportMapping> {
  const detected = corrected(detectMapping(headers, rows));
  const isBroker = await isBrokerAlone(db, ownerId);
  const mapping = isBroker
    ? { ...detected, defaults: { listedAs: 'Broker', ...detected.defaults } }
    : detected;
  if (mapping.columns.city !== undefined || mapping.defaults.city !== undefined) return withGuesses(mapping);
  const { latitude = '', longitude = '' } = mapping.columns;
  const points = rows.flatMap((row) => {
    const [lat, lng] = [readDegrees(row[latitude] ?? ''), readDegrees(row[longitude] ?? '')];
    return lat !== null && lng !== null ? [{ lat, lng }] : [];
  });
  return withGuesses(mapping, await cityAround(db, points));
}

/** Whoever lets homes of their own too says in each file which these are. */
async function isBrokerAlone(db: Executor, userId: string): Promise<boolean> {
  const roles = await db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(and(eq(userRoles.userId, userId), inArray(userRoles.role, ['broker', 'landlord'])));
  return roles.length === 1 && roles[0]?.role === 'broker';
}
