import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';

const { visitor } = openBrowser();
const password = 'correct horse battery';

let people = 0;
const newEmail = () => {
  people += 1;
  return `journey.sign-in.${people}@example.com`;
};

/** The newest letter to that address with that subject, opened where a person would read it. */
async function openLetter(page: Page, email: string, subject: string): Promise<Page> {
  const mailbox = await page.context().newPage();
  const letter = mailbox.getByRole('link', { name: subject }).first();
  await expect
    .poll(
      async () => {
        await mailbox.goto(`/dev/mailbox?to=${encodeURIComponent(email)}`);
        return letter.count();
      },
      { timeout: 15_000 },
    )
    .toBeGreaterThan(0);
  await letter.click();
  await mailbox.locator('pre').waitFor();
  return mailbox;
}

async function mailedCode(page: Page, email: string, subject = 'Your Kiraya code'): Promise<string> {
  const letter = await openLetter(page, email, subject);
  const text = await letter.locator('pre').textContent();
  await letter.close();
  return /^\d{6}$/m.exec(text ?? '')?.[0] ?? '';
}

async function typeCode(page: Page, code: string): Promise<void> {
  const boxes = page.getByLabel('Code', { exact: true });
  for (const [place, digit] of [...code].entries()) await boxes.nth(place).fill(digit);
}

async function signUp(page: Page, email: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New here? Open an account' }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('I am looking for a home').check();
  await page.getByRole('textbox', { name: 'Password (optional)' }).fill(password);
  await page.getByRole('button', { name: 'E-mail me a code' }).click();
  await page.getByText('We have sent a six-digit code').waitFor();
  await typeCode(page, await mailedCode(page, email));
}

it('signs up by code, comes back to the page it came from, and signs in again with the password', async () => {
  const email = newEmail();
  const page = await visitor();
  await page.goto('/auth?next=%2Fproperties%3Fcity%3Dpune');
  await signUp(page, email, 'Asha Rao');
  await page.waitForURL('**/properties?city=pune');

  const elsewhere = await visitor();
  await elsewhere.goto('/auth?next=%2Fproperties');
  await elsewhere.getByLabel('E-mail address').fill(email);
  await elsewhere.getByRole('textbox', { name: 'Password' }).fill('not this one');
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
  await elsewhere.getByText('The e-mail address or the password is wrong').waitFor();
  expect(await elsewhere.getByLabel('E-mail address').inputValue()).toBe(email);
  await elsewhere.getByRole('textbox', { name: 'Password' }).fill(password);
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
  await elsewhere.waitForURL('**/properties');
});

it('shows a wrong code at its field and takes the right one after it', async () => {
  const email = newEmail();
  const page = await visitor();
  await page.goto('/auth?next=%2Fproperties');
  await page.getByRole('button', { name: 'New here? Open an account' }).click();
  await page.getByLabel('Your name').fill('Ravi Kumar');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'E-mail me a code' }).click();
  const code = await mailedCode(page, email);
  await typeCode(page, code === '123456' ? '654321' : '123456');
  await page.getByText('This code is wrong or has expired').waitFor();
  await typeCode(page, code);
  await page.waitForURL('**/properties');
});

it('signs in by a mailed link, which works once and leaves the address bar', async () => {
  const email = newEmail();
  const first = await visitor();
  await first.goto('/auth?next=%2Fproperties');
  await signUp(first, email, 'Kiran Das');
  await first.waitForURL('**/properties');

  const page = await visitor();
  await page.goto('/auth');
  await page.getByText('E-mailed code', { exact: true }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'E-mail me a link instead' }).click();
  await page.getByText('a link is on its way').waitFor();
  const letter = await openLetter(page, email, 'Your link to sign in to Kiraya');
  const link = letter.locator('pre a');
  const address = await link.getAttribute('href');
  await link.click();
  await letter.waitForURL((url) => url.pathname.startsWith('/portal') && url.hash === '');

  const stranger = await visitor();
  await stranger.goto(address ?? '');
  await stranger.getByText('This link was used already or has expired').waitFor();
  expect(stranger.url()).not.toContain('link=');
});

it('sends whoever is signed out from a guarded page to sign-in, and refuses to lead elsewhere', async () => {
  const page = await visitor();
  await page.goto('/portal');
  await page.waitForURL('**/auth?next=%2Fportal');
  await page.goto('/auth?next=https%3A%2F%2Fevil.example');
  await signUp(page, newEmail(), 'Meera Nair');
  await page.waitForURL((url) => url.host === new URL(page.url()).host && url.pathname.startsWith('/portal'));
});

it('recovers a forgotten password by code', async () => {
  const email = newEmail();
  const page = await visitor();
  await page.goto('/auth?next=%2Fproperties');
  await signUp(page, email, 'Dev Patel');
  await page.waitForURL('**/properties');

  const later = await visitor();
  await later.goto('/auth?next=%2Fproperties');
  await later.getByRole('button', { name: 'Forgotten your password?' }).click();
  await later.getByLabel('E-mail address').fill(email);
  await later.getByRole('button', { name: 'E-mail me a code' }).click();
  await later.getByText('We have sent a six-digit code').waitFor();
  await typeCode(later, await mailedCode(later, email, 'Your code for a new password'));
  await later.getByRole('textbox', { name: 'New password' }).fill('a quite different one');
  await later.getByRole('button', { name: 'Save and sign in' }).click();
  await later.waitForURL('**/properties');
});
