import { expect, it } from 'vitest';
import { checkListerVerified, verificationNews, waitsForVerification } from './lister-verification.ts';

it('asks at the seventh request, and lets requests wait from the tenth', () => {
  const news = Array.from({ length: 12 }, (_, at) => verificationNews({ leads: at + 1, isKnown: false }));
  expect(news.map((one) => one ?? '')).toEqual(['', '', '', '', '', '', 'asked', '', '', 'waits', '', '']);
  const waits = [9, 10, 11].map((leads) => waitsForVerification({ leads, isKnown: false }));
  expect(waits).toEqual([false, true, true]);
});

it('asks nothing of whoever is known', () => {
  for (const leads of [7, 10, 400]) {
    expect(verificationNews({ leads, isKnown: true })).toBeNull();
    expect(() => checkListerVerified({ leads, isKnown: true })).not.toThrow();
  }
  expect(() => checkListerVerified({ leads: 10, isKnown: false })).toThrow('lead.lister-not-verified');
});
