/** Every public screen, signed out; those that show more to whoever is signed in, so too; and some in Hindi. */
import { describe, it } from 'vitest';
import { eachScreen, openScreens } from '../support/screen-visits.ts';

const { check } = openScreens();

describe('signed out', () => {
  it.each(eachScreen.filter(({ area }) => area === 'public'))('$pattern', async ({ pattern }) => {
    await check(pattern, '');
  });
});

describe('signed in', () => {
  it.each(['/', '/properties', '/property/:id', '/compare', '/contact'])('%s', async (pattern) => {
    await check(pattern, 'tenant');
  });
});

describe('in Hindi', () => {
  it.each(['/', '/properties', '/property/:id', '/tenants', '/auth'])('%s', async (pattern) => {
    await check(pattern, '', 'hi');
  });

  it('a tenant’s own page', async () => {
    await check('/portal/tenant', 'tenant', 'hi');
  });
});
