/** What a file's header and first rows suggest, with what is supposed where they say nothing. */
import { and, eq, inArray } from 'drizzle-orm';
import { userRoles } from '../../../db/schema/identity.ts';
import { detectMapping, type ImportMapping, withGuesses } from '../../../domain/import-mapping.ts';
import { isHeadline, readCity, readLocality } from '../../../domain/import-places.ts';
import { pointOfDegrees, readDegrees } from '../../../domain/import-values.ts';
import type { Executor } from '../../lib/request-context.ts';
import { findCity } from '../rows/places.ts';
import { HEADING } from './csv-rows.ts';
import { cityAround } from './places.ts';
import type { Scan } from './scan.ts';

/** `corrected` is what a person says of it before the rest is supposed. */
export async function guessMapping(
  db: Executor,
  ownerId: string,
  { headers, above, rows }: Scan,
  corrected: (detected: ImportMapping) => ImportMapping = (detected) => detected,
): Promise<ImportMapping> {
  const detected = corrected(detectMapping(headers, rows));
  const isBroker = await isBrokerAlone(db, ownerId);
  const own = isBroker ? { ...detected, defaults: { listedAs: 'Broker', ...detected.defaults } } : detected;
  const mapping = await withTitle(db, await withCityColumn(db, own, rows), above);
  if (mapping.columns.city !== undefined || mapping.defaults.city !== undefined) return withGuesses(mapping);
  const { latitude = '', longitude = '' } = mapping.columns;
  const points = rows.flatMap((row) => {
    const degrees = [latitude, longitude].flatMap((column) => readDegrees(row[column] ?? '') ?? []);
    return pointOfDegrees(degrees) ?? [];
  });
  return withGuesses(mapping, await cityAround(db, points));
}

/** So many of the texts of a column must name a served city before it is taken for one that does. */
const MOST_SERVED = 0.8;

/** With the column of headings that name it, or whose addresses or headlines end with the city, in a file that has no other for it. */
async function withCityColumn(
  db: Executor,
  mapping: ImportMapping,
  rows: Scan['rows'],
): Promise<ImportMapping> {
  const { city, address, locality, title } = mapping.columns;
  if (city !== undefined || mapping.defaults.city !== undefined) return mapping;
  for (const column of [HEADING, address, locality, title]) {
    const texts = rows
      .map((row) => row[column ?? ''] ?? '')
      .filter((text) => column === HEADING || text.includes(',') || isHeadline(text));
    if (texts.length < rows.length * MOST_SERVED) continue;
    const names = texts.map((text) => readCity(text) ?? '');
    const served = new Set<string>();
    for (const name of new Set(names)) if (await findCity(db, name)) served.add(name);
    if (column !== undefined && names.filter((name) => served.has(name)).length >= rows.length * MOST_SERVED)
      return { ...mapping, columns: { ...mapping.columns, city: column } };
  }
  return mapping;
}

/** With the place in the title of a list that has no column for it: "Green Valley Society, Baner, Pune 411045". */
async function withTitle(
  db: Executor,
  mapping: ImportMapping,
  above: readonly string[],
): Promise<ImportMapping> {
  const { columns, defaults } = mapping;
  if (columns.city !== undefined || defaults.city !== undefined) return mapping;
  for (const title of above.filter((text) => text.includes(','))) {
    const city = await findCity(db, readCity(title) ?? '');
    if (!city) continue;
    const locality = columns.locality === undefined ? readLocality(title, city.name) : null;
    return { columns, defaults: { ...defaults, city: city.name, ...(locality !== null && { locality }) } };
  }
  return mapping;
}

/** Whoever lets homes of their own too says in each file which these are. */
async function isBrokerAlone(db: Executor, userId: string): Promise<boolean> {
  const roles = await db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(and(eq(userRoles.userId, userId), inArray(userRoles.role, ['broker', 'landlord'])));
  return roles.length === 1 && roles[0]?.role === 'broker';
}
