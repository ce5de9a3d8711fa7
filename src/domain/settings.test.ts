import { describe, expect, it } from 'vitest';
import { fromRupees } from './money.ts';
import { defaultSettings, isPublicSection, payableTo, settingsOf, settingsSections } from './settings.ts';

describe('settings', () => {
  it('are the specification’s and the plan’s own until somebody changes them', () => {
    expect(settingsOf([])).toEqual(defaultSettings);
    expect(defaultSettings.marketing).toEqual({ properties: '1.2K+', clients: '5K+' });
  });

  it('keep what is stored and take the default for each field that is not', () => {
    const stored = [
      { key: 'brokers', value: { registration_fee: fromRupees(7500) } },
      { key: 'office', value: { phone: '+91 80 4718 2200' } },
      { key: 'forgotten', value: { anything: 1 } },
    ];
    expect(settingsOf(stored)).toEqual({
      ...defaultSettings,
      brokers: { registration_fee: 750_000 },
      office: { email: null, phone: '+91 80 4718 2200', address: null, hours: null },
    });
  });

  it('show everyone all but the feature switches, the safeguards and the limits of imports and texts', () => {
    expect(settingsSections.filter((section) => !isPublicSection(section))).toEqual([
      'operator',
      'fee_account',
      'rent',
      'features',
      'safeguards',
      'imports',
      'texts',
    ]);
  });

  const account = { holder_name: 'Kiraya', upi: null, account_number: null, ifsc: null };
  it.each([
    [account, null],
    [
      { ...account, upi: 'kiraya@bank' },
      { name: 'Kiraya', upi: 'kiraya@bank', bank: null },
    ],
    [{ ...account, holder_name: null, upi: 'kiraya@bank' }, null],
    [{ ...account, account_number: '123456789' }, null],
    [
      { ...account, account_number: '123456789', ifsc: 'HDFC0000001' },
      { name: 'Kiraya', upi: null, bank: { number: '123456789', ifsc: 'HDFC0000001' } },
    ],
  ])('say where fees are paid to once there is a name and a way: %o', (saved, shown) => {
    expect(payableTo(saved)).toEqual(shown);
  });
});
