import { expect, it } from 'vitest';
import { canContestMoved } from './lease-acceptance.ts';
import { readSwitchOverFile, type SwitchOverPerson } from './switch-over.ts';
import type { SwitchOverHome } from './switch-over-homes.ts';
import { checkDepositsFile, checkLeasesFile, type KnownLease, rentFrom } from './switch-over-leases.ts';

const TODAY = '2026-11-26';

const owner: SwitchOverPerson = {
  reference: 'O1',
  name: 'Omkar',
  email: 'omkar@example.in',
  phone: null,
  sponsor: null,
  joined_on: null,
  firm: null,
  rera_state: null,
  rera_number: null,
  fee_paid: null,
  payable: null,
};
const home = (reference: string): [string, SwitchOverHome] => [
  reference,
  {
    reference,
    owner: 'O1',
    location: 'Baner, Pune',
    address: null,
    property_type: 'apartment',
    rvl: 25_000_00,
    managed_since: '2025-08-15',
    affiliate: null,
    fee: 800,
    counted_from: '2026-11-01',
  },
];
const homes = new Map([home('H1'), home('H2')]);

const header = [
  'reference',
  'home',
  'tenant_name',
  'tenant_email',
  'tenant_phone',
  'start',
  'end',
  'rent',
  'due_day',
  'deposit',
  'notice_days',
  'owed',
  'prepaid',
  'paid_until',
];
const cells = {
  reference: 'L1',
  home: 'H1',
  tenant_name: 'Tara',
  tenant_email: 'tara@example.in',
  tenant_phone: '',
  start: '2026-02-15',
  end: '2027-01-14',
  rent: '25,000',
  due_day: '5',
  deposit: '50,000',
  notice_days: '30',
  owed: '',
  prepaid: '',
  paid_until: '2026-10-31',
};
const row = (more: Partial<typeof cells> = {}) => Object.values({ ...cells, ...more });
const known = (more: Partial<KnownLease> = {}): KnownLease => ({
  reference: 'L1',
  home: 'H1',
  tenant_name: 'Tara',
  tenant_email: 'tara@example.in',
  tenant_phone: null,
  start: '2026-02-15',
  end: '2027-01-14',
  rent: 25_000_00,
  due_day: 5,
  deposit: 50_000_00,
  notice_days: 30,
  owed: 0,
  prepaid: 0,
  paid_until: '2026-10-31',
  is_contested: false,
  is_balance_contested: false,
  is_deposit_contested: false,
  has_payments: false,
  held_by: null,
  held: null,
  held_since: null,
  ...more,
});
const leasesFile = (rows: string[][], before: KnownLease[] = [], taken: string[] = []) =>
  checkLeasesFile(
    readSwitchOverFile('leases', [header, ...rows]).rows,
    {
      people: new Map([['O1', owner]]),
      homes,
      leases: new Map(before.map((one) => [one.reference, one])),
      let: new Set(taken),
    },
    TODAY,
  );
const found = ({ problems }: { problems: readonly { row: number; column: string; reason: string }[] }) =>
  problems.map(({ row: at, column, reason }) => `${at} ${column} ${reason}`);

it('reads a lease that runs, with what is owed or was paid ahead', () => {
  const { problems, fresh } = leasesFile([row({ owed: '1,200.50' })]);
  expect(problems).toEqual([]);
  expect(fresh).toMatchObject([{ owed: 1_200_50, prepaid: 0, rent: 25_000_00, deposit: 50_000_00 }]);
});

it.each<[string, Partial<typeof cells>, string[]]>([
  ['a home of no file', { home: 'H9' }, ['2 home switch-over.home-unknown']],
  ['a tenant nobody reaches', { tenant_email: '' }, ['2 tenant_email switch-over.contact-missing']],
  [
    'the owner as tenant',
    { tenant_email: 'omkar@example.in' },
    ['2 tenant_email switch-over.tenant-is-owner'],
  ],
  ['a lease that is over', { end: '2026-11-25' }, ['2 end switch-over.lease-over']],
  ['a lease to come', { start: '2026-12-01', paid_until: '2026-11-30' }, ['2 start switch-over.day-to-come']],
  ['a day after its end', { paid_until: '2027-01-15' }, ['2 paid_until switch-over.paid-until-outside']],
  [
    'a day before its beginning',
    { paid_until: '2026-02-13' },
    ['2 paid_until switch-over.paid-until-outside'],
  ],
  ['unpaid months without what is owed', { paid_until: '2026-09-30' }, ['2 owed switch-over.owed-missing']],
  ['both balances', { owed: '1', prepaid: '1' }, ['2 prepaid switch-over.owed-and-prepaid']],
  ['no rent', { rent: '0' }, ['2 rent switch-over.rent-unreadable']],
  ['a due day that no month has', { due_day: '32' }, ['2 due_day switch-over.count-unreadable']],
  [
    'two cells that cannot be read',
    { notice_days: 'a month', deposit: 'two' },
    ['2 deposit switch-over.amount-unreadable', '2 notice_days switch-over.count-unreadable'],
  ],
])('names %s', (_, more, problems) => {
  expect(found(leasesFile([row(more)]))).toEqual(problems);
});

it('takes one lease of a home, and none where it is let already', () => {
  expect(found(leasesFile([row(), row({ reference: 'L2' })]))).toEqual(['3 home switch-over.home-let-twice']);
  expect(found(leasesFile([row({ reference: 'L2' })], [known()]))).toEqual([
    '2 home switch-over.home-let-twice',
  ]);
  expect(found(leasesFile([row()], [], ['H1']))).toEqual(['2 home switch-over.home-let']);
  // Whoever lives there now comes in place of the one who said that it is not their lease.
  expect(found(leasesFile([row({ reference: 'L2' })], [known({ is_contested: true })]))).toEqual([]);
});

it('takes a newer balance, and no other terms', () => {
  expect(leasesFile([row()], [known()])).toMatchObject({ fresh: [], changed: [], repeated: 1 });
  expect(leasesFile([row({ prepaid: '500' })], [known()])).toMatchObject({
    fresh: [],
    changed: [{ prepaid: 500_00 }],
    repeated: 0,
  });
  expect(found(leasesFile([row({ rent: '26,000' })], [known()]))).toEqual(['2 rent switch-over.changed']);
  expect(found(leasesFile([row({ owed: '1' })], [known({ has_payments: true })]))).toEqual([
    '2 owed switch-over.paid-since',
  ]);
  expect(leasesFile([row({ owed: '1' })], [known({ is_contested: true })]).fresh).toHaveLength(1);
  expect(leasesFile([row({ owed: '1' })], [known({ is_contested: true })]).problems).toEqual([]);
});

it.each([
  ['from this month on', '2026-02-15', '2026-10-31', '2026-11-01'],
  ['and what is older is one sum', '2026-02-15', '2026-08-31', '2026-11-01'],
  ['from the day after the last one paid', '2026-02-15', '2027-01-31', '2027-02-01'],
  ['from its first day', '2026-11-20', '2026-11-19', '2026-11-20'],
])('asks for rent %s', (_, start, paid_until, first) => {
  expect(rentFrom({ start, paid_until }, TODAY)).toBe(first);
});

it('may be contested for seven whole days after word of it arrived', () => {
  expect(canContestMoved(null, TODAY)).toBe(true);
  expect(canContestMoved('2026-11-19', TODAY)).toBe(true);
  expect(canContestMoved('2026-11-18', TODAY)).toBe(false);
});

const depositsFile = (rows: string[][], before = [known()]) =>
  checkDepositsFile(
    readSwitchOverFile('deposits-held', [['lease', 'held_by', 'amount', 'since'], ...rows]).rows,
    new Map(before.map((one) => [one.reference, one])),
    TODAY,
  );

it('reads who holds which deposit, and names what is wrong', () => {
  expect(depositsFile([['L1', 'Operator', '50,000', '2026-02-15']]).fresh).toEqual([
    { lease: 'L1', held_by: 'operator', amount: 50_000_00, since: '2026-02-15' },
  ]);
  expect(
    found(
      depositsFile([
        ['L9', 'owner', '1', '2026-02-15'],
        ['L1', 'the bank', '60,000', '2026-12-15'],
        ['L1', 'owner', '1', '2026-02-15'],
      ]),
    ),
  ).toEqual([
    '2 lease switch-over.lease-unknown',
    '3 held_by switch-over.holder-unreadable',
    '3 since switch-over.day-to-come',
    '3 amount switch-over.deposit-more',
    '4 lease switch-over.number-twice',
  ]);
});

it('takes another amount of a deposit, and no other holder', () => {
  const before = [known({ held_by: 'operator', held: 50_000_00, held_since: '2026-02-15' })];
  expect(depositsFile([['L1', 'operator', '50,000', '2026-02-15']], before)).toMatchObject({ repeated: 1 });
  expect(depositsFile([['L1', 'operator', '40,000', '2026-02-15']], before)).toMatchObject({
    changed: [{ amount: 40_000_00 }],
    repeated: 0,
  });
  expect(found(depositsFile([['L1', 'owner', '50,000', '2026-02-15']], before))).toEqual([
    '2 held_by switch-over.changed',
  ]);
});
