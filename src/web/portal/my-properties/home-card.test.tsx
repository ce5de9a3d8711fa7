// What a card of My Properties shows and offers (specification, section 2.5).
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { exampleHome } from '../../../../tests/support/web/example-home.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { OwnHome } from '../../../contract/listing.ts';
import { HomeCard } from './home-card.tsx';

// What the buttons do is the journey's.
const toggle = vi.hoisted(() => vi.fn());
vi.mock('./use-home-changes.ts', () => ({
  useHomeChanges: () => ({ isBusy: false, toggleAvailability: toggle }),
}));
vi.mock('../../lib/use-place-names.ts', async () => {
  const { namesFrom } = await import('../../lib/place-names.ts');
  return { usePlaceNames: () => namesFrom([]) };
});
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

test('asks before visits that are still to come are cancelled, and says how many', async () => {
  toggle.mockClear();
  show({ coming_visits: 2 });
  fireEvent.click(screen.getByRole('button', { name: 'Mark Booked' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.textContent).toContain('We cancel the 2 visits that are still to come'));
  expect(toggle).not.toHaveBeenCalled();
  const [confirm] = [...dialog.querySelectorAll('button')].filter(
    ({ textContent }) => textContent === 'Mark Booked',
  );
  if (!confirm) throw new Error('The dialog has no button to confirm');
  fireEvent.click(confirm);
  expect(toggle).toHaveBeenCalledOnce();
});

test('asks nothing where nobody is to come', () => {
  toggle.mockClear();
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Mark Booked' }));
  expect(toggle).toHaveBeenCalledOnce();
});

test.each(['booked', 'rented', 'maintenance'] as const)(
  'what is %s is marked available again',
  (availability) => {
    show({ availability });
    expect(screen.getByRole('button', { name: 'Mark Available' })).toBeTruthy();
  },
);

test('a PG leads to its rooms and beds at once', () => {
  show({ property_type: 'pg' });
  expect(screen.getByRole('link', { name: 'Rooms and beds' }).getAttribute('href')).toBe(
    `/properties/${home.id}/rooms`,
  );
});
