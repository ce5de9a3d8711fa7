import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLeadAllowed, endOfId, idsOfShort, type LeadHome, shortId } from './leads.ts';

const home: LeadHome = { listedBy: 'asha', listingState: 'published', availability: 'available' };

describe('asking about a home', () => {
  it('is open to others while the home is published and available', () => {
    expect(() => checkLeadAllowed(home, 'ravi', false)).not.toThrow();
    expect(() => checkLeadAllowed(home, 'asha', false)).toThrow('property.own-listing');
    expect(() => checkLeadAllowed(home, 'ravi', true)).toThrow('property.own-listing');
    expect(() => checkLeadAllowed({ ...home, listingState: 'paused' }, 'ravi', false)).toThrow(
      'property.not-accepting-leads',
    );
    expect(() => checkLeadAllowed({ ...home, availability: 'booked' }, 'ravi', false)).toThrow(
      'property.not-accepting-leads',
    );
  });
});

it('shortens ids to eight characters', () => {
  expect(shortId('019a5b3c-7d1e-7f00-8000-000000000001')).toBe('019a5b3c');
});

it('finds the ids of what people type as a short one', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.constantFrom('', ' '), (id, gap) => {
      const ids = idsOfShort(`${gap}${shortId(id).toUpperCase()}${gap}`);
      expect(ids && ids.from <= id && id <= ids.to).toBe(true);
    }),
  );
  for (const text of ['', 'villa', '019a5b3', '019a5b3c7', '019a5b3g', '%'])
    expect(idsOfShort(text)).toBeNull();
});

it('tells two ids of the same moment apart by their ends', () => {
  expect(endOfId('019a5b3c-7d1e-7f00-8000-0000000000a1')).toBe('000000a1');
});

it('cuts no name that is not such an id', () => {
  expect(endOfId('KRY-QMQPZ')).toBe('KRY-QMQPZ');
});
