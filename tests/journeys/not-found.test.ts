import { expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { UNKNOWN_ID } from '../support/procedures.ts';

const { visitor } = openBrowser();

const missing = [
  '/no-such-page',
  `/property/${UNKNOWN_ID}`,
  '/property/123',
  '/rent/nowhere',
  '/rent/pune/nowhere',
  `/dev/mailbox/${UNKNOWN_ID}`,
  '/hi/property/123',
];

// spec 2.1: Any unknown path shows a not-found page
it.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('an unknown address says so in the frame of the site, with a search, %s', async (_, javaScriptEnabled) => {
  const page = await visitor({ javaScriptEnabled });
  for (const address of missing) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    expect(title, address).toMatch(/This page does not exist|यह पेज मौजूद नहीं/);
    expect(await page.getByRole('search').count(), address).toBe(1);
    expect(await page.getByRole('banner').count(), address).toBe(1);
  }
});

it('a page whose data do not come says so and can be opened again', async () => {
  const page = await visitor();
  // Links ask for data alone once the page is awake, and then it asks for what it knows of the routes they lead to.
  const awake = page.waitForResponse('**/__manifest*');
  await page.goto('/about');
  await awake;
  await page.route('**/properties.data*', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Find a home' }).click();
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  expect(await page.getByRole('banner').count()).toBe(1);
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Homes to rent' }).waitFor();
});
