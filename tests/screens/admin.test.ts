/** Every screen of the administrators. */
import { expect, it } from 'vitest';
import { coveredBoxes, hiddenActions, settle, sideways } from '../support/page-fit.ts';
import { eachScreen, openScreens, phone } from '../support/screen-visits.ts';

const { watched, check } = openScreens();

// spec 2.1: `/admin-secure` (role admin only), the same portal
it.each(eachScreen.filter(({ area }) => area === 'admin'))('$pattern', async ({ pattern }) => {
  await check(pattern, 'admin');
});

it('the page of a person with a long name is not wider than a phone', async () => {
  const { page } = await watched('admin', 'en');
  await page.setViewportSize(phone);
  await page.goto('/admin?tab=users');
  const person = await page.locator('main a[href*="user="]').first().getAttribute('href');
  await page.goto(person ?? '');
  const name = page.getByRole('heading', { level: 1 });
  await page.getByRole('button', { name: 'Copy user ID' }).waitFor();
  await name.evaluate((heading) => {
    heading.textContent = 'Srinivas Venkatanarasimharajuvaripeta';
  });
  expect(await sideways(page)).toEqual([]);
});

/** Behind a button or a choice on its screen, so that no address of the sitemap leads there. */
const laterTables = ['/admin?tab=managed-rentals&view=active', '/admin?tab=managed-rentals&view=rvl'];

it.each(laterTables)('what can be done with a row is in sight on a phone: %s', async (address) => {
  const { page } = await watched('admin', 'en');
  await page.setViewportSize(phone);
  await page.goto(address);
  await settle(page);
  await page.locator('main tbody button').first().waitFor();
  await expect.poll(() => hiddenActions(page)).toEqual([]);
  expect(await coveredBoxes(page)).toEqual([]);
});
