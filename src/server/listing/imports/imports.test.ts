import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import Papa from 'papaparse';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { addPlaces } from '../../../../tests/support/homes.ts';
import { startServices } from '../../../../tests/support/services.ts';
import { typed, workbook } from '../../../../tests/support/workbook.ts';
import type { ImportPreview } from '../../../contract/imports.ts';
import { addDays } from '../../../domain/dates.ts';
import { detectMapping } from '../../../domain/import-mapping.ts';
import { readImportRow } from '../../../domain/imports.ts';
import { csvRows } from './csv-rows.ts';
import { keysOf } from './known-homes.ts';
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

async function keysOfLine(lister: string, text: string) {
  const mapping = detectMapping(HEADER.split(','));
  const [, row] = await Array.fromAsync(csvRows(Readable.from([Buffer.from(csv(text))])));
  const read = readImportRow(2, row?.cells ?? {}, mapping, database.clock.today());
  if (read.kind === 'rejected') throw new Error('The line cannot be read');
  return keysOf({ id: randomUUID(), ownerId: lister, mapping }, 2, { ...read, cityId: 1 });
}

async function importFile(lister: string, text: string) {
  return finished(lister, await as(lister).imports.preview({ file: csvFile(text) }));
}

async function finished(lister: string, { file_id, mapping, file_name }: ImportPreview) {
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

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const xlsxFile = (bytes: Buffer) => new File([new Uint8Array(bytes)], 'homes.xlsx', { type: XLSX });

describe('imports.preview of a workbook', () => {
  it('reads the sheet with the most known columns, and counts rows as it does', async () => {
    const lister = await newLister();
    const text = csv(line(12_000), line('ask'), line(13_000));
    const list = Papa.parse<string[]>(text).data.map((cells) => cells.map(typed));
    const rows = [['Homes of November'], [], ...list];
    const file = xlsxFile(
      workbook([
        {
          name: 'Sums',
          rows: [
            ['Rent', 'Sum'],
            [1, 2],
          ],
        },
        { name: 'Flats', rows },
      ]),
    );
    const preview = await as(lister).imports.preview({ file });
    expect(preview).toMatchObject({
      sheet: { name: 'Flats', others: ['Sums'] },
      file_name: 'homes.xlsx',
      row_numbers: [4, 5, 6],
      total_rows: 3,
    });
    const run = await finished(lister, preview);
    expect(run).toMatchObject({ imported_rows: 2, rejected_rows: 1, rejects: [{ row: 5 }] });
  });

  it('has no sheet for a CSV file', async () => {
    const preview = await as(await newLister()).imports.preview({ file: csvFile(csv(line(12_000))) });
    expect(preview.sheet).toBeNull();
  });

  it.each([
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'workbook.other-kind'],
    ['a broken one', workbook([{ name: 'A', rows: [['Rent']] }]).subarray(0, 400), 'workbook.damaged'],
    ['one without rows', workbook([{ name: 'A', rows: [] }]), 'csv-file.no-header'],
  ])('says at the file why %s is not taken', async (_, bytes, reason) => {
    await expect(as(await newLister()).imports.preview({ file: xlsxFile(bytes) })).rejects.toMatchObject({
      data: { errors: [{ field: 'file', reason }] },
    });
  });
});

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

  it('supposes the place that the title of a list says, and no contact to be who lets', async () => {
    const sheet = [
      '"Green Valley Society, Baner, Pune 411045",,,,',
      'Flats to let,,,,',
      'Type,Rent,Carpet (sft),FF/SF/UF,Contact',
      '2 BHK,26000,860,SF,Mrs Joshi',
      '3 BHK,42k,1240,FF,Mr Shah',
      '1 BHK,18500,540,UF,R. Kulkarni',
    ].join('\n');
    const { mapping } = await as(await newLister()).imports.preview({ file: csvFile(sheet) });
    expect(mapping.defaults).toMatchObject({ city: 'Pune', locality: 'Green Valley Society, Baner' });
    expect(mapping.columns).toMatchObject({ furnishing: 'FF/SF/UF', areaSqft: 'Carpet (sft)' });
    expect(mapping.columns).not.toHaveProperty('listedAs');
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

describe('imports.places', () => {
  const place = (rent: number, locality: string) => line(rent).replace('Phool Bagan, Koramangala', locality);
  const text = csv(
    place(10_000, 'Amber Meadows'),
    place(11_000, 'Indigo Colony'),
    place(12_000, 'amber  meadows'),
    place(13_000, 'Koramangla'),
    line('no rent').replace('"Phool Bagan, Koramangala"', 'Amber Meadows'),
    line(14_000, { city: 'Atlantis' }),
  ).replaceAll('"Amber Meadows"', 'Amber Meadows');
  const known = (own: object) => ({ city: 'Bengaluru', beside: null, ...own });

  it('names the localities of a file that nobody knows, most rows first, and makes none; so does its result', async () => {
    const lister = await newLister();
    const { file_id, mapping } = await as(lister).imports.preview({ file: csvFile(text) });
    expect(await as(lister).imports.places({ file_id, mapping })).toEqual({
      localities: [known({ name: 'Amber Meadows', rows: 3 }), known({ name: 'Indigo Colony', rows: 1 })],
      more: 0,
    });
    const named = `select count(*)::int as n from localities where name in ('Amber Meadows', 'Indigo Colony')`;
    expect(await asOwner(named)).toEqual([{ n: 0 }]);
    const { new_localities } = await importFile(lister, text);
    expect(new_localities).toEqual({
      localities: [known({ name: 'Amber Meadows', rows: 2 }), known({ name: 'Indigo Colony', rows: 1 })],
      more: 0,
    });
  });

  it('names the known locality beside one, where the file says the point', async () => {
    await asOwner(`insert into localities (city_id, name, slug, lat, lng)
      select id, 'Jigani', 'jigani', 12.785, 77.639 from cities where name = 'Bengaluru'`);
    const lister = await newLister();
    const { file_id, mapping } = await as(lister).imports.preview({
      file: csvFile(`Lat,Lng,${HEADER}\n12.79,77.64,${place(10_000, 'Coral Meadows')}`),
    });
    expect(await as(lister).imports.places({ file_id, mapping })).toMatchObject({
      localities: [{ name: 'Coral Meadows', beside: 'Jigani', rows: 1 }],
    });
  });

  it('refuses nobody and somebody else’s file', async () => {
    const { file_id, mapping } = await as(neighbour).imports.preview({ file: csvFile(csv(line(10_000))) });
    const places = (who: string | null) => as(who).imports.places({ file_id, mapping });
    await expect(places(null)).rejects.toEqual(refused('UNAUTHORIZED', 401));
    await expect(places(await newLister())).rejects.toEqual(refused('NOT_FOUND', 404));
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
        line('soon', { city: 'Atlantis' }),
        'too,few',
        '',
        line(20_000, { size: '' }),
      ),
    );
    expect(run).toMatchObject({ total_rows: 5, imported_rows: 2, repeated_rows: 0, rejected_rows: 3 });
    expect(run.left_out).toEqual([{ field: 'areaSqft', cells: 1, example: '' }]);
    expect(run.rejects.map(({ row, reasons }) => [row, reasons])).toEqual([
      [3, [{ field: 'rent', problem: 'unreadable', text: 'call me' }]],
      [
        4,
        [
          { field: 'city', problem: 'unknown-city', text: 'Atlantis' },
          { field: 'rent', problem: 'unreadable', text: 'soon' },
        ],
      ],
      [5, [{ field: null, problem: 'malformed', text: '' }]],
    ]);
    expect(await homesOf(lister)).toMatchObject([
      { rent: '2000000', area_sqft: null, listing_state: 'draft', published_at: null },
      {
        city: 'Bengaluru',
        locality: 'Koramangala',
        landmark: 'Phool Bagan',
        rent: '12000000',
        title: '2 BHK Apartment in Koramangala, Bengaluru',
        listing_state: 'published',
        listed_as: 'broker',
        preferred_tenant: 'anyone',
        floor: 0,
        total_floors: 2,
        verified: false,
      },
    ]);
  });

  it('leaves homes without an area as drafts until a file says it, once each', async () => {
    const lister = await newLister();
    const without = csv(line(10_000, { size: '' }), line(20_000, { size: 'big' }));
    const first = await importFile(lister, without);
    expect(first).toMatchObject({
      imported_rows: 2,
      rejected_rows: 0,
      left_out: [{ field: 'areaSqft', cells: 2, example: '' }],
    });
    const states = async () =>
      (await homesOf(lister)).map(({ listing_state, area_sqft }) => [listing_state, area_sqft]);
    expect(await states()).toEqual([
      ['draft', null],
      ['draft', null],
    ]);
    expect(await importFile(lister, without)).toMatchObject({ imported_rows: 0, repeated_rows: 2 });
    const said = csv(line(10_000), line(20_000, { size: '' }));
    const second = await importFile(lister, said);
    expect(second).toMatchObject({ imported_rows: 0, repeated_rows: 2, updated_rows: 1 });
    expect(await states()).toEqual([
      ['published', 1100],
      ['draft', null],
    ]);
    expect(await importFile(lister, said)).toMatchObject({ repeated_rows: 2, updated_rows: 0 });
    expect(await as(lister).imports.undo({ id: first.id })).toMatchObject({ removed: 2 });
  });

  it('starts with a file in which no column is the area', async () => {
    const lister = await addPerson('Lata Iyer', ['landlord']);
    const run = await importFile(lister, 'Place,Town,BHK,Rent\nKoramangala,Bengaluru,2,15000');
    expect(run).toMatchObject({ imported_rows: 1, left_out: [{ field: 'areaSqft', cells: 1 }] });
  });

  it('publishes a draft whose number a later file names with its area', async () => {
    const lister = await newLister();
    const numbered = (size: string) => `PROP_ID,${csv(`A7,${line(10_000, { size })}`)}`;
    await importFile(lister, numbered(''));
    expect(await importFile(lister, numbered('950'))).toMatchObject({ imported_rows: 0, updated_rows: 1 });
    expect(await homesOf(lister)).toMatchObject([{ listing_state: 'published', area_sqft: 950 }]);
  });

  it('lets a draft be finished in the form, which has what its row said', async () => {
    const lister = await newLister();
    await importFile(lister, csv(line(10_000, { size: '' })));
    const [home] = await homesOf(lister);
    const draft = await as(lister).drafts.get({ property_id: String(home?.id) });
    expect(draft).toMatchObject({ is_new: true, content: { rent: 1_000_000, bedrooms: 2 } });
    await expect(as(lister).properties.publish({ id: String(home?.id) })).rejects.toMatchObject({
      data: { rule: 'property.draft-incomplete', field: 'area_sqft' },
    });
  });

  it('makes no doubles, neither within a file nor by importing it again', async () => {
    const lister = await newLister();
    const text = csv(line(10_000), line(20_000), line(10_000));
    const twice = { same_rows: 1, same_as: [{ row: 4, as: 2 }] };
    expect(await importFile(lister, text)).toMatchObject({ imported_rows: 2, repeated_rows: 0, ...twice });
    expect(await importFile(lister, text)).toMatchObject({ imported_rows: 0, repeated_rows: 2, ...twice });
    expect(await homesOf(lister)).toHaveLength(2);
    expect(await importFile(neighbour, csv(line(10_000)))).toMatchObject({ imported_rows: 1 });
  });

  it('says of two rows with one number that they are one home, however far apart they stand', async () => {
    const lister = await addPerson('Lata Iyer', ['broker', 'admin']);
    const between = Array.from({ length: 200 }, (_, at) => `N${at},${line(30_000 + at)}`);
    const text = `PROP_ID,${csv(`A,${line(10_000)}`, `A,${line(10_500)}`, ...between, `A,${line(11_000)}`)}`;
    const same_as = [
      { row: 3, as: 2 },
      { row: 204, as: 2 },
    ];
    const first = { imported_rows: 201, repeated_rows: 0, updated_rows: 0, same_rows: 2, same_as };
    expect(await importFile(lister, text)).toMatchObject(first);
    expect(await importFile(lister, text)).toMatchObject({ repeated_rows: 201, same_rows: 2, same_as });
  });

  describe('of twelve flats of one tower that are alike', () => {
    // Of somebody whose files do not wait for a look.
    const busyLister = () => addPerson('Lata Iyer', ['broker', 'admin']);
    const flats = Array.from({ length: 12 }, (_, at) => at + 1);
    const tower = (named: (flat: number) => string, header = 'Flat No') =>
      `${header},${csv(...flats.map((flat) => `${named(flat)},${line(10_000)}`))}`;

    it('makes twelve homes, once', async () => {
      const lister = await busyLister();
      const text = tower((flat) => `${flat}`);
      expect(await importFile(lister, text)).toMatchObject({ imported_rows: 12, repeated_rows: 0 });
      expect(await importFile(lister, text)).toMatchObject({ imported_rows: 0, repeated_rows: 12 });
      const [header, ...rows] = text.split('\r\n');
      const shuffled = [header, ...rows.toReversed()].join('\r\n');
      expect(await importFile(lister, shuffled)).toMatchObject({ imported_rows: 0, repeated_rows: 12 });
    });

    it('gives them the numbers that a later file brings, and updates each by its own from then on', async () => {
      const lister = await busyLister();
      await importFile(
        lister,
        tower((flat) => `${flat}`),
      );
      const numbered = tower((flat) => `P${flat}`, 'Prop Ref');
      expect(await importFile(lister, numbered)).toMatchObject({ imported_rows: 0, repeated_rows: 12 });
      const dearer = numbered.replace('P7,2022-05-18,2,10000', 'P7,2022-05-18,2,11000');
      expect(await importFile(lister, dearer)).toMatchObject({ imported_rows: 0, updated_rows: 1 });
      expect((await homesOf(lister)).map(({ rent }) => Number(rent))).toEqual([
        ...Array(11).fill(1_000_000),
        1_100_000,
      ]);
      // An old file without the numbers makes none twice either, but for the one that costs more by now.
      expect(
        await importFile(
          lister,
          tower((flat) => `${flat}`),
        ),
      ).toMatchObject({ imported_rows: 1 });
    });

    it('counts them where two files run at once', async () => {
      const lister = await busyLister();
      const text = tower((flat) => `${flat}`);
      await Promise.all([importFile(lister, text), importFile(lister, text)]);
      expect(await homesOf(lister)).toHaveLength(12);
    });

    it('knows a home that came in before marks of homes were kept', async () => {
      const lister = await busyLister();
      await importFile(lister, csv(line(10_000)));
      const { factsKey } = await keysOfLine(lister, line(10_000));
      await asOwner('update properties set import_key = $2 where listed_by = $1', [lister, factsKey]);
      await asOwner(
        `update import_homes h set core = null, said = '{}' from properties p where p.id = h.property_id and p.listed_by = $1`,
        [lister],
      );
      expect(
        await importFile(
          lister,
          tower((flat) => `${flat}`),
        ),
      ).toMatchObject({
        imported_rows: 11,
        repeated_rows: 1,
      });
      expect(await importFile(lister, csv(line(10_000)))).toMatchObject({ imported_rows: 0 });
    });
  });

  it('knows a home again by its facts, whatever else the file has by then', async () => {
    const lister = await newLister();
    await importFile(lister, csv(line(10_000), line(20_000)));
    const withNotes = `Notes,${csv(`old,${line(10_000)}`, `new,${line(20_000)}`, `,${line(30_000)}`)}`;
    expect(await importFile(lister, withNotes.replaceAll('Phool Bagan, ', 'Phool  Bagan,'))).toMatchObject({
      imported_rows: 1,
      repeated_rows: 2,
      updated_rows: 0,
    });
  });

  it('updates what changed of a home with a number of its own, and nothing else', async () => {
    const lister = await newLister();
    const numbered = (...rents: number[]) =>
      `PROP_ID,${csv(...rents.map((rent, place) => `A${place},${line(rent)}`))}`;
    // Homes that came in before the file had numbers are known by their facts once.
    await importFile(lister, csv(line(10_000)));
    expect(await importFile(lister, numbered(10_000, 20_000))).toMatchObject({
      imported_rows: 1,
      repeated_rows: 1,
      updated_rows: 0,
    });
    const [untouched] = await homesOf(lister);
    expect(await importFile(lister, numbered(10_000, 21_000))).toMatchObject({
      imported_rows: 0,
      repeated_rows: 2,
      updated_rows: 1,
    });
    const homes = await homesOf(lister);
    expect(homes.map(({ rent }) => rent)).toEqual(['1000000', '2100000']);
    expect(homes[0]).toEqual(untouched);
  });

  it('takes a home without the cells that cannot be read, and says how many', async () => {
    const lister = await newLister();
    const run = await importFile(lister, csv(line(10_000).replace('Ground out of 2', 'roof')));
    expect(run).toMatchObject({
      imported_rows: 1,
      left_out: [{ field: 'floor', cells: 1, example: 'roof' }],
    });
  });

  it('keeps the point of a home for the parties, shows it roughly, and none that is not in the city', async () => {
    const lister = await newLister();
    await asOwner(`update cities set lat = 12.9716, lng = 77.5946 where name = 'Bengaluru'`);
    const at = (rent: number, lat: string, lng: string) => `${lat},${lng},${line(rent)}`;
    const run = await importFile(
      lister,
      `latitude,LONGITUDE,${csv(at(10_000, '12.93471', '77.62291'), at(20_000, '19.07', '72.87'), at(30_000, '', ''))}`,
    );
    expect(run).toMatchObject({
      imported_rows: 3,
      left_out: [{ field: 'latitude', cells: 1, example: '19.07, 72.87' }],
    });
    const points = await asOwner(
      `select p.lat, p.lng, h.latitude, h.longitude from properties p
        left join property_private h on h.property_id = p.id where p.listed_by = $1 order by p.rent`,
      [lister],
    );
    expect(points).toEqual([
      { lat: 3880 / 300, lng: 23_287 / 300, latitude: 12.93471, longitude: 77.62291 },
      { lat: null, lng: null, latitude: null, longitude: null },
      { lat: null, lng: null, latitude: null, longitude: null },
    ]);
  });

  it('serves a city under a slip of its name and in Hindi letters', async () => {
    const lister = await newLister();
    const cities = ['Banglore', 'बेंगलुरु', 'Bangalore East'];
    await importFile(lister, csv(...cities.map((city, at) => line(10_000 + at, { city }))));
    expect((await homesOf(lister)).map(({ city }) => city)).toEqual(Array(3).fill('Bengaluru'));
  });

  it('makes no locality of a spelling, an address or a name that nobody knows', async () => {
    const lister = await newLister();
    const places = [
      'Kora Mangala',
      'Koramangla',
      '5th Cross, Koramangala, Bangalore',
      'Koramangala 5th Block',
      'Vasanth Nagar',
    ];
    await importFile(
      lister,
      csv(...places.map((place, at) => line(10_000 + at).replace('Phool Bagan, Koramangala', place))),
    );
    expect((await homesOf(lister)).map(({ locality, landmark }) => [locality, landmark])).toEqual([
      ['Koramangala', null],
      ['Koramangala', null],
      ['Koramangala', '5th Cross'],
      ['Koramangala', 'Koramangala 5th Block'],
      ['Other areas', 'Vasanth Nagar'],
    ]);
    expect(await asOwner(`select state from localities where name = 'Vasanth Nagar'`)).toEqual([
      { state: 'waiting' },
    ]);
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

  it('takes a broker’s homes for a broker’s, and asks what brokerage they cost', async () => {
    const look = async (lister: string) => {
      const file = csvFile('BHK,Rent,Size,Area Locality,City\n2,10000,900,Koramangala,Bengaluru');
      return { lister, ...(await as(lister).imports.preview({ file })) };
    };
    const broker = await look(await newLister());
    expect(broker.mapping.defaults).toMatchObject({ listedAs: 'Broker' });
    const call = as(broker.lister).imports.start({ file_id: broker.file_id, mapping: broker.mapping });
    await expect(call).rejects.toMatchObject({
      data: { errors: [{ field: 'mapping.columns.brokerageDays', reason: 'column.not-mapped' }] },
    });
    const both = await look(await addPerson('Omkar Iyer', ['broker', 'landlord']));
    expect(both.mapping.defaults.listedAs).toBeUndefined();
  });

  it('refuses nobody, the unverified, and somebody else’s file', async () => {
    const { file_id, mapping } = await as(neighbour).imports.preview({ file: csvFile(csv(line(10_000))) });
    const start = (who: string | null) => as(who).imports.start({ file_id, mapping });
    await expect(start(null)).rejects.toEqual(refused('UNAUTHORIZED', 401));
    await expect(start(unverified)).rejects.toEqual(refused('FORBIDDEN', 403));
    await expect(start(await newLister())).rejects.toEqual(refused('NOT_FOUND', 404));
  });
});

describe('what was corrected', () => {
  const text =
    'Kind,BHK,Price,Fee,Size,Area Locality,City,Remark\nQX,2,10000,20000,900,Koramangala,Bengaluru,odd';
  const look = (lister: string) => as(lister).imports.preview({ file: csvFile(text) });

  it('is suggested for the next file of the same person until they forget it', async () => {
    const lister = await newLister();
    const { file_id, mapping, recalled } = await look(lister);
    expect(recalled).toEqual([]);
    const { id } = await as(lister).imports.start({
      file_id,
      mapping: {
        ...mapping,
        columns: { ...mapping.columns, rent: 'Fee', propertyType: 'Kind' },
        defaults: { ...mapping.defaults, brokerageDays: '15' },
        values: { propertyType: { qx: 'villa' } },
      },
    });
    await expect.poll(async () => (await as(lister).imports.get({ id })).status).toBe('finished');
    expect(await homesOf(lister)).toMatchObject([
      { rent: '2000000', property_type: 'villa', listed_as: 'broker', brokerage_days: 15 },
    ]);
    const suggested = {
      columns: { rent: 'Fee', propertyType: 'Kind' },
      defaults: { brokerageDays: '15' },
      values: { propertyType: { qx: 'villa' } },
    };
    expect(await look(lister)).toMatchObject({
      mapping: suggested,
      recalled: expect.arrayContaining(['rent', 'propertyType', 'brokerageDays']),
      texts: { Kind: [{ text: 'QX', cells: 1 }] },
    });
    expect((await look(neighbour)).recalled).toEqual([]);
    expect(await as(lister).imports.forget()).toEqual({ forgotten: true });
    expect((await look(lister)).mapping).toEqual(mapping);
    await expect(as(null).imports.forget()).rejects.toEqual(refused('UNAUTHORIZED', 401));
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

describe('imports.undo', () => {
  it('removes what the import added but homes that people asked for, once, for seven days', async () => {
    const lister = await newLister();
    const { id } = await importFile(lister, csv(line(10_000), line(20_000)));
    const [asked] = await homesOf(lister);
    await as(neighbour).visits.request({
      property_id: String(asked?.id),
      visit_type: 'virtual',
      scheduled_date: addDays(database.clock.today(), 3),
      slot: '11:00',
    });
    await expect(as(neighbour).imports.undo({ id })).rejects.toEqual(refused('NOT_FOUND', 404));
    await expect(as(null).imports.undo({ id })).rejects.toEqual(refused('UNAUTHORIZED', 401));
    expect(await as(lister).imports.undo({ id })).toEqual({
      removed: 1,
      kept: [{ id: asked?.id, title: asked?.title }],
    });
    expect((await homesOf(lister)).map((home) => home.id)).toEqual([asked?.id]);
    expect((await as(lister).imports.get({ id })).undone_at).not.toBeNull();
    await expect(as(lister).imports.undo({ id })).rejects.toMatchObject({
      data: { rule: 'import.undo-not-allowed' },
    });
    const old = await importFile(lister, csv(line(30_000)));
    await asOwner(`update import_runs set created_at = app.now() - interval '8 days' where id = $1`, [
      old.id,
    ]);
    await expect(as(lister).imports.undo({ id: old.id })).rejects.toMatchObject({
      data: { rule: 'import.undo-not-allowed' },
    });
  });
});

it('takes with it the names of localities that nobody else has', async () => {
  const [one, other] = [await newLister(), await newLister()];
  const at = (rent: number, place: string) => line(rent).replace('Phool Bagan, Koramangala', place);
  const { id } = await importFile(one, csv(at(10_000, 'Vrindavan Gaon'), at(20_000, 'Gokul Gaon')));
  await importFile(other, csv(at(10_000, 'Gokul Gaon')));
  const waiting = async () =>
    (
      await asOwner<{ name: string }>(
        `select name from localities where state = 'waiting' and name like '% Gaon' order by name`,
      )
    ).map(({ name }) => name);
  expect(await waiting()).toEqual(['Gokul Gaon', 'Vrindavan Gaon']);
  await as(one).imports.undo({ id });
  expect(await waiting()).toEqual(['Gokul Gaon']);
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
