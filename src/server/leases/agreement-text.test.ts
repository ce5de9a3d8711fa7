import { describe, expect, it } from 'vitest';
import type { LeaseParty } from '../../contract/leases.ts';
import { inLanguage } from '../lib/i18n.ts';
import { type AgreementTerms, agreementClauses } from './agreement-text.ts';

const lease: AgreementTerms = {
  landlord: { name: 'लाल सिंह', phone: null, email: null },
  tenant: { name: 'Asha Rao', phone: null, email: null },
  parties: [],
  home_name: '2 BHK Baner, Pune',
  home_address: '4 Rose Lane',
  start_date: '2026-01-15',
  end_date: '2026-12-14',
  rent: 30_000_00,
  deposit: 60_000_00,
  deposit_held_by: 'company',
  deposit_due_on: null,
  due_day: 5,
  notice_days: 30,
  landlord_notice_days: null,
  lock_in_months: 0,
  escalation_bp: 550,
  charges: [],
  late_fee: null,
  inventory: [],
  payee_name: 'Lal Singh',
  payee_upi: 'lal@okbank',
  terms: null,
  collector: null,
};
const said = (own: object = {}) =>
  Object.fromEntries(
    agreementClauses({ ...lease, ...own }, 'Kiraya').map(({ title, text }) => [title, text]),
  );

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [22, '22nd'],
  [31, '31st'],
])('day %i is the %s', (due_day, text) => expect(said({ due_day }).Rent).toContain(`due on the ${text} day`));

describe('an agreement', () => {
  it('says the terms of the lease', () => {
    expect(said()).toMatchObject({
      'The home': 'लाल सिंह lets 2 BHK Baner, Pune (4 Rose Lane) to Asha Rao to live in.',
      Term: expect.stringContaining('begins on 15 Jan 2026 and ends on 14 Dec 2026, after 11 months'),
      Rent: expect.stringMatching(/₹30,000.00 a month, due on the 5th day.*Lal Singh, UPI lal@okbank/),
      Deposit: expect.stringContaining('₹60,000.00, held by Kiraya, for the landlord'),
      Notice: expect.stringContaining('notice of 30 days'),
      Renewal: expect.stringContaining('5.5 percent'),
    });
  });

  it('says what was not agreed as such', () => {
    const clauses = said({
      deposit: 0,
      notice_days: 0,
      escalation_bp: 0,
      payee_name: null,
      payee_upi: null,
    });
    expect(clauses.Deposit).toBe('There is no security deposit.');
    expect(clauses.Notice).toContain('on any day');
    expect(clauses.Renewal).toContain('stays the same');
    expect(clauses.Rent).not.toContain('paid to');
    expect(clauses['Agreed besides']).toBeUndefined();
    expect(said({ terms: 'No smoking.' })['Agreed besides']).toBe('No smoking.');
  });

  it('says who pays what besides, what a late month costs, and when nobody may leave', () => {
    const clauses = said({
      deposit_due_on: '2026-01-10',
      lock_in_months: 3,
      landlord_notice_days: 60,
      late_fee: { grace_days: 5, a_day: 100_00, most: 1500_00 },
      charges: [
        { kind: 'maintenance', paid_by: 'tenant', how: 'fixed', amount: 2500_00 },
        { kind: 'electricity', paid_by: 'tenant', how: 'meter', amount: null },
        { kind: 'property_tax', paid_by: 'landlord', how: 'bill', amount: null },
        { kind: 'water', paid_by: 'landlord', how: 'included', amount: null },
      ],
    });
    expect(clauses.Deposit).toContain('It is paid by 10 Jan 2026.');
    expect(clauses.Notice).toContain(
      'the tenant may end the agreement by notice of 30 days, the landlord by notice of 60',
    );
    expect(clauses.Notice).toContain('In the first 3 months neither side may');
    expect(clauses['Late fee']).toContain(
      'more than 5 days after its due day costs ₹100.00 for each further day, at most ₹1,500.00',
    );
    expect(clauses['Maintenance and utilities']?.split('\n')).toEqual([
      'Society maintenance: the tenant pays the landlord ₹2,500.00 a month, due with the rent; the days of a month that is not whole count by its days.',
      'Electricity: the tenant pays by the meter, from the reading on the first day.',
      'Property tax: the landlord pays as billed.',
      'Water: included in the rent.',
    ]);
  });

  it('names those who rent together and those who live there', () => {
    const named = (role: LeaseParty['role'], name: string): LeaseParty => ({
      id: name,
      role,
      name,
      is_you: false,
      share_bp: null,
      email: null,
      phone: null,
      address: null,
      opened_at: null,
      told_at: null,
      accepted_at: null,
      accepted_how: null,
    });
    const clauses = said({ parties: [named('co_tenant', 'Nisha Rao'), named('occupant', 'Meena')] });
    expect(clauses['The home']).toContain('to Asha Rao, Nisha Rao to live in. They rent it together');
    expect(clauses['Who lives there']).toBe('Also living there, without being tenants: Meena.');
  });

  it('says the same in Hindi', () => {
    const clauses = inLanguage('hi', () => said());
    expect(clauses).toMatchObject({
      घर: 'लाल सिंह रहने के लिए 2 BHK Baner, Pune (4 Rose Lane) Asha Rao को किराये पर देते हैं।',
      अवधि: expect.stringContaining('15 जनवरी 2026 से शुरू होता है और 11 महीनों बाद 14 दिसंबर 2026 को'),
      किराया: expect.stringMatching(/₹30,000.00 प्रति माह.* 5 तारीख तक.*Lal Singh, UPI lal@okbank को/),
      डिपॉज़िट: expect.stringContaining('₹60,000.00 का सिक्योरिटी डिपॉज़िट देते हैं, जो मकान मालिक की ओर से Kiraya'),
      नोटिस: expect.stringContaining('30 दिन का लिखित नोटिस'),
      नवीनीकरण: expect.stringContaining('5.5 प्रतिशत'),
    });
  });
});
