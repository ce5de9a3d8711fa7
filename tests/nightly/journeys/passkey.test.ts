/** A passkey from the first to the last: added in the settings, signed in by, removed, and refused afterwards. */
import type { Page } from 'playwright-core';
import { it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { signUp } from '../../support/sign-up.ts';

const { visitor } = openBrowser();

/** A phone whose owner unlocks it whenever it asks. */
async function holdDevice(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

it('is added in the settings, signs in without a password, and is refused once it is removed', async () => {
  const page = await visitor();
  await holdDevice(page);
  const email = `passkey-${Date.now()}@example.com`;
  await page.goto('/auth?next=%2Fsettings');
  await signUp(page, email, 'Asha Rao');
  await page.waitForURL((url) => url.pathname === '/settings');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('Passkey added').waitFor();
  await page.getByRole('button', { name: /^Rename / }).click();
  await page.getByLabel('Name of the passkey').fill('My phone');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Rename My phone' }).waitFor();

  const signIn = async () => {
    // Signed out as far as this browser knows; the device keeps its passkeys.
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/auth?next=%2Fsettings');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  };
  await signIn();
  await page.waitForURL((url) => url.pathname === '/settings');
  await page.getByText(/^Last used .*, added /).waitFor();
  const passkey = page.getByRole('listitem').filter({ hasText: 'My phone' });
  await passkey.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove passkey' }).click();
  await page.getByText('Passkey removed').waitFor();

  await signIn();
  await page.getByText('This passkey opens no account here any more').waitFor();
});
