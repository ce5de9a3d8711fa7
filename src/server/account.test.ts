import { beforeEach, describe, expect, it } from 'vitest';
import { startServices } from '../../tests/support/services.ts';

const { as, addPerson, asOwner } = await startServices();

let asha: string;

beforeEach(async () => {
  asha = await addPerson('Asha Rao', ['tenant']);
});

describe('account.me', () => {
  it('tells who is signed in, with his roles', async () => {
    expect(await as(asha).account.me()).toMatchObject({
      userId: asha,
      fullName: 'Asha Rao',
      emailVerified: true,
      roles: ['tenant'],
      isAffiliate: false,
      profileCompletionPercentage: 40,
      settings: { theme: 'auto', language: null },
    });
  });

  it('forgets a role the moment it is taken away', async () => {
    await asOwner('delete from user_roles where user_id = $1', [asha]);
    expect((await as(asha).account.me()).roles).toEqual([]);
  });

  it('refuses nobody, and a person whose account is gone', async () => {
    await expect(as(null).account.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED', status: 401 });
    await asOwner('delete from auth.users where id = $1', [asha]);
    await expect(as(asha).account.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED', status: 401 });
  });
});

describe('profile', () => {
  it('is there for every new person, in his words', async () => {
    expect(await as(asha).profile.get()).toMatchObject({ firstName: 'Asha', lastName: 'Rao', phone: null });
  });

  it('is made again when it is missing', async () => {
    await asOwner('delete from profiles where user_id = $1', [asha]);
    expect(await as(asha).profile.get()).toMatchObject({
      userId: asha,
      fullName: 'Asha Rao',
      emailVerified: true,
    });
  });

  it('ensure leaves an existing one as it is', async () => {
    await as(asha).profile.update({ city: 'Pune' });
    expect((await as(asha).profile.ensure()).city).toBe('Pune');
  });

  it('keeps what is changed and counts its completion', async () => {
    const changed = await as(asha).profile.update({
      phone: '+91 98765-43210',
      city: ' Pune ',
      annualIncome: '12 lakh',
      preferredBedrooms: 'two',
      preferredRentMin: '',
    });
    expect(changed).toMatchObject({
      phone: '+919876543210',
      city: 'Pune',
      annualIncome: 120_000_000,
      preferredBedrooms: null,
      preferredRentMin: null,
      profileCompletionPercentage: 70,
    });
  });

  it('takes Devanagari, emoji, HTML and SQL as text', async () => {
    const city = `पुणे 🏠 <b>'; drop table profiles; --`;
    expect((await as(asha).profile.update({ city })).city).toBe(city);
  });

  it.each([
    ['a name that is empty', { fullName: '  ' }, 'fullName'],
    ['a name with markup', { fullName: '<script>' }, 'fullName'],
    ['a phone that is none', { phone: 'call me' }, 'phone'],
    ['an income below zero', { annualIncome: -1 }, 'annualIncome'],
    ['an absurd income', { annualIncome: 9e15 }, 'annualIncome'],
    ['half a bedroom', { preferredBedrooms: 1.5 }, 'preferredBedrooms'],
    ['a highest rent below the lowest', { preferredRentMin: 200, preferredRentMax: 100 }, 'preferredRentMax'],
    ['a city as long as a novel', { city: 'x'.repeat(5000) }, 'city'],
  ])('refuses %s at its field', async (_, input, field) => {
    await expect(as(asha).profile.update(input)).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
      data: { errors: [{ field }] },
    });
  });

  it('is closed to whoever is signed out', async () => {
    await expect(as(null).profile.get()).rejects.toMatchObject({ status: 401 });
    await expect(as(null).profile.ensure()).rejects.toMatchObject({ status: 401 });
    await expect(as(null).profile.update({ city: 'Pune' })).rejects.toMatchObject({ status: 401 });
  });
});

describe('settings', () => {
  it('keep the theme', async () => {
    await as(asha).account.settings.update({ theme: 'dark' });
    expect(await as(asha).account.settings.get()).toEqual({ theme: 'dark', language: null });
    expect(await as(asha).account.settings.update({})).toEqual({ theme: 'dark', language: null });
  });

  it('are closed to whoever is signed out', async () => {
    await expect(as(null).account.settings.get()).rejects.toMatchObject({ status: 401 });
    await expect(as(null).account.settings.update({})).rejects.toMatchObject({ status: 401 });
  });
});
