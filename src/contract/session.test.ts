import { describe, expect, it } from 'vitest';
import { fieldProblems } from './errors.ts';
import { accountForms } from './session.ts';

describe('the field for an address or a number', () => {
  it.each([
    ['', 'identifier.missing', 'Enter your mobile number or email address'],
    ['12345', 'mobile.malformed', 'Enter a mobile number like 98765 43210'],
    ['asha@', 'email.malformed', 'Enter an email address like name@example.com'],
    [undefined, 'identifier.missing', 'Enter your mobile number or email address'],
  ])('says of %j what is wrong with it', (account, reason, message) => {
    const { error } = accountForms.account.safeParse({ account });
    expect(fieldProblems(error?.issues ?? [])).toEqual([{ field: 'account', reason, message }]);
  });

  it('takes both', () => {
    expect(accountForms.account.parse({ account: ' Asha@Example.in' })).toEqual({
      account: 'asha@example.in',
    });
    expect(accountForms.account.parse({ account: '098765 43210' })).toEqual({ account: '+919876543210' });
  });
});
