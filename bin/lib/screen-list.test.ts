import { expect, test } from 'vitest';
import { guardIn, screenList } from './screen-list.ts';

test.each([
  ['<AdminGuard><Outlet /></AdminGuard>', 'admin'],
  ['<RoleGuard><Outlet /></RoleGuard>', 'signed in'],
  [`<RoleGuard allowed={['property_manager', 'admin']}>`, 'property_manager, admin'],
  ['<RoleGuard allowed={managers} fallback="/x">', 'managers'],
  ['<main>Homes</main>', null],
])('%s lets in %s', (source, audience) => {
  expect(guardIn(source)).toBe(audience);
});

test('screens inherit the guard of the frame around them', async () => {
  const page = await screenList();
  expect(page).toContain('| `/` | `src/web/public/home/home.tsx` | anyone |');
  expect(page).toContain('| `/profile` | `src/web/portal/profile/profile.tsx` | signed in |');
});
