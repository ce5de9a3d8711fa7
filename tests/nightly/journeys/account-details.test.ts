/** What can go wrong or otherwise in profile and settings; the quick lane holds their main tasks. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '../../../src/db/seed/demo/people.ts';
import { openBrowser } from '../../support/browser.ts';
import { demoEmail, signedIn } from '../../support/sign-in.ts';

const { visitor } = openBrowser();

const person = async (label: string) => visitor(await signedIn(demoEmail(label)));
/** In the list of sign-ins: the switch for pushes is called so too. */
const thisDevice = (page: Page) =>
  page
    .locator('section', { has: page.getByRole('heading', { name: 'Where you are signed in' }) })
    .getByText('This device');
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();

describe('the user portal', () => {
  it('says that the roles could not be loaded, and stays usable', async () => {
    const page = await person('landlord');
    await page.route('**/api/account/me', (route) => route.abort());
    await page.goto('/portal/user');
    await page.getByText('Failed to load user roles').waitFor();
    await page.getByRole('heading', { name: /Sudha/ }).waitFor();
  });
});

describe('the profile', () => {
  // spec 2.1: `/profile`
  it('reads numbers as people write them, and an unreadable one as empty', async () => {
    const page = await person('tenant');
    await page.goto('/profile');
    await page.getByLabel('Annual income').fill('12 lakh');
    await page.getByLabel('Bedrooms').fill('a few');
    await page.getByText('it would be saved as empty').waitFor();
    await save(page);
    await page.getByText('Profile updated').waitFor();
    await page.reload();
    await expect.poll(() => page.getByLabel('Annual income').inputValue()).toBe('12,00,000');
    expect(await page.getByLabel('Bedrooms').inputValue()).toBe('');
    await page.getByRole('button', { name: 'Bedrooms' }).click();
    await page.keyboard.type('2 BHK');
    await save(page);
    await expect.poll(() => page.getByLabel('Bedrooms').inputValue()).toBe('2');
  });

  it('stands in a temporary one when it cannot be loaded', async () => {
    const page = await person('affiliate');
    await page.route('**/api/profile', (route) => route.abort());
    await page.goto('/profile');
    await page.getByText('Failed to load profile').waitFor();
    await page.getByRole('img', { name: 'Profile 20% complete' }).waitFor();
    await page.unroute('**/api/profile');
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: /your profile/i }).waitFor();
  });
});

describe('the settings', () => {
  it('change the theme here and on a device without a choice of its own', async () => {
    const page = await person('affiliate');
    await page.goto('/settings');
    // From light, whatever a first try has chosen.
    for (const theme of ['Light', 'Dark']) {
      const [saved] = await Promise.all([
        page.waitForResponse('**/api/account/settings'),
        page.locator('label', { hasText: theme }).click(),
      ]);
      expect(saved.status()).toBe(200);
    }
    await page.locator('html[data-mantine-color-scheme="dark"]').waitFor();
    const elsewhere = await person('affiliate');
    await elsewhere.goto('/profile');
    await elsewhere.locator('html[data-mantine-color-scheme="dark"]').waitFor();
  });

  it('change the password only with the present one', async () => {
    const page = await person('property_manager');
    await page.goto('/settings');
    await page.getByRole('textbox', { name: 'Present password' }).fill('not this one');
    await page.getByRole('textbox', { name: 'New password' }).fill('another good password');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('This is not your password').waitFor();
    await page.getByRole('textbox', { name: 'Present password' }).fill(demoPassword);
    await page.getByRole('textbox', { name: 'New password' }).fill(demoPassword);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Password changed').waitFor();
    await page.reload();
    await thisDevice(page).waitFor();
  });

  // spec 2.1: `/settings`
  it('list where one is signed in, and sign out everywhere else', async () => {
    await person('property_manager');
    const page = await person('property_manager');
    await page.goto('/settings');
    await thisDevice(page).waitFor();
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await page.getByRole('button', { name: 'Sign out others' }).click();
    await page.getByText('You are signed in nowhere else.').waitFor();
  });
});
