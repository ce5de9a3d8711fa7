import { describe, expect, it } from 'vitest';
import { checkGstPayment, gstDueOn, isGstReference } from './gst-payments.ts';

const payment = {
  month: '2026-10',
  paidOn: '2026-11-18',
  paidFrom: 'collection' as const,
  reference: '26112700012345HDF',
  amounts: { cgst: 15_254, sgst: 15_254, igst: 0 },
  interest: 0,
  lateFee: 0,
  today: '2026-12-01',
  open: { cgst: 15_254, sgst: 15_254, igst: 30_508 },
};

describe('a payment of GST', () => {
  it('is due by the 20th of the next month', () => {
    expect([gstDueOn('2026-10'), gstDueOn('2026-12')]).toEqual(['2026-11-20', '2027-01-20']);
  });

  it('pays what is open of each head', () => {
    expect(() => checkGstPayment(payment)).not.toThrow();
  });

  it.each<[string, object]>([
    ['gst-payment.before-month', { paidOn: '2026-09-30' }],
    ['gst-payment.in-future', { paidOn: '2026-12-02' }],
    ['gst-payment.reference', { reference: '4471' }],
    ['gst-payment.empty', { amounts: { cgst: 0, sgst: 0, igst: 0 } }],
    ['gst-payment.over-paid', { amounts: { cgst: 15_254, sgst: 15_255, igst: 0 } }],
    [
      'gst-payment.over-paid',
      { amounts: { cgst: 1, sgst: 0, igst: 0 }, open: { cgst: -100, sgst: 0, igst: 0 } },
    ],
    ['gst-payment.not-set-off', { paidFrom: 'input_credit', reference: 'DC2711260001234', lateFee: 100 }],
  ])('is refused by %s: %o', (rule, own) => {
    expect(() => checkGstPayment({ ...payment, ...own })).toThrow(expect.objectContaining({ code: rule }));
  });

  it('has a CPIN or a CIN, a set-off the number of its entry', () => {
    expect(['26112700012345', '26112700012345HDF'].map((text) => isGstReference('payouts', text))).toEqual([
      true,
      true,
    ]);
    expect(isGstReference('payouts', 'DC2711260001234')).toBe(false);
    expect(isGstReference('input_credit', 'DC2711260001234')).toBe(true);
  });
});
