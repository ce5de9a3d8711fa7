/** The other looks at screens: all by axe, some signed in, in Hindi, and with letters of twice the size. */
import { expect, it } from 'vitest';
import type { Language } from '../../src/domain/languages.ts';
import { settle, sideways } from '../support/page-fit.ts';
import { eachScreen, openScreens, visitorOf } from '../support/screen-visits.ts';

const { watched, address, check, checkAccess } = openScreens();

// spec beyond-everyone: Every screen: nothing serious for axe, wide and light, narrow and dark; no sideways scrolling at 360 px
// spec beyond-everyone: Every screen: nothing serious for axe, wide and light, narrow and dark; no sideways scrolling at 360 px … targets are 24 px wide and high, or stand that far apart (WCAG 2.2, 2.5.8)
it.each(eachScreen)('$pattern keeps nobody out', async (screen) => {
  await checkAccess(screen.pattern, visitorOf(screen));
});

it.each(['/', '/properties', '/compare', '/contact'])('%s as a tenant', async (pattern) => {
  await check(pattern, 'tenant');
  await checkAccess(pattern, 'tenant');
});

it.each([
  ['/', ''],
  ['/property/:id', ''],
  ['/properties', ''],
  ['/tenants', ''],
  ['/auth', ''],
  ['/portal/tenant', 'tenant'],
])('%s in Hindi', async (pattern, label) => {
  await check(pattern, label, 'hi');
  await checkAccess(pattern, label, 'hi');
});

/** Somebody who reads with letters of twice the size, on the narrowest phone (WCAG 1.4.4 and 1.4.10). */
const largeLetters: readonly [string, string, Language][] = [
  ...['/', '/properties', '/property/:id', '/auth', '/portal-auth', '/contact', '/compare'].map(
    (pattern): [string, string, Language] => [pattern, '', 'en'],
  ),
  ['/property/:id', '', 'hi'],
  ['/submit-property', 'landlord', 'en'],
  ['/portal/user', 'tenant', 'en'],
  ['/portal/tenant', 'tenant', 'hi'],
];

it.each(largeLetters)(
  '%s fits a phone with letters of twice the size: %s %s',
  async (pattern, label, language) => {
    const { page } = await watched(label, language);
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(address(pattern, language));
    await settle(page);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect(await sideways(page)).toEqual([]);
  },
);
