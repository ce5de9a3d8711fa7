import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { addresses, count, results } from '../support/found-homes.ts';

const { visitor } = openBrowser();

const chip = (page: Page, label: string) => page.getByRole('link', { name: `Remove: ${label}`, exact: true });
/** A value of a filter, its words followed by the count of homes it would leave. */
const choice = (page: Page, title: string, label: string) =>
  page
    .getByRole('group', { name: title, exact: true })
    .locator('label')
    .filter({ has: page.getByText(label, { exact: true }) });
const countBeside = async (page: Page, title: string, label: string) =>
  Number((await choice(page, title, label).textContent())?.match(/(\d+)\+?$/)?.[1]);

/** Ticks it, opening the folded rest of a long list when it stands there. */
async function tick(page: Page, title: string, label: string): Promise<void> {
  const value = choice(page, title, label);
  await value.waitFor({ state: 'attached' });
  if (!(await value.isVisible())) {
    await page.getByRole('group', { name: title, exact: true }).locator('summary').click();
  }
  await value.click();
}

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('%s', (_, javaScriptEnabled) => {
  const open = () => visitor({ javaScriptEnabled, viewport: { width: 1280, height: 900 } });
  /** Without JavaScript a choice waits for the form's button, and filters may be folded. */
  const openFilters = async (page: Page) => {
    const fold = page.getByRole('search', { name: 'Filters' }).locator('summary').first();
    const isOpen = () => page.getByRole('button', { name: 'Show homes' }).isVisible();
    if (javaScriptEnabled) await page.getByRole('button', { name: 'Show homes' }).waitFor();
    else if (!(await isOpen())) await fold.click();
  };
  const apply = async (page: Page) => {
    if (!javaScriptEnabled) await page.getByRole('button', { name: 'Show homes' }).click();
  };

  // spec 1: Visitors browse and search
  it('finds a home by city, several localities, rent and size', async () => {
    const page = await open();
    await page.goto('/properties');
    await openFilters(page);
    const expected = await countBeside(page, 'City', 'Bengaluru');
    await tick(page, 'City', 'Bengaluru');
    await apply(page);
    await chip(page, 'Bengaluru').waitFor();
    expect(await count(page)).toBe(expected);

    for (const locality of ['Koramangala', 'HSR Layout']) {
      await openFilters(page);
      await tick(page, 'Localities', locality);
      await apply(page);
      await chip(page, locality).waitFor();
    }
    expect(new URL(page.url()).searchParams.getAll('locality')).toHaveLength(2);
    await openFilters(page);
    const twoBedrooms = await countBeside(page, 'Bedrooms', '2 BHK');
    await tick(page, 'Bedrooms', '2 BHK');
    await apply(page);
    await chip(page, '2 BHK').waitFor();
    expect(await count(page)).toBe(twoBedrooms);
    expect(twoBedrooms).toBeGreaterThan(0);

    await openFilters(page);
    const rent = page.getByRole('group', { name: 'Monthly rent (₹)' });
    await rent.getByLabel('From').fill('10250');
    await rent.getByLabel('To').fill('60000');
    await page.getByRole('button', { name: 'Show homes' }).click();
    await chip(page, 'Up to ₹60,000').waitFor();
    for (const home of await results(page).all()) {
      const text = (await home.textContent()) ?? '';
      expect(text).toMatch(/Koramangala|HSR Layout/);
      expect(text).toContain('2 BHK');
      const monthly = Number(/₹([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''));
      expect(monthly).toBeGreaterThanOrEqual(10_250);
      expect(monthly).toBeLessThanOrEqual(60_000);
    }
    const narrowed = await count(page);
    await chip(page, 'Up to ₹60,000').click();
    await chip(page, 'Up to ₹60,000').waitFor({ state: 'detached' });
    expect(await count(page)).toBeGreaterThanOrEqual(narrowed);
    expect(page.url()).not.toContain('rent_max');
  });

  // spec 2.1: `/`
  it('starts from the front page with a size and a budget', async () => {
    const page = await open();
    await page.goto('/');
    await page.getByLabel('Where').fill('Pune');
    await page.getByLabel('Size').selectOption({ label: '2 BHK' });
    await page.getByLabel('Monthly budget').selectOption({ label: 'Up to ₹30,000' });
    await page.getByRole('search', { name: 'Find a home' }).getByRole('button', { name: 'Search' }).click();
    await page.getByRole('heading', { name: 'Homes to rent in Pune' }).waitFor();
    await chip(page, '2 BHK').waitFor();
    await chip(page, 'Up to ₹30,000').waitFor();
    expect(await results(page).count()).toBeGreaterThan(0);
  });
});

// spec 2.1: `/properties`
it('gives the same homes for Back, Forward and a shared address', async () => {
  const page = await visitor();
  await page.goto('/properties?city=Mumbai');
  await page.getByRole('heading', { name: 'Homes to rent in Mumbai' }).waitFor();
  const all = await addresses(page);
  await page.getByText(/^Sort/).click();
  await page.getByRole('link', { name: 'Rent, low to high' }).click();
  await page.waitForURL('**sort=rent_asc**');
  await page.getByText('Sort: Rent, low to high').waitFor();
  const cheapest = await addresses(page);
  expect(cheapest).not.toEqual(all);

  await page.goBack();
  await page.getByText('Sort: Best match').waitFor();
  expect(await addresses(page)).toEqual(all);
  await page.goForward();
  await page.getByText('Sort: Rent, low to high').waitFor();
  expect(await addresses(page)).toEqual(cheapest);

  const friend = await visitor({ javaScriptEnabled: false });
  await friend.goto(page.url());
  expect(await addresses(friend)).toEqual(cheapest);
});

it('says which filter to loosen when nothing matches', async () => {
  const page = await visitor();
  await page.goto('/properties?city=Pune&bedrooms=4&rent_max=2000');
  await page.getByRole('heading', { name: 'No exact matches' }).waitFor();
  await page.getByRole('heading', { name: 'Closest to what you asked' }).waitFor();
  await page.getByRole('link', { name: 'Without the rent range' }).click();
  await page.waitForURL((url) => !url.search.includes('rent_max'));
  await results(page).first().waitFor();
});

// spec 2.1: `/property/{id}`
it('a home tells what it costs to move in and offers similar ones', async () => {
  const page = await visitor({ javaScriptEnabled: false });
  await page.goto('/properties?city=Bengaluru&locality=Koramangala&bedrooms=2');
  const title = (await results(page).first().getByRole('heading').textContent()) ?? '';
  await results(page).first().getByRole('link', { name: title }).click();
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();

  const costs = page.getByRole('table').filter({ has: page.getByText("First month's rent") });
  const amount = async (row: string) =>
    Number((await costs.getByRole('row', { name: row }).getByRole('cell').textContent())?.replace(/\D/g, ''));
  expect(await amount('Total')).toBeGreaterThanOrEqual((await amount("First month's rent")) * 2);
  expect(await page.getByText('Refundable when you move out').count()).toBe(1);
  const similar = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Similar homes' }) });
  expect(await similar.getByRole('article').count()).toBeGreaterThan(0);

  const stated = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(stated.length).toBeGreaterThan(0);
  expect(stated.map((text) => JSON.stringify(JSON.parse(text))).join()).toContain(title);
  expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toContain(title);
});

it('a home that never was is not found', async () => {
  const page = await visitor();
  const answer = await page.goto('/property/01930000-0000-7000-8000-000000000000');
  expect(answer?.status()).toBe(404);
});

it.each(['/properties?city=Bengaluru', '/hi/properties?city=Bengaluru'])(
  'the menu of sorting stays on a phone’s screen beside a filter: %s',
  async (path) => {
    const page = await visitor({ viewport: { width: 360, height: 740 } });
    await page.goto(path);
    const menu = page.locator('main details', { has: page.locator('a[href*="sort=newest"]') }).last();
    await menu.locator('summary').click();
    const words = menu.locator('li a');
    await words.first().waitFor();
    for (const word of await words.all()) {
      const { x = -1, width = 0 } = (await word.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(360);
    }
  },
);

const opens = (page: Page, title: string) =>
  page.getByRole('search', { name: title }).locator('summary').first();

describe.each([
  ['/properties?city=Bengaluru', 'Filters', /^Show (\d+) homes$/, /^Show homes$/],
  ['/hi/properties?city=Bengaluru', 'फ़िल्टर', /^(\d+) घर दिखाएँ$/, /^घर दिखाएँ$/],
])('the filters of a phone, %s', (path, title, counted, uncounted) => {
  it('are a sheet whose button counts what they find, and apply by it', async () => {
    const page = await visitor({ viewport: { width: 360, height: 740 } });
    await page.goto(path);
    await opens(page, title).click();
    const sheet = page.getByRole('dialog', { name: title });
    expect(await sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    const button = sheet.getByRole('button', { name: counted });
    const all = Number(counted.exec((await button.textContent()) ?? '')?.[1]);
    await sheet.locator('input[name=bedrooms][value="2"]').check();
    await sheet.getByRole('button', { name: uncounted }).waitFor();
    await button.waitFor();
    const some = Number(counted.exec((await button.textContent()) ?? '')?.[1]);
    expect(some).toBeLessThan(all);
    expect(page.url()).not.toContain('bedrooms');
    await button.click();
    await page.waitForURL('**bedrooms=2**');
    await sheet.waitFor({ state: 'detached' });
    const said = page.getByRole('main').getByRole('status').first();
    await expect.poll(async () => (await said.textContent())?.match(/\d+/g)).toContain(`${some}`);
  });

  it('are left by Escape as they were', async () => {
    const page = await visitor({ viewport: { width: 360, height: 740 } });
    await page.goto(path);
    const opener = opens(page, title);
    await opener.click();
    const box = page.locator('dialog input[name=bedrooms][value="2"]');
    await box.check();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => opener.evaluate((one) => one === document.activeElement)).toBe(true);
    await opener.click();
    await expect.poll(() => box.isChecked()).toBe(false);
  });
});

it('a keyboard skips the filters: the first home is a few tabs away', async () => {
  const page = await visitor({ viewport: { width: 1280, height: 800 } });
  await page.goto('/properties?city=Bengaluru');
  await results(page).first().waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  for (const link of ['Skip to content', 'Skip to results']) {
    await page.keyboard.press('Tab');
    expect(await focused()).toBe(link);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Tab');
  expect(await focused()).toBe(await results(page).first().getByRole('heading').textContent());
});

it('without scripts the filters of a phone stay in the page', async () => {
  const page = await visitor({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  await page.goto('/properties?city=Bengaluru');
  await opens(page, 'Filters').click();
  await page.getByRole('group', { name: 'Bedrooms' }).getByText('2 BHK', { exact: true }).click();
  await page.getByRole('button', { name: 'Show homes' }).click();
  await page.waitForURL('**bedrooms=2**');
  expect(await page.getByRole('dialog').count()).toBe(0);
});
