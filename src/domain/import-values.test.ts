import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readCity, readLocality } from './import-places.ts';
import {
  choiceReader,
  pointOfDegrees,
  readAmenities,
  readArea,
  readBathrooms,
  readBrokerageDays,
  readDate,
  readDegrees,
  readDeposit,
  readFloor,
  readFreeFrom,
  readMonths,
  readPincode,
  readRent,
  readRooms,
  readYesNo,
  textReader,
} from './import-values.ts';
import { fromRupees } from './money.ts';

const readFacing = choiceReader('facing');

const cases: [string, (text: string) => unknown, [string, unknown][]][] = [
  [
    'rooms',
    readRooms,
    [
      ['2', 2],
      ['2 BHK', 2],
      ['3BHK', 3],
      ['1 RK', 1],
      ['4 Bedrooms', 4],
      ['5+', 5],
      ['5+ BHK', 5],
      ['6', 5],
      ['10', 5],
      ['0', null],
      ['-2', null],
      ['two', 2],
      ['100', null],
      ['2.5 BHK', 2],
      ['2.5', 2],
      ['3.5BHK', 3],
      ['2+1', 2],
      ['2 + 1 BHK', 2],
      ['3 BHK + 1', 3],
      ['2.25', null],
      ['3.0', 3],
      ['> 10', 5],
      ['BHK2', 2],
      ['BHK4PLUS', 4],
      ['RK1', 1],
      ['1 BHK Apartment', 1],
      ['Flat 12', null],
      ['2 B.H.K.', 2],
      ['1 R.K', 1],
      ['दो बीएचके', 2],
      ['Three Bedrooms', 3],
    ],
  ],
  [
    'bathrooms',
    readBathrooms,
    [
      ['2+1', 3],
      ['2 + 1 common', 3],
      ['4+3', 5],
      ['2', 2],
      ['3+', 3],
      ['0+0', null],
    ],
  ],
  [
    'area',
    readArea,
    [
      ['1100', 1100],
      ['1,100 sqft', 1100],
      ['1100 sq. ft.', 1100],
      ['1100 Sq.Ft', 1100],
      ['1,00,000 sq ft', 100_000],
      ['100 sq m', 1076],
      ['100 sq. yd.', 900],
      ['84 gaj', 756],
      ['850.5', 851],
      ['10', 10],
      ['0', null],
      ['100001', null],
      ['-5', null],
      ['big', null],
      ['12 constructor', null],
      ['1,200 s.ft', 1200],
      ['950-1000', 950],
      ['900 to 950 sq ft', 900],
      ['Super built-up Area 1,250 sq.ft. (116 sq.m.)', 1250],
      ['Carpet area: 640 Sq-ft', 640],
      ['110 Sq. Mtr', 1184],
      ['133 Sq Yrd', 1197],
      ['150 sq. yards', 1350],
      ['८४ गज', 756],
      ['900 वर्ग फ़ुट', 900],
      ['Rs 900', null],
    ],
  ],
  [
    'rent',
    readRent,
    [
      ['10000', 1_000_000],
      ['1.2 Lac', 12_000_000],
      ['35,00,000', 350_000_000],
      ['1 crore', 1_000_000_000],
      ['1.1 crore', null],
      ['0', null],
      ['999.50', null],
      ['5 constructor', null],
      ['25k nego', 2_500_000],
      ['18,000 (all inclusive)', 1_800_000],
      ['₹ 30,000/- + maintenance', 3_000_000],
      ['22.5 हज़ार', 2_250_000],
      ['25k to 30k', null],
      ['ask', null],
    ],
  ],
  [
    'floor',
    readFloor,
    [
      ['Ground out of 2', { floor: 0, totalFloors: 2 }],
      ['3 out of 5', { floor: 3, totalFloors: 5 }],
      ['3/5', { floor: 3, totalFloors: 5 }],
      ['Upper Basement out of 3', { floor: -1, totalFloors: 3 }],
      ['Lower Basement out of 3', { floor: -2, totalFloors: 3 }],
      ['Ground', { floor: 0, totalFloors: null }],
      ['7', { floor: 7, totalFloors: null }],
      ['3.0', { floor: 3, totalFloors: null }],
      ['> 10', { floor: 10, totalFloors: null }],
      ['2nd floor', { floor: 2, totalFloors: null }],
      ['roof', null],
      ['Grd', { floor: 0, totalFloors: null }],
      ['भूतल', { floor: 0, totalFloors: null }],
      ['तीसरी मंज़िल', { floor: 3, totalFloors: null }],
      ['पाँचवीं', { floor: 5, totalFloors: null }],
      ['दुसरा मजला', { floor: 2, totalFloors: null }],
      ['G+2', null],
      ['-1', null],
      ['constructor', null],
    ],
  ],
  [
    'furnishing',
    choiceReader('furnishing'),
    [
      ['Semi-Furnished', 'semi_furnished'],
      ['Furnished', 'fully_furnished'],
      ['Fully Furnished', 'fully_furnished'],
      ['Unfurnished', 'unfurnished'],
      ['some', null],
    ],
  ],
  [
    'type',
    choiceReader('property_type'),
    [
      ['Flat', 'apartment'],
      ['Builder Floor', 'builder_floor'],
      ['Independent House', 'independent_house'],
      ['PG', 'pg'],
      ['Residential Apartment', 'apartment'],
      ['1 BHK Apartment', 'apartment'],
      ['independent/builder floor', 'builder_floor'],
      ['IH', 'independent_house'],
      ['Villa or apartment', null],
      ['tent', null],
    ],
  ],
  [
    'parking',
    choiceReader('parking'),
    [
      ['Car', 'four_wheeler'],
      ['Two-wheeler', 'two_wheeler'],
      ['No parking', 'none'],
      ['bike and car', 'both'],
      ['helicopter', null],
    ],
  ],
  [
    'tenant',
    choiceReader('preferred_tenant'),
    [
      ['Bachelors/Family', 'anyone'],
      ['Bachelors', 'bachelors'],
      ['Family', 'family'],
      ['Company', 'company'],
      ['robots', null],
    ],
  ],
  [
    'lister',
    choiceReader('listed_as'),
    [
      ['Contact Owner', 'owner'],
      ['Contact Agent', 'broker'],
      ['Contact Builder', 'owner'],
      ['broker', 'broker'],
      ['?', null],
    ],
  ],
  [
    'brokerage',
    readBrokerageDays,
    [
      ['15', 15],
      ['15 days', 15],
      ['1 month', 30],
      ['15 days rent', 15],
      ['400', null],
      ['-15', null],
      ['some', null],
    ],
  ],
  [
    'date',
    readDate,
    [
      ['2022-05-18', '2022-05-18'],
      ['2022-05-18T10:00:00Z', '2022-05-18'],
      ['5/11/2026', '2026-11-05'],
      ['05-11-2026', '2026-11-05'],
      ['5 Nov 2026', '2026-11-05'],
      ['५/११/२०२६', '2026-11-05'],
      ['5 Nov', null],
      ['31/02/2026', null],
      ['soon', null],
    ],
  ],
  [
    'yes or no',
    readYesNo,
    [
      ['Yes', true],
      ['Not allowed', false],
      ['maybe', null],
    ],
  ],
  [
    'amenities',
    readAmenities,
    [
      ['Lift, Power backup | GYM', ['lift', 'power_backup', 'gym']],
      ['lift; lift', ['lift']],
      ['lift, helipad', ['lift']],
      ['helipad', null],
      ['["LIFT", "Club House"]', ['lift', 'clubhouse']],
      ["{'lift': True, 'gym': False}", ['lift']],
    ],
  ],
  [
    'facing',
    readFacing,
    [
      ['North-East', 'north_east'],
      ['east', 'east'],
      ['up', null],
    ],
  ],
  [
    'pincode',
    readPincode,
    [
      ['560 034', '560034'],
      ['060034', null],
      ['56003', null],
    ],
  ],
  [
    'city',
    readCity,
    [
      ['Bangalore', 'Bengaluru'],
      [' new  delhi ', 'Delhi'],
      ['Pune', 'Pune'],
      ['x'.repeat(61), null],
    ],
  ],
  [
    'text',
    textReader(5),
    [
      [' a  b ', 'a b'],
      ['🏠🏠', '🏠🏠'],
      ['123456', null],
      [' ', null],
    ],
  ],
];

describe.each(cases)('%s', (_, read, rows) => {
  test.each(rows)('%j', (text, value) => {
    expect(read(text)).toEqual(value);
  });

  it('answers any text', () => {
    fc.assert(fc.property(fc.string(), (text) => read(text) !== undefined));
  });
});

test.each([
  ['Manikonda, Hyderabad', 'Hyderabad', 'Manikonda'],
  ['HSR Layout, Bangalore', 'Bengaluru', 'HSR Layout'],
  ['Saket, Secunderabad', 'Hyderabad', 'Saket, Secunderabad'],
  ['Hyderabad', 'Hyderabad', 'Hyderabad'],
  [' Phool Bagan ,, Kankurgachi', null, 'Phool Bagan, Kankurgachi'],
  ['', 'Pune', null],
])('locality %j in %j is %j', (text, city, locality) => {
  expect(readLocality(text, city)).toBe(locality);
});

describe('months of rent', () => {
  it.each([
    ['2 months', 2],
    ['2 mo', 2],
    ['2 mo.', 2],
    ['2x rent', 2],
    ['2 x', 2],
    ['3 X monthly rent', 3],
    ['दो महीने', 2],
    ['२ महीने का किराया', 2],
    ['ढाई महीने', 2.5],
    ['डेढ़ माह', 1.5],
    ['do mahine', 2],
    ['Two months’ rent', 2],
    ['1.5 months (refundable)', 1.5],
    ['10', 10],
    ['one month', 1],
    ['2 months adv', 2],
    ['2 months advance.', 2],
    ['1+1 month', 2],
    ['1 month + 1 month', 2],
  ])('%s', (text, months) => {
    expect(readMonths(text)).toBe(months);
  });

  it.each([
    '25000',
    '₹ 50,000',
    '0',
    'No deposit',
    '25',
    'months',
    'two',
    '40 months',
    '2 days',
    'x',
    '1+1',
    '20000+1 month',
  ])('%s is none', (text) => {
    expect(readMonths(text)).toBeNull();
  });

  it('become the amount of the rent they belong to', () => {
    const rent = fromRupees(15_501);
    expect(readDeposit('1.5 months', rent)).toBe(fromRupees(23_252));
    expect(readDeposit('2 months', null)).toBeNull();
    expect(readDeposit('45k', null)).toBe(fromRupees(45_000));
  });
});

it.each([
  ['15-12-26', '2026-12-15'],
  ['From 15-12-26', '2026-12-15'],
  ["12 Nov '26", '2026-11-12'],
  ['Jan 2027', '2027-01-01'],
  ['1796083200000', '2026-12-01'],
  ['1796083200', '2026-12-01'],
  // Midnight in India.
  ['1796063400000', '2026-12-01'],
  ['46357', '2026-12-01'],
  ['25000', null],
  ['Within 15 days', null],
])('the day of %j is %j', (text, day) => {
  expect(readDate(text)).toBe(day);
});

it.each([
  ['1st Jan', '2027-01-01'],
  ['from 5 Nov', '2026-11-05'],
  ['Jan', '2027-01-01'],
  ['Dec end', '2026-12-31'],
  ['end of Feb', '2027-02-28'],
  ['mid January', '2027-01-15'],
  ['15/12/26', '2026-12-15'],
  ['Top', null],
  ['end', null],
  ['30 Feb', null],
])('on 30 November a home that is free %j is free on %j', (text, day) => {
  expect(readFreeFrom(text, '2026-11-30')).toBe(day);
});

it.each([
  [['12.9116', '77.6389'], { lat: 12.9116, lng: 77.6389 }],
  [['77.6389', '12.9116'], { lat: 12.9116, lng: 77.6389 }],
  [['12.9116,77.6389'], { lat: 12.9116, lng: 77.6389 }],
  [['POINT (77.6389 12.9116)'], { lat: 12.9116, lng: 77.6389 }],
  [['{"LATITUDE":"12.9116","LONGITUDE":"77.6389"}'], { lat: 12.9116, lng: 77.6389 }],
  [['https://maps.google.com/?q=12.9116,77.6389&z=15'], { lat: 12.9116, lng: 77.6389 }],
  [['48.8566', '2.3522'], { lat: 48.8566, lng: 2.3522 }],
  [['12.9116'], null],
  [['0.0,0.0'], null],
])('the point of %j is %j', (texts, point) => {
  expect(pointOfDegrees(texts.flatMap((text) => readDegrees(text) ?? []))).toEqual(point);
});
