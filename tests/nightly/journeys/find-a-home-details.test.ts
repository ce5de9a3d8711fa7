/** What a search forgives, and all that it leads to. */
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { addresses, count, matches } from '../../support/found-homes.ts';

const { visitor } = openBrowser();

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('%s', (_, javaScriptEnabled) => {
  const open = () => visitor({ javaScriptEnabled, viewport: { width: 1280, height: 900 } });

  it.each([
    ['koramangla', 'Koramangala'],
    ['hsr layot', 'HSR Layout'],
  ])('understands "%s"', async (typed, meant) => {
    const page = await open();
    await page.goto('/');
    await page.getByLabel('Where').fill(typed);
    await page.getByRole('search', { name: 'Find a home' }).getByRole('button', { name: 'Search' }).click();
    await page.waitForURL('**/properties?*');
    await page.getByText(`Showing homes for ${meant}.`).waitFor();
    const found = await matches(page).all();
    expect(found.length).toBeGreaterThan(0);
    for (const home of found) expect(await home.textContent()).toContain(meant);
  });

  it('pages through all homes with none shown twice or left out', async () => {
    const page = await open();
    await page.goto('/properties?city=Pune&sort=newest');
    const total = await count(page);
    const seen: unknown[] = await addresses(page);
    const more = page.getByRole('link', { name: 'More homes' });
    while (await more.isVisible()) {
      const next = (await more.getAttribute('href')) ?? '';
      await more.click();
      await page.waitForURL((url) => url.search === new URL(next, url).search);
      await page.locator(`main article a[href="${String(seen.at(-1))}"]`).waitFor({ state: 'detached' });
      seen.push(...(await addresses(page)));
    }
    expect(total).toBeGreaterThan(24);
    expect(seen).toHaveLength(total);
    expect(new Set(seen).size).toBe(total);
  });
});
