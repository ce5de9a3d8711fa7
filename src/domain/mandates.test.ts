import { describe, expect, it } from 'vitest';
import { checkMandate, checkOpen, type MandateTerms, mandateStates, mandateText } from './mandates.ts';

const byOperator: MandateTerms = {
  collects: 'operator',
  feeBp: 850,
  remittanceDay: 7,
  depositHolder: 'company',
  payeeName: 'Kiraya Homes',
  payeeUpi: 'rent@okbank',
};
const byOwner: MandateTerms = {
  ...byOperator,
  collects: 'owner',
  depositHolder: 'landlord',
  remittanceDay: null,
  payeeName: null,
  payeeUpi: null,
};
const named = { ownerName: 'Lal Singh', homeName: 'Rose 4, Baner' };

describe('the terms of a mandate', () => {
  it.each([
    [{ remittanceDay: null }, 'mandate.remittance-day-missing', 'remittance_day'],
    [{ payeeUpi: null }, 'mandate.payee-missing', 'payee_upi'],
    [{ payeeName: null }, 'mandate.payee-missing', 'payee_name'],
  ])('refuses an operator who collects without %j', (missing, code, field) => {
    expect(() => checkMandate({ ...byOperator, ...missing })).toThrow(
      expect.objectContaining({ code, field }) as Error,
    );
  });

  it('keeps what the operator needs to collect, and drops it where the owner does', () => {
    expect(checkMandate(byOperator)).toEqual(byOperator);
    expect(checkMandate({ ...byOperator, collects: 'owner', depositHolder: 'landlord' })).toEqual(byOwner);
  });

  it('is answered while it is open, and once', () => {
    const answerable = mandateStates.filter((state) => {
      try {
        checkOpen(state);
        return true;
      } catch {
        return false;
      }
    });
    expect(answerable).toEqual(['offered']);
  });
});

describe('what the owner agrees to', () => {
  it('names account, fee and day where the operator collects', () => {
    expect(mandateText(named, byOperator).split('\n')).toEqual([
      'Lal Singh puts Rose 4, Baner under Kiraya’s management.',
      'The tenant pays the rent to Kiraya, into the account of Kiraya Homes (UPI rent@okbank).',
      'Kiraya keeps a management fee of 8.5% of each month’s rent, and what repairs cost that the owner approved and Kiraya paid.',
      'Kiraya pays the rest to the owner’s bank account by day 7 of the next month.',
      'Kiraya holds the tenant’s security deposit and returns it when the lease is settled.',
      'It counts from the month in which the owner accepts it, and until both agree on another one or the management ends.',
    ]);
  });

  it('promises no transfer where the owner collects', () => {
    const text = mandateText(named, byOwner);
    expect(text).toContain('The tenant pays the rent to the owner. Kiraya never holds it.');
    expect(text).not.toMatch(/UPI|next month/);
  });
});
