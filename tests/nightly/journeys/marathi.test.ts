/** A language of public pages alone: read in it as far as it goes, and on in English. */
import { expect, it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { mailedCode, typeCode } from '../../support/sign-up.ts';

const { visitor } = openBrowser();

it('the site is read in Marathi from the front page to a home, and the terms in English', async () => {
  const page = await visitor();
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'मराठी', exact: true }).click();
  await page.waitForURL('**/mr');
  expect(await page.locator('html').getAttribute('lang')).toBe('mr-IN');
  expect(await page.locator('link[rel="alternate"][hreflang="mr-IN"]').getAttribute('href')).toMatch(/\/mr$/);
  await page.getByRole('search').locator('input').fill('पुणे');
  await page.getByRole('search').getByRole('button').click();
  await page.waitForURL('**/mr/properties?**');
  await expect.poll(() => page.title()).toBe('पुणे मधील भाड्याची घरे · Kiraya');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL('**/mr/property/**');
  const inMarathi = () => page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent();
  await expect.poll(inMarathi).toMatch(/[\u0900-\u097f]/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'अटी आणि शर्ती' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/terms-conditions');
  expect(await page.locator('html').getAttribute('lang')).toBe('en-IN');
  expect(await page.getByRole('contentinfo').getByRole('link', { name: 'मराठी' }).count()).toBe(0);
});

it('whoever signs up on a Marathi page goes on in English, which letters are in as well', async () => {
  const [page, email] = [await visitor(), `journey.marathi.${Date.now()}@example.com`];
  await page.goto('/mr/auth');
  await page.getByRole('button', { name: 'इथे नवीन आहात? खाते उघडा' }).click();
  await page.getByLabel('तुमचे नाव').fill('मीरा जोशी');
  await page.getByLabel('मोबाइल नंबर किंवा ईमेल').fill(email);
  await page.getByRole('button', { name: 'मला कोड पाठवा' }).click();
  await typeCode(page, await mailedCode(page, email, 'Your Kiraya code'), 'कोड');
  await page.waitForURL(({ pathname }) => pathname.startsWith('/portal'));
  expect(await page.locator('html').getAttribute('lang')).toBe('en-IN');
});
