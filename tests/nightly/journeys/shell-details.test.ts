/** The frame of the portals in every role and habit; the quick lane holds its guards and the way to one’s own portal. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../../../src/db/seed/demo/people.ts';
import { openBrowser } from '../../support/browser.ts';
import { demoEmail, signedIn } from '../../support/sign-in.ts';

const { visitor } = openBrowser();
const desk = { viewport: { width: 1280, height: 900 } };
const REM = 16;
const patient = { timeout: 30_000 };

const person = async (label: string, options = {}) =>
  visitor({ ...desk, ...options, ...(await signedIn(demoEmail(label))) });
const sidebar = (page: Page) => page.getByRole('complementary').getByRole('navigation', { name: 'Portal' });
const widthOf = async (place: Locator) => (await place.boundingBox())?.width;
const myProperties = async (page: Page) => {
  await page.goto('/my-properties');
  await page.getByRole('heading', { name: 'My Properties', level: 1 }).waitFor();
};

describe('the sidebar', () => {
  // spec 2.4: Sidebar entries by role; "User" entries only for people without a role
  it.each([
    ['user', ['My homes', 'Account']],
    ['landlord', ['Landlord', 'Account']],
    ['broker', ['Broker', 'Account']],
  ])('of %s shows the groups of that role', async (label, groups) => {
    const page = await person(label);
    await myProperties(page);
    await sidebar(page).getByRole('region').first().waitFor();
    const shown = await sidebar(page)
      .getByRole('region')
      .evaluateAll((all) => all.map((group) => group.ariaLabel ?? ''));
    expect(shown).toEqual(expect.arrayContaining(groups));
    const roles = ['Administration', 'Broker', 'Landlord', 'Property manager', 'Tenant', 'My homes'];
    expect(shown.filter((title) => roles.includes(title))).toEqual([groups[0]]);
  });

  it('leads nowhere that does not exist', async () => {
    const page = await person('landlord');
    await myProperties(page);
    await sidebar(page).getByRole('heading', { name: 'Landlord' }).waitFor();
    const links = await sidebar(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) expect((await page.request.get(link)).status(), link).toBe(200);
  });

  it('with more links than the window is high scrolls under its mark, which stays as high as the header', async () => {
    const page = await person('landlord', { viewport: { width: 1280, height: 480 } });
    await myProperties(page);
    await sidebar(page).getByRole('heading', { name: 'Landlord' }).waitFor();
    const heightOf = async (place: Locator) => (await place.boundingBox())?.height;
    const mark = page.getByRole('complementary').getByRole('link', { name: 'Kiraya, home page' });
    expect(await heightOf(mark)).toBe(await heightOf(page.getByRole('banner')));
    expect(await sidebar(page).evaluate((menu) => menu.scrollHeight > menu.clientHeight)).toBe(true);
  });

  // spec 2.4: Ctrl/Cmd+B toggles the sidebar; the cookie lasts seven days
  // spec 9: Phones below 768 px; sidebar 16rem, icon 3rem
  it('folds by Ctrl+B or its button, and stays so for a week', async () => {
    const page = await person('landlord');
    await myProperties(page);
    const title = sidebar(page).getByRole('heading', { name: 'Landlord' });
    await title.waitFor();
    await expect.poll(() => widthOf(page.getByRole('complementary')), patient).toBe(16 * REM);
    await page.keyboard.press('Control+b');
    await title.waitFor({ state: 'detached' });
    await expect.poll(() => widthOf(page.getByRole('complementary')), patient).toBe(3 * REM);
    expect(await sidebar(page).getByRole('link', { name: 'My Properties' }).count()).toBe(1);
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'sidebar_state');
    expect(cookie?.value).toBe('false');
    const week = 604_800;
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - week)).toBeLessThan(120);
    await page.reload();
    await page.getByRole('heading', { name: 'My Properties', level: 1 }).waitFor();
    await title.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Toggle sidebar' }).click();
    await title.waitFor();
  });
});

describe('the dispatcher', () => {
  // spec 1: Signed-in people get a portal by role
  it.each([
    ['broker', 'Broker'],
    ['landlord', 'Landlord'],
    ['property_manager', 'Property Manager'],
    ['tenant', 'Tenant'],
    ['user', 'User'],
  ])('leads %s to a portal that greets and shows the role', async (label, badge) => {
    const page = await person(label);
    await page.goto('/portal');
    await page.waitForURL((url) => url.pathname.startsWith('/portal/'));
    const greeting = page.getByRole('main').getByRole('heading', { level: 1 });
    const name = demoAccounts.find((account) => account.label === label)?.name[0];
    await greeting.filter({ hasText: new RegExp(`^Good (morning|afternoon|evening), ${name}`) }).waitFor();
    await page.getByRole('main').getByText(badge, { exact: true }).first().waitFor();
  });
});

it('shows one message at a time', async () => {
  const page = await person('landlord');
  await myProperties(page);
  const card = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Mark Booked' }) });
  const title = (await card.first().getByRole('heading').textContent()) ?? '';
  const home = page.getByRole('article').filter({ hasText: title });
  await home.getByRole('button', { name: 'Mark Booked' }).click();
  // Where somebody is to come, it asks first.
  const yes = page.getByRole('dialog').getByRole('button', { name: 'Mark Booked' });
  const booked = page.getByText('Property marked as booked');
  await booked.or(yes).first().waitFor();
  if (await yes.isVisible()) await yes.click();
  await booked.waitFor();
  await home.getByRole('button', { name: 'Mark Available' }).click();
  await page.getByText('Property marked as available').waitFor();
  await expect.poll(() => page.getByText('Property marked as').count()).toBe(1);
});

it('says when the connection goes and comes back, and falls silent again', async () => {
  const page = await person('landlord');
  await myProperties(page);
  await page.context().setOffline(true);
  await page.getByText('Offline', { exact: true }).waitFor();
  await page.context().setOffline(false);
  await page.getByText('Back online', { exact: true }).waitFor();
  await page.getByText('Back online', { exact: true }).waitFor({ state: 'detached' });
});

it('keeps the chosen theme over pages and visits', async () => {
  const page = await visitor({ ...desk, colorScheme: 'light' });
  const theme = () => page.locator('html').getAttribute('data-mantine-color-scheme');
  await page.goto('/');
  expect(await theme()).toBe('light');
  await page.getByRole('button', { name: 'Switch between light and dark' }).click();
  await expect.poll(theme).toBe('dark');
  await page.goto('/properties');
  expect(await theme()).toBe('dark');
});

it('goes anywhere from the keyboard', async () => {
  const page = await person('landlord');
  await myProperties(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('textbox', { name: 'Go to a page or search homes' }).fill('hsr');
  await page.getByRole('button', { name: 'Search homes for “hsr”' }).click();
  await page.waitForURL('**/properties?q=hsr');
});

describe('guards', () => {
  // spec 2.1: `/portal-auth`
  it('say at the portal door who may enter', async () => {
    const page = await person('tenant');
    await page.goto('/portal-auth?portal=admin');
    await page.getByText('does not open this portal yet').waitFor();
  });
});
