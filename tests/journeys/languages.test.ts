/** English and Hindi: addresses for everyone, a setting for whoever is signed in. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { mailedCode, openLetter, typeCode } from '../support/sign-up.ts';

const { visitor } = openBrowser();

const DEVANAGARI = /[\u0900-\u097f]/;
const languageOfPage = (page: Page) => page.locator('html').getAttribute('lang');
const choose = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
const isEnglish = ({ pathname }: URL) => !pathname.startsWith('/hi');

it.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])(
  '%s the site is read in Hindi from the front page to a home, and that home in English',
  async (_, javaScriptEnabled) => {
    const page = await visitor({ javaScriptEnabled });
    await page.goto('/');
    await choose(page, 'हिन्दी');
    await page.waitForURL('**/hi');
    expect(await languageOfPage(page)).toBe('hi-IN');
    expect(await page.locator('link[rel="manifest"]').getAttribute('href')).toBe('/site-hi.webmanifest');
    await page.getByRole('search').locator('input').fill('Pune');
    await page.getByRole('search').getByRole('button').click();
    await page.waitForURL('**/hi/properties?**');
    // The address changes a moment before the page does, and a click on what is about to go is lost.
    await expect.poll(() => page.title()).toBe('पुणे में किराये के घर · Kiraya');
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await page.waitForURL('**/hi/property/**');
    const inHindi = () => page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent();
    await expect.poll(inHindi).toMatch(DEVANAGARI);
    const { pathname } = new URL(page.url());
    await choose(page, 'English');
    await page.waitForURL(isEnglish);
    expect(new URL(page.url()).pathname).toBe(pathname.replace('/hi', ''));
    expect(await languageOfPage(page)).toBe('en-IN');
  },
);

it('whoever signs up on a Hindi page is written to in Hindi', async () => {
  const [page, email] = [await visitor(), `journey.hindi.letters.${Date.now()}@example.com`];
  await page.goto('/hi/auth');
  await page.getByRole('button', { name: 'यहाँ नए हैं? खाता खोलें' }).click();
  await page.getByLabel('आपका नाम').fill('मीरा नायर');
  await page.getByLabel('मोबाइल नंबर या ई-मेल').fill(email);
  await page.getByRole('button', { name: 'मुझे कोड भेजें' }).click();
  await typeCode(page, await mailedCode(page, email, 'आपका Kiraya कोड'), 'कोड');
  await page.waitForURL(/\/hi\/portal/);
  const letter = await openLetter(page, email, 'Kiraya में आपका स्वागत है');
  expect(await letter.locator('pre').innerText()).toContain('नमस्ते मीरा नायर,');
});
