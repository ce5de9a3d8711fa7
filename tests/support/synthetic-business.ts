/**
 * A business that could move in, the same for the same seed: people, a tree of sponsors, managed homes with
 * the months that were paid for them, and what each affiliate is owed.
 */
import { dateInIndia } from '../../src/domain/dates.ts';

export type SyntheticBusiness = {
  /** Each file as its lines of cells, the header first. */
  readonly people: string[][];
  readonly sponsors: string[][];
  readonly balances: string[][];
  readonly homes: string[][];
  readonly months: string[][];
  readonly leases: string[][];
  readonly deposits: string[][];
  /** By own number. */
  readonly sponsorOf: ReadonlyMap<string, string | null>;
  /** Paise. */
  readonly payable: ReadonlyMap<string, number>;
  /** Of each home by its own number: paise a month, and the months that were paid before. */
  readonly rvl: ReadonlyMap<string, { amount: number; paid: number }>;
  /** Of each lease by its own number, in paise: its balance is owed where it is positive, and paid ahead where it is negative. */
  readonly balanceOf: ReadonlyMap<string, number>;
  readonly depositOf: ReadonlyMap<string, { by: 'owner' | 'operator'; amount: number }>;
};

/** The last day of the month before the one of this day, and that of the month before it. */
function lastDays(today: string): [string, string] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const day = (back: number) => new Date(Date.UTC(year, month - back, 0)).toISOString().slice(0, 10);
  return [day(1), day(2)];
}

/** Numbers from 0 to below 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const firstNames = [
  'Asha',
  'Ravi',
  'Meena',
  'Farhan',
  'Gurpreet',
  'Joseph',
  'Lakshmi',
  'Tenzin',
  'Anjali',
  'Imran',
];
const lastNames = ['Rao', 'Sharma', 'Khan', 'Singh', 'Thomas', 'Das', 'Patel', 'Nair'];

export function syntheticBusiness(
  seed: number,
  size: { people: number; affiliates: number; homes: number; months: number },
  /** Balances of leases are of this day. */
  today: string = dateInIndia(new Date().toISOString()),
) {
  const { people, affiliates } = size;
  const random = randomFrom(seed);
  const below = (bound: number) => Math.floor(random() * bound);
  const pick = <T>(from: readonly T[]) => from[below(from.length)] as T;
  const number = (at: number) => `N-${String(at + 1).padStart(5, '0')}`;
  const peopleFile = [['reference', 'name', 'email', 'phone']];
  for (let at = 0; at < people; at += 1) {
    const byPhone = below(3) === 0;
    const email = byPhone ? '' : `person${at + 1}@business.example`;
    const phone = byPhone ? `9${String(100_000_000 + at * 17)}` : '';
    peopleFile.push([number(at), `${pick(firstNames)} ${pick(lastNames)}`, email, phone]);
  }
  const sponsorOf = new Map<string, string | null>();
  const payable = new Map<string, number>();
  const sponsors: string[][] = [];
  const balances = [['reference', 'payable']];
  for (let at = 0; at < affiliates; at += 1) {
    const sponsor = at === 0 || below(40) === 0 ? null : number(below(at));
    sponsorOf.set(number(at), sponsor);
    const day = new Date(Date.UTC(2025, 0, 1 + Math.floor((at * 400) / affiliates)))
      .toISOString()
      .slice(0, 10);
    sponsors.push([number(at), sponsor ?? '', day]);
    const amount = below(5) === 0 ? 0 : below(10_000_000);
    payable.set(number(at), amount);
    balances.push([number(at), (amount / 100).toFixed(2)]);
  }
  const homes = [
    ['reference', 'owner', 'location', 'property_type', 'rvl', 'managed_since', 'affiliate', 'fee'],
  ];
  const months = [['home', 'month', 'paid']];
  const rvl = new Map<string, { amount: number; paid: number }>();
  for (let at = 0; at < size.homes; at += 1) {
    const home = `H-${String(at + 1).padStart(4, '0')}`;
    const amount = 500_000 + below(5_000_000);
    const affiliate = below(10) === 0 ? '' : number(below(affiliates));
    const rent = (amount / 100).toFixed(2);
    const owner = number(people - 1 - below(people - affiliates));
    homes.push([home, owner, `Baner ${at + 1}`, 'apartment', rent, '2025-03-01', affiliate, '8.5']);
    let paid = 0;
    for (let month = 0; month < size.months; month += 1) {
      const isPaid = below(12) > 0;
      if (isPaid) paid += 1;
      const first = new Date(Date.UTC(2025, 2 + month, 1)).toISOString().slice(0, 7);
      months.push([home, first, isPaid ? 'yes' : 'no']);
    }
    rvl.set(home, { amount, paid });
  }
  const { leases, deposits, balanceOf, depositOf } = letHomes({ rvl, today, below });
  // Whoever joined last stands first, as programs print it.
  sponsors.reverse();
  return {
    people: peopleFile,
    sponsors: [['reference', 'sponsor', 'joined_on'], ...sponsors],
    balances,
    homes,
    months,
    leases,
    deposits,
    balanceOf,
    depositOf,
    sponsorOf,
    payable,
    rvl,
  } satisfies SyntheticBusiness;
}

type Letting = {
  rvl: ReadonlyMap<string, { amount: number }>;
  today: string;
  below: (bound: number) => number;
};

/** A lease of each home but each tenth: some tenants owe, some paid ahead, and deposits are with owner or operator. */
function letHomes({ rvl, today, below }: Letting) {
  const rupees = (amount: number) => (amount / 100).toFixed(2);
  const leases = [
    [
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
    ],
  ];
  const deposits = [['lease', 'held_by', 'amount', 'since']];
  const balanceOf = new Map<string, number>();
  const depositOf = new Map<string, { by: 'owner' | 'operator'; amount: number }>();
  const [lastMonth, monthBefore] = lastDays(today);
  const start = `${Number(today.slice(0, 4)) - 1}-06-15`;
  const end = `${Number(today.slice(0, 4)) + 1}-06-14`;
  [...rvl].forEach(([home, { amount: rent }], at) => {
    if (at % 10 === 9) return;
    const reference = `L-${String(at + 1).padStart(4, '0')}`;
    const kind = below(4);
    const owed = kind === 0 ? 1 + below(rent) : 0;
    const prepaid = kind === 1 ? 1 + below(2 * rent) : 0;
    const byPhone = below(5) === 0;
    leases.push([
      reference,
      home,
      `Tenant ${at + 1}`,
      byPhone ? '' : `tenant${at + 1}@business.example`,
      byPhone ? `8${String(100_000_000 + at * 13)}` : '',
      start,
      end,
      rupees(rent),
      String(1 + below(10)),
      rupees(2 * rent),
      '30',
      owed ? rupees(owed) : '',
      prepaid ? rupees(prepaid) : '',
      owed ? monthBefore : lastMonth,
    ]);
    balanceOf.set(reference, owed - prepaid);
    const by = below(2) === 0 ? 'owner' : 'operator';
    const amount = below(6) === 0 ? rent + below(rent) : 2 * rent;
    deposits.push([reference, by, rupees(amount), start]);
    depositOf.set(reference, { by, amount });
  });
  return { leases, deposits, balanceOf, depositOf };
}

export const asCsv = (table: readonly (readonly string[])[], name = 'file.csv'): File =>
  new File([table.map((cells) => cells.join(',')).join('\n')], name, { type: 'text/csv' });
