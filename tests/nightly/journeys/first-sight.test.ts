/** What is seen without scrolling, and what comes out on paper. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { phone } from '../../support/by-number.ts';

const { visitor } = openBrowser();
const desk = { viewport: { width: 1280, height: 800 } };

async function openHome(page: Page): Promise<void> {
  await page.goto('/properties?city=Pune');
  const path = await page.locator('main article a[href^="/property/"]').first().getAttribute('href');
  await page.goto(path ?? '');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Within the window, as far as the lower edge. */
async function isInSight(place: Locator): Promise<boolean> {
  const [box, height] = [await place.boundingBox(), place.page().viewportSize()?.height ?? 0];
  return box !== null && box.y >= 0 && box.y + box.height <= height;
}

async function hasRentInSight(page: Page): Promise<boolean> {
  const rents = await page
    .getByText(/^₹[\d,]+/)
    .filter({ visible: true })
    .all();
  return (await Promise.all(rents.map(isInSight))).includes(true);
}

it.each([
  ['phone', phone],
  ['desk', desk],
])('a home opens with its rent and the next step in sight: %s', async (_, window) => {
  const page = await visitor(window);
  await openHome(page);
  const step = page.getByText('Request a visit', { exact: true }).filter({ visible: true }).first();
  await step.waitFor();
  expect(await isInSight(step)).toBe(true);
  expect(await hasRentInSight(page)).toBe(true);
});

it('the front page opens with a search and the beginning of homes in sight on a desk', async () => {
  const page = await visitor(desk);
  await page.goto('/');
  expect(await isInSight(page.getByLabel('Where'))).toBe(true);
  const first = await page.getByRole('main').getByRole('article').first().boundingBox();
  expect(first?.y).toBeLessThan(desk.viewport.height);
});

it('a home on paper has its title and rent on the first sheet, and nothing to press', async () => {
  const page = await visitor({ viewport: { width: 794, height: 1123 } });
  await openHome(page);
  await page.emulateMedia({ media: 'print' });
  expect(await isInSight(page.getByRole('heading', { level: 1 }))).toBe(true);
  expect(await hasRentInSight(page)).toBe(true);
  expect(await page.getByRole('banner').isVisible()).toBe(false);
  expect(await page.getByRole('button').filter({ visible: true }).allTextContents()).toEqual([]);
});
