// What a person sees of their profile when it is missing, and when it can be neither loaded nor made.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { newSession, renderPage } from '../../../tests/support/web/render-page.tsx';
import { ToastRegion } from '../ui/toast-region.tsx';
import { toast } from '../ui/toast-store.ts';
import { useProfile } from './use-profile.ts';

const calls = { get: vi.fn(), ensure: vi.fn() };
vi.mock('./api-provider.tsx', () => ({ useApi: () => ({ api: { profile: calls } }) }));

const userId = '01900000-0000-7000-8000-000000000001';
const session = {
  user: {
    id: userId,
    name: 'Asha Rao',
    email: 'asha@example.com',
    emailVerified: true,
    phone: null,
    phoneVerified: false,
    image: null,
  },
  accessToken: 'token',
  accessTokenExpiresAt: Math.floor(Date.now() / 1000) + 600,
  session: { id: userId, createdAt: '', expiresAt: '' },
};

afterEach(() => {
  act(() => toast.close());
  cleanup();
  calls.get.mockReset();
  calls.ensure.mockReset();
});

function Shown() {
  const own = useProfile();
  if (own.status === 'loading') return <p>loading</p>;
  return (
    <p>
      {own.status} {own.profile.email} {own.profile.profileCompletionPercentage}
    </p>
  );
}

function renderProfile() {
  const store = newSession({ renew: async () => session });
  store.signedIn(session);
  renderPage(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Shown />
      <ToastRegion />
    </QueryClientProvider>,
    '/',
    store,
  );
}

const loaded = { userId, email: 'asha@example.com', profileCompletionPercentage: 70 };

test('a profile that is there is shown without a word', async () => {
  calls.get.mockResolvedValue(loaded);
  renderProfile();
  await screen.findByText('loaded asha@example.com 70');
  expect(calls.ensure).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('a missing profile is made', async () => {
  calls.get.mockResolvedValue(null);
  calls.ensure.mockResolvedValue({ ...loaded, profileCompletionPercentage: 40 });
  renderProfile();
  await screen.findByText('loaded asha@example.com 40');
});

// spec account: Profile load: on failure a temporary profile, 20 percent complete
// spec account: "Failed to load profile", "Using temporary profile data"
test('when it cannot be loaded, a temporary one of 20 percent stands in and says so', async () => {
  calls.get.mockRejectedValue(new Error('down'));
  renderProfile();
  await screen.findByText('temporary asha@example.com 20');
  await screen.findByText('Failed to load profile');
  expect(screen.getByRole('alert').textContent).toContain('Using temporary profile data');
});

// spec account: "Profile creation failed, using temporary data"
test('when it cannot be made either, that is what is said', async () => {
  calls.get.mockResolvedValue(null);
  calls.ensure.mockRejectedValue(new Error('down'));
  renderProfile();
  await screen.findByText('temporary asha@example.com 20');
  expect(await screen.findByText('Profile creation failed, using temporary data')).toBeTruthy();
});
