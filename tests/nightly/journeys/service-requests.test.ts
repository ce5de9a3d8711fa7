/** Requests of the services' pages: sent by anybody, and followed by whoever is signed in. */
import { expect, it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { demoEmail, signedIn } from '../../support/sign-in.ts';

const { visitor } = openBrowser();

// spec 2.1: `/tenant-verification`
it('a request for a check of a tenant is sent, and stands below the form', async () => {
  const page = await visitor({
    ...(await signedIn(demoEmail('landlord'))),
    viewport: { width: 360, height: 740 },
  });
  await page.goto('/tenant-verification');
  await page.getByRole('link', { name: 'Ask for a check' }).click();
  await page.waitForURL('**/tenant-verification#request');
  // Filled in from the account: from here on the form keeps what is typed.
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[type="email"]')?.value);
  await page.getByLabel('Name of the applicant').fill('Asha Verma');
  await page.getByRole('button', { name: 'Ask for a check' }).click();
  await page.getByText('Tell us how we can help').waitFor();
  expect(await page.getByLabel('Name of the applicant').inputValue()).toBe('Asha Verma');
  await page.getByLabel('Your message').fill('She moves in next month.');
  await page.getByRole('button', { name: 'Ask for a check' }).click();
  await page.getByText('Thank you, we received your message').waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Your requests' }).waitFor();
  await page.getByRole('listitem').filter({ hasText: 'sent' }).getByText('New').first().waitFor();
});
