import { expect, it } from 'vitest';
import { hasMoreToShare, moveInToFill } from './application-profiles.ts';

const nothing = { occupation: null, employer: null, references: [] };
const reference = { name: 'Lal Singh', kind: 'landlord', phone: '+919800011111' } as const;

it.each([
  ['nothing', nothing, false],
  ['an occupation', { ...nothing, occupation: 'student' as const }, true],
  ['an employer', { ...nothing, employer: 'Rose Bank' }, true],
  ['a reference', { ...nothing, references: [reference] }, true],
])('%s is more than the form asks: %#', (_, profile, expected) => {
  expect(hasMoreToShare(profile)).toBe(expected);
});

it.each([
  ['no day', null, null],
  ['yesterday', '2026-11-21', null],
  ['today', '2026-11-22', '2026-11-22'],
  ['the last day that can be named', '2027-05-21', '2027-05-21'],
  ['a day too far', '2027-05-22', null],
])('%s fills in %#', (_, wanted, filled) => {
  expect(moveInToFill(wanted, '2026-11-22')).toBe(filled);
});
