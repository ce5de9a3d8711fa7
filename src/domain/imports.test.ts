import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  detectMapping,
  type ImportMapping,
  mappingProblems,
  unreadColumns,
  withGuesses,
} from './import-mapping.ts';
import { homeFacts, type ImportCells, readImportRow } from './imports.ts';

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

  it.each([
    ['programs', ['areaSqft', 'numBathrooms', 'monthlyRent', 'localityName']],
    ['databases', ['area_sqft', 'bathroom_num', 'monthly_rent', 'locality_name']],
    ['capitals', ['AREA_SQFT', 'BATHROOM_NUM', 'MONTHLY_RENT', 'LOCALITY_NAME']],
    ['words', ['Area (sq ft)', 'No. of Bathrooms', 'Rent per month', 'Name of the Locality']],
    ['Hindi', ['क्षेत्रफल', 'बाथरूम', 'किराया', 'इलाका']],
  ])('reads headers as %s write them', (_, names) => {
    const [areaSqft, bathrooms, rent, locality] = names;
    expect(detectMapping(names).columns).toEqual({ areaSqft, bathrooms, rent, locality });
  });

  it('takes a column of rooms for no type of home', () => {
    const row = { type: 'BHK2', building_type: 'IF', title: '2 BHK near the lake' };
    expect(detectMapping(Object.keys(row), [row]).columns).toEqual({
      bedrooms: 'type',
      propertyType: 'building_type',
      title: 'title',
    });
    expect(detectMapping(['type'], [{ type: '1 BHK' }]).defaults).toEqual({ propertyType: 'Apartment' });
  });

  it.each([
    ['Prop Ref', 'reference'],
    ['Advance', 'deposit'],
    ['Security', 'deposit'],
    ['Monthly Rental', 'rent'],
    ['Expected Rent', 'rent'],
    ['Carpet', 'areaSqft'],
    ['Super built-up', 'areaSqft'],
    ['Config', 'bedrooms'],
    ['Sector/Area', 'locality'],
    ['Bed', 'bedrooms'],
    ['Poss. From', 'availableFrom'],
    ['Society/Building', 'landmark'],
    ['Area/sq ft', 'areaSqft'],
    ['किराया', 'rent'],
    ['महीने का किराया', 'rent'],
    ['जमानत राशि', 'deposit'],
    ['एडवांस', 'deposit'],
    ['कमरे', 'bedrooms'],
    ['सेक्टर', 'locality'],
    ['Kiraya', 'rent'],
    ['Mohalla', 'locality'],
    ['Sheher', 'city'],
    ['Kamre', 'bedrooms'],
  ])('knows the header “%s” as %s', (header, field) => {
    expect(detectMapping([header]).columns).toEqual({ [field]: header });
  });

  it.each(['Rent/sq ft', 'price_per_sqft', 'Remarks'])('leaves “%s” alone', (header) => {
    const rows = Array.from({ length: 5 }, () => ({ [header]: '25.5' }));
    expect(detectMapping([header], rows).columns).toEqual({});
  });

  it('is guessed by what cells hold, where the header says nothing or something else', () => {
    const row = {
      Area: 'Sector 62',
      Security: '24x7 guards',
      'How big': '1,100 sq ft',
      'What it costs': '₹25,000 / month',
      'Kept back': '2 months rent',
      Contact: '98100 00000',
      Condition: 'Semi-furnished',
      'Monthly maintenance for the flat': '2,500',
      'Lock-in': '11 months',
    };
    const rows = [row, row, row];
    expect(detectMapping(Object.keys(row), rows).columns).toEqual({
      locality: 'Area',
      areaSqft: 'How big',
      rent: 'What it costs',
      deposit: 'Kept back',
      furnishing: 'Condition',
      maintenanceCharge: 'Monthly maintenance for the flat',
    });
  });

  it('takes numbers of homes for such though a few have none, and none that many share', () => {
    const rowsOf = (numbers: string[]) => numbers.map((number) => ({ 'Prop Ref': number }));
    const found = (numbers: string[]) => detectMapping(['Prop Ref'], rowsOf(numbers)).columns.reference;
    expect(found(['A1', '', 'A2', ''])).toBe('Prop Ref');
    expect(found(['A1', 'A1', 'A2', 'A2'])).toBeUndefined();
  });

  it('names the columns that are not read', () => {
    const headers = ['Rent', 'Notes', 'Photo 1', 'Photo 2', 'Lock-in'];
    const mapping = { columns: { rent: 'Rent', photos: 'Photo 1' }, defaults: {} };
    expect(unreadColumns(mapping, headers)).toEqual(['Notes', 'Lock-in']);
  });

  it('asks for the brokerage of a broker’s file that does not say it', () => {
    const asked = (own: ImportMapping['defaults'], columns = {}) =>
      mappingProblems(
        {
          columns: { ...mapping.columns, listedAs: undefined, ...columns },
          defaults: { ...mapping.defaults, ...own },
        },
        [...headers, ...more, 'Brokerage'],
      ).map(({ field }) => field);
    expect(asked({ listedAs: 'Broker' })).toEqual(['brokerageDays']);
    expect(asked({ listedAs: 'Broker', brokerageDays: '0' })).toEqual([]);
    expect(asked({ listedAs: 'Broker' }, { brokerageDays: 'Brokerage' })).toEqual([]);
    expect(asked({ listedAs: 'Owner' })).toEqual([]);
    expect(asked({ listedAs: 'Broker' }, { listedAs: 'Point of Contact' })).toEqual([]);
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
    expect(read({})).toMatchObject({
      kind: 'accepted',
      row: 7,
      listing: {
        title: '2 BHK Apartment in Indiranagar, Bengaluru',
        description: '',
        city: 'Bengaluru',
        locality: 'Indiranagar',
        landmark: null,
        pincode: null,
        address: null,
        propertyType: 'apartment',
        pgFor: null,
        pgMeals: null,
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
        waterSupply: null,
        petsAllowed: false,
        preferredTenant: 'anyone',
        listedAs: 'broker',
        amenities: [],
        reraNumber: null,
        sourcePostedOn: '2022-05-18',
        reference: null,
        photos: [],
        point: null,
        implausible: [],
      },
      warnings: [],
    });
  });

  it.each(['', 'big'])('is a home without an area where its cell says %j', (Size) => {
    expect(read({ Size }, mapping)).toMatchObject({
      kind: 'accepted',
      listing: { areaSqft: null, implausible: [] },
      warnings: [{ field: 'areaSqft', text: Size }],
    });
  });

  it('says which fields its cells said, and not what was supposed', () => {
    const taken = read({ Furnishing: '', Bathroom: 'many' }, withGuesses(mapping));
    expect(taken.kind === 'accepted' && [...taken.said].sort()).toEqual(
      [
        'areaSqft',
        'bedrooms',
        'city',
        'floor',
        'listedAs',
        'locality',
        'postedOn',
        'preferredTenant',
        'rent',
      ].sort(),
    );
  });

  it('reads a deposit in months of its own rent', () => {
    const map = { ...mapping, columns: { ...mapping.columns, deposit: 'Advance' } };
    const depositOf = (Advance: string, Rent = '20000') => {
      const row = read({ Advance, Rent }, map);
      return row.kind === 'accepted' ? row.listing.deposit : undefined;
    };
    expect(depositOf('2 months')).toBe(4_000_000);
    expect(depositOf('दो महीने', '15,500')).toBe(3_100_000);
    expect(depositOf('50,000')).toBe(5_000_000);
    expect(depositOf('No deposit')).toBe(0);
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
      city: null,
      reasons: [
        { field: 'city', problem: 'missing', text: '' },
        { field: 'rent', problem: 'unreadable', text: 'on request' },
      ],
    });
  });

  it('is taken without the cells that a home can do without, and says which', () => {
    expect(read({ Floor: 'roof', 'Posted On': '2027-01-01', 'Tenant Preferred': 'robots' })).toMatchObject({
      kind: 'accepted',
      listing: { floor: null, sourcePostedOn: null, preferredTenant: 'anyone' },
      warnings: [
        { field: 'floor', text: 'roof' },
        { field: 'preferredTenant', text: 'robots' },
        { field: 'postedOn', text: '2027-01-01' },
      ],
    });
  });

  it('takes what is supposed where a cell says nothing, and warns where it says something else', () => {
    const map = withGuesses(mapping);
    expect(read({ Furnishing: '', Bathroom: '' }, map)).toMatchObject({
      listing: { furnishing: 'unfurnished', bathrooms: 1 },
      warnings: [],
    });
    expect(read({ Furnishing: 'IF 3' }, map)).toMatchObject({
      listing: { furnishing: 'unfurnished' },
      warnings: [{ field: 'furnishing', text: 'IF 3' }],
    });
  });

  it('reads rooms and type of one column, a point, a number of its own and a list of amenities', () => {
    const own = {
      property_type: '3 BHK Builder Floor',
      LATITUDE: '12.93',
      Longitude: '77.62',
      PROP_ID: 'A7',
      amenities: '["LIFT", "gym", "helipad"]',
    };
    const { BHK: _, ...rest } = cells;
    const row = { ...rest, ...own };
    expect(readImportRow(7, row, detectMapping(Object.keys(row), [row]), today)).toMatchObject({
      listing: {
        bedrooms: 3,
        propertyType: 'builder_floor',
        point: { lat: 12.93, lng: 77.62 },
        reference: 'A7',
        amenities: ['lift', 'gym'],
      },
      warnings: [{ field: 'amenities', text: 'helipad' }],
    });
  });

  it('has its place from an address or a PIN where no locality is named', () => {
    const wide = detectMapping(['Area Locality', 'City', 'Full Address', 'Pin Code', 'BHK', 'Rent', 'Size']);
    const place = (own: ImportCells) => {
      const read = readImportRow(
        2,
        { City: 'Pune', BHK: '2', Rent: '20000', Size: '900', ...own },
        withGuesses(wide),
        today,
      );
      return read.kind === 'accepted' ? [read.listing.locality, read.listing.pincode] : read.reasons;
    };
    expect(place({ 'Full Address': 'Flat 3, Baner, Pune 411045', 'Pin Code': '411045' })).toEqual([
      'Flat 3, Baner',
      '411045',
    ]);
    expect(place({ 'Area Locality': '', 'Pin Code': '411045' })).toEqual(['411045', '411045']);
    expect(place({})).toEqual([{ field: 'locality', problem: 'missing', text: '' }]);
  });

  it('keeps zero and "Not mentioned" apart', () => {
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
    expect(pgFor('PG', 'robots')).toMatchObject({ listing: { pgFor: null }, warnings: [{ field: 'pgFor' }] });
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

describe('the facts of a home', () => {
  const factsOf = (change: Record<string, string>) => {
    const read = readImportRow(2, { ...cells, ...change }, mapping, today);
    return read.kind === 'accepted' ? homeFacts(read.listing) : '';
  };

  it('depend on what the home is, not on the file it stands in', () => {
    const facts = factsOf({});
    expect(facts).toContain('indiranagar');
    expect(
      factsOf({ Notes: 'call again', 'Area Locality': ' Indiranagar,  Bangalore', Rent: '1,20,000' }),
    ).toBe(facts);
    expect(factsOf({ Rent: '1,20,500' })).not.toBe(facts);
    expect(factsOf({ Floor: '1 out of 2' })).not.toBe(facts);
  });
});

describe('a file as a portal writes it', () => {
  const odd = ['', '-', 'None', 'roof', 'ask', '> 10', '#N/A', 'null'];
  const styles: readonly Record<string, string>[] = [
    {
      type: 'BHK2',
      building_type: 'AP',
      property_size: '900',
      rent: '21000',
      locality: 'Baner',
      furnishing: '?',
      floor: '?',
    },
    {
      Title: '2 BHK Apartment',
      Area: '900 sq ft',
      Price: '₹21,000',
      Location: 'Baner, Pune',
      Furnishing: '?',
      Facing: '?',
    },
    {
      BHK: '2.0',
      Size: '900.0',
      Rent: '21000.0',
      'Area Locality': 'Baner',
      Bathroom: '?',
      'Tenant Preferred': '?',
    },
    { बीएचके: '2', क्षेत्रफल: '900', किराया: '21000', इलाका: 'Baner', बाथरूम: '?', photo1: '?' },
  ];

  it.each(styles)('gives at least 98 of 100 homes without help, whatever optional cells say: %j', (style) => {
    const rows = Array.from({ length: 200 }, (_, at) =>
      Object.fromEntries(
        Object.entries(style).map(([header, cell]) => [
          header,
          cell === '?' ? (odd[at % odd.length] ?? '') : cell,
        ]),
      ),
    );
    const headers = Object.keys(style);
    const map = withGuesses(detectMapping(headers, rows), 'Pune');
    expect(mappingProblems(map, headers)).toEqual([]);
    const taken = rows.filter((row, at) => readImportRow(at + 2, row, map, today).kind === 'accepted');
    expect(taken.length).toBeGreaterThanOrEqual(rows.length * 0.98);
  });
});

describe('a list of a portal that nobody has seen before', () => {
  const header = [
    'Asking',
    'Config',
    'Carpet (sqft)',
    'Possession',
    'Micro market',
    'Lessor type',
    'Town',
    'Furnish status',
    'Loo',
    'Dep',
    'Preferred occupant',
    'Flr',
    'Bldg',
    'Maint',
  ];
  const rows = [
    [
      '18000 pm',
      '1RK',
      '410 sft',
      'Ready to move',
      'HSR Lyt',
      'Individual',
      'Bangalore',
      'Un-furnished',
      '1',
      '2 mths',
      'Bachelors',
      '2nd of 3',
      '',
      '500',
    ],
    [
      '45k',
      '3 BHK',
      '1,480',
      '15-Dec-2026',
      'Whitefield',
      'Channel partner',
      'Bangalore',
      'Semi',
      '3',
      '1,50,000',
      'Any',
      'G/4',
      'SNN Raj',
      'Incl',
    ],
  ].map((cells) => Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ''])));
  const mapping = withGuesses(detectMapping(header, rows));

  it('is read by its own headers, every one', () => {
    expect(mappingProblems(mapping, header)).toEqual([]);
    expect(unreadColumns(mapping, header)).toEqual([]);
  });

  it('says its homes as a person reads them', () => {
    const [small, large] = rows.map((row, at) => readImportRow(at + 2, row, mapping, '2026-11-27'));
    expect(small).toMatchObject({
      listing: {
        rent: 1_800_000,
        bedrooms: 1,
        areaSqft: 410,
        locality: 'HSR Lyt',
        listedAs: 'owner',
        deposit: 3_600_000,
        floor: 2,
      },
      warnings: [],
    });
    expect(large).toMatchObject({
      listing: {
        rent: 4_500_000,
        availableFrom: '2026-12-15',
        listedAs: 'broker',
        landmark: 'SNN Raj',
        preferredTenant: 'anyone',
        floor: 0,
      },
      warnings: [{ field: 'maintenanceCharge', text: 'Incl' }],
    });
  });
});
