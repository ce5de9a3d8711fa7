/** Every public screen, signed out, a home also by a tenant, and where each role begins. `tests/screens` looks at all others by night. */
import { it } from 'vitest';
import { eachScreen, openScreens, visitorOf } from '../support/screen-visits.ts';

const { check } = openScreens();

it.each(eachScreen.filter(({ area }) => area === 'public'))('$pattern', async ({ pattern }) => {
  await check(pattern, '');
});

it('a home, as a tenant sees it', async () => {
  await check('/property/:id', 'tenant');
});

const first = /^\/(?:admin|profile|portal\/[a-z]+(?:\/overview)?)$/;

it.each(eachScreen.filter(({ area, pattern }) => area !== 'public' && first.test(pattern)))(
  '$pattern, where a role begins',
  async (screen) => {
    await check(screen.pattern, visitorOf(screen));
  },
);
