/** Pages that are read first: their scripts come after what is seen, and at the first touch. */
import { expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { productOrigin } from '../support/origin.ts';

const { visitor } = openBrowser();

it.each(['/', '/properties', '/auth'])('%s asks for no script before it is drawn', async (path) => {
  const html = await (await fetch(`${productOrigin()}${path}`)).text();
  expect(/<link rel="modulepreload"|<script type="module"|<script[^>]* src=/.test(html)).toBe(false);
  const page = await visitor();
  await page.goto(path);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  const [painted, asked] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    ),
  ]);
  expect(asked).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY);
});

it('starts at the first touch, before its pictures have arrived', async () => {
  const page = await visitor();
  await page.route('**/photos/**', () => {});
  await page.goto('/properties', { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
});
