/** Every public screen, signed out; a home also by a tenant. The nightly lane looks at them by axe, and in Hindi. */
import { it } from 'vitest';
import { eachScreen, openScreens } from '../support/screen-visits.ts';

const { check } = openScreens();

it.each(eachScreen.filter(({ area }) => area === 'public'))('$pattern', async ({ pattern }) => {
  await check(pattern, '');
});

it('a home, as a tenant sees it', async () => {
  await check('/property/:id', 'tenant');
});
