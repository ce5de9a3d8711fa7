import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { NothingFound } from './nothing-found.tsx';

afterEach(cleanup);

test('says which filter to take away, and leads to all homes', () => {
  const loosen = [{ filter: 'city' as const, total: 3, totalIsExact: true }];
  renderPage(<NothingFound result={{ loosen, nearest: [] }} query="city=Kochi" />);
  screen.getByRole('link', { name: 'Without the city' });
  expect(screen.getByRole('link', { name: 'Show all homes' }).getAttribute('href')).toBe('/properties');
});
