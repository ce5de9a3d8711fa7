import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  type ProfileField,
  parsePreferredAmount,
  parsePreferredBedrooms,
  profileCompletion,
  temporaryProfile,
} from './profiles.ts';

const full = {
  email: 'asha@example.in',
  emailVerified: true,
  fullName: 'Asha Rao',
  firstName: 'Asha',
  lastName: 'Rao',
  phone: '+919800000000',
  avatarUrl: '/avatars/a.webp',
  city: 'Pune',
  state: 'Maharashtra',
  annualIncome: 90_000_000,
  preferredRentMin: 0,
  preferredRentMax: 3_000_000,
  preferredBedrooms: 2,
};

describe('completion', () => {
  it('lacks no e-mail address where a proved number reaches the person', () => {
    const { missing } = profileCompletion({ phone: '+919876543210', phoneVerified: true });
    expect(missing).not.toContain('email');
    expect(missing).not.toContain('emailVerified');
  });

  it('runs from nothing to everything', () => {
    expect(profileCompletion(full)).toEqual({ percentage: 100, missing: [] });
    expect(profileCompletion({}).percentage).toBe(0);
    expect(profileCompletion({}).missing).toHaveLength(13);
  });

  it('names what is missing, the weightiest first', () => {
    const completion = profileCompletion({ ...full, state: ' ', phone: null, emailVerified: false });
    expect(completion).toEqual({ percentage: 70, missing: ['phone', 'emailVerified', 'state'] });
  });

  it('never falls when a field is filled', () => {
    const fields = Object.keys(full) as ProfileField[];
    fc.assert(
      fc.property(fc.subarray(fields), fc.constantFrom(...fields), (held, added) => {
        const some = Object.fromEntries(held.map((field) => [field, full[field]]));
        const more = { ...some, [added]: full[added] };
        expect(profileCompletion(more).percentage).toBeGreaterThanOrEqual(profileCompletion(some).percentage);
      }),
    );
  });
});

// spec account: Preference numbers: empty is null, text is parsed, unparsable is null (section 3)
describe('numbers as typed', () => {
  test.each([
    ['', null],
    ['   ', null],
    ['25000', 2_500_000],
    ['25,000', 2_500_000],
    ['6 lakh', 60_000_000],
    ['a lot', null],
  ])('amount %j', (text, expected) => {
    expect(parsePreferredAmount(text)).toBe(expected);
  });

  test.each([
    ['', null],
    ['2', 2],
    ['2 BHK', 2],
    ['5+', 5],
    ['two', null],
    ['-1', null],
    ['2.5', null],
    ['999', null],
  ])('bedrooms %j', (text, expected) => {
    expect(parsePreferredBedrooms(text)).toBe(expected);
  });
});

// spec 9: Temporary profile 20 percent
it('stands in at 20 percent while the profile cannot be loaded', () => {
  expect(temporaryProfile('u1', 'asha@example.in')).toEqual({
    userId: 'u1',
    email: 'asha@example.in',
    profileCompletionPercentage: 20,
  });
});
