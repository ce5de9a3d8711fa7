import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { addPlaces } from '../../../../tests/support/homes.ts';
import { startServices } from '../../../../tests/support/services.ts';
import { detectMapping } from '../../../domain/import-mapping.ts';
import { runImport } from './run-import.ts';
import { beginRun } from './runs.ts';

const { as, addPerson, asOwner, database } = await startServices();
let neighbour: string;
let unverified: string;

beforeAll(async () => {
  await addPlaces(asOwner);
  neighbour = await addPerson('Nikhil Rao');
  unverified = await addPerson('Uma Das');
  await asOwner('update auth.users set email_verified = false where id = $1', [unverified]);
});

const HEADER =
  'Posted On,BHK,Rent,Size,Floor,Area Locality,City,Furnishing,Tenant Preferred,Bathroom,Point of Contact';
const line = (rent: number | string, own: { city?: string; size?: string } = {}) =>
  `2022-05-18,2,${rent},${own.size ?? 1100},Ground out of 2,"Phool Bagan, Koramangala",${own.city ?? 'Bangalore'},Semi-Furnished,Bachelors/Family,2,Contact Agent`;
const csv = (...lines: string[]) => [HEADER, ...lines].join('\r\n');
const csvFile = (text: string | Uint8Array<ArrayBuffer>, name = 'homes.csv') =>
  new File([text], name, { type: 'text/csv' });
const newLister = () => addPerson('Lata Iyer', ['broker']);
const homesOf = (lister: string) =>
  asOwner<Record<string, unknown>>('select * from properties where listed_by = $1 order by rent', [lister]);
const refused = (code: string, status: number) => expect.objectContaining({ code, status });

async function importFile(lister: string, text: string) {
  const { file_id, mapping, file_name } = await as(lister).imports.preview({ file: csvFile(text) });
  const { id } = await as(lister).imports.start({ file_id, file_name, mapping });
  return vi.waitFor(
    async () => {
      const run = await as(lister).imports.get({ id });
      expect(run.status).toBe('finished');
      return run;
    },
    { timeout: 15_000, interval: 50 },
  );
}

describe('imports.preview', () => {
  it('shows the columns, the first rows and what each seems to hold', async () => {
    const lister = await newLister();
    const preview = await as(lister).imports.preview({
      file: csvFile(`\ufeff${csv(line(10_000), line(20_000))}`),
    });
    expect(preview).toMatchObject({
      file_name: 'homes.csv',
      headers: HEADER.split(','),
      total_rows: 2,
      mapping: {
        columns: { rent: 'Rent', bedrooms: 'BHK', locality: 'Area Locality', postedOn: 'Posted On' },
        defaults: { propertyType: 'Apartment' },
      },
    });
    expect(preview.rows[0]).toMatchObject({ Rent: '10000', 'Area Locality': 'Phool Bagan, Koramangala' });
  });

  it('reads what old spreadsheets write', async () => {
    const text = new TextEncoder().encode('Title\nCaf');
    const latin = new Uint8Array([...text, 0xe9]);
    const { rows } = await as(neighbour).imports.preview({ file: csvFile(latin) });
    expect(rows).toEqual([{ Title: 'Café' }]);
  });

  it.each([
    ['nothing', ''],
    ['a header alone', HEADER],
    ['a picture', '\x89PNG\r\n\0\0\0'],
  ])('refuses %s at the file', async (_, text) => {
    await expect(as(neighbour).imports.preview({ file: csvFile(text) })).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
      data: { errors: [{ field: 'file' }] },
    });
  });

  it('refuses nobody', async () => {
    await expect(as(null).imports.preview({ file: csvFile(HEADER) })).rejects.toEqual(
      refused('UNAUTHORIZED', 401),
    );
  });
});

describe('imports.start', () => {
  it('imports what can be read and explains what cannot', async () => {
    const lister = await newLister();
    const run = await importFile(
      lister,
      csv(
        line('1.2 Lac'),
        line('call me'),
        line(15_000, { city: 'Atlantis' }),
        'too,few',
        '',
        line(20_000, { size: '' }),
      ),
    );
    expect(run).toMatchObject({ total_rows: 5, imported_rows: 1, repeated_rows: 0, rejected_rows: 4 });
    expect(run.rejects.map(({ row, reasons }) => [row, reasons])).toEqual([
      [3, [{ field: 'rent', problem: 'unreadable', text: 'call me' }]],
      [4, [{ field: 'city', problem: 'unknown-city', text: 'Atlantis' }]],
      [5, [{ field: null, problem: 'malformed', text: '' }]],
      [7, [{ field: 'areaSqft', problem: 'missing', text: '' }]],
    ]);
    expect(await homesOf(lister)).toMatchObject([
      {
        city: 'Bengaluru',
        locality: 'Phool Bagan, Koramangala',
        rent: '12000000',
        title: '2 BHK Apartment in Phool Bagan, Koramangala, Bengaluru',
        listing_state: 'published',
        listed_as: 'broker',
        preferred_tenant: 'anyone',
        floor: 0,
        total_floors: 2,
        verified: false,
      },
    ]);
  });

  it('makes no doubles, neither within a file nor by importing it again', async () => {
    const lister = await newLister();
    const text = csv(line(10_000), line(20_000), line(10_000));
    expect(await importFile(lister, text)).toMatchObject({ imported_rows: 2, repeated_rows: 1 });
    expect(await importFile(lister, text)).toMatchObject({ imported_rows: 0, repeated_rows: 3 });
    expect(await homesOf(lister)).toHaveLength(2);
    expect(await importFile(neighbour, csv(line(10_000)))).toMatchObject({ imported_rows: 1 });
  });

  it('takes implausible rows and flags them', async () => {
    const lister = await newLister();
    await importFile(lister, csv(line(3_500_000, { size: '10' })));
    expect(await homesOf(lister)).toMatchObject([{ implausible: ['rent', 'area_sqft'] }]);
  });

  it('keeps HTML, SQL, emoji and Devanagari as text', async () => {
    const lister = await newLister();
    const title = `<b>घर</b> 🏡'; drop table properties; --`;
    await importFile(lister, `Title,${HEADER}\n"${title}",${line(10_000)}`);
    expect(await homesOf(lister)).toMatchObject([{ title }]);
  });

  it('starts once, however often it is clicked', async () => {
    const lister = await newLister();
    const { file_id, mapping } = await as(lister).imports.preview({ file: csvFile(csv(line(10_000))) });
    const start = () => as(lister).imports.start({ file_id, mapping });
    const [first, second] = await Promise.all([start(), start()]);
    expect(second?.id).toBe(first?.id);
    expect(await as(lister).imports.list()).toHaveLength(1);
  });

  it('asks for a column or a default of every field that a home needs', async () => {
    const { file_id } = await as(neighbour).imports.preview({ file: csvFile(csv(line(10_000))) });
    const call = as(neighbour).imports.start({
      file_id,
      mapping: { columns: { rent: 'Miete', city: 'City' }, defaults: { bedrooms: '2' } },
    });
    await expect(call).rejects.toMatchObject({
      data: {
        errors: expect.arrayContaining([
          {
            field: 'mapping.columns.rent',
            message: 'The file has no such column',
            reason: 'column.unknown',
          },
          {
            field: 'mapping.columns.locality',
            message: 'Choose a column or a default',
            reason: 'column.not-mapped',
          },
        ]),
      },
    });
  });

  it('refuses nobody, the unverified, and somebody else’s file', async () => {
    const { file_id, mapping } = await as(neighbour).imports.preview({ file: csvFile(csv(line(10_000))) });
    const start = (who: string | null) => as(who).imports.start({ file_id, mapping });
    await expect(start(null)).rejects.toEqual(refused('UNAUTHORIZED', 401));
    await expect(start(unverified)).rejects.toEqual(refused('FORBIDDEN', 403));
    await expect(start(await newLister())).rejects.toEqual(refused('NOT_FOUND', 404));
  });
});

describe('imports.get and list', () => {
  it('are one’s own', async () => {
    const lister = await newLister();
    const { id } = await importFile(lister, csv(line(10_000)));
    expect((await as(lister).imports.list()).map((run) => run.id)).toEqual([id]);
    expect(await as(await newLister()).imports.list()).toEqual([]);
    await expect(as(neighbour).imports.get({ id })).rejects.toEqual(refused('NOT_FOUND', 404));
    await expect(as(neighbour).imports.get({ id: randomUUID() })).rejects.toEqual(refused('NOT_FOUND', 404));
    await expect(as(null).imports.get({ id })).rejects.toEqual(refused('UNAUTHORIZED', 401));
    await expect(as(null).imports.list()).rejects.toEqual(refused('UNAUTHORIZED', 401));
    await expect(as(lister).imports.get({ id: '1' })).rejects.toMatchObject({
      data: { errors: [{ field: 'id' }] },
    });
  });
});

describe('an import that stops halfway', () => {
  const rows = Array.from({ length: 450 }, (_, place) => line(10_000 + place * 10));
  const text = csv(...rows.slice(0, 430), line('call me'), ...rows.slice(430));
  const mapping = detectMapping(HEADER.split(','));

  const source = () => Readable.from([Buffer.from(text)]);
  const stop = () => {
    throw new Error('the process ended');
  };

  it('keeps what it has and goes on from there', async () => {
    const ownerId = await newLister();
    const run = await database.asActor({ userId: ownerId }, (tx) =>
      beginRun(tx, { ownerId, fileName: 'homes.csv', mapping, totalRows: 451 }),
    );
    const work = { database, run: { id: run.id, ownerId, mapping, today: '2026-11-20' } };
    await expect(runImport({ ...work, onSaved: stop }, source())).rejects.toThrow('the process ended');
    expect(await homesOf(ownerId)).toHaveLength(200);
    const saved: number[] = [];
    await runImport({ ...work, onSaved: ({ imported }) => saved.push(imported) }, source());
    expect(saved).toEqual([200, 50]);
    expect(await as(ownerId).imports.get({ id: run.id })).toMatchObject({
      status: 'finished',
      imported_rows: 450,
      repeated_rows: 0,
      rejected_rows: 1,
      rejects: [{ row: 432 }],
    });
  });

  it('rejects the one row that the database will not take, and imports its neighbours', async () => {
    const ownerId = await newLister();
    await asOwner(`alter table properties add constraint no_such_rent check (rent <> 7777700)`);
    const run = await importFile(ownerId, csv(line(10_000), line(77_777), line(20_000)));
    await asOwner('alter table properties drop constraint no_such_rent');
    expect(run).toMatchObject({ imported_rows: 2, rejected_rows: 1 });
    expect(run.rejects).toMatchObject([{ row: 3, reasons: [{ problem: 'not-stored' }] }]);
  });
});
