// A person of the directory: the name leads to their page, and a card of a phone has no heading without a value.
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failingClient } from '../../../../tests/support/web/failing-client.ts';
import { user } from '../../../../tests/support/web/failing-examples.ts';
import { open, page } from '../../../../tests/support/web/failing-screens.tsx';
import { People } from './directory.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
vi.mock('../shell/use-may.ts', () => ({ useMay: () => () => true }));

test('the name leads to the person, and an unknown place is no cell of a card', async () => {
  const person = { ...user, full_name: 'Snehal Patil', city: null, state: null };
  open(People, '/admin?tab=users&q=snehal', { 'users.list': page(person) });
  const name = await screen.findByRole('link', { name: 'Snehal Patil' });
  expect(name.getAttribute('href')).toBe(`/admin?tab=users&searched=snehal&user=${user.user_id}`);
  // `:empty` in the styles hides it.
  expect(document.querySelector('td[data-label="Location"]')?.childNodes).toHaveLength(0);
});
