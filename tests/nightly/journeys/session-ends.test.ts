import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoPassword } from '../../../src/db/seed/demo/people.ts';
import { openBrowser } from '../../support/browser.ts';
import { demoEmail, signedIn } from '../../support/sign-in.ts';

const { visitor } = openBrowser();
const seeker = demoEmail('tenant');
/** Signing in, the page and its forms on a loaded machine. */
const waiting = { timeout: 30_000 };
const lister = demoEmail('broker');

async function comeBack(page: Page, email: string): Promise<void> {
  await page.getByLabel('Mobile number or email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The cookie that renews it is gone and the access token's ten minutes pass: the next renewal finds nobody. */
async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.clock.fastForward('10:00');
}

it('while a home is being listed: the form is as it was after signing in again', async () => {
  const page = await visitor(await signedIn(lister));
  await page.clock.install();
  await page.goto('/submit-property?step=home');
  const title = `Half typed ${Date.now()}`;
  await page.getByLabel('Title').fill(title);
  await endSession(page);
  await page.waitForURL((url) => url.pathname === '/auth');
  await page.getByText('You’ve been signed out').waitFor();
  await page.clock.setSystemTime(Date.now());
  await comeBack(page, lister);
  await page.waitForURL((url) => url.pathname === '/submit-property');
  await expect.poll(() => page.getByLabel('Title').inputValue(), waiting).toBe(title);
});

it('while one applies for a home: what was written is still there', async () => {
  const page = await visitor(await signedIn(seeker));
  await page.clock.install();
  await page.goto('/properties?city=Kochi');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Apply for this home' }).click();
  const notes = 'We move for work and stay for years.';
  await page.getByRole('dialog').getByLabel('Notes').fill(notes);
  await endSession(page);
  await page.getByRole('link', { name: 'Apply for this home' }).click();
  await page.clock.setSystemTime(Date.now());
  await comeBack(page, seeker);
  await expect.poll(() => page.getByRole('dialog').getByLabel('Notes').inputValue(), waiting).toBe(notes);
});
