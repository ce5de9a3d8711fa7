// Exports in four habits of portals, read with the names of columns at most.
import { Readable } from 'node:stream';
import { beforeAll, expect, it } from 'vitest';
import { madeHomes, portalExports } from '../../../../tests/support/portal-exports.ts';
import { startServices } from '../../../../tests/support/services.ts';
import { seedBasePlaces } from '../../../db/seed/base-places.ts';
import { guessMapping } from './guess-mapping.ts';
import { runImport } from './run-import.ts';
import { beginRun } from './runs.ts';
import { scanCsv } from './scan.ts';
import { undoRun } from './undo.ts';

const { addPerson, asOwner, database, services, urls } = await startServices();
const HOMES = 400;
const LEAST_TAKEN = 0.98;

beforeAll(async () => {
  await seedBasePlaces(urls);
});

const source = (text: string) => Readable.from([Buffer.from(text)]);

async function importText(lister: string, text: string, columns: Record<string, string>) {
  const scan = await scanCsv(source(text));
  const mapping = await database.asWorker((tx) =>
    guessMapping(tx, lister, scan, (detected) => ({
      ...detected,
      columns: { ...detected.columns, ...columns },
    })),
  );
  const { id } = await database.asActor({ userId: lister }, (tx) =>
    beginRun(tx, { ownerId: lister, fileName: 'export.csv', mapping, totalRows: scan.totalRows }),
  );
  await runImport(
    { database, run: { id, ownerId: lister, mapping, today: database.clock.today() } },
    source(text),
  );
  return id;
}

/** Paise a month. */
const rentsOf = async (lister: string) =>
  (
    await asOwner<{ rent: number }>('select rent from properties where listed_by = $1 order by rent', [
      lister,
    ])
  ).map(({ rent }) => Number(rent));
const localitiesNow = async () => {
  const [row] = await asOwner<{ count: number }>('select count(*)::int as count from localities');
  return row?.count ?? 0;
};

it.each(portalExports)(
  'an export of $name comes in, once, is updated by its number and taken back',
  async (portal) => {
    const lister = await addPerson('Export Lister', ['broker']);
    const homes = madeHomes(portal.city, HOMES, 34);
    const known = await localitiesNow();

    const first = await importText(lister, portal.write(homes), portal.columns);
    const taken = await rentsOf(lister);
    expect(taken.length).toBeGreaterThanOrEqual(HOMES * LEAST_TAKEN);
    expect(new Set(taken).size).toBe(taken.length);
    expect((await localitiesNow()) - known).toBeLessThanOrEqual(known * 0.05);

    const again = await importText(lister, portal.write(homes), portal.columns);
    expect(await rentsOf(lister)).toEqual(taken);
    const wider = portal
      .write(homes)
      .split('\r\n')
      .map((line, index) => `${line},${index === 0 ? 'REMARK' : 'x'}`)
      .join('\r\n');
    await importText(lister, wider, portal.columns);
    expect(await rentsOf(lister)).toEqual(taken);

    if (portal.write(homes).startsWith('PROP_ID')) {
      await importText(
        lister,
        portal.write(homes.map((home) => ({ ...home, rent: home.rent + 50 }))),
        portal.columns,
      );
      expect(await rentsOf(lister)).toEqual(taken.map((paise) => paise + 5_000));
    }

    const undo = (id: string) =>
      database.asActor({ userId: lister }, (tx) => undoRun(tx, services.jobs, lister, id));
    expect((await undo(again)).removed).toBe(0);
    expect(await undo(first)).toEqual({ removed: taken.length, kept: [] });
    expect(await rentsOf(lister)).toEqual([]);
  },
);
