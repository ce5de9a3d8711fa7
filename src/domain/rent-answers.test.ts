import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerOwedBy,
  askedFor,
  byWaitingPayments,
  dueNow,
  lateButNamed,
  nextToPay,
  openRent,
  paidAhead,
  partOfMonth,
  rentMonths,
  rentNow,
  unnamed,
} from './rent-answers.ts';

const month = { amount: 23_000_00, received: 0, reported: 0, disputed: 0 };

describe('a month of rent', () => {
  it.each([
    ['nothing was paid', {}, null, 23_000_00],
    ['all of it is reported', { reported: 23_000_00 }, 'receiver', 0],
    ['a part is reported', { reported: 20_000_00 }, 'receiver', 3_000_00],
    [
      'a part is confirmed and a part reported',
      { received: 3_000_00, reported: 15_000_00 },
      'receiver',
      5_000_00,
    ],
    ['a payment is in dispute', { disputed: 23_000_00 }, 'tenant', 0],
    ['a part is in dispute and a part reported', { disputed: 20_000_00, reported: 3_000_00 }, 'receiver', 0],
    ['a part is confirmed', { received: 20_000_00 }, null, 3_000_00],
    ['it is paid', { received: 23_000_00 }, null, 0],
  ] as const)('when %s', (_, own, owedBy, asked) => {
    expect(answerOwedBy({ ...month, ...own })).toBe(owedBy);
    expect(askedFor({ ...month, ...own })).toBe(asked);
  });

  it('never asks for what was named already', () => {
    const paise = fc.integer({ min: 0, max: 1e9 });
    fc.assert(
      fc.property(paise, paise, paise, paise, (amount, received, reported, disputed) => {
        const due = { amount, received, reported, disputed };
        const asked = askedFor(due);
        if (disputed > 0) expect(asked).toBe(0);
        expect(asked).toBeLessThanOrEqual(unnamed(due));
        expect(received + reported + disputed + unnamed(due)).toBeGreaterThanOrEqual(amount);
      }),
    );
  });
});

describe('a payment of more than is due', () => {
  const today = '2026-11-26';
  const november = { ...month, id: 'november', due_date: '2026-11-05', charge: null };
  const october = { ...month, id: 'october', due_date: '2026-10-05', charge: null };
  const december = { ...month, id: 'december', due_date: '2026-12-05', charge: null };
  const objected = { ...october, id: 'water', charge: { state: 'objected' } } as const;
  it.each([
    ['of what is due', 23_000_00, 'november', [november], 0],
    ['that covers an older month too', 46_000_00, 'november', [november, october], 0],
    ['of a month to come', 23_000_00, 'december', [november, december], 0],
    ['of more than all of them', 50_000_00, 'november', [november, october, december], 4_000_00],
    [
      'of a month that is paid in part',
      23_000_00,
      'november',
      [{ ...november, received: 3_000_00 }],
      3_000_00,
    ],
    [
      'of what another payment names',
      23_000_00,
      'november',
      [{ ...november, reported: 23_000_00 }],
      23_000_00,
    ],
    ['beside a charge that is objected to', 46_000_00, 'november', [november, objected], 23_000_00],
    ['for a charge that is objected to', 23_000_00, 'water', [objected], 0],
    ['for no due', 1_00, null, [], 1_00],
  ] as const)('%s', (_, amount, named, dues, ahead) => {
    expect(paidAhead(amount, named, dues, today)).toBe(ahead);
  });
});

it('what is due now has a line for each kind, and leaves out what comes later, waits or is objected to', () => {
  const due = { ...month, kind: 'rent', due_date: '2026-11-05', charge: null } as const;
  const water = {
    ...due,
    kind: 'charge',
    amount: 500_00,
    due_date: '2026-11-20',
    charge: { state: 'open' },
  } as const;
  const dues = [
    due,
    { ...due, due_date: '2026-12-05' },
    { ...due, due_date: '2026-10-05', reported: 23_000_00 },
    water,
    { ...water, due_date: '2026-11-10' },
    { ...water, charge: { state: 'objected' } } as const,
    { ...due, kind: 'deposit', amount: 50_000_00, received: 20_000_00 } as const,
  ];
  expect(dueNow(dues, '2026-11-26').map(({ kind, amount, since }) => [kind, amount, since])).toEqual([
    ['rent', 23_000_00, '2026-11-05'],
    ['deposit', 30_000_00, '2026-11-05'],
    ['charge', 1_000_00, '2026-11-10'],
  ]);
});

describe('what is paid next', () => {
  const november = { ...month, due_date: '2026-11-05' };
  const december = { ...month, due_date: '2026-12-05' };
  it.each([
    ['the older month', {}, november.due_date],
    ['the rest of the older month before the next one', { reported: 15_000_00 }, november.due_date],
    ['the next month once all of the older one is reported', { reported: 23_000_00 }, december.due_date],
    ['the next month while the older one is in dispute', { disputed: 15_000_00 }, december.due_date],
  ])('is %s', (_, own, next) => {
    expect(nextToPay([december, { ...november, ...own }])?.due_date).toBe(next);
  });

  it('is the rent before what is charged besides on the same day', () => {
    const rent = { ...month, due_date: '2026-12-05', charge: null };
    const maintenance = { ...rent, amount: 2_000_00, charge: { state: 'open' as const } };
    expect(nextToPay([maintenance, rent])).toBe(rent);
    expect(nextToPay([{ ...maintenance, due_date: '2026-12-01' }, rent])).toMatchObject({ amount: 2_000_00 });
  });
});

describe('a payment that waits counts for the months it goes to once confirmed', () => {
  const rent = (id: string, own: object = {}) =>
    ({ ...month, id, kind: 'rent', due_date: `2026-${id}-01`, charge: null, ...own }) as const;
  const asked = (dues: Parameters<typeof byWaitingPayments>[0]) =>
    byWaitingPayments(dues).map((due) => askedFor(due));
  it.each([
    ['three months in one', [rent('08'), rent('07'), rent('06', { reported: 69_000_00 })], [0, 0, 0]],
    [
      'the oldest first, and a part',
      [rent('08', { reported: 30_000_00 }), rent('07'), rent('06')],
      [0, 23_000_00, 16_000_00],
    ],
    ['what does not fit', [rent('07'), rent('06', { disputed: 46_000_00 })], [0, 0]],
    ['beyond all of them', [rent('06', { reported: 90_000_00 })], [0]],
    [
      'a month that is paid meanwhile',
      [rent('07'), rent('06', { received: 23_000_00, reported: 23_000_00 })],
      [0, 0],
    ],
    [
      'never a deposit or a charge',
      [{ ...rent('05'), kind: 'deposit' } as const, rent('06', { reported: 46_000_00 })],
      [23_000_00, 0],
    ],
  ])('%s', (_, dues, expected) => {
    expect(asked(dues)).toEqual(expected);
  });

  it('counts no paisa twice, and none that was not reported', () => {
    const amount = fc.integer({ min: 0, max: 100 });
    const due = fc.record({ amount, received: amount, reported: amount, disputed: amount });
    fc.assert(
      fc.property(fc.array(due, { maxLength: 6 }), (all) => {
        const dues = all.map((own, place) => rent(`0${place + 1}`, own));
        const sum = (of: readonly { reported: number; disputed: number }[]) =>
          of.reduce((paise, one) => paise + one.reported + one.disputed, 0);
        const counted = byWaitingPayments(dues);
        expect(sum(counted)).toBeLessThanOrEqual(sum(dues));
        counted.forEach((one) => {
          expect(one.reported + one.disputed).toBeLessThanOrEqual(Math.max(0, one.amount - one.received));
        });
      }),
    );
  });
});

describe('what is late and was reported', () => {
  const rent = (id: string, due_date: string, own: object = {}) => ({
    id,
    kind: 'rent' as const,
    due_date,
    ...month,
    ...own,
  });

  it('waits for its answer, beyond the month that the payment names too', () => {
    const dues = [
      rent('sep', '2026-09-05'),
      rent('oct', '2026-10-05'),
      rent('nov', '2026-11-05', { reported: 50_000_00 }),
      { ...rent('water', '2026-11-05', { amount: 500_00, reported: 500_00 }), kind: 'charge' as const },
    ];
    // November, September, and ₹4,000 of October.
    expect(lateButNamed(dues, '2026-11-06')).toEqual({ months: 2, rent: 50_000_00, all: 50_500_00 });
    expect(lateButNamed(dues, '2026-10-05')).toEqual({ months: 1, rent: 23_000_00, all: 23_000_00 });
  });

  it('waits whole where a payment does not fit, and is late where nothing was said', () => {
    const dues = [rent('oct', '2026-10-05', { disputed: 20_000_00 }), rent('nov', '2026-11-05')];
    expect(lateButNamed(dues, '2026-11-06')).toEqual({ months: 1, rent: 23_000_00, all: 23_000_00 });
    expect(lateButNamed(dues.slice(1), '2026-11-06')).toEqual({ months: 0, rent: 0, all: 0 });
  });
});

describe('a month of a home', () => {
  const today = '2026-12-01';
  const due = (own: object = {}) => ({
    ...month,
    id: 'nov',
    kind: 'rent' as const,
    month: '2026-11-01',
    from_date: '2026-11-01',
    to_date: '2026-11-30',
    due_date: '2026-11-05',
    ...own,
  });
  it.each([
    ['late while nothing came', {}, 'late', 23_000_00],
    ['late by what is missing of a part', { received: 20_000_00 }, 'late', 3_000_00],
    ['waiting once all is reported', { reported: 23_000_00 }, 'waiting', 0],
    ['disputed while a payment is in dispute', { disputed: 21_000_00 }, 'disputed', 0],
    [
      'waiting while the receiver has a part to answer',
      { reported: 2_000_00, disputed: 21_000_00 },
      'waiting',
      0,
    ],
    ['paid once it is confirmed', { received: 23_000_00 }, 'paid', 0],
    ['due until its day is over', { due_date: today }, 'due', 23_000_00],
  ] as const)('is %s', (_, own, state, missing) => {
    expect(rentMonths([[due(own)]], today).get('2026-11')).toMatchObject({
      state,
      missing,
      amount: 23_000_00,
    });
  });

  it('names its days where they are a part of the month', () => {
    const part = (own: object) => {
      const of = rentMonths([[due(own)]], today).get('2026-11');
      return of && partOfMonth(of);
    };
    expect(part({})).toBeNull();
    expect(part({ to_date: '2026-11-22' })).toEqual({ from: '2026-11-01', to: '2026-11-22' });
    expect(part({ from_date: '2026-11-11' })).toEqual({ from: '2026-11-11', to: '2026-11-30' });
  });

  it('is of all its leases, with the state of the worse one', () => {
    const before = [due({ amount: 5_000_00, received: 5_000_00 })];
    const months = rentMonths([before, [due(), { ...due(), kind: 'charge' as const }]], today);
    expect([...months]).toEqual([
      [
        '2026-11',
        {
          state: 'late',
          amount: 28_000_00,
          received: 5_000_00,
          missing: 23_000_00,
          due_date: '2026-11-05',
          from_date: '2026-11-01',
          to_date: '2026-11-30',
        },
      ],
    ]);
  });
});

describe('where the rent of a lease is', () => {
  const today = '2026-12-01';
  const due = (of: string, own: object = {}) => ({
    ...month,
    id: of,
    kind: 'rent' as const,
    month: `${of}-01`,
    due_date: `${of}-05`,
    ...own,
  });
  const next = { month: '2026-12', due_date: '2026-12-05', amount: 23_000_00 };

  it('names what is late, oldest first, and what comes next', () => {
    const dues = [due('2026-12'), due('2026-11', { received: 3_000_00 }), due('2026-10')];
    expect(rentNow(dues, today)).toEqual({
      late_since: '2026-10-05',
      late_months: ['2026-10', '2026-11'],
      late_amount: 43_000_00,
      waits_for: null,
      waiting_amount: 0,
      next,
    });
  });

  it('calls nothing late that was reported as paid, for whichever month', () => {
    const dues = [due('2026-12'), due('2026-11', { reported: 46_000_00 }), due('2026-10')];
    expect(rentNow(dues, today)).toMatchObject({
      late_since: null,
      late_amount: 0,
      waits_for: 'receiver',
      waiting_amount: 46_000_00,
      next,
    });
  });

  it('waits for the tenant while a payment is in dispute, and late is nothing of it', () => {
    const dues = [due('2026-12'), due('2026-11', { disputed: 23_000_00 })];
    expect(rentNow(dues, today)).toMatchObject({
      late_since: null,
      late_amount: 0,
      waits_for: 'tenant',
      waiting_amount: 23_000_00,
      next,
    });
  });

  it('of charges says nothing, and of nothing open neither', () => {
    const charge = { ...due('2026-10'), kind: 'charge' as const };
    expect(rentNow([charge], today)).toMatchObject({ late_since: null, next: null, waits_for: null });
  });
});

describe('why rent of a time was not received', () => {
  const due = (of: string, own = {}) => ({
    ...month,
    id: of,
    kind: 'rent' as const,
    month: `${of}-01`,
    due_date: `${of}-05`,
    ...own,
  });
  const none = { late: 0, waiting: 0, disputed: 0, not_due_yet: 0 };
  it.each([
    ['all was', [due('2026-10', { received: 23_000_00 })], none],
    ['late', [due('2026-10')], { ...none, late: 23_000_00 }],
    ['not due yet', [due('2026-12')], { ...none, not_due_yet: 23_000_00 }],
    ['due today', [due('2026-12', { due_date: '2026-12-02' })], { ...none, not_due_yet: 23_000_00 }],
    [
      'a part waits, the rest is late',
      [due('2026-11', { reported: 20_000_00 })],
      { ...none, waiting: 20_000_00, late: 3_000_00 },
    ],
    [
      'reported for one month, it covers the one before too',
      [due('2026-11', { reported: 46_000_00 }), due('2026-10')],
      { ...none, waiting: 46_000_00 },
    ],
    [
      'in dispute, and what no payment names with it',
      [due('2026-11', { received: 1_000_00, disputed: 20_000_00 })],
      { ...none, disputed: 22_000_00 },
    ],
    ['of another time, and no rent', [due('2026-03'), due('2026-10', { kind: 'charge' })], none],
  ])('%s', (_, dues, open) => {
    expect(openRent([dues], { from: '2026-04-01', to: '2026-12-31' }, '2026-12-02')).toEqual(open);
  });

  it('of two leases is the sum, and no payment of one covers the other', () => {
    const leases = [[due('2026-10', { reported: 46_000_00 })], [due('2026-10'), due('2026-12')]];
    expect(openRent(leases, { from: '2026-04-01', to: '2026-12-31' }, '2026-12-02')).toEqual({
      late: 23_000_00,
      waiting: 23_000_00,
      disputed: 0,
      not_due_yet: 23_000_00,
    });
  });
});
