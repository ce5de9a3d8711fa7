import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';

const { visitor } = openBrowser();

const addresses = (page: Page) =>
  page
    .locator('main article a[href^="/property/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))]);

it('leafs through the photos of a home by button, key and wheel, and Back stays on the home', async () => {
  const page = await visitor({ viewport: { width: 1280, height: 800 } });
  await page.goto('/properties?city=Bengaluru');
  await page.goto((await addresses(page))[0] ?? '');
  const home = page.url();
  await page.locator('main section a[href^="/files/public/"]').first().click();
  const photos = page.getByRole('dialog', { name: 'Photos' });
  const at = (place: number) => photos.getByRole('status').filter({ hasText: new RegExp(`^${place} / `) });
  const next = photos.getByRole('button', { name: 'Next photo' });
  await at(1).waitFor();
  expect((await next.boundingBox())?.width).toBeGreaterThanOrEqual(44);
  await next.click();
  await at(2).waitFor();
  await page.keyboard.press('ArrowRight');
  await at(3).waitFor();
  await photos.getByRole('list').hover();
  await page.mouse.wheel(0, -120);
  await at(2).waitFor();
  const last = photos.getByRole('listitem').last();
  await page.keyboard.press('End');
  await next.and(page.locator('[aria-disabled="true"]')).waitFor();
  expect((await last.boundingBox())?.x).toBe(0);
  await page.keyboard.press('Home');
  await at(1).waitFor();
  expect(await photos.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.goBack();
  await photos.waitFor({ state: 'detached' });
  expect(page.url()).toBe(home);
  // Closed by itself it leaves no step behind: the next Back leads off the home.
  await page.locator('main section a[href^="/files/public/"]').first().click();
  await at(1).waitFor();
  await page.keyboard.press('Escape');
  await photos.waitFor({ state: 'detached' });
  await page.goBack();
  await page.waitForURL('**/properties?city=Bengaluru');
});
