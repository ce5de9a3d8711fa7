import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectMapping, withGuesses } from './import-mapping.ts';
import { type HomeMarks, lineOf, marksOf, matchRows, storedMarks } from './import-matching.ts';
import { type ImportCells, readImportRow } from './imports.ts';

type Home = { id: string; marks: HomeMarks };
type File = readonly ImportCells[];

/** Imports files one after the other, as the server does with what it keeps: returns how many homes each adds. */
function importing() {
  const homes: Home[] = [];
  return (file: File, batch = 3): number => {
    const headers = Object.keys(file[0] ?? {});
    const mapping = withGuesses(detectMapping(headers), 'Pune');
    const hasNumbers = mapping.columns.reference !== undefined;
    const lines = new Set<string>();
    const rows = file.flatMap((cells, at) => {
      const line = lineOf(cells, mapping.columns.listedAs);
      if (lines.has(line)) return [];
      lines.add(line);
      const row = readImportRow(at + 2, cells, mapping, '2026-11-26');
      return row.kind === 'accepted' ? [{ marks: marksOf(row.listing, row.said, hasNumbers) }] : [];
    });
    const taken = new Set<string>();
    let added = 0;
    for (let from = 0; from < rows.length; from += batch) {
      const some = rows.slice(from, from + batch);
      const matches = matchRows(some, homes, (id) => taken.has(id));
      for (const row of some) {
        const home = matches.get(row) ?? { id: `${homes.length}`, marks: { core: '', said: {} } };
        if (!matches.has(row)) {
          homes.push(home);
          added += 1;
        }
        const { core, said } = storedMarks(row.marks);
        home.marks = { core, said: { ...home.marks.said, ...said } };
        taken.add(home.id);
      }
    }
    return added;
  };
}

const flat = (own: ImportCells = {}): ImportCells => ({
  City: 'Pune',
  Locality: 'Baner',
  BHK: '2',
  Rent: '21000',
  Size: '900',
  ...own,
});
const tower = Array.from({ length: 12 }, (_, at) => flat({ 'Flat No': `${at + 1}` }));

describe('homes of a first import', () => {
  it('are as many as there are rows, however alike: twelve flats of one tower', () => {
    const add = importing();
    expect(add(tower)).toBe(12);
    expect(add(tower)).toBe(0);
  });

  it('are one for the same line', () => {
    expect(importing()([flat(), flat({ Rent: ' 21000 ' }), flat()])).toBe(1);
  });
});

it('takes a row of the owner and one of a broker for one home, in one file and from one to the next', () => {
  const [owner, broker] = [flat({ 'Listed By': 'Owner' }), flat({ 'Listed By': 'Agent' })];
  const add = importing();
  expect(add([owner, broker])).toBe(1);
  expect(add([broker])).toBe(0);
  expect(add([{ ...broker, Rent: '25000' }])).toBe(1);
});

describe('homes that are alike', () => {
  it('are counted: one row more in the next file is one home more', () => {
    const add = importing();
    add(tower);
    expect(add([...tower, flat({ 'Flat No': '13' })])).toBe(1);
  });

  it('get the numbers that a later file brings, each once', () => {
    const add = importing();
    add(tower);
    const numbered = tower.map((row, at) => ({ ...row, 'Prop Ref': `A${at}` }));
    expect(add(numbered)).toBe(0);
    expect(add(numbered.toReversed())).toBe(0);
    expect(add([...numbered, flat({ 'Flat No': '13', 'Prop Ref': 'A13' })])).toBe(1);
    expect(add(tower)).toBe(0);
  });

  it('are others where what both say differs', () => {
    const add = importing();
    add([flat({ Floor: '3' })]);
    expect(add([flat({ Floor: '9' })])).toBe(1);
    expect(add([flat({ Floor: '9' }), flat({ Floor: '3' })])).toBe(0);
  });

  it('are the same whatever is supposed of them', () => {
    const row = { ...flat(), Furnishing: '' };
    const add = importing();
    add([row]);
    expect(add([{ ...row, Furnishing: 'Semi-furnished' }])).toBe(0);
    expect(add([{ ...row, Furnishing: 'Unfurnished' }])).toBe(1);
  });
});

describe('any file', () => {
  const cell = (...texts: string[]) => fc.constantFrom(...texts);
  const rows = fc.array(
    fc.record({
      Locality: cell('Baner', 'Aundh'),
      Rent: cell('21000', '22000'),
      Floor: cell('', '1', '3 out of 12'),
      Furnishing: cell('', 'Semi-furnished', 'odd'),
      Notes: cell('', 'a', 'b', 'c'),
    }),
    { minLength: 1, maxLength: 12 },
  );
  const files = rows.map((all) => all.map((own) => flat(own)));
  const extra = fc.record({
    name: fc.constantFrom(
      'Prop Ref',
      'Deposit',
      'Bathroom',
      'Title',
      'Remark',
      'Landmark',
      'Point of Contact',
    ),
    /** What the new column says of a row: the same of the same line. */
    value: fc.func(cell('', '1', '2', 'Contact Agent')),
  });
  const shuffled = files.chain((file) =>
    fc.shuffledSubarray(file, { minLength: file.length }).map((other) => [file, other] as const),
  );

  it('adds nothing the second time', () => {
    fc.assert(
      fc.property(files, (file) => {
        const add = importing();
        add(file);
        expect(add(file)).toBe(0);
      }),
    );
  });

  it('adds nothing with its rows or its columns in another order', () => {
    fc.assert(
      fc.property(shuffled, ([file, other]) => {
        const add = importing();
        add(file);
        expect(add(other)).toBe(0);
        expect(add(other.map((row) => Object.fromEntries(Object.entries(row).toReversed())))).toBe(0);
      }),
    );
  });

  it('adds nothing with a column more', () => {
    fc.assert(
      fc.property(files, extra, (file, { name, value }) => {
        const wider = file.map((row) => ({
          ...row,
          [name]: name === 'Prop Ref' ? `N${lineOf(row)}`.slice(-60) : value(lineOf(row)),
        }));
        const add = importing();
        add(file);
        expect(add(wider)).toBe(0);
        expect(add(wider)).toBe(0);
      }),
    );
  });

  it('has as many homes as different lines', () => {
    fc.assert(
      fc.property(files, (file) => {
        expect(importing()(file)).toBe(new Set(file.map((row) => lineOf(row))).size);
      }),
    );
  });
});
