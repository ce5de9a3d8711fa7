// Two windows that show different things are told apart by their titles.
import { expect, test, vi } from 'vitest';
import { meta as adminMeta } from './admin/admin.tsx';
import { meta as authMeta } from './public/auth/auth.tsx';

// The build tells these which procedures there are; a title needs none.
vi.mock('./lib/api-provider.tsx', () => ({}));
vi.mock('./lib/api.ts', () => ({}));
vi.mock('./admin/admin-portal.tsx', () => ({}));

const titleOf = (meta: unknown, search: string): unknown =>
  (meta as (args: { location: { search: string } }) => { title?: string }[])({ location: { search } })[0]
    ?.title;

test.each([
  ['', 'Admin · Kiraya'],
  ['?tab=users', 'Users · Admin · Kiraya'],
  ['?tab=audit', 'Audit · Admin · Kiraya'],
  ['?tab=none', 'Admin · Kiraya'],
])('the admin portal at %s is called %s', (search, title) => {
  expect(titleOf(adminMeta, search)).toBe(title);
});

test.each([
  ['', 'Sign in · Kiraya'],
  ['?mode=sign-up', 'Create account · Kiraya'],
  ['?mode=recover', 'Choose a new password · Kiraya'],
])('the sign-in page at %s is called %s', (search, title) => {
  expect(titleOf(authMeta, search)).toBe(title);
});
