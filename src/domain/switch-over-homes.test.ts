import { expect, it } from 'vitest';
import { readSwitchOverFile, type SwitchOverPerson } from './switch-over.ts';
import { checkHomesFile, checkMonthsFile, countedFrom, type SwitchOverHome } from './switch-over-homes.ts';

const TODAY = '2026-11-26';

const person = (reference: string, joined: string | null = null): [string, SwitchOverPerson] => [
  reference,
  {
    reference,
    name: reference,
    email: null,
    phone: null,
    sponsor: null,
    joined_on: joined,
    firm: null,
    rera_state: null,
    rera_number: null,
    fee_paid: null,
    payable: null,
  },
];
const people = new Map([person('O1'), person('A1', '2025-01-01')]);

const home = (more: Partial<SwitchOverHome> = {}): SwitchOverHome => ({
  reference: 'H1',
  owner: 'O1',
  location: 'Baner, Pune',
  address: null,
  property_type: 'apartment',
  rvl: 25_000_00,
  managed_since: '2026-08-15',
  affiliate: 'A1',
  fee: 800,
  counted_from: '2026-11-01',
  ...more,
});

const header = [
  'reference',
  'owner',
  'location',
  'property_type',
  'rvl',
  'managed_since',
  'address',
  'affiliate',
  'fee',
];
const same = ['H1', 'O1', 'Baner, Pune', 'Apartment', '25,000', '2026-08-15', '', 'A1', ''];
const homesFile = (rows: string[][], known: SwitchOverHome[] = []) =>
  checkHomesFile(
    readSwitchOverFile('managed-homes', [header, ...rows]).rows,
    { people, homes: new Map(known.map((one) => [one.reference, one])) },
    TODAY,
  );
const found = ({ problems }: { problems: readonly { row: number; column: string; reason: string }[] }) =>
  problems.map(({ row, column, reason }) => `${row} ${column} ${reason}`);

it('reads homes, with the usual fee where the file names none', () => {
  const { counted_from: _, ...expected } = home();
  expect(homesFile([same]).fresh).toEqual([expected]);
  expect(homesFile([[...same.slice(0, 8), '7.5 %']]).fresh).toMatchObject([{ fee: 750 }]);
  expect(homesFile([same], [home()])).toEqual({ problems: [], fresh: [], repeated: 1 });
});

it('says all that is wrong with homes at once', () => {
  expect(
    found(
      homesFile(
        [
          ['H2', 'O9', 'Baner', 'castle', '0', '2026-12-01', '', 'O1', '101'],
          same,
          ['H3', 'O1', '', 'villa', '10,000', '2026-01-01', '', '', ''],
          ['H3', 'O1', 'Aundh', 'villa', '10,000', '2026-01-01', '', '', ''],
        ],
        [home({ rvl: 20_000_00 })],
      ),
    ),
  ).toEqual([
    '2 property_type switch-over.type-unreadable',
    '2 rvl switch-over.rent-unreadable',
    '2 managed_since switch-over.day-to-come',
    '2 fee switch-over.fee-unreadable',
    '2 owner switch-over.person-unknown',
    '2 affiliate switch-over.no-affiliate',
    '3 rvl switch-over.changed',
    '4 location switch-over.cell-empty',
    '5 reference switch-over.number-twice',
  ]);
});

it.each(['28k', '1.5 lakh', '0.28 L', '28 thousand', '2.8e4'])('does not guess a rent from “%s”', (rent) => {
  const { problems } = homesFile([[...same.slice(0, 4), rent, ...same.slice(5)]]);
  expect(problems).toMatchObject([
    { column: 'rvl', message: 'Write the monthly rent in full rupees, such as 28000 or 28,000' },
  ]);
});

it.each(['28000', '28,000', '₹28,000', 'Rs. 28,000.50', '28,000/-'])('reads the rent “%s”', (rent) => {
  expect(homesFile([[...same.slice(0, 4), rent, ...same.slice(5)]]).problems).toEqual([]);
});

it.each([
  ['2025-02-10', '2026-11-01'],
  ['2026-11-01', '2026-11-01'],
  ['2026-11-12', '2026-11-12'],
])('counts a home managed since %s from %s on', (since, expected) => {
  expect(countedFrom(since, TODAY)).toBe(expected);
});

const months = (rows: string[][], known: [string, boolean][] = []) =>
  checkMonthsFile(readSwitchOverFile('rvl-months', [['home', 'month', 'paid'], ...rows]).rows, {
    homes: new Map([['H1', home()]]),
    months: new Map(known),
  });

it('reads the months before a home moved in, once each', () => {
  expect(
    months(
      [
        ['H1', '2026-08', 'yes'],
        ['H1', '2026-09-01', 'no'],
        ['H1', '2026-10', 'yes'],
      ],
      [['H1 2026-10', true]],
    ),
  ).toEqual({
    problems: [],
    fresh: [
      { home: 'H1', month: '2026-08', paid: true },
      { home: 'H1', month: '2026-09', paid: false },
    ],
    repeated: 1,
  });
  expect(
    found(
      months(
        [
          ['H1', '2026-07', 'yes'],
          ['H1', '2026-11', 'yes'],
          ['H2', '2026-09', 'yes'],
          ['H1', '2026-09', 'perhaps'],
          ['H1', '2026-08', 'no'],
          ['H1', '2026-08', 'no'],
          ['H1', '2026-10', 'no'],
        ],
        [['H1 2026-10', true]],
      ),
    ),
  ).toEqual([
    '2 month switch-over.month-outside',
    '3 month switch-over.month-outside',
    '4 home switch-over.home-unknown',
    '5 paid switch-over.yes-no-unreadable',
    '7 month switch-over.month-twice',
    '8 paid switch-over.changed',
  ]);
});
