// Homes beside each other: those chosen on this device are not forgotten, and what tells them apart is marked.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { compareStore } from '../../components/compare/compare-store.ts';
import ComparePage from './compare.tsx';

const loaded = vi.hoisted(() => ({ homes: [] as object[] }));
vi.mock('react-router', async (original) => ({
  ...(await original<typeof import('react-router')>()),
  useLoaderData: () => ({ homes: loaded.homes, gone: 0 }),
}));
afterEach(() => {
  cleanup();
  loaded.homes = [];
});

const idOf = (n: number) => `0198a000-0000-7000-8000-00000000000${n}`;
const home = (n: number, own: object) => ({
  id: idOf(n),
  title: `Home ${n}`,
  place_slugs: { city: 'pune', locality: 'baner' },
  locality: 'Baner',
  city: 'Pune',
  property_type: 'apartment',
  availability: 'available',
  bedrooms: 2,
  area_sqft: 900,
  rent: 2_500_000,
  deposit: null,
  maintenance_charge: null,
  brokerage_days: null,
  amenities: [],
  cover: null,
  verified: true,
  ...own,
});

test('the page opened by hand leads to the homes that were chosen on this device', () => {
  renderPage(<ComparePage />);
  expect(screen.getByText('No homes to compare yet')).toBeTruthy();
  cleanup();
  for (const n of [1, 2]) compareStore.toggle(idOf(n));
  renderPage(<ComparePage />);
  const link = screen.getByRole('link', { name: 'Compare 2 homes side by side' });
  expect(link.getAttribute('href')).toBe(`/compare?home=${idOf(1)}&home=${idOf(2)}`);
  expect(screen.queryByText('No homes to compare yet')).toBeNull();
});

test('rows in which the homes differ are marked, and no others', () => {
  loaded.homes = [home(1, {}), home(2, { rent: 2_800_000 })];
  renderPage(<ComparePage />);
  const isMarked = (name: string) =>
    screen.getByRole('row', { name: new RegExp(`^${name}`) }).dataset.differs;
  expect([isMarked('Monthly rent'), isMarked('Place')]).toEqual(['true', undefined]);
});
