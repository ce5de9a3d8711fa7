// A search box suggests places while one types, and what was searched for on this device before.
import { expect, it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';

const { visitor } = openBrowser();
const phone = { viewport: { width: 360, height: 740 } };

it('a station typed in part, its kind with it, leads to the nearest home; the box remembers it', async () => {
  const page = await visitor(phone);
  await page.goto('/');
  const where = page.getByRole('combobox', { name: 'Where' });
  await where.click();
  await page
    .getByRole('button', { name: 'Remember my searches and the homes I view on this device' })
    .click();
  await where.pressSequentially('indiranagar met');
  const station = page.getByRole('option', { name: /Indiranagar Metro station · Bengaluru/ });
  await station.waitFor();
  const box = await page.getByRole('listbox', { name: 'Suggestions' }).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => station.getAttribute('aria-selected')).toBe('true');
  expect(await where.getAttribute('aria-activedescendant')).toBe(await station.getAttribute('id'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/properties?city=bengaluru&near=Indiranagar');
  await page.getByText('Within 2 km of Indiranagar metro station').waitFor();
  await page.getByText('Sort: Best match').click();
  await page.getByRole('link', { name: 'Nearest', exact: true }).click();
  await page.waitForURL('**sort=distance**');
  await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByText(/about [\d.]+ k?m away/)
    .waitFor();

  const again = page.getByRole('search', { name: 'Filters' }).locator('input[type=search]');
  await again.click();
  await page
    .getByRole('option', { name: /Indiranagar Searched before · Metro station · Bengaluru/ })
    .waitFor();
  await again.fill('koramangla');
  await page.getByRole('option', { name: /^Koramangala Locality · Bengaluru/ }).click();
  await page.waitForURL('**locality=koramangala**');
  expect(page.url()).not.toContain('near=');
  await expect.poll(() => again.inputValue()).toBe('');
});

it('Hindi letters are understood, and Enter sends what is typed without waiting for a suggestion', async () => {
  const page = await visitor(phone);
  await page.goto('/hi');
  const where = page.locator('input[type=search]').first();
  await where.pressSequentially('कोरमं');
  await page
    .getByRole('option', { name: /कोरमंगला.*इलाका · बेंगलुरु/ })
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => where.inputValue()).toBe('कोरमं');
  await page.route('**/api/place-suggestions*', () => {});
  await where.fill('पुणे');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/properties?q=*');
  await page.getByRole('main').getByRole('article').first().waitFor();
});
