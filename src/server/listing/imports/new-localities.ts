/** Localities of an import that nobody knows: those a file names before it is imported, and those its homes have after. */
import type { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type { NewLocalities } from '../../../contract/imports.ts';
import type { ImportMapping } from '../../../domain/import-mapping.ts';
import { type ImportedPlace, readImportPlace } from '../../../domain/imports.ts';
import { NEW_LOCALITIES_NAMED } from '../../../domain/own-homes.ts';
import type { Executor } from '../../lib/request-context.ts';
import { csvRows } from './csv-rows.ts';
import { createPlaces } from './places.ts';

type NewLocality = NewLocalities['localities'][number];

const named = (found: readonly NewLocality[]): NewLocalities => ({
  localities: found.slice(0, NEW_LOCALITIES_NAMED),
  more: Math.max(0, found.length - NEW_LOCALITIES_NAMED),
});

type NamedPlaces = ReadonlyMap<string, { place: ImportedPlace; rows: number }>;

/** Reads the file as the import will; needs no database, which others wait for meanwhile. */
export async function placesIn(source: Readable, mapping: ImportMapping): Promise<NamedPlaces> {
  const counts = new Map<string, { place: ImportedPlace; rows: number }>();
  const rows = csvRows(source);
  // The first one is the header.
  await rows.next();
  for await (const { cells } of rows) {
    const place = readImportPlace(cells, mapping);
    if (!place) continue;
    const key = JSON.stringify(place);
    const counted = counts.get(key) ?? { place, rows: 0 };
    counted.rows += 1;
    counts.set(key, counted);
  }
  return counts;
}

export async function newLocalitiesAmong(db: Executor, counts: NamedPlaces): Promise<NewLocalities> {
  const places = createPlaces();
  const found = new Map<string, NewLocality>();
  for (const { place, rows: more } of counts.values()) {
    const city = await places.city(db, place.city);
    if (!city) continue;
    const { named: name, known } = places.choose(city, place);
    if (name === null) continue;
    const key = `${city.id} ${name.toLowerCase()}`;
    const before = found.get(key) ?? { name, city: city.name, rows: 0, beside: known?.name ?? null };
    found.set(key, { ...before, rows: before.rows + more });
  }
  return named([...found.values()].sort((one, other) => other.rows - one.rows));
}

/** Of the homes that an import brought; what an administrator has decided about is not among them any more. */
export async function newLocalitiesOfRun(db: Executor, runId: string): Promise<NewLocalities> {
  const { rows } = await db.execute<NewLocality>(sql`
    select n.name, c.name as city, count(*)::int as rows,
        mode() within group (order by case when b.slug = 'other-areas' then null else b.name end) as beside
      from import_homes h join properties p on p.id = h.property_id
        join localities n on n.id = p.named_locality_id
        join localities b on b.id = p.locality_id
        join cities c on c.id = p.city_id
     where h.run_id = ${runId}
     group by n.id, n.name, c.name
     order by count(*) desc, n.name`);
  return named(rows);
}
