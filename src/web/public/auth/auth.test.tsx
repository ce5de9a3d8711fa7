// Where signing in leads: back to the page somebody came from, unless it was another person's.
import { act, cleanup, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { newSession, renderPage, sessionOf } from '../../../../tests/support/web/render-page.tsx';
import AuthPage from './auth.tsx';

// The build tells these which procedures there are; nobody asks any here.
vi.mock('../../lib/api-provider.tsx', () => ({}));
vi.mock('./sign-in-panel.tsx', () => ({ SignInPanel: () => null }));
vi.mock('./claim-admin.tsx', () => ({ ClaimAdmin: () => null }));
afterEach(cleanup);

function OnlyAuth() {
  return useLocation().pathname === '/auth' ? <AuthPage /> : null;
}

test.each([
  ['the same person, whose session had ended, comes back', { whose: 'asha' }, '/messages?with=ravi'],
  ['another person lands in their own portal', { whose: 'ravi' }, '/portal'],
  ['whoever followed a link comes to its page', null, '/messages?with=ravi'],
])('%s', async (_, state, expected) => {
  const session = newSession();
  const { router } = renderPage(<OnlyAuth />, '/', session);
  await act(() => router.navigate('/auth?next=%2Fmessages%3Fwith%3Dravi', { state }));
  act(() => session.signedIn(sessionOf('asha')));
  await vi.waitFor(() => {
    const { pathname, search } = router.state.location;
    expect(`${pathname}${search}`).toBe(expected);
  });
});

test('whose session ended reads why they are here, and nobody else does', async () => {
  const { router } = renderPage(<OnlyAuth />, '/', newSession());
  await act(() => router.navigate('/auth?next=%2Fmessages', { state: { whose: 'asha' } }));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain('You’ve been signed out'));
  await act(() => router.navigate('/auth?next=%2Fmessages'));
  await vi.waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

test('whoever comes from a home reads that they will be back there', async () => {
  const { router } = renderPage(<OnlyAuth />, '/', newSession());
  const next = encodeURIComponent('/property/1?step=visit');
  await act(() => router.navigate(`/auth?next=${next}`, { state: { home: '2 BHK in Indiranagar' } }));
  await screen.findByText('We’ll take you back to 2 BHK in Indiranagar.');
});
