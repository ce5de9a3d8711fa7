// The map of search results, by WebGL and as a drawing: it follows the search, and the search follows it.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';

const { visitor } = openBrowser({ hasWebGl: true });

const groups = (page: Page) => page.getByRole('button', { name: /homes?, look closer$|a month$/ });
const chip = (page: Page) => page.getByRole('link', { name: 'Remove: In this part of the map', exact: true });
const count = async (page: Page) =>
  Number(
    (await page.getByRole('main').getByRole('status').first().textContent())
      ?.replaceAll(',', '')
      .match(/\d+/)?.[0],
  );

async function openMap(page: Page, path: string): Promise<string[]> {
  const scripts: string[] = [];
  page.on('request', (request) => void scripts.push(new URL(request.url()).pathname));
  await page.goto(path);
  const toggle = page.getByRole('button', { name: 'Map', exact: true });
  await toggle.waitFor();
  expect(scripts.filter((script) => /map-(panel|view)|gl-map|drawn-map/.test(script))).toEqual([]);
  await toggle.click();
  await groups(page).first().waitFor();
  return scripts;
}

describe.each([
  ['by WebGL', true],
  ['as a drawing', false],
])('the map %s', (_, hasWebGl) => {
  it('shows homes of the search, and searches where one looks closer', async () => {
    const page = await visitor({ viewport: { width: 1280, height: 900 } });
    if (!hasWebGl) await page.addInitScript('HTMLCanvasElement.prototype.getContext = () => null');
    const scripts = await openMap(page, '/properties?city=Bengaluru');
    expect(scripts.some((script) => script.includes('gl-map'))).toBe(hasWebGl);
    const everywhere = await count(page);

    await groups(page).first().focus();
    await page.keyboard.press('Enter');
    await chip(page).waitFor();
    expect(new URL(page.url()).searchParams.get('box')).toMatch(/^12\.\d+,77\.\d+,1[23]\.\d+,77\.\d+$/);
    expect(await count(page)).toBeLessThan(everywhere);

    await page.getByRole('button', { name: 'Search everywhere' }).click();
    await chip(page).waitFor({ state: 'detached' });
    expect(await count(page)).toBe(everywhere);
  });

  it('is moved by keys, and a shared address shows the same part', async () => {
    const page = await visitor({ viewport: { width: 1280, height: 900 } });
    if (!hasWebGl) await page.addInitScript('HTMLCanvasElement.prototype.getContext = () => null');
    await page.goto('/properties?box=12.85%2C77.5%2C13.1%2C77.75');
    await groups(page).first().waitFor();
    const before = page.url();
    const map = hasWebGl
      ? page.getByRole('region', { name: 'Map of homes', exact: true })
      : page.getByRole('group', { name: /^Map of homes/ });
    await map.focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL((url) => url.href !== before);
    const [, west = 0, , east = 0] = (new URL(page.url()).searchParams.get('box') ?? '')
      .split(',')
      .map(Number);
    // What one sees has the shape of the map, so only its middle tells that it moved.
    expect((west + east) / 2).toBeGreaterThan(77.63);
  });
});

it('shows roughly where a home is, and says so', async () => {
  const page = await visitor({ viewport: { width: 360, height: 800 } });
  await page.goto('/properties?city=Pune');
  await page.locator('main article a[href^="/property/"]').first().click();
  await page.getByRole('button', { name: 'Show on the map' }).click();
  await page.getByText('Roughly here.').waitFor();
  await page.getByRole('region', { name: 'Map of homes' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
