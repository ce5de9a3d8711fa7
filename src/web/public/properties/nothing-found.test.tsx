import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { NothingFound } from './nothing-found.tsx';

afterEach(cleanup);

const severalAway = 'Removing one filter is not enough: remove several.';

test('says which filter to take away, or that one is not enough', () => {
  const loosen = [{ filter: 'city' as const, total: 3, totalIsExact: true }];
  const view = renderPage(<NothingFound result={{ loosen, nearest: [] }} query="city=Kochi" />);
  screen.getByRole('link', { name: 'Without the city' });
  expect(screen.queryByText(severalAway)).toBeNull();
  view.unmount();
  renderPage(<NothingFound result={{ loosen: [], nearest: [] }} query="city=Kochi&pets=true" />);
  screen.getByText(severalAway);
});
