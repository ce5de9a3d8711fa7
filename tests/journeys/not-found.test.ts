import { expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';

const { visitor } = openBrowser();

it.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('an unknown address says so %s', async (_, javaScriptEnabled) => {
  const page = await visitor({ javaScriptEnabled });
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/not|find/i);
});
