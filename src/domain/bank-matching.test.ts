import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EnteredPayment, type LineToMatch, matchLines, type OpenDue } from './bank-matching.ts';
import { addDays } from './dates.ts';

const line = (own: Partial<LineToMatch> = {}): LineToMatch => ({
  id: 'line',
  open: 3_000_000,
  isWhole: true,
  paidOn: '2026-11-05',
  reference: '412345678901',
  narration: 'UPI-ASHA RAO-ASHA@OKHDFC-412345678901-RENT',
  ...own,
});
const lease = { leaseId: 'lease', names: ['Asha Rao'], home: 'B-402 Green Park' };
const payment = (own: Partial<EnteredPayment> = {}): EnteredPayment => ({
  id: 'payment',
  amount: 3_000_000,
  paidOn: '2026-11-05',
  reference: '412345678901',
  isConfirmed: false,
  ...lease,
  ...own,
});
const due = (own: Partial<OpenDue> = {}): OpenDue => ({
  id: 'due',
  open: 3_000_000,
  dueDate: '2026-11-05',
  ...lease,
  ...own,
});

describe('a line of a statement', () => {
  it('is surely the payment of its reference and amount, whatever its day and payer', () => {
    const far = payment({ paidOn: '2026-09-01', names: ['Somebody Else'] });
    expect(matchLines([line()], [far], [due()])).toMatchObject([
      { grade: 'sure', to: { kind: 'payment', id: 'payment' }, reasons: ['reference', 'amount'] },
    ]);
  });

  it.each([
    ['the tenant named in full', {}, {}, ['amount', 'payer', 'day']],
    ['the name written as one word', { narration: 'UPI-ASHARAO-OK' }, {}, ['amount', 'payer', 'day']],
    ['a co-tenant', {}, { names: ['Om Das', 'Asha Rao'] }, ['amount', 'payer', 'day']],
    [
      'the home',
      { narration: 'NEFT rent b402 green park' },
      { names: ['Om Das'] },
      ['amount', 'home', 'day'],
    ],
    ['twenty days early', { paidOn: '2026-10-16' }, {}, ['amount', 'payer', 'day']],
  ])('is likely a month whose amount is open, by %s', (_, own, ofDue, reasons) => {
    expect(matchLines([line(own)], [], [due(ofDue)])).toMatchObject([{ grade: 'likely', reasons }]);
  });

  it.each([
    ['more than is owed', { open: 3_000_100 }, {}],
    ['less than nine tenths of it', { open: 2_699_999 }, {}],
    [
      'a little less from whoever names the home alone',
      { open: 2_950_000, narration: 'rent b402 green park' },
      {},
    ],
    ['a little less on a day too late', { open: 2_950_000, paidOn: '2027-01-05' }, {}],
    ['a day too early', { paidOn: '2026-10-15' }, {}],
    ['a day too late', { paidOn: '2027-01-05' }, {}],
    ['nobody named', { narration: 'NEFT CR 412345678901' }, {}],
    ['one of two names', { narration: 'UPI-ASHA' }, {}],
    ['a name too short', { narration: 'NEFT OM' }, { names: ['Om'] }],
  ])('is no match with %s', (_, own, ofDue) => {
    expect(matchLines([line(own)], [], [due(ofDue)])).toEqual([]);
  });

  it.each([
    ['₹500 less than the month', { open: 2_950_000 }, [], { kind: 'due' }, ['payer', 'day']],
    ['a tenth less than the month', { open: 2_700_000 }, [], { kind: 'due' }, ['payer', 'day']],
    [
      'less than was reported with its reference',
      { open: 2_950_000 },
      [payment()],
      { kind: 'payment' },
      ['reference'],
    ],
    [
      'less than was reported without one',
      { open: 2_950_000 },
      [payment({ reference: null })],
      { kind: 'payment' },
      ['payer', 'day'],
    ],
    [
      'less than was confirmed',
      { open: 2_950_000 },
      [payment({ isConfirmed: true })],
      { kind: 'due' },
      ['payer', 'day'],
    ],
  ])('is a part, and never sure, with %s', (_, own, entered, to, reasons) => {
    expect(matchLines([line(own)], entered, [due()])).toMatchObject([{ grade: 'part', to, reasons }]);
  });

  it('is a part only where nothing has the same amount, and of one lease alone', () => {
    const short = line({ open: 2_950_000 });
    const same = due({ id: 'same', open: 2_950_000, dueDate: '2026-11-20' });
    expect(matchLines([short], [], [due(), same])).toMatchObject([{ grade: 'likely', to: { id: 'same' } }]);
    expect(matchLines([short], [], [due(), due({ id: 'other', leaseId: 'other' })])).toEqual([]);
  });

  it('is left to a person where two leases fit alike, and goes to the nearest month of one lease', () => {
    const other = due({ id: 'other', leaseId: 'other', home: 'A-1' });
    expect(matchLines([line()], [], [due(), other])).toEqual([]);
    const later = due({ id: 'later', dueDate: '2026-12-05' });
    expect(matchLines([line()], [], [later, due()])).toMatchObject([{ to: { id: 'due' } }]);
  });

  it('is likely a payment that was entered without a reference, and none that was entered with another', () => {
    expect(matchLines([line()], [payment({ reference: null })], [due()])).toMatchObject([
      { grade: 'likely', to: { kind: 'payment' } },
    ]);
    expect(matchLines([line()], [payment({ reference: '412345678999' })], [])).toEqual([]);
  });
});

describe('the lines of a statement', () => {
  const days = fc.integer({ min: 0, max: 90 }).map((by) => addDays('2026-09-15', by));
  const amounts = fc.constantFrom(2_000_000, 2_900_000, 3_000_000);
  const references = fc.constantFrom('412345678901', '412345678902', '412345678903', null);
  const narrations = fc.constantFrom('UPI ASHA RAO', 'NEFT OM DAS', 'CASH');
  const ids = (kind: string) => (all: object[]) => all.map((one, at) => ({ ...one, id: `${kind}${at}` }));
  const tenants = fc.constantFrom(
    { leaseId: 'one', names: ['Asha Rao'], home: '' },
    { leaseId: 'two', names: ['Om Das'], home: '' },
  );
  const lines = fc
    .array(
      fc.record({
        open: amounts,
        isWhole: fc.boolean(),
        paidOn: days,
        reference: references,
        narration: narrations,
      }),
    )
    .map((all) => ids('line')(all) as LineToMatch[]);
  const payments = fc
    .array(
      fc.tuple(
        tenants,
        fc.record({ amount: amounts, paidOn: days, reference: references, isConfirmed: fc.boolean() }),
      ),
    )
    .map((all) => ids('payment')(all.map(([one, two]) => ({ ...one, ...two }))) as EnteredPayment[]);
  const dues = fc
    .array(fc.tuple(tenants, fc.record({ open: amounts, dueDate: days })))
    .map((all) => ids('due')(all.map(([one, two]) => ({ ...one, ...two }))) as OpenDue[]);

  it('pay each payment and each month once, each line once, and always the amount or a part of it', () => {
    fc.assert(
      fc.property(lines, payments, dues, (all, entered, open) => {
        const matches = matchLines(all, entered, open);
        expect(new Set(matches.map(({ lineId }) => lineId)).size).toBe(matches.length);
        expect(new Set(matches.map(({ to }) => to.id)).size).toBe(matches.length);
        for (const { lineId, to, grade } of matches) {
          const from = all.find(({ id }) => id === lineId);
          const payment = entered.find(({ id }) => id === to.id);
          const amount = payment?.amount ?? open.find(({ id }) => id === to.id)?.open;
          if (grade === 'part') expect([from?.open, amount]).toEqual([2_900_000, 3_000_000]);
          else expect(from?.open).toBe(amount);
          if (grade === 'sure') expect(payment?.reference).toBe(from?.reference);
        }
      }),
    );
  });

  it('find the same in whatever order they come', () => {
    fc.assert(
      fc.property(lines, payments, dues, (all, entered, open) => {
        expect(matchLines(all.toReversed(), entered.toReversed(), open.toReversed())).toEqual(
          matchLines(all, entered, open),
        );
      }),
    );
  });
});
