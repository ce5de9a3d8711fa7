// The map of search results, by WebGL and as a drawing: it follows the search, and the search follows it.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';

const { visitor } = openBrowser({ hasWebGl: true });
const WIDE = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 360, height: 800 } };

const groups = (page: Page) => page.getByRole('button', { name: /homes?, zoom in$|a month$/ });
const chip = (page: Page) => page.getByRole('link', { name: 'Remove: In this part of the map', exact: true });
const count = async (page: Page) =>
  Number(
    (await page.getByRole('main').getByRole('status').first().textContent())
      ?.replaceAll(',', '')
      .match(/\d+/g)
      ?.at(-1),
  );
const isOfMap = (url: string) => /map-panel|map-view|gl-map|drawn-map|\.pmtiles/.test(url);

/** What the page asks the server for, by path. */
function watch(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  return asked;
}

describe.each([
  ['by WebGL', true],
  ['as a drawing', false],
])('the map %s', (_, hasWebGl) => {
  it('shows homes of the search, and searches where one looks closer', async () => {
    const page = await visitor(WIDE);
    if (!hasWebGl) await page.addInitScript('HTMLCanvasElement.prototype.getContext = () => null');
    const asked = watch(page);
    await page.goto('/properties?city=Bengaluru');
    await groups(page).first().waitFor();
    expect(asked.some((path) => path.includes('gl-map'))).toBe(hasWebGl);
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
    const page = await visitor(WIDE);
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

describe('list and map', () => {
  it('are beside each other on a wide screen, the map after the page, and the list first for the keyboard', async () => {
    const page = await visitor(WIDE);
    await page.goto('/properties?city=Bengaluru');
    await groups(page).first().waitFor();
    const [began = 0, loaded = 0] = await page.evaluate(() => [
      performance.getEntriesByType('resource').find(({ name }) => name.includes('map-panel'))?.startTime,
      (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    ]);
    expect(began).toBeGreaterThanOrEqual(loaded);
    const card = await page.locator('main article').first().boundingBox();
    const map = await page.locator('.maplibregl-map').boundingBox();
    expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThan(map?.x ?? 0);
    const isFirst = await page.evaluate(() => {
      const [list, drawn] = ['main article', '.maplibregl-map'].map((at) => document.querySelector(at));
      return Boolean(list && drawn && list.compareDocumentPosition(drawn) & Node.DOCUMENT_POSITION_FOLLOWING);
    });
    expect(isFirst).toBe(true);
  });

  it('light each other: a card one looks at lights its home on the map', async () => {
    const page = await visitor(WIDE);
    await page.goto('/properties?box=12.95%2C77.62%2C12.995%2C77.66');
    const pin = page.getByRole('button', { name: /a month$/ }).first();
    await pin.waitFor();
    const [title = ''] = ((await pin.getAttribute('aria-label')) ?? '').split(', ₹');
    const card = page.locator('main article', { hasText: title }).first();
    await card.hover();
    await page.locator('[data-lit]', { hasText: '₹' }).waitFor();
    await page.getByRole('heading', { level: 1 }).hover();
    await page.locator('[data-lit]').waitFor({ state: 'detached' });
    await card.getByRole('link').first().focus();
    await page.locator('[data-lit]').waitFor();
    // Further away it is its locality that is lit.
    await page.goto('/properties?city=Bengaluru');
    await groups(page).first().waitFor();
    await page.locator('main article').first().hover();
    await page.locator('[data-lit]').waitFor();
  });

  it('stay apart once the map was closed, and nothing of it is loaded again', async () => {
    const page = await visitor(WIDE);
    await page.goto('/properties');
    await page.getByRole('button', { name: 'Hide the map' }).click();
    const asked = watch(page);
    await page.goto('/properties?city=Pune');
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Map', exact: true }).waitFor();
    expect(asked.filter(isOfMap)).toEqual([]);
  });

  it('lie over each other on a phone, where the map is loaded when it is opened', async () => {
    const page = await visitor(PHONE);
    const asked = watch(page);
    await page.goto('/properties?city=Bengaluru');
    await page.waitForLoadState('networkidle');
    expect(asked.filter(isOfMap)).toEqual([]);
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await groups(page).first().waitFor();
    const sheet = await page.locator('section:has(h1)').boundingBox();
    const map = await page.locator('.maplibregl-map').boundingBox();
    expect(sheet?.y ?? 0).toBeLessThan((map?.y ?? 0) + (map?.height ?? 0));
    expect(sheet?.y ?? 0).toBeGreaterThan(map?.y ?? 0);
    // The button that floats leaves the heading and the count in sight.
    const count = await page.locator('section:has(h1)').getByRole('status').boundingBox();
    const button = await page.getByRole('button', { name: 'Hide the map' }).boundingBox();
    expect((count?.y ?? 0) + (count?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

describe('the background', () => {
  it('comes in parts from our own server alone, and says whose data it is', async () => {
    const page = await visitor(WIDE);
    const origins = new Set<string>();
    page.on('request', (request) => {
      if (request.url().startsWith('http')) origins.add(new URL(request.url()).origin);
    });
    const part = page.waitForResponse(
      (response) => response.url().endsWith('.pmtiles') && response.status() === 206,
    );
    await page.goto('/properties?city=Mumbai');
    expect((await part).headers()['cache-control']).toContain('immutable');
    await page.getByRole('link', { name: '© OpenStreetMap' }).waitFor();
    expect([...origins]).toEqual([new URL(page.url()).origin]);
  });

  it('says where it has nothing to show, and no longer where it has', async () => {
    const page = await visitor(WIDE);
    const note = page.getByText('Our map has no streets or names here.');
    await page.goto('/properties?box=24%2C75%2C24.02%2C75.02');
    await note.waitFor();
    await page.goto('/properties?box=12.95%2C77.62%2C12.995%2C77.66');
    await page
      .getByRole('button', { name: /a month$/ })
      .first()
      .waitFor();
    await page.getByRole('link', { name: '© OpenStreetMap' }).waitFor();
    expect(await note.count()).toBe(0);
  });

  it('follows the theme while it is open', async () => {
    const page = await visitor({ ...WIDE, colorScheme: 'light' });
    await page.goto('/properties?city=Kochi');
    await groups(page).first().waitFor();
    const before = page.url();
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    await page.locator('html[data-mantine-color-scheme="dark"]').waitFor();
    await groups(page).first().waitFor();
    expect(page.url()).toBe(before);
  });
});

it('shows roughly where a home is and how far one walks to a station, and says so', async () => {
  const page = await visitor(PHONE);
  await page.goto('/properties?q=indiranagar');
  await page.locator('main article a[href^="/property/"]').first().click();
  await page.getByText('Approximate location.').waitFor();
  const station = page.getByRole('listitem').filter({ hasText: 'metro station' }).first();
  expect(await station.textContent()).toMatch(/metro station about (\d+ minutes’ walk, )?[\d.]+ k?m/);
  await page.getByRole('button', { name: 'Show on the map' }).click();
  await page.getByRole('region', { name: 'Map of homes' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
