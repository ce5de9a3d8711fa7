/** Requests of the services' pages: sent by anybody, and followed by whoever is signed in. */
import { expect, it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { demoEmail, signedIn } from '../../support/sign-in.ts';

const { visitor } = openBrowser();

// spec 2.1: `/tenant-verification`
it('a question about checks of tenants is sent, and stands below the form', async () => {
  const page = await visitor({
    ...(await signedIn(demoEmail('landlord'))),
    viewport: { width: 360, height: 740 },
  });
  await page.goto('/tenant-verification');
  // Filled in from the account: from here on the form keeps what is typed.
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[type="email"]')?.value);
  await page.getByLabel('Where the home is').fill('Baner, Pune');
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.getByText('Tell us how we can help').waitFor();
  expect(await page.getByLabel('Where the home is').inputValue()).toBe('Baner, Pune');
  await page.getByLabel('Your message').fill('She moves in next month.');
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.getByText('Thank you, we received your message').waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Your requests' }).waitFor();
  await page.getByRole('listitem').filter({ hasText: 'sent' }).getByText('New').first().waitFor();
});
