// Homes side by side: chosen on their pages, four at most, readable on a phone and without JavaScript.
import { expect, it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';

const { visitor } = openBrowser();

it('without homes says how to choose some, and leads to the search and the shortlist', async () => {
  const page = await visitor({ javaScriptEnabled: false });
  await page.goto('/compare');
  await page.getByRole('heading', { name: 'No homes to compare yet' }).waitFor();
  const main = page.getByRole('main');
  const ways = main.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(await ways).toEqual(['/properties', '/shortlisted']);
});

it('compares homes chosen on their pages, on a phone', async () => {
  const page = await visitor({ viewport: { width: 360, height: 800 } });
  await page.goto('/properties?city=Mumbai');
  const paths = await page
    .locator('main article a[href^="/property/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))].slice(0, 2));
  for (const path of paths) {
    await page.goto(path);
    const button = page.getByRole('button', { name: /^Compare: / });
    await button.click();
    await page.getByText('Being compared').waitFor();
  }
  await page.getByRole('link', { name: 'Compare 2 homes side by side' }).click();
  await page.getByRole('heading', { name: 'Compare homes', level: 1 }).waitFor();
  expect(await page.getByRole('columnheader').count()).toBe(3);
  expect(
    await page
      .getByRole('row', { name: /^Cost to move in/ })
      .getByRole('cell')
      .count(),
  ).toBe(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  const plain = await visitor({ javaScriptEnabled: false });
  await plain.goto(page.url());
  expect(await plain.getByRole('columnheader').count()).toBe(3);
  await plain
    .getByRole('link', { name: /^Remove: / })
    .first()
    .click();
  expect(await plain.getByRole('columnheader').count()).toBe(2);
});
