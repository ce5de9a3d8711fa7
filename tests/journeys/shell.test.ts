import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '../../src/db/seed/demo/people.ts';
import { openBrowser } from '../support/browser.ts';
import { demoEmail, signedIn } from '../support/sign-in.ts';
import { signOut } from '../support/sign-out.ts';

const { visitor } = openBrowser();
const desk = { viewport: { width: 1280, height: 900 } };
const REM = 16;
const patient = { timeout: 30_000 };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

const person = async (label: string, options = {}) =>
  visitor({ ...desk, ...options, ...(await signedIn(demoEmail(label))) });
const widthOf = async (place: Locator) => (await place.boundingBox())?.width;
const myProperties = async (page: Page) => {
  await page.goto('/my-properties');
  await page.getByRole('heading', { name: 'My Properties', level: 1 }).waitFor();
};

// spec 2.4: Bar: Home, Properties, Services, and Dashboard to `/portal` when signed in, else `/auth`
// spec 9: Phones below 768 px; sidebar 16rem, icon 3rem … on a phone 18rem
it('on a phone the sidebar is a drawer and the bar at the bottom leads to the main places', async () => {
  const page = await person('landlord', phone);
  await myProperties(page);
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('link', { name: 'My Properties' }).waitFor();
  await expect.poll(() => widthOf(drawer), patient).toBe(18 * REM);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  const bar = page.getByRole('navigation', { name: 'Main places' });
  expect(await bar.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/portal');
  await bar.getByRole('link', { name: 'Properties', exact: true }).click();
  await page.waitForURL('**/properties');
});

// spec 2.4: Mobile bar and menu with its figures
it('a visitor on a phone has the bar and the menu with its figures', async () => {
  const page = await visitor(phone);
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Main places' });
  expect(await bar.getByRole('link', { name: 'Home', exact: true }).getAttribute('aria-current')).toBe(
    'page',
  );
  expect(await bar.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/auth');
  await page.locator('summary[aria-label="Menu"]').click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByText('1.2K+').waitFor();
  await menu.getByText('5K+').waitFor();
  // The menu opens without scripts; Escape is theirs, and they may still be on their way.
  const afterEscape = async () => {
    await page.keyboard.press('Escape');
    return menu.isVisible();
  };
  await expect.poll(afterEscape, { timeout: 30_000 }).toBe(false);
});

describe('the dispatcher', () => {
  // spec 2.1: `/portal` leads to the role’s portal
  it('leads administrators to the admin portal', async () => {
    const page = await person('admin');
    await page.goto('/portal');
    await page.waitForURL('**/admin');
    await page.getByRole('banner').getByText('Administrator', { exact: true }).waitFor();
    await page.getByRole('banner').getByText('Meera Iyengar').waitFor();
  });
});

describe('guards', () => {
  // spec 2.1: The user area asks for somebody signed in and comes back to the page
  it('send whoever is signed out to sign-in and bring back to the page with its query', async () => {
    const page = await visitor(desk);
    await page.goto('/my-properties?q=Baner');
    await page.waitForURL((url) => url.pathname === '/auth');
    expect(new URL(page.url()).searchParams.get('next')).toBe('/my-properties?q=Baner');
    await page.getByLabel('Mobile number or email').fill(demoEmail('landlord'));
    await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/my-properties?q=Baner');
  });

  // spec client: "Failed to logout. Please try again."; logout goes to `/`
  // spec account: Authentication: loading, signed in, signed out; sign-out clears what is kept even if the call fails
  it('let nobody stay after signing out', async () => {
    const page = await person('landlord');
    await myProperties(page);
    await signOut(page);
    await page.goto('/my-properties');
    await page.waitForURL((url) => url.pathname === '/auth');
  });
});
