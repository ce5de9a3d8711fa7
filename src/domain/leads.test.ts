import { describe, expect, it } from 'vitest';
import { checkLeadAllowed, type LeadHome, shortId } from './leads.ts';

const home: LeadHome = { listedBy: 'asha', listingState: 'published', availability: 'available' };

describe('asking about a home', () => {
  it('is open to others while the home is published and available', () => {
    expect(() => checkLeadAllowed(home, 'ravi')).not.toThrow();
    expect(() => checkLeadAllowed(home, 'asha')).toThrow('property.own-listing');
    expect(() => checkLeadAllowed({ ...home, listingState: 'paused' }, 'ravi')).toThrow(
      'property.not-accepting-leads',
    );
    expect(() => checkLeadAllowed({ ...home, availability: 'booked' }, 'ravi')).toThrow(
      'property.not-accepting-leads',
    );
  });
});

it('shortens ids to eight characters', () => {
  expect(shortId('019a5b3c-7d1e-7f00-8000-000000000001')).toBe('019a5b3c');
});
