// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { NothingFound } from './nothing-found.tsx';

afterEach(cleanup);

const all = { name: 'Show all homes' };

test('says which filter to take away, or leads to all homes where one is not enough', () => {
  const loosen = [{ filter: 'city' as const, total: 3, totalIsExact: true }];
  const view = renderPage(<NothingFound result={{ loosen, nearest: [] }} query="city=Kochi" />);
  screen.getByRole('link', { name: 'Without the city' });
  expect(screen.queryByRole('link', all)).toBeNull();
  view.unmount();
  renderPage(<NothingFound result={{ loosen: [], nearest: [] }} query="city=Kochi&pets=true" />);
  expect(screen.getByRole('link', all).getAttribute('href')).toBe('/properties');
});
