import { expect, it } from 'vitest';
import {
  forgetReferral,
  keepReferral,
  readReferral,
  referralIn,
  storedReferral,
  withoutReferral,
} from './referral.ts';

const DAY = 86_400_000;

function device() {
  const stored = new Map<string, string>();
  const area = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  return { stored, area: () => area };
}

it('keeps the code of the newest link for 30 days, and nothing else of the address', () => {
  const { stored, area } = device();
  keepReferral('?ref=kry-7f3k9&utm_source=x', 0, area);
  expect([...stored.values()]).toEqual([JSON.stringify({ code: 'KRY-7F3K9', until: 30 * DAY })]);
  keepReferral('?ref=KRY-8F3K9', DAY, area);
  keepReferral('?ref=no%20code', 2 * DAY, area);
  keepReferral('', 2 * DAY, area);
  expect(readReferral(31 * DAY - 1, area)).toBe('KRY-8F3K9');
  expect(readReferral(31 * DAY, area)).toBeNull();
  expect(stored.size).toBe(0);
});

it('is forgotten once it was sent, and fails nowhere', () => {
  const { area } = device();
  keepReferral('?ref=KRY-7F3K9', 0, area);
  forgetReferral(area);
  expect(readReferral(1, area)).toBeNull();
  const forbidden = () => {
    throw new Error('denied');
  };
  keepReferral('?ref=KRY-7F3K9', 0, forbidden);
  expect(readReferral(1, forbidden)).toBeNull();
});

it('is found in the address that sign-in leads back to, and taken out of it', () => {
  expect(referralIn('?next=%2Fsubmit-managed-rental%3Fref%3DKRY-7F3K9')).toBe('KRY-7F3K9');
  expect(referralIn('?mode=sign-up&next=%2Fportal%2Fteam')).toBeNull();
  expect(withoutReferral('/submit-managed-rental?ref=KRY-7F3K9')).toBe('/submit-managed-rental');
  expect(withoutReferral('/managed-rentals?show=homes&ref=KRY-7F3K9')).toBe('/managed-rentals?show=homes');
});

it('says its last day in India', () => {
  const { area } = device();
  keepReferral('?ref=KRY-7F3K9', Date.parse('2026-11-24T20:00:00Z'), area);
  expect(storedReferral(Date.parse('2026-11-25T00:00:00Z'), area)?.until).toBe('2026-12-25');
});
