/** Every public screen, signed out; a home also by a tenant, and two screens in Hindi. The nightly lane looks at more of both. */
import { it } from 'vitest';
import { eachScreen, openScreens } from '../support/screen-visits.ts';

const { check } = openScreens();

it.each(eachScreen.filter(({ area }) => area === 'public'))('$pattern', async ({ pattern }) => {
  await check(pattern, '');
});

it('a home, as a tenant sees it', async () => {
  await check('/property/:id', 'tenant');
});

it.each(['/', '/property/:id'])('%s in Hindi', async (pattern) => {
  await check(pattern, '', 'hi');
});
