/** What a list of homes shows: its homes, how many there are in all (after how many are on the page), and where each leads. */
import type { Page } from 'playwright-core';

export const results = (page: Page) => page.getByRole('main').getByRole('article');
/** The homes that are what was asked for: below a few of them stand others that come closest. */
export const matches = (page: Page) =>
  page.locator('main article:not(h2:has-text("Closest to what you asked") ~ * article)');
export const count = async (page: Page) =>
  Number(
    (await page.getByRole('main').getByRole('status').first().textContent())
      ?.replaceAll(',', '')
      .match(/\d+/g)
      ?.at(-1),
  );
export const addresses = (page: Page) =>
  page
    .locator('main article a[href^="/property/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))]);
