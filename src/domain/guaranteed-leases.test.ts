import { describe, expect, it } from 'vitest';
import {
  checkGuaranteedOffer,
  type GuaranteedTerms,
  guaranteedNumber,
  guaranteedText,
  lastDayAfterNotice,
  lastGuaranteedDay,
  nextGuaranteedStatus,
} from './guaranteed-leases.ts';

const terms: GuaranteedTerms = {
  rent: 2_500_000,
  marketRent: 2_800_000,
  firstMonth: '2026-12',
  months: 12,
  feeBp: 800,
  remittanceDay: 7,
  payeeName: 'Kiraya Homes',
  payeeUpi: 'rent@okbank',
  conditions: 'The owner repaints before the first tenant.\n\nThe terrace is not part of it.',
  offerUntil: '2026-12-05',
};
const today = '2026-11-27';
const rule = (code: string, field?: string) => expect.objectContaining({ code, ...(field && { field }) });
const thrown = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    return error;
  }
  return null;
};

describe('an order of a guaranteed lease', () => {
  it('goes from the request by inspection and offer to the agreement', () => {
    expect(nextGuaranteedStatus('requested', 'inspect')).toBe('inspected');
    expect(nextGuaranteedStatus('inspected', 'offer')).toBe('offered');
    expect(nextGuaranteedStatus('offered', 'accept')).toBe('agreed');
  });
  it('is refused an offer before the inspection', () => {
    expect(thrown(() => nextGuaranteedStatus('requested', 'offer'))).toEqual(
      rule('guaranteed-lease.not-inspected'),
    );
  });
  it('gets another offer after one that was declined or expired, and none after its end', () => {
    expect(nextGuaranteedStatus('declined', 'offer')).toBe('offered');
    expect(nextGuaranteedStatus('expired', 'offer')).toBe('offered');
    for (const over of ['agreed', 'ended', 'refused', 'cancelled'] as const) {
      expect(thrown(() => nextGuaranteedStatus(over, 'offer'))).toEqual(rule('guaranteed-lease.moved-on'));
    }
  });
  it('is cancelled only while it is open', () => {
    expect(nextGuaranteedStatus('offered', 'cancel')).toBe('cancelled');
    expect(thrown(() => nextGuaranteedStatus('agreed', 'cancel'))).toEqual(rule('guaranteed-lease.moved-on'));
  });
  it('has a number with the year of India', () => {
    expect(guaranteedNumber('2026-11-27', 12)).toBe('G-2026-000012');
  });
});

describe('an offer', () => {
  it('is taken as it is when everything fits', () => {
    expect(checkGuaranteedOffer(terms, today)).toBe(terms);
  });
  it.each([
    ['a rent above what a tenant is expected to pay', { rent: 2_900_000 }, 'rent-above-market', 'rent'],
    ['a month that is over', { firstMonth: '2026-10' }, 'start-out-of-range', 'first_month'],
    ['a month too far ahead', { firstMonth: '2027-12' }, 'start-out-of-range', 'first_month'],
    ['no day to answer', { offerUntil: today }, 'offer-day-out-of-range', 'offer_until'],
    [
      'an answer after its first month',
      { offerUntil: '2027-01-01' },
      'offer-day-out-of-range',
      'offer_until',
    ],
  ])('is refused with %s', (_, own, code, field) => {
    expect(thrown(() => checkGuaranteedOffer({ ...terms, ...own }, today))).toEqual(
      rule(`guaranteed-lease.${code}`, field),
    );
  });
  it('says rent, months, who gets the rent of tenants, and each condition on a line', () => {
    const lines = guaranteedText({ ownerName: 'Lal Singh', homeName: 'Rose 4' }, terms).split('\n');
    expect(lines[1]).toBe(
      'Kiraya owes the owner ₹25,000 for each month from Dec 2026 to Nov 2027, with a tenant or without.',
    );
    expect(lines.slice(-2)).toEqual([
      'The owner repaints before the first tenant.',
      'The terrace is not part of it.',
    ]);
  });
});

describe('the last guaranteed day', () => {
  it('is the last of the last month', () => {
    expect(lastGuaranteedDay('2026-12', 12)).toBe('2027-11-30');
    expect(lastGuaranteedDay('2027-02', 1)).toBe('2027-02-28');
  });
  it('comes with the second month after a notice, and never later than agreed', () => {
    expect(lastDayAfterNotice('2026-12-31', '2027-11-30')).toBe('2027-02-28');
    expect(lastDayAfterNotice('2027-10-01', '2027-11-30')).toBe('2027-11-30');
  });
});
