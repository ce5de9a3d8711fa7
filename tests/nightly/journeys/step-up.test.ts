import { expect, it } from 'vitest';
import { demoPassword } from '../../../src/db/seed/demo/people.ts';
import { openBrowser } from '../../support/browser.ts';
import { demoEmail, signedIn } from '../../support/sign-in.ts';

const { visitor } = openBrowser();

// spec beyond-programs: A personal access token opens what its scopes name … asks for fresh proof
it('an act that needs fresh proof asks for the password once, and goes on with what was typed', async () => {
  const page = await visitor(await signedIn(demoEmail('landlord')));
  let calls = 0;
  // As five minutes after signing in: the server's own refusal, which its tests bring about.
  await page.route('**/api/my/api-tokens', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    calls += 1;
    if (calls > 1) return route.fallback();
    const problem = {
      defined: true,
      status: 403,
      code: 'FRESH_PROOF_NEEDED',
      message: 'Confirm that it is you first',
    };
    return route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      body: JSON.stringify(problem),
    });
  });
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Manage API access' }).click();
  await page.getByRole('button', { name: 'New token' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Proved program');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Make token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('not the password');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.getByText('This is not your password').waitFor();
  await dialog.getByRole('textbox', { name: 'Your password' }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText(/^kir_/).first().waitFor();
  expect(calls).toBe(2);
});
