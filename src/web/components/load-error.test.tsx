import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../../tests/support/web/render-page.tsx';
import { failures } from '../lib/messages.ts';
import { LoadError } from './load-error.tsx';

afterEach(cleanup);

const show = (error: unknown) =>
  renderPage(
    <LoadError query={{ error, isFetching: false, refetch: () => {} }} otherwise={failures.loadUser} />,
  );

it('says of what a view keeps closed that it is not shown, without another try', () => {
  show(Object.assign(new Error('closed'), { data: { rule: 'view-as.closed' } }));
  expect(screen.getByText('Not shown in a view')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers another try for what failed', () => {
  show(new TypeError('Failed to fetch'));
  expect(screen.queryByText('Not shown in a view')).toBeNull();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

it.each([
  ['no connection', new TypeError('Failed to fetch'), 'Check the connection and try again.'],
  [
    'a fault of ours',
    Object.assign(new Error('Internal server error'), { status: 500 }),
    'Something went wrong on our side. Try again in a minute.',
  ],
  [
    'too many requests',
    Object.assign(new Error('Too many requests. Try again in 40 seconds.'), { status: 429 }),
    'Too many requests. Try again in 40 seconds.',
  ],
])('says why: %s', (_, error, why) => {
  show(error);
  expect(screen.getByText(why)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
