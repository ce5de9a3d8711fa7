import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '../../../src/db/seed/demo/people.ts';
import { SESSION_KEY } from '../../../src/web/lib/session.ts';
import { openBrowser } from '../../support/browser.ts';
import { picture, svgWithScript } from '../../support/photos.ts';
import { demoEmail, signedIn } from '../../support/sign-in.ts';

const { visitor } = openBrowser();

const person = async (label: string) => visitor(await signedIn(demoEmail(label)));
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();

describe('the user portal', () => {
  // spec 2.1: `/portal/user` (no role guard)
  it('greets by the time of day, says what waits, and leads to what is missing in the profile', async () => {
    const page = await person('landlord');
    await page.goto('/portal/user');
    await page.getByRole('heading', { name: /^Good (morning|afternoon|evening), Sudha/ }).waitFor();
    await page.getByRole('heading', { name: 'Next steps' }).waitFor();
    await page.getByRole('heading', { name: 'Your homes' }).waitFor();
    await page.getByRole('link', { name: /Complete your profile/ }).click();
    await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor();
  });
});

describe('the profile', () => {
  // spec account: "Failed to upload avatar"
  it('takes a picture, shows it in the header, and says at the field why another is none', async () => {
    const page = await person('tenant');
    await page.goto('/profile');
    const choose = async (name: string, buffer: Buffer) => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: /Add a picture|Change picture/ }).click();
      await (await chooser).setFiles({ name, mimeType: 'image/png', buffer });
    };
    await choose('me.png', svgWithScript);
    await page.getByText('This is not a JPEG, PNG, WebP, AVIF or HEIC picture.').waitFor();
    await choose('me.png', (await picture(600, 400)).subarray(0, 900));
    await page.getByText('Failed to upload avatar').waitFor();
    await page.getByText('This file is broken or not complete').first().waitFor();
    await choose('me.jpg', await picture(400, 400));
    await page.getByText('Picture updated').waitFor();
    await page.locator('header img[src*="/files/public/avatars/"]').waitFor();
  });

  it('keeps what was typed when the session ends in the middle', async () => {
    const page = await person('user');
    await page.goto('/profile');
    // What is filled is read until it is to be changed.
    await page.getByRole('button', { name: 'Edit How to reach you' }).click();
    // Another than a first try may have saved.
    const city = (await page.getByLabel('City').inputValue()) === 'Mysuru' ? 'Mandya' : 'Mysuru';
    await page.getByLabel('City').fill(city);
    const otherTab = await page.context().newPage();
    await otherTab.goto('/robots.txt');
    await otherTab.evaluate((key) => localStorage.removeItem(key), SESSION_KEY);
    await page.waitForURL('**/auth?next=%2Fprofile');
    await page.getByLabel('Mobile number or email').fill(demoEmail('user'));
    await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/profile');
    await page.getByText('It is not saved yet').waitFor();
    expect(await page.getByLabel('City').inputValue()).toBe(city);
    await save(page);
    await page.getByText('Profile updated').waitFor();
  });
});
