import { describe, expect, it } from 'vitest';
import { inLanguage } from '../lib/i18n.ts';
import { agreementClauses } from './agreement-text.ts';

const lease = {
  landlord: 'लाल सिंह',
  tenant: 'Asha Rao',
  home: '2 BHK Baner, Pune',
  address: '4 Rose Lane',
  start: '2026-01-15',
  end: '2026-12-14',
  months: 11,
  rent: 30_000_00,
  deposit: 60_000_00,
  depositHeldBy: 'company',
  dueDay: 5,
  noticeDays: 30,
  escalation: 550,
  payee: { name: 'Lal Singh', upi: 'lal@okbank' },
  terms: null,
} as const;
const said = (own: object = {}) =>
  Object.fromEntries(agreementClauses({ ...lease, ...own }).map(({ title, text }) => [title, text]));

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
])('day %i is the %s', (dueDay, text) => expect(said({ dueDay }).Rent).toContain(`due on the ${text} day`));

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
    const clauses = said({ deposit: 0, noticeDays: 0, escalation: 0, payee: { name: null, upi: null } });
    expect(clauses.Deposit).toBe('There is no security deposit.');
    expect(clauses.Notice).toContain('on any day');
    expect(clauses.Renewal).toContain('stays the same');
    expect(clauses.Rent).not.toContain('paid to');
    expect(clauses['Agreed besides']).toBeUndefined();
    expect(said({ terms: 'No smoking.' })['Agreed besides']).toBe('No smoking.');
  });

  it('says the same in Hindi', () => {
    const clauses = inLanguage('hi', () => said());
    expect(clauses).toMatchObject({
      घर: 'लाल सिंह रहने के लिए 2 BHK Baner, Pune (4 Rose Lane) Asha Rao को किराये पर देते हैं।',
      अवधि: expect.stringContaining('15 जनवरी 2026 से शुरू होता है और 11 महीनों बाद 14 दिसंबर 2026 को'),
      किराया: expect.stringMatching(/₹30,000.00 प्रति माह.* 5 तारीख तक.*Lal Singh, UPI lal@okbank को/),
      डिपॉज़िट: expect.stringContaining('₹60,000.00 का सिक्योरिटी डिपॉज़िट देता है, जो मकान मालिक की ओर से Kiraya'),
      नोटिस: expect.stringContaining('30 दिन का लिखित नोटिस'),
      नवीनीकरण: expect.stringContaining('5.5 प्रतिशत'),
    });
  });
});
