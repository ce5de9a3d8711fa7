// @vitest-environment happy-dom
// What a card of My Properties shows and offers (specification, section 2.5).
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { exampleHome } from '../../../../tests/support/web/example-home.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { OwnHome } from '../../../contract/listing.ts';
import { HomeCard } from './home-card.tsx';

// What the buttons do is the journey's.
vi.mock('./use-home-changes.ts', () => ({ useHomeChanges: () => ({ isBusy: false }) }));
vi.mock('../../lib/api-provider.tsx', () => ({}));
afterEach(cleanup);

const home = exampleHome;
const show = (own: Partial<OwnHome> = {}) => {
  renderPage(<HomeCard home={{ ...home, ...own }} place="Baner, Pune" />);
  return screen.getByRole('article', { name: home.title }).textContent ?? '';
};

// spec 2.5: Cards with image, place, views, rent, BHK, area and rating; Mark Booked / Mark Available
test('shows place, availability, rent per month, BHK, area, rating, views and when it was listed', () => {
  const text = show();
  for (const said of [
    'Baner, Pune',
    'Available',
    '₹24,500 per month',
    '2 BHK',
    '1,050 sq ft',
    '4.5',
    '12 views',
  ]) {
    expect(text).toContain(said);
  }
  expect(text).toContain('Listed 4 Aug 2026');
});

// spec 2.5: Mark Booked / Mark Available, View to `/property/{id}`, Leads (count)
test('offers Mark Booked, View and Leads with their count', () => {
  show();
  expect(screen.getByRole('button', { name: 'Mark Booked' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View' }).getAttribute('href')).toBe(`/property/${home.id}`);
  expect(screen.getByRole('button', { name: 'Leads (3)' }).getAttribute('aria-expanded')).toBe('false');
});

test.each(['booked', 'rented', 'maintenance'] as const)(
  'what is %s is marked available again',
  (availability) => {
    show({ availability });
    expect(screen.getByRole('button', { name: 'Mark Available' })).toBeTruthy();
  },
);
