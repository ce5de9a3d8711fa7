// The guards' redirects and exact texts (specification, section 2.2).
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../tests/support/web/render-page.tsx';
import type { Me } from '../../contract/account.ts';
import type { Role } from '../../domain/roles.ts';
import type { Account } from '../lib/use-account.ts';
import { WaitingShell } from '../portal/shell/waiting-shell.tsx';
import { AdminGuard } from './admin-guard.tsx';
import { RoleGuard } from './role-guard.tsx';

let account: Account = { status: 'loading' };
vi.mock('../lib/use-account.ts', () => ({ useAccount: () => account }));
afterEach(cleanup);

const user = {
  id: '1',
  name: 'Asha',
  email: 'asha@example.com',
  emailVerified: true,
  phone: null,
  phoneVerified: false,
  image: null,
};
const me: Omit<Me, 'roles'> = {
  userId: '1',
  email: user.email,
  emailVerified: true,
  phone: null,
  phoneVerified: false,
  isVerified: true,
  emailComesBack: false,
  fullName: 'Asha',
  avatarUrl: null,
  profileCompletionPercentage: 80,
  isAffiliate: false,
  hasLease: false,
  settings: { theme: 'auto', language: null },
};
const signedIn = (...roles: Role[]): Account => ({
  status: 'signed-in',
  user,
  me: { ...me, roles },
  roles,
});
/** The look-up of the roles failed. */
const unread: Account = { status: 'signed-in', user, me: undefined, roles: [] };
const page = <p>The page</p>;

/** The guarded page stands at one path: wherever the guard leads, it is not asked again. */
function OnlyAt({ path, children }: { path: string; children: React.ReactNode }) {
  const { pathname, search } = useLocation();
  return `${pathname}${search}` === path ? children : null;
}

function open(guard: React.ReactNode, who: Account, path = '/portal/broker/leads?state=new') {
  account = who;
  const { router } = renderPage(<OnlyAt path={path}>{guard}</OnlyAt>, path);
  return () => `${router.state.location.pathname}${router.state.location.search}`;
}

let redraw = () => {};
function Redrawn({ draw }: { draw: () => React.ReactNode }) {
  const [, setTimes] = useState(0);
  useEffect(() => {
    redraw = () => act(() => setTimes((times) => times + 1));
  }, []);
  return <OnlyAt path="/my-properties">{draw()}</OnlyAt>;
}

/** Stays open while the account changes, which `redraw` shows. */
const openRedrawn = (draw: () => React.ReactNode) =>
  renderPage(<Redrawn draw={draw} />, '/my-properties').router;

test('the check has the shape of a page: a title, a figure and rows', () => {
  open(<RoleGuard>{page}</RoleGuard>, { status: 'loading' });
  expect(screen.getByRole('status', { name: 'Loading' }).children).toHaveLength(5);
});

// spec 2.2: Role guard: nobody signed in goes to `/auth`, remembering the page
test('whoever is signed out goes to sign-in, which remembers the page', () => {
  const where = open(<RoleGuard allowed={['broker']}>{page}</RoleGuard>, { status: 'signed-out' });
  expect(where()).toBe('/auth?next=%2Fportal%2Fbroker%2Fleads%3Fstate%3Dnew');
});

test.each<[string, readonly Role[] | undefined, Account, boolean]>([
  ['a holder of the role stays', ['broker', 'admin'], signedIn('broker'), true],
  ['without a list anybody signed in stays', undefined, signedIn(), true],
  ['everyone is a user', ['user'], signedIn('tenant'), true],
  ['nobody stays while it is not known', ['broker'], { status: 'loading' }, false],
])('%s', (_, allowed, who, stays) => {
  open(<RoleGuard allowed={allowed}>{page}</RoleGuard>, who);
  expect(screen.queryByText('The page') !== null).toBe(stays);
});

// spec 2.2: Role guard: nobody signed in goes to `/auth`, remembering the page … without an allowed role to a fallback, by default `/portal`
test.each([
  [undefined, '/portal'],
  ['/become-broker', '/become-broker'],
])('somebody without the role goes to the fallback %s', (fallback, expected) => {
  const where = open(
    <RoleGuard allowed={['broker']} fallback={fallback}>
      {page}
    </RoleGuard>,
    signedIn('tenant'),
  );
  expect(where()).toBe(expected);
});

// spec 2.1: `/admin` (admin guard)
// spec 2.2: Admin guard: "Verifying admin access..."; unauthenticated to `/auth`
test('the admin guard says what it does, lets administrators in and sends the signed-out to sign-in', () => {
  open(<AdminGuard>{page}</AdminGuard>, { status: 'loading' }, '/admin');
  expect(screen.getByRole('status').textContent).toBe('Verifying admin access...');
  // Drawn as the page will be.
  expect(document.querySelector('[aria-busy="true"] .mantine-Skeleton-root')).not.toBeNull();
  cleanup();
  open(<AdminGuard>{page}</AdminGuard>, signedIn('admin'), '/admin');
  expect(screen.getByText('The page')).toBeTruthy();
  cleanup();
  const where = open(<AdminGuard>{page}</AdminGuard>, { status: 'signed-out' }, '/admin');
  expect(where()).toBe('/auth?next=%2Fadmin');
});

test.each([
  ['a portal page', '/', RoleGuard],
  ['an admin page', '/auth', AdminGuard],
])('whoever signs out of %s is led to %s, which knows nothing of the page', (_, after, Guard) => {
  account = signedIn('admin');
  const router = openRedrawn(() => <Guard>{page}</Guard>);
  expect(screen.getByText('The page')).toBeTruthy();
  account = { status: 'signed-out', byChoice: true };
  redraw();
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(after);
});

test('a page opened after signing out asks to sign in and is come back to', () => {
  const where = open(<RoleGuard>{page}</RoleGuard>, { status: 'signed-out', byChoice: true });
  expect(where()).toBe('/auth?next=%2Fportal%2Fbroker%2Fleads%3Fstate%3Dnew');
});

test('a session that ended by itself is come back to, by the same person', () => {
  account = signedIn('admin');
  const router = openRedrawn(() => <RoleGuard>{page}</RoleGuard>);
  account = { status: 'signed-out', whose: '1' };
  redraw();
  expect(router.state.location.search).toBe('?next=%2Fmy-properties');
  expect(router.state.location.state).toEqual({ whose: '1' });
});

test('Go Back leads to the dashboard where no page of ours came before', () => {
  const first = open(<AdminGuard>{page}</AdminGuard>, signedIn('broker'), '/admin');
  window.history.replaceState({ idx: 0 }, '');
  fireEvent.click(screen.getByRole('button', { name: 'Go Back' }));
  expect(first()).toBe('/portal');
});

test('an admin page whose guard could not read the roles says so and reads them anew', async () => {
  const client = new QueryClient();
  client.setQueryData(['account', '1'], { roles: [], failed: true });
  open(
    <QueryClientProvider client={client}>
      <AdminGuard>{page}</AdminGuard>
    </QueryClientProvider>,
    unread,
    '/admin',
  );
  await screen.findByText('Failed to load user roles');
  expect(screen.queryByText('Access Denied')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(client.getQueryData(['account', '1'])).toBeUndefined();
});

test('any other page whose guard could not read the roles leads to `/portal`, which says so', () => {
  const where = open(<RoleGuard allowed={['broker']}>{page}</RoleGuard>, unread);
  expect(where()).toBe('/portal');
});

// spec 2.2: Admin guard: "Verifying admin access..."; unauthenticated to `/auth` … "Access Denied", "You do not have admin privileges.", Go Back
// spec 8: "Verifying admin access...", "Access Denied", "You do not have admin privileges." and Go Back
test('others read that access is denied and may go back', () => {
  open(<AdminGuard>{page}</AdminGuard>, signedIn('broker'), '/admin');
  expect(screen.queryByText('The page')).toBeNull();
  expect(screen.getByRole('heading').textContent).toBe('Access Denied');
  expect(screen.getByText('You do not have admin privileges.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Go Back' }));
});

test('until it is known who has come, the frame of the page stands around the check', async () => {
  account = { status: 'loading' };
  renderPage(
    <RoleGuard frame={WaitingShell}>
      <p>Rents</p>
    </RoleGuard>,
  );
  expect(await screen.findByText('Kiraya')).toBeTruthy();
  expect(screen.getByRole('main').contains(screen.getByRole('status', { name: 'Loading' }))).toBe(true);
  expect(screen.queryByText('Rents')).toBeNull();
});
