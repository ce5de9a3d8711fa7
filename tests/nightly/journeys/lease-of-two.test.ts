/** Two who rent together sign a lease on their phones: one in English by e-mail, one in Hindi with a number alone. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { homeInput } from '../../support/homes.ts';
import { leaseInput } from '../../support/leases.ts';
import { newcomer } from '../../support/newcomer.ts';
import { callerOf, demoEmail, signedIn } from '../../support/sign-in.ts';
import { english, hindi, proposeByApi, signInDialog } from '../../support/sign-lease.ts';
import { mailboxCodes, typeCode } from '../../support/sign-up.ts';

const { visitor } = openBrowser();
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, acceptDownloads: true };
const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

/** Opens the agreement of the only lease on the page, and the dialog to sign it. */
async function readAndOpen(page: Page, words: { open: RegExp; accept: string }): Promise<void> {
  const accept = page.getByRole('button', { name: words.accept, exact: true });
  await accept.waitFor();
  expect(await accept.isDisabled()).toBe(true);
  await fits(page);
  const paper = page.waitForEvent('download');
  await page.getByRole('button', { name: words.open }).click();
  expect((await paper).suggestedFilename()).toMatch(/[.]pdf$/);
  await accept.click();
}

it('a lease of two is read and signed by each of them, and begins with the second yes', {
  timeout: 120_000,
}, async () => {
  const email = await newcomer('Asha Rao');
  const typed = `97${String(Date.now()).slice(-8)}`;
  const number = `+91${typed}`;
  const landlord = await callerOf(demoEmail('landlord'));
  const home = homeInput({ title: `Rooms for two ${Date.now()}` });
  const { id: property_id } = await landlord<{ id: string }>('POST', '/my/properties', home);
  const draft = await landlord<{ id: string; version: number }>('POST', '/leases', {
    ...leaseInput({ property_id, tenant_name: 'Asha Rao', tenant_email: email }),
    co_tenants: [{ name: 'निशा राव', phone: number }],
  });
  const asha = await visitor({ ...(await signedIn(email)), ...phone });
  await asha.goto('/portal/tenant/lease');
  await asha.getByText('No lease yet').waitFor();
  const { id } = await proposeByApi(demoEmail('landlord'), draft);

  await asha.reload();
  await asha.getByText('signed a lease for you to read').waitFor();
  await readAndOpen(asha, { open: /^Open the agreement/, accept: 'Accept the lease' });
  await signInDialog(asha, { email, home: '' }, english);
  await asha.getByText('You accepted this lease').waitFor();
  await asha.getByText('It begins once everyone has accepted.').waitFor();

  // The invitation by text leads somebody without an account to the lease.
  const nisha = await visitor(phone);
  await nisha.goto('/hi/auth?mode=sign-up&next=%2Fportal%2Ftenant%2Flease');
  await nisha.getByLabel('आपका नाम').fill('निशा राव');
  await nisha.getByLabel('मोबाइल नंबर या ई-मेल').fill(typed);
  await nisha.getByRole('button', { name: 'मुझे कोड भेजें' }).click();
  const [code = ''] = await mailboxCodes(nisha, number, 1);
  await typeCode(nisha, code, 'कोड');
  await nisha.waitForURL((url) => url.pathname === '/hi/portal/tenant/lease');
  await readAndOpen(nisha, { open: /^एग्रीमेंट खोलें/, accept: 'लीज़ स्वीकार करें' });
  await signInDialog(nisha, { phone: number, codes: 1 }, hindi);
  await nisha.getByText('सबने इसे स्वीकार कर लिया है।').waitFor();
  await fits(nisha);

  const agreed = await landlord<{ state: string; parties: { role: string; accepted_how: string | null }[] }>(
    'GET',
    `/leases/${id}`,
  );
  expect(agreed.state).toBe('active');
  expect(Object.fromEntries(agreed.parties.map(({ role, accepted_how }) => [role, accepted_how]))).toEqual({
    landlord: 'emailed-code',
    tenant: 'emailed-code',
    co_tenant: 'texted-code',
  });
});
