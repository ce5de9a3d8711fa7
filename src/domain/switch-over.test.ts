import { expect, it } from 'vitest';
import {
  checkPeopleFile,
  type PersonKind,
  readSwitchOverFile,
  type SwitchOverPerson,
} from './switch-over.ts';

const TODAY = '2026-11-26';

const person = (reference: string, more: Partial<SwitchOverPerson> = {}): [string, SwitchOverPerson] => [
  reference,
  {
    reference,
    name: `Person ${reference}`,
    email: `${reference.toLowerCase()}@example.in`,
    phone: null,
    sponsor: null,
    joined_on: null,
    firm: null,
    rera_state: null,
    rera_number: null,
    fee_paid: null,
    payable: null,
    ...more,
  },
];

function check(kind: PersonKind, table: string[][], known: [string, SwitchOverPerson][] = []) {
  const { rows, missing } = readSwitchOverFile(kind, table);
  expect(missing).toEqual([]);
  return checkPeopleFile(kind, rows, new Map(known), TODAY);
}
const found = ({ problems }: ReturnType<typeof check>) =>
  problems.map(({ row, column, reason }) => `${row} ${column} ${reason}`);

it('names the columns that a file lacks, however its headers are spaced', () => {
  expect(readSwitchOverFile('sponsors', [['Reference', 'Sponsor']]).missing).toEqual(['joined_on']);
  expect(
    readSwitchOverFile('sponsors', [
      ['Reference', ' Joined on '],
      ['', ' '],
      ['A', 'x'],
    ]),
  ).toEqual({
    missing: [],
    unread: [],
    rows: [{ row: 3, cells: { reference: 'A', joined_on: 'x', sponsor: '' } }],
  });
});

it('names the columns that it does not read, a second of the same name among them', () => {
  const header = ['Reference', 'firm', 'fee_paid', 'RERA no', '', 'Firm'];
  expect(readSwitchOverFile('brokers', [header]).unread).toEqual(['RERA no', 'Firm']);
});

const people = ['reference', 'name', 'email', 'phone'];

it('reads people as they sign in', () => {
  const checked = check('people', [
    people,
    ['A1', 'Asha Rao', 'Asha@Example.in', ''],
    ['A2', 'Ravi', '', '98765 43210'],
  ]);
  expect(checked.fresh).toEqual([
    { reference: 'A1', name: 'Asha Rao', email: 'asha@example.in', phone: null },
    { reference: 'A2', name: 'Ravi', email: null, phone: '+919876543210' },
  ]);
});

it('says all that is wrong with people at once', () => {
  const table = [
    people,
    ['A1', '', 'asha', ''],
    ['', 'Ravi', '', '98765 43210'],
    ['A3', 'Sita', '', ''],
    ['A4', 'Uma', 'uma@example.in', ''],
    ['A4', 'Veer', 'uma@example.in', ''],
    ['A6', 'Wali', 'b1@example.in', ''],
  ];
  expect(found(check('people', table, [person('B1')]))).toEqual([
    '2 name switch-over.cell-empty',
    '2 email switch-over.email-unreadable',
    '3 reference switch-over.cell-empty',
    '4 email switch-over.contact-missing',
    '6 reference switch-over.number-twice',
    '7 email switch-over.contact-shared',
  ]);
});

it('takes the same row again for what it is, and says a changed one', () => {
  const known = [person('A1', { name: 'Asha' })];
  const same = ['A1', 'Asha', 'a1@example.in', ''];
  expect(check('people', [people, same], known)).toEqual({ problems: [], fresh: [], repeated: 1 });
  const changed = check('people', [people, ['A1', 'Asha Rao', 'a1@example.in', '']], known);
  expect(changed.problems).toMatchObject([
    { row: 2, column: 'name', text: 'Asha Rao', reason: 'switch-over.changed', params: { before: 'Asha' } },
  ]);
});

const tree = ['reference', 'sponsor', 'joined_on'];
const known = [person('A'), person('B'), person('C'), person('D')];

it('puts sponsors before those whom they brought', () => {
  const checked = check(
    'sponsors',
    [tree, ['C', 'B', '2025-03-01'], ['B', 'A', '2025-02-01'], ['A', '', '2025-01-01']],
    known,
  );
  expect(checked.fresh).toEqual([
    { reference: 'A', sponsor: null, joined_on: '2025-01-01' },
    { reference: 'B', sponsor: 'A', joined_on: '2025-02-01' },
    { reference: 'C', sponsor: 'B', joined_on: '2025-03-01' },
  ]);
});

it.each([
  [
    'a circle',
    ['A', 'B', '2025-01-01'],
    ['B', 'A', '2025-01-01'],
    ['2 sponsor switch-over.circle', '3 sponsor switch-over.circle'],
  ],
  [
    'somebody who is their own sponsor',
    ['A', 'A', '2025-01-01'],
    ['B', 'A', '2025-01-01'],
    ['2 sponsor switch-over.circle'],
  ],
  [
    'a sponsor who is no affiliate',
    ['A', 'D', '2025-01-01'],
    ['B', 'A', '2025-01-01'],
    ['2 sponsor switch-over.sponsor-unknown'],
  ],
  [
    'a sponsor who joined later',
    ['A', '', '2025-02-01'],
    ['B', 'A', '2025-01-01'],
    ['3 sponsor switch-over.sponsor-later'],
  ],
  [
    'a day to come',
    ['A', '', '2026-11-27'],
    ['B', '', '2025-01-01'],
    ['2 joined_on switch-over.day-to-come'],
  ],
  [
    'a person of no file',
    ['Z', '', '2025-01-01'],
    ['B', '', 'soon'],
    ['2 reference switch-over.person-unknown', '3 joined_on switch-over.day-unreadable'],
  ],
])('refuses %s', (_what, one, other, expected) => {
  expect(found(check('sponsors', [tree, one, other], known))).toEqual(expected);
});

const balances = ['reference', 'payable'];

it('reads balances to the paisa, for affiliates alone', () => {
  const affiliates = [
    person('A', { joined_on: '2025-01-01' }),
    person('B', { joined_on: '2025-01-01', payable: 100 }),
    person('C'),
  ];
  expect(check('commission-balances', [balances, ['A', '1,25,000.05'], ['B', '1']], affiliates)).toEqual({
    problems: [],
    fresh: [{ reference: 'A', payable: 12_500_005 }],
    repeated: 1,
  });
  expect(
    found(check('commission-balances', [balances, ['A', '-5'], ['B', '2'], ['C', '1']], affiliates)),
  ).toEqual([
    '2 payable switch-over.amount-unreadable',
    '3 payable switch-over.changed',
    '4 reference switch-over.no-affiliate',
  ]);
});

it('reads brokers with a number of their state or without, and whether they paid', () => {
  const table = ['reference', 'firm', 'fee_paid', 'rera_state', 'rera_number'];
  const checked = check(
    'brokers',
    [table, ['A', 'Rao Homes', 'Yes', 'maharashtra', 'a51800012345'], ['B', 'Bela & Co', 'no', '', '']],
    [person('A'), person('B')],
  );
  expect(checked.fresh).toEqual([
    {
      reference: 'A',
      firm: 'Rao Homes',
      fee_paid: true,
      rera_state: 'Maharashtra',
      rera_number: 'A51800012345',
    },
    { reference: 'B', firm: 'Bela & Co', fee_paid: false, rera_state: null, rera_number: null },
  ]);
  const before = person('C', { firm: 'Old', fee_paid: true, rera_state: null, rera_number: null });
  expect(
    found(
      check(
        'brokers',
        [
          table,
          ['A', 'Rao', 'maybe', 'Maharashtra', 'B1'],
          ['B', 'Bela', 'no', '', 'A51800012345'],
          ['C', 'Old', 'no', '', ''],
        ],
        [person('A'), person('B'), before],
      ),
    ),
  ).toEqual([
    '2 rera_number switch-over.rera-shape',
    '2 fee_paid switch-over.yes-no-unreadable',
    '3 rera_state switch-over.rera-state-missing',
    '4 fee_paid switch-over.changed',
  ]);
});
