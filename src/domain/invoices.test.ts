import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargeOf, checkInvoicePayment, creditOf, daysToPay, gstRateOn, placeOfSupply } from './invoices.ts';

const rates = [
  { validFrom: '2017-07-01', sac: '997221', rateBp: 1800 },
  { validFrom: '2027-04-01', sac: '997222', rateBp: 500 },
];
const nothing = { taxable: 0, cgst: 0, sgst: 0, igst: 0, total: 0 };

describe('rates', () => {
  it('hold from their day on', () => {
    expect(gstRateOn('2027-03-31', rates).rateBp).toBe(1800);
    expect(gstRateOn('2027-04-01', rates).rateBp).toBe(500);
    expect(() => gstRateOn('2017-06-30', rates)).toThrow(
      expect.objectContaining({ code: 'invoice.no-rate' }),
    );
  });
});

describe('what an amount is made of', () => {
  it.each([
    [
      '27AAPFU0939F1ZV',
      '27',
      { kind: 'tax_invoice', placeOfSupply: '27', cgst: 38_135, sgst: 38_135, igst: 0 },
    ],
    ['27AAPFU0939F1ZV', '29', { kind: 'tax_invoice', placeOfSupply: '29', cgst: 0, igst: 76_271 }],
    ['27AAPFU0939F1ZV', null, { kind: 'tax_invoice', placeOfSupply: '27', cgst: 38_135 }],
    [null, '27', { kind: 'receipt', placeOfSupply: null, rateBp: 0, cgst: 0, igst: 0, taxable: 500_000 }],
  ] as const)('an operator of %s and a payer in %s', (gstin, place, expected) => {
    expect(chargeOf(500_000, { operator: { gstin }, rateBp: 1800, place })).toMatchObject({
      total: 500_000,
      ...expected,
    });
  });
});

describe('where a service is supplied', () => {
  const gstin = '27AAPFU0939F1ZV';
  it.each([
    ['management_fee', { home: '29', gstin, payer: '27' }, '29'],
    ['management_fee', { home: null, gstin, payer: '27' }, null],
    ['service', { home: '29', gstin, payer: '27' }, '29'],
    ['service', { gstin, payer: '29' }, '27'],
    ['service', { gstin: null, payer: '29' }, '29'],
    ['broker_registration', { gstin, payer: '29' }, '27'],
    ['broker_registration', { gstin: null, payer: '29' }, '29'],
    ['broker_registration', { gstin: null, payer: null }, null],
  ] as const)('%s with %j: %s', (fee, facts, expected) => {
    expect(placeOfSupply(fee, facts)).toBe(expected);
  });
});

describe('credit notes', () => {
  const invoice = chargeOf(500_000, { operator: { gstin: '27AAPFU0939F1ZV' }, rateBp: 1800, place: '27' });

  it('take back a part, with its tax', () => {
    expect(creditOf(invoice, nothing, 250_000)).toEqual({
      taxable: 211_866,
      cgst: 19_067,
      sgst: 19_067,
      igst: 0,
      total: 250_000,
    });
  });

  it('take back no more than there is', () => {
    for (const amount of [0, -1, 500_001]) {
      expect(() => creditOf(invoice, nothing, amount)).toThrow(
        expect.objectContaining({ code: 'invoice.over-credited', field: 'amount' }),
      );
    }
  });

  it('in the end have taken back all of it, to the paisa', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 1e10 }),
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        (total, share) => {
          const whole = chargeOf(total, {
            operator: { gstin: '27AAPFU0939F1ZV' },
            rateBp: 1800,
            place: '29',
          });
          const first = creditOf(whole, nothing, Math.max(1, Math.floor(total * share)));
          const rest = creditOf(whole, first, total - first.total);
          for (const of of ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const) {
            expect(first[of] + rest[of]).toBe(whole[of]);
            expect(Math.min(first[of], rest[of])).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    );
  });
});

describe('an invoice that is paid later', () => {
  it.each([
    ['2026-12-01', 0],
    ['2026-12-16', 15],
    ['2027-12-02', 366],
  ])('is to be paid by %s', (day, days) => {
    expect(daysToPay(day, '2026-12-01')).toBe(days);
  });
  it.each(['2026-11-30', '2027-12-03'])('is not asked for by %s', (day) => {
    expect(() => daysToPay(day, '2026-12-01')).toThrow(
      expect.objectContaining({ code: 'invoice.due-when', field: 'due_on' }),
    );
  });
  const payment = { issuedOn: '2026-12-01', paidOn: '2026-12-05', today: '2026-12-05', open: 100 };
  it.each([
    [{}, null],
    [{ paidOn: '2026-12-01' }, null],
    [{ open: 0 }, 'invoice.not-open'],
    [{ paidOn: '2026-11-30' }, 'invoice.paid-when'],
    [{ paidOn: '2026-12-06' }, 'invoice.paid-when'],
  ])('is marked as paid: %o', (own, code) => {
    const check = () => checkInvoicePayment({ ...payment, ...own });
    if (code === null) expect(check).not.toThrow();
    else expect(check).toThrow(expect.objectContaining({ code }));
  });
});
