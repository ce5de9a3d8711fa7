/** An agreement is signed by eSign: the landlord begins at a desk, and the tenant follows on a phone. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { homeInput } from '../../support/homes.ts';
import { leaseInput } from '../../support/leases.ts';
import { newcomer } from '../../support/newcomer.ts';
import { callerOf, demoEmail, signedIn } from '../../support/sign-in.ts';
import { proposeByApi } from '../../support/sign-lease.ts';

const { visitor } = openBrowser();

/** From the lease to the page of the sandbox, which signs nothing, and back. */
async function eSign(page: Page, words: { sign: RegExp; code: string; press: string }): Promise<void> {
  const button = page.getByRole('button', { name: words.sign });
  await button.click();
  await page.waitForURL((url) => url.pathname.startsWith('/api/signing/sandbox/'));
  await page.getByLabel(words.code).fill('123456');
  await page.getByRole('button', { name: words.press }).click();
  await page.waitForURL((url) => url.pathname.includes('/portal/'));
}

it('an agreement is signed by eSign by landlord and tenant, and its certificate is there for both', {
  timeout: 120_000,
}, async () => {
  const email = await newcomer('Asha Rao');
  const call = await callerOf(demoEmail('landlord'));
  const home = homeInput({ title: `Signed rooms ${Date.now()}` });
  const { id: property_id } = await call<{ id: string }>('POST', '/my/properties', home);
  const draft = await call<{ id: string; version: number }>(
    'POST',
    '/leases',
    leaseInput({ property_id, tenant_name: 'Asha Rao', tenant_email: email }),
  );
  const { id } = await proposeByApi(demoEmail('landlord'), draft);

  const landlord = await visitor(await signedIn(demoEmail('landlord')));
  await landlord.goto(`/portal/landlord/leases/${id}`);
  await landlord.getByText('You can sign the agreement by Aadhaar eSign as well.').waitFor();
  await eSign(landlord, { sign: /^Sign by eSign/, code: 'Code', press: 'Sign the agreement' });
  await landlord.getByText(/^Signing by eSign is open until/).waitFor();

  const asha = await visitor({
    ...(await signedIn(email)),
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    acceptDownloads: true,
  });
  await asha.goto('/portal/tenant/lease');
  const sign = asha.getByRole('button', { name: /^Sign by eSign/ });
  await sign.waitFor();
  // What nobody has opened is signed by nobody.
  expect(await sign.isDisabled()).toBe(true);
  const paper = asha.waitForEvent('download');
  await asha.getByRole('button', { name: /^Open the agreement/ }).click();
  await paper;
  await eSign(asha, { sign: /^Sign by eSign/, code: 'Code', press: 'Sign the agreement' });
  await asha.getByText('Everyone has signed by eSign.').waitFor();
  expect(await asha.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const certificate = asha.waitForEvent('download');
  await asha.getByRole('button', { name: /^eSign certificate/ }).click();
  expect((await certificate).suggestedFilename()).toMatch(/certificate.*[.]pdf$/);

  await landlord.reload();
  await landlord.getByText('Everyone has signed by eSign.').waitFor();
  const agreed = await call<{ state: string; parties: { role: string; accepted_how: string | null }[] }>(
    'GET',
    `/leases/${id}`,
  );
  expect(agreed).toMatchObject({ state: 'active' });
  expect(agreed.parties.find(({ role }) => role === 'tenant')?.accepted_how).toBe('e-signature');
});
