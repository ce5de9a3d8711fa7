// Exports in the habits of portals and brokers, read with the names of columns at most.
import { Readable } from 'node:stream';
import Papa from 'papaparse';
import { beforeAll, expect, it } from 'vitest';
import { madeHomes, portalExports } from '../../../../tests/support/portal-exports.ts';
import { startServices } from '../../../../tests/support/services.ts';
import { typed, workbook } from '../../../../tests/support/workbook.ts';
import { seedBasePlaces } from '../../../db/seed/base-places.ts';
import { isPoint } from '../../../domain/import-values.ts';
import { kmBetween } from '../../../domain/map.ts';
import { workbookText } from './file-text.ts';
import { guessMapping } from './guess-mapping.ts';
import { runImport } from './run-import.ts';
import { beginRun } from './runs.ts';
import { scanCsv } from './scan.ts';
import { undoRun } from './undo.ts';

const { addPerson, asOwner, database, services, urls } = await startServices();
const HOMES = 120;
const LEAST_TAKEN = 0.98;
const MOST_KM = 1.5;

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
    const write = (written: typeof homes) => `${portal.above ?? ''}${portal.write(written)}`;

    const first = await importText(lister, write(homes), portal.columns);
    const taken = await rentsOf(lister);
    expect(taken.length).toBeGreaterThanOrEqual(HOMES * LEAST_TAKEN);
    expect(new Set(taken).size).toBe(taken.length);
    expect((await localitiesNow()) - known).toBeLessThanOrEqual(known * 0.05);

    const again = await importText(lister, write(homes), portal.columns);
    expect(await rentsOf(lister)).toEqual(taken);
    const wider = write(homes)
      .split('\r\n')
      .map((line, index) => `${line},${index === 0 ? 'REMARK' : 'x'}`)
      .join('\r\n');
    await importText(lister, wider, portal.columns);
    expect(await rentsOf(lister)).toEqual(taken);

    if (write(homes).startsWith('PROP_ID')) {
      await importText(
        lister,
        write(homes.map((home) => ({ ...home, rent: home.rent + 50 }))),
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

/** Homes whose coordinates are held back are placed by the names of their localities alone. */
it.each(portalExports)(
  'an export of $name without coordinates places its homes near where they are',
  async (portal) => {
    const lister = await addPerson('Export Lister', ['broker']);
    const homes = madeHomes(portal.city, HOMES, 1503);
    const held = Papa.parse<Record<string, string>>(portal.write(homes), {
      header: true,
      skipEmptyLines: true,
    });
    const rows = held.data.map((row) => ({
      ...Object.fromEntries(
        Object.entries(row).filter(
          ([header, cell]) => !/^(?:lat|long)itude$/i.test(header) && !isPoint(cell),
        ),
      ),
      // Where the file names no city, its points do: without them a person says it.
      Town: homes[0]?.city ?? '',
    }));
    await importText(lister, Papa.unparse(rows), portal.columns);
    const placed = await asOwner<{ rent: number; lat: number; lng: number }>(
      `select p.rent, l.lat, l.lng from properties p join localities l on l.id = p.locality_id where p.listed_by = $1`,
      [lister],
    );
    const byRent = new Map(homes.map((home) => [home.rent * 100, home]));
    const distances = placed
      .flatMap(({ rent, lat, lng }) => {
        const home = byRent.get(Number(rent));
        return home ? [kmBetween({ lat, lng }, home)] : [];
      })
      .sort((one, other) => one - other);
    expect(distances.length).toBeGreaterThanOrEqual(HOMES * LEAST_TAKEN);
    expect(distances[Math.floor(distances.length / 2)]).toBeLessThanOrEqual(MOST_KM);
  },
);

/** So few that every file of a kind comes in both ways in a moment. */
const FEW = 60;
const MOST_TEXT = 1024 * 1024;

it.each(portalExports)('$name come in from a workbook, and are the same homes in CSV', async (portal) => {
  const lister = await addPerson('Export Lister', ['broker']);
  const text = `${portal.above ?? ''}${portal.write(madeHomes(portal.city, FEW, 271))}`;
  const rows = Papa.parse<string[]>(text).data.map((cells) => cells.map(typed));
  const file = workbook([
    { name: 'Summary', rows: [['Homes', FEW]] },
    { name: 'Empty', rows: [] },
    { name: 'November', rows, merged: ['A1:D1'] },
  ]);
  const read = await workbookText(file, MOST_TEXT);
  expect(read.sheet).toEqual({ name: 'November', others: ['Summary'] });
  await importText(lister, read.text, portal.columns);
  const taken = await rentsOf(lister);
  expect(taken.length).toBeGreaterThanOrEqual(FEW * LEAST_TAKEN);
  await importText(lister, text, portal.columns);
  expect(await rentsOf(lister)).toEqual(taken);
});

it('takes the cities of a list from the headings between its rows', async () => {
  const lister = await addPerson('Heading Lister', ['landlord']);
  const homes = (places: string[], from: number) =>
    places.map(
      (place, at) => `${at + 1},${place},${(at % 3) + 1} BHK,"Rs. ${from + at},000/- pm + maint",900`,
    );
  const list = [
    'SHARMA ESTATE,,,,',
    'Sr,Location,Type,Rent,Area (sq ft)',
    'LUCKNOW,,,,',
    ...homes(['Telibagh', 'Aliganj', 'Faizabad Road'], 11),
    ',,,,',
    'NAGPUR,,,,',
    ...homes(['Manish Nagar', 'Besa'], 21),
    ',Total,5,,',
  ].join('\n');
  const rows = () =>
    asOwner(
      'select city, locality, (rent / 100)::int as rent from properties where listed_by = $1 order by rent',
      [lister],
    );
  await importText(lister, list, {});
  const taken = await rows();
  expect(taken).toEqual([
    { city: 'Lucknow', locality: 'Telibagh', rent: 11_000 },
    { city: 'Lucknow', locality: 'Aliganj', rent: 12_000 },
    { city: 'Lucknow', locality: 'Faizabad Road', rent: 13_000 },
    { city: 'Nagpur', locality: 'Manish Nagar', rent: 21_000 },
    { city: 'Nagpur', locality: 'Besa', rent: 22_000 },
  ]);
  await importText(lister, list, {});
  expect(await rows()).toEqual(taken);
});
