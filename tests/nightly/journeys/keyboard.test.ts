/** The main tasks without a pointer: every stop is seen, dialogs keep the focus and give it back. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addDays, dateInIndia, formatDate } from '../../../src/domain/dates.ts';
import { openBrowser } from '../../support/browser.ts';
import { homeInput } from '../../support/homes.ts';
import { focused, type Stop, tabTo, type Wanted } from '../../support/keyboard.ts';
import { callerOf, demoEmail, signedIn } from '../../support/sign-in.ts';

const { visitor } = openBrowser();
const patient = { timeout: 30_000 };
const desk = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 360, height: 740 } };
const inDays = (days: number) => formatDate(addDays(dateInIndia(new Date().toISOString()), days));

/** What is wrong at the stops on the way there. */
async function go(page: Page, wanted: Wanted): Promise<Stop[]> {
  return (await tabTo(page, wanted)).filter(({ problem }) => problem !== null);
}

// spec beyond-everyone: Search, filter, visit and application by keyboard alone; focus is seen, and given back by dialogs … the skip link
it('a visitor searches, filters and opens a home', async () => {
  const page = await visitor(desk);
  await page.goto('/');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  expect(await go(page, /^Where/)).toEqual([]);
  await page.keyboard.type('pune');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/properties?q=pune*');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await go(page, /^2 BHK/)).toEqual([]);
  await page.keyboard.press('Space');
  await page.waitForURL(/bedrooms=2/);
  // The title of a home is a link.
  expect(await go(page, ({ role, name }) => role === 'a' && / BHK .* in /.test(name))).toEqual([]);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/property/*');
});

/** The home of the demo landlord that the demo tenant asks for. */
async function newHome(): Promise<string> {
  const landlord = await callerOf(demoEmail('landlord'));
  const title = `Rooms for keys ${Date.now()}`;
  const { id } = await landlord<{ id: string }>('POST', '/my/properties', homeInput({ title }));
  await landlord('POST', `/my/properties/${id}/publish`);
  return id;
}

// spec beyond-everyone: Search, filter, visit and application by keyboard alone; focus is seen, and given back by dialogs
it('a seeker asks for a visit and applies; a dialog gives the focus back', async () => {
  const home = await newHome();
  const page = await visitor({ ...desk, ...(await signedIn(demoEmail('tenant'))) });
  await page.goto(`/property/${home}`);
  await page.getByRole('button', { name: 'Request a visit' }).waitFor();
  expect(await go(page, 'Request a visit')).toEqual([]);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await expect
    .poll(() => dialog.evaluate((open) => open.contains(document.activeElement)), patient)
    .toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => focused(page), patient).toBe('Request a visit');

  await page.keyboard.press('Enter');
  await dialog.waitFor();
  expect(await go(page, /^Day/)).toEqual([]);
  await page.keyboard.type(inDays(2));
  await page.keyboard.press('Tab');
  await page.getByRole('table').filter({ hasText: /^Mo/ }).waitFor({ state: 'detached' });
  await expect.poll(() => focused(page), patient).toBe('9:00 am');
  await page.keyboard.press('Space');
  expect(await go(page, 'Request visit')).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByText('Visit requested').waitFor();
  await dialog.waitFor({ state: 'detached' });

  await page.evaluate(() => document.querySelector<HTMLElement>('main')?.focus());
  expect(await go(page, 'Apply for this home')).toEqual([]);
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  expect(await go(page, /^Move-in date/)).toEqual([]);
  await page.keyboard.type(inDays(20));
  expect(await go(page, 'Send application')).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByText('Application sent').waitFor();
});

// spec 2.1: Every portal page is reached from the sidebar of its role and of no other … on a phone, by keyboard alone
it('a tenant on a phone reaches the pages of their sidebar, which keeps the focus and gives it back', async () => {
  const page = await visitor({ ...phone, ...(await signedIn(demoEmail('tenant'))) });
  await page.goto('/portal/tenant');
  const drawer = page.getByRole('dialog');
  for (const name of ['Lease', 'Payments', 'Maintenance']) {
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await go(page, 'Toggle sidebar')).toEqual([]);
    await page.keyboard.press('Enter');
    await drawer.getByRole('link', { name, exact: true }).waitFor();
    await expect
      .poll(() => drawer.evaluate((open) => open.contains(document.activeElement)), patient)
      .toBe(true);
    // It slides in from the left; until it is there its links are not seen.
    await expect.poll(async () => (await drawer.boundingBox())?.x, patient).toBe(0);
    expect(await go(page, name)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/portal/tenant/${name.toLowerCase()}`);
    await drawer.waitFor({ state: 'detached' });
  }
});

// spec beyond-everyone: Every screen: nothing serious for axe, wide and light, narrow and dark; no sideways scrolling at 360 px … the control one is at is not below a column that stays; actions make way for their dialog
it('an administrator on a small screen sees the control that has the focus, and the actions of a row make way for their dialog', async () => {
  const page = await visitor({ ...phone, ...(await signedIn(demoEmail('admin'))) });
  // A table still, moved sideways; on a phone it is cards.
  await page.setViewportSize({ width: 800, height: 800 });
  await page.goto('/admin?tab=managed-rentals&view=rvl');
  await page.locator('tbody button').first().waitFor();
  // Backwards, as Shift + Tab goes. Chromium moves a table for what shows less than 32 px of its width, and no further.
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('tbody button')].toReversed().flatMap((button) => {
      button.focus();
      const name = button.closest('tr')?.cells[0]?.getBoundingClientRect().right ?? 0;
      const { left, right, width } = button.getBoundingClientRect();
      return right - Math.max(left, name) < Math.min(31, width) ? [button.ariaLabel] : [];
    }),
  );
  expect(covered).toEqual([]);

  await page.setViewportSize(phone.viewport);
  await page.goto('/admin?tab=users');
  await page.locator('tbody button').first().waitFor();
  // Those of the page itself come before the rows.
  expect(await go(page, /^Actions for (?!Users$)/)).toEqual([]);
  await page.keyboard.press('Enter');
  expect(await go(page, /^Add RVL for /)).toEqual([]);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect
    .poll(() => dialog.evaluate((open) => open.contains(document.activeElement)), patient)
    .toBe(true);
  expect(await go(page, 'Cancel')).toEqual([]);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => focused(page), patient).toMatch(/^Actions for /);
});

it('a dialog that a menu opened gives the focus back to the button of the menu', async () => {
  const page = await visitor({ ...desk, ...(await signedIn(demoEmail('admin'))) });
  await page.goto('/admin?tab=managed-rentals&view=active');
  const more = page
    .locator('tbody')
    .getByRole('button', { name: /^Actions for / })
    .first();
  const name = (await more.getAttribute('aria-label')) ?? '';
  await more.press('Enter');
  await page.getByRole('menuitem', { name: 'Edit details' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect
    .poll(() => dialog.evaluate((open) => open.contains(document.activeElement)), patient)
    .toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => focused(page), patient).toBe(name);
});
