/** A person's own way in: the sign-up form and the letters read in the development mailbox. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const password = 'correct horse battery';

/** The newest letter to that address with that subject, opened where a person would read it. */
export async function openLetter(page: Page, email: string, subject: string): Promise<Page> {
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

export async function mailedCode(page: Page, email: string, subject = 'Your Kiraya code'): Promise<string> {
  const letter = await openLetter(page, email, subject);
  const text = await letter.locator('pre').textContent();
  await letter.close();
  return /^\d{6}$/m.exec(text ?? '')?.[0] ?? '';
}

export async function typeCode(page: Page, code: string): Promise<void> {
  const boxes = page.getByLabel('Code', { exact: true });
  for (const [place, digit] of [...code].entries()) await boxes.nth(place).fill(digit);
}

/** By a code in the mailbox, for people without a password; `next` is where it leads. */
export async function signInByCode(page: Page, email: string, next: string): Promise<void> {
  await page.goto(`/auth?next=${encodeURIComponent(next)}`);
  await page.getByText('E-mailed code', { exact: true }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'E-mail me a code' }).click();
  await page.getByText('We have sent a six-digit code').waitFor();
  await typeCode(page, await mailedCode(page, email));
  const { pathname } = new URL(next, page.url());
  await page.waitForURL((url) => url.pathname === pathname);
}

export async function signUp(page: Page, email: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New here? Open an account' }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('I am looking for a home').check();
  await page.getByRole('textbox', { name: 'Password (optional)' }).fill(password);
  await page.getByRole('button', { name: 'E-mail me a code' }).click();
  await page.getByText('We have sent a six-digit code').waitFor();
  await typeCode(page, await mailedCode(page, email));
}
