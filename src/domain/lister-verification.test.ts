import { expect, it } from 'vitest';
import { checkListerVerified, verificationNews, waitsForVerification } from './lister-verification.ts';

it('asks as the seventh person does, and lets requests wait from the tenth', () => {
  const news = Array.from({ length: 12 }, (_, before) =>
    verificationNews({ people: before + 1, isKnown: false }, before),
  );
  expect(news.map((one) => one ?? '')).toEqual(['', '', '', '', '', '', 'asked', '', '', 'waits', '', '']);
  const waits = [9, 10, 11].map((people) => waitsForVerification({ people, isKnown: false }));
  expect(waits).toEqual([false, true, true]);
});

it('says nothing again as somebody asks who does not count', () => {
  for (const people of [7, 10]) expect(verificationNews({ people, isKnown: false }, people)).toBeNull();
});

it('asks nothing of whoever is known', () => {
  for (const people of [7, 10, 400]) {
    expect(verificationNews({ people, isKnown: true }, people - 1)).toBeNull();
    expect(() => checkListerVerified({ people, isKnown: true })).not.toThrow();
  }
  expect(() => checkListerVerified({ people: 10, isKnown: false })).toThrow('lead.lister-not-verified');
});
