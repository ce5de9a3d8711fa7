/** What letters of a saved search lead to; the quick lane saves one and reads its notices. */
import { expect, it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { demoEmail, signedIn } from '../../support/sign-in.ts';

const { visitor } = openBrowser();
const desk = { viewport: { width: 1280, height: 900 } };
const open = async (email: string) => visitor({ ...desk, ...(await signedIn(email)) });

it('letters of a matter are switched off, and stay off', async () => {
  const page = await open(demoEmail('user'));
  await page.goto('/settings');
  const box = page.getByRole('checkbox', { name: 'Saved searches by email' });
  const from = page.getByRole('combobox', { name: 'From' });
  const notifications = page.locator('summary', { hasText: 'Notifications' });
  await notifications.click();
  await box.waitFor();
  // What a first try did already need not be done again; the box follows the press a moment later.
  if (await box.isChecked()) {
    await box.click();
    await page.getByText('Choice saved').waitFor();
  }
  await expect.poll(() => box.isChecked()).toBe(false);
  if (!(await from.isVisible())) await page.getByRole('switch', { name: 'Quiet hours' }).press('Space');
  await from.waitFor();
  const answer = await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await answer.dispose();
  await page.reload();
  await notifications.click();
  await box.waitFor();
  expect(await box.isChecked()).toBe(false);
});

it('a letter leads to a page that asks before it stops anything, without JavaScript too', async () => {
  const page = await visitor({ ...desk, javaScriptEnabled: false });
  const response = await page.goto('/unsubscribe/01900000-0000-7000-8000-000000000000.forged');
  expect(response?.status()).toBe(200);
  await page.getByRole('button', { name: 'Stop the emails' }).click();
  await page.getByText('This link is not complete').waitFor();
});
