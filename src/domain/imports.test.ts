import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectMapping, type ImportMapping, mappingProblems } from './import-mapping.ts';
import { type ImportCells, importRowKey, readImportRow } from './imports.ts';

const today = '2026-11-20';
const headers = [
  'Posted On',
  'BHK',
  'Rent',
  'Size',
  'Floor',
  'Area Type',
  'Area Locality',
  'City',
  'Furnishing',
];
const more = ['Tenant Preferred', 'Bathroom', 'Point of Contact'];
const mapping = detectMapping([...headers, ...more]);

const cells: ImportCells = {
  'Posted On': '2022-05-18',
  BHK: '2 BHK',
  Rent: '1.2 Lac',
  Size: '1,100 sqft',
  Floor: 'Ground out of 2',
  'Area Type': 'Super Area',
  'Area Locality': 'Indiranagar, Bangalore',
  City: 'Bangalore',
  Furnishing: 'Semi-Furnished',
  'Tenant Preferred': 'Bachelors/Family',
  Bathroom: '6',
  'Point of Contact': 'Contact Agent',
};

describe('mapping', () => {
  it('is suggested by the header row', () => {
    expect(mapping).toEqual({
      columns: {
        postedOn: 'Posted On',
        bedrooms: 'BHK',
        rent: 'Rent',
        areaSqft: 'Size',
        floor: 'Floor',
        locality: 'Area Locality',
        city: 'City',
        furnishing: 'Furnishing',
        preferredTenant: 'Tenant Preferred',
        bathrooms: 'Bathroom',
        listedAs: 'Point of Contact',
      },
      defaults: { propertyType: 'Apartment' },
    });
    expect(mappingProblems(mapping, [...headers, ...more])).toEqual([]);
  });

  it('keeps a type column when there is one', () => {
    const detected = detectMapping(['TYPE', 'monthly_rent']);
    expect(detected).toEqual({ columns: { propertyType: 'TYPE', rent: 'monthly_rent' }, defaults: {} });
  });

  it('names required fields without a column and columns that are not there', () => {
    const wrong: ImportMapping = {
      columns: { ...mapping.columns, rent: undefined, floor: 'Storey' },
      defaults: {},
    };
    expect(mappingProblems(wrong, headers.concat(more))).toEqual([
      { field: 'propertyType', problem: 'not-mapped' },
      { field: 'rent', problem: 'not-mapped' },
      { field: 'floor', problem: 'column-not-in-file' },
    ]);
  });
});

describe('row', () => {
  const read = (change: Record<string, string>, map = mapping) =>
    readImportRow(7, { ...cells, ...change }, map, today);

  it('becomes a listing with what it says', () => {
    expect(read({})).toEqual({
      kind: 'accepted',
      row: 7,
      listing: {
        title: '2 BHK Apartment in Indiranagar, Bengaluru',
        description: '',
        city: 'Bengaluru',
        locality: 'Indiranagar',
        landmark: null,
        pincode: null,
        propertyType: 'apartment',
        pgFor: null,
        furnishing: 'semi_furnished',
        bedrooms: 2,
        bathrooms: 5,
        areaSqft: 1100,
        rent: 12_000_000,
        deposit: null,
        maintenanceCharge: null,
        brokerageDays: 0,
        availableFrom: null,
        floor: 0,
        totalFloors: 2,
        facing: null,
        parking: null,
        petsAllowed: false,
        preferredTenant: 'anyone',
        listedAs: 'broker',
        amenities: [],
        reraNumber: null,
        sourcePostedOn: '2022-05-18',
        implausible: [],
      },
    });
  });

  it('is flagged, not refused, where it is hard to believe', () => {
    expect(read({ Rent: '35,00,000', Size: '10', Floor: '3 out of 2' })).toMatchObject({
      kind: 'accepted',
      listing: { rent: 350_000_000, areaSqft: 10, implausible: ['rent', 'area_sqft', 'floor'] },
    });
  });

  it('is rejected with every reason', () => {
    expect(read({ Rent: 'on request', City: '', Floor: 'roof', 'Posted On': '2027-01-01' })).toEqual({
      kind: 'rejected',
      row: 7,
      reasons: [
        { field: 'city', problem: 'missing', text: '' },
        { field: 'rent', problem: 'unreadable', text: 'on request' },
        { field: 'floor', problem: 'unreadable', text: 'roof' },
        { field: 'postedOn', problem: 'unreadable', text: '2027-01-01' },
      ],
    });
  });

  it('keeps zero and "not said" apart', () => {
    const map = { ...mapping, columns: { ...mapping.columns, deposit: 'Deposit', availableFrom: 'From' } };
    expect(read({ Deposit: '0', From: 'Immediately' }, map)).toMatchObject({
      listing: { deposit: 0, availableFrom: null },
    });
    expect(read({ Deposit: '-', From: '5/12/2026' }, map)).toMatchObject({
      listing: { deposit: null, availableFrom: '2026-12-05' },
    });
  });

  it('takes a default where the row says nothing, and its own title where it has one', () => {
    const map = {
      columns: { ...mapping.columns, title: 'Name', furnishing: undefined },
      defaults: { propertyType: 'Villa', furnishing: 'Unfurnished' },
    };
    expect(read({ Name: ' Sunny   villa ' }, map)).toMatchObject({
      listing: { title: 'Sunny villa', propertyType: 'villa', furnishing: 'unfurnished' },
    });
  });

  it('takes whom it is for from a PG alone, and no offence at what other homes say there', () => {
    const map = { ...mapping, columns: { ...mapping.columns, propertyType: 'Type', pgFor: 'Gender' } };
    const pgFor = (Type: string, Gender: string) => read({ Type, Gender }, map);
    expect(pgFor('PG', 'Female')).toMatchObject({ listing: { pgFor: 'women' } });
    expect(pgFor('PG', '')).toMatchObject({ listing: { pgFor: null } });
    expect(pgFor('PG', 'robots')).toMatchObject({ reasons: [{ field: 'pgFor', problem: 'unreadable' }] });
    expect(pgFor('Flat', 'robots')).toMatchObject({ listing: { pgFor: null } });
  });

  it('shortens what it quotes', () => {
    const outcome = read({ Rent: 'x'.repeat(5000) });
    expect(outcome).toMatchObject({ reasons: [{ text: 'x'.repeat(80) }] });
  });

  it('answers any cells', () => {
    const anyCells = fc.dictionary(fc.constantFrom(...headers, ...more), fc.string());
    fc.assert(
      fc.property(anyCells, (row) => {
        expect(['accepted', 'rejected']).toContain(readImportRow(2, row, mapping, today).kind);
      }),
    );
  });
});

describe('row key', () => {
  it('depends on every cell, not on order or outer space', () => {
    expect(importRowKey({ a: '1', b: '2' })).toBe(importRowKey({ b: ' 2', a: '1 ' }));
    expect(importRowKey({ a: '1', b: '2' })).not.toBe(importRowKey({ a: '1', b: '3' }));
    expect(importRowKey({ a: '1,b', b: '' })).not.toBe(importRowKey({ a: '1', b: 'b' }));
  });
});
