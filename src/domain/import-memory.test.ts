import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unknownWords } from './import-choices.ts';
import { detectMapping, type ImportMapping, importFields } from './import-mapping.ts';
import {
  type ImportMemory,
  recalledFields,
  remembering,
  withMemory,
  withRememberedDefaults,
} from './import-memory.ts';
import { readImportRow } from './imports.ts';

const nothing: ImportMemory = { columns: {}, values: {}, defaults: {} };
const headers = ['Rent', 'Price', 'Floor', 'BHK', 'Size', 'City', 'Locality'];
const detected = detectMapping(headers);
const begin = (chosen: ImportMapping, memory = nothing) =>
  remembering(memory, { headers, guessed: detected, chosen });

describe('an import’s memory', () => {
  it('keeps what was corrected, and suggests it for the next file', () => {
    const { floor: _floor, ...columns } = detected.columns;
    const memory = begin({ ...detected, columns: { ...columns, rent: 'Price' } });
    expect(memory.columns).toEqual({ Rent: [], Price: ['rent'], Floor: [] });
    const next = withMemory(detected, headers, memory);
    expect(next.columns.rent).toBe('Price');
    expect(next.columns.floor).toBeUndefined();
    expect(recalledFields(detected, next)).toEqual(['floor', 'rent']);
  });

  it('forgets what agrees with the detected again, and leaves other files alone', () => {
    const memory = begin({ ...detected, columns: { ...detected.columns, rent: 'Price' } });
    expect(begin(detected, memory).columns).toEqual({});
    const other = detectMapping(['Monthly rent']);
    expect(withMemory(other, ['Monthly rent'], memory).columns).toEqual(other.columns);
  });

  it('keeps what a file does not say for files of the same columns, in whatever order', () => {
    const defaults = { ...detected.defaults, brokerageDays: '15', propertyType: '' };
    const memory = begin({ ...detected, defaults });
    const again = [...headers].reverse();
    const next = withRememberedDefaults(detected, again, memory);
    expect(next.defaults).toEqual({ brokerageDays: '15' });
    expect(recalledFields(detected, next)).toEqual(['propertyType', 'brokerageDays']);
    expect(begin(detected, memory).defaults).toEqual({});
  });

  describe('of a file of nearly the same columns', () => {
    const defaults = { ...detected.defaults, brokerageDays: '15', bathrooms: '2' };
    const memory = begin({ ...detected, defaults });
    const defaultsOf = (columns: readonly string[], known = memory) =>
      withRememberedDefaults(detectMapping(columns), columns, known).defaults;

    it.each([
      ['one more', [...headers, 'Deposit']],
      ['one less', headers.slice(0, -1)],
      ['another one', [...headers.slice(0, -1), 'Remarks']],
    ])('keeps what the file does not say: %s', (_, columns) => {
      expect(defaultsOf(columns)).toMatchObject({ brokerageDays: '15', bathrooms: '2' });
    });

    it('leaves to a new column what it says itself', () => {
      expect(defaultsOf([...headers, 'Bathrooms'])).toEqual({
        propertyType: 'Apartment',
        brokerageDays: '15',
      });
    });

    it('leaves a file of other columns alone, and takes the layout that is most alike', () => {
      expect(defaultsOf(['Rent', 'City', 'Configuration', 'Carpet'])).not.toHaveProperty('brokerageDays');
      const longer = [...headers, 'Deposit', 'Remarks'];
      const later = remembering(memory, {
        headers: longer,
        guessed: detected,
        chosen: { ...detected, defaults: { ...detected.defaults, brokerageDays: '30' } },
      });
      expect(defaultsOf([...longer, 'Parking'], later)).toMatchObject({ brokerageDays: '30' });
      expect(defaultsOf(headers, later)).toMatchObject({ brokerageDays: '15' });
    });
  });

  it('suggests exactly what was chosen last time, whatever that was', () => {
    const column = fc.option(fc.constantFrom(...headers), { nil: undefined });
    const chosen = fc.record(Object.fromEntries(importFields.map((field) => [field, column])));
    fc.assert(
      fc.property(chosen, (columns) => {
        const said = Object.fromEntries(Object.entries(columns).filter(([, header]) => header));
        const next = withMemory(detected, headers, begin({ columns: said, defaults: {} }));
        expect(next.columns).toEqual(said);
      }),
    );
  });
});

describe('words that nobody knows', () => {
  const mapping: ImportMapping = {
    columns: { propertyType: 'Kind', furnishing: 'Furnish', rent: 'Rent', bedrooms: 'BHK' },
    defaults: {
      city: 'Pune',
      locality: 'Baner',
      areaSqft: '900',
      furnishing: 'Unfurnished',
      propertyType: 'Villa',
      bathrooms: '1',
    },
  };
  const texts = {
    Kind: [
      { text: 'Flat', cells: 9 },
      { text: 'QX', cells: 3 },
      { text: '2 BHK', cells: 8 },
    ],
    Furnish: [
      { text: 'Lux-Fit', cells: 5 },
      { text: 'N/A', cells: 7 },
    ],
    Rent: [{ text: 'much', cells: 4 }],
  };

  it('are those of choices alone, the most frequent first', () => {
    expect(unknownWords(mapping, texts).map(({ field, words }) => [field, words])).toEqual([
      ['furnishing', 'lux fit'],
      ['propertyType', 'qx'],
    ]);
  });

  it('are read as a person says, or left out without a warning', () => {
    const values = { furnishing: { 'lux fit': 'fully_furnished' }, propertyType: { qx: '' } };
    const cells = { Kind: 'QX', Furnish: 'lux-fit', Rent: '20000', BHK: '2' };
    const row = readImportRow(2, cells, { ...mapping, values }, '2026-11-26');
    expect(row).toMatchObject({
      kind: 'accepted',
      listing: { furnishing: 'fully_furnished', propertyType: 'villa' },
      warnings: [],
    });
  });
});
