/** The language that somebody signed in has chosen; the quick lane holds the public site and the letters. */
import { expect, it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { signUp } from '../../support/sign-up.ts';

const { visitor } = openBrowser();

const DEVANAGARI = /[\u0900-\u097f]/;
const isEnglish = ({ pathname }: URL) => !pathname.startsWith('/hi');

it('screens of a tenant follow the setting, on a device that knows nothing of it too', async () => {
  const page = await visitor();
  await page.goto('/auth?next=%2Fsettings');
  await signUp(page, `journey.languages.${Date.now()}@example.com`, 'Asha Rao');
  await page.waitForURL('**/settings');
  await page.getByRole('main').locator('label', { hasText: 'हिन्दी' }).click();
  await page.waitForURL('**/hi/settings');
  await page.goto('/portal/tenant');
  await page.waitForURL('**/hi/portal/tenant');
  await page.context().clearCookies({ name: 'language' });
  await page.goto('/portal/tenant/payments');
  await page.waitForURL('**/hi/portal/tenant/payments');
  await page.locator('main h1').filter({ hasText: DEVANAGARI }).waitFor();
  await page.goto('/hi/settings');
  await page.getByRole('main').locator('label', { hasText: 'English' }).click();
  await page.waitForURL(isEnglish);
  expect(await page.locator('html').getAttribute('lang')).toBe('en-IN');
  // What somebody signed in chooses on a public page is chosen for the account.
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'हिन्दी', exact: true }).click();
  await page.waitForURL('**/hi');
  await page.context().clearCookies({ name: 'language' });
  await page.goto('/portal/tenant');
  await page.waitForURL('**/hi/portal/tenant');
});
