/** What a file's header and first rows suggest, with what is supposed where they say nothing. */
import { detectMapping, type ImportMapping, withGuesses } from '../../../domain/import-mapping.ts';
import { readDegrees } from '../../../domain/import-values.ts';
import type { Executor } from '../../lib/request-context.ts';
import { cityAround } from './places.ts';
import type { Scan } from './scan.ts';

/** `corrected` is what a person says of it before the rest is supposed. */
export async function guessMapping(
  db: Executor,
  { headers, rows }: Scan,
  corrected: (detected: ImportMapping) => ImportMapping = (detected) => detected,
): Promise<ImportMapping> {
  const mapping = corrected(detectMapping(headers, rows));
  if (mapping.columns.city !== undefined || mapping.defaults.city !== undefined) return withGuesses(mapping);
  const { latitude = '', longitude = '' } = mapping.columns;
  const points = rows.flatMap((row) => {
    const [lat, lng] = [readDegrees(row[latitude] ?? ''), readDegrees(row[longitude] ?? '')];
    return lat !== null && lng !== null ? [{ lat, lng }] : [];
  });
  return withGuesses(mapping, await cityAround(db, points));
}
