// A profile is read, what is missing first and then what one looks for; a part of it opens where it is to be changed.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newSession, renderPage, sessionOf } from '../../../../tests/support/web/render-page.tsx';
import ProfilePage from './profile.tsx';

const profile = vi.hoisted(() => ({ get: vi.fn() }));
vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => ({ api: { profile } }) }));

const own = {
  userId: 'asha',
  fullName: 'Asha Rao',
  email: 'asha@example.com',
  emailVerified: true,
  phone: null,
  city: 'Pune',
  preferredRentMax: 2_500_000,
  preferredBedrooms: 2,
};

beforeEach(() => {
  sessionStorage.clear();
  profile.get.mockResolvedValue(own);
  const session = newSession();
  session.signedIn(sessionOf('asha'));
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <ProfilePage />
    </QueryClientProvider>,
    '/profile',
    session,
  );
});
afterEach(cleanup);

test('is read, and what is missing comes before what one looks for', async () => {
  await screen.findByText('₹25,000');
  const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(parts.slice(0, 4)).toEqual([
    'Complete your profile',
    'What you look for',
    'About you',
    'How to reach you',
  ]);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
});

test('a field that is missing opens its part, and is typed into at once', async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Phone number' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Phone number')));
  expect(screen.queryByLabelText('Highest rent')).toBeNull();
});

test('a part that is open is saved or cancelled, and then read again', async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Phone number' }));
  const save = await screen.findByRole('button', { name: 'Save changes' });
  expect(save.hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryAllByRole('textbox')).toEqual([]));
});
