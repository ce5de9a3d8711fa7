// What a form of a lease sends: whoever lets a home for its owner says nothing of where the rent is paid.
import { expect, it } from 'vitest';
import { leaseForm } from '../../../contract/lease-terms.ts';
import { blankLease, isForOwner, toLease } from './lease-values.ts';

const typed = {
  ...blankLease,
  home: 'listed:one',
  payee_name: 'Farhan Khan',
  payee_upi: 'farhan@okbank',
  payee_shows_bank: true,
  owner_name: 'Vimala Rao',
  owner_email: 'vimala@example.com',
};
const paid = { payee_name: 'Farhan Khan', payee_upi: 'farhan@okbank', payee_shows_bank: true };

it.each([
  ['one’s own home', { is_for_owner: false }, false, { ...paid, owner: null }],
  [
    'a home let for its owner',
    { is_for_owner: true },
    true,
    {
      payee_name: '',
      payee_upi: null,
      payee_shows_bank: false,
      owner: { name: 'Vimala Rao', email: 'vimala@example.com' },
    },
  ],
  [
    'a managed home, whose owner is known',
    { is_for_owner: true, home: 'managed:one' },
    true,
    { payee_name: '', payee_upi: null, payee_shows_bank: false, owner: null },
  ],
])('of %s', (_, said, expected, sent) => {
  const fields = { ...typed, ...said };
  expect(isForOwner(fields)).toBe(expected);
  expect(toLease(fields)).toMatchObject(sent);
});

it.each([
  ['an email address', { owner_email: 'vimala@example.com', owner_phone: '' }],
  ['an email address and a blank', { owner_email: 'vimala@example.com', owner_phone: ' ' }],
  ['a mobile number', { owner_email: '', owner_phone: '98450 12345' }],
])('an owner named by %s is taken', (_, reach) => {
  const { owner } = toLease({ ...typed, is_for_owner: true, ...reach });
  expect(leaseForm.shape.owner.safeParse(owner).error?.issues ?? []).toEqual([]);
});
