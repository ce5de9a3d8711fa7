/** Leases that nobody agreed to: a scan that is contested, and a proposal to somebody who does not know the landlord. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { onePagePdf } from '../../../src/db/seed/demo/broker-rows.ts';
import { openBrowser } from '../../support/browser.ts';
import { homeInput } from '../../support/homes.ts';
import { leaseInput } from '../../support/leases.ts';
import { newcomer } from '../../support/newcomer.ts';
import { callerOf, demoEmail, signedIn } from '../../support/sign-in.ts';
import { proposeByApi } from '../../support/sign-lease.ts';

const { visitor } = openBrowser();
const lister = demoEmail('landlord');
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, acceptDownloads: true };

type Draft = { id: string; version: number };

/** A draft of the demo landlord for somebody who has just signed up. */
async function draftFor(email: string): Promise<Draft> {
  const landlord = await callerOf(lister);
  const home = homeInput({ title: `Rooms by the neem ${Date.now()}` });
  const { id: property_id } = await landlord<{ id: string }>('POST', '/my/properties', home);
  return landlord<Draft>('POST', '/leases', {
    ...leaseInput({ property_id, tenant_name: 'Bala Mani', tenant_email: email }),
  });
}

const rolesOf = async (email: string) =>
  (await (await callerOf(email))<{ roles: string[] }>('GET', '/account/me')).roles;
const blocksOf = async (email: string) =>
  (await (await callerOf(email))<{ blocks: string[] }>('GET', '/my/erasure')).blocks;

const confirm = async (page: Page, label: string) => {
  await page.getByRole('button', { name: label, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click();
};

it('a scan that the tenant did not sign is contested, and is a draft again', {
  timeout: 120_000,
}, async () => {
  const email = await newcomer('Bala Mani');
  const before = await rolesOf(email);
  const { id } = await draftFor(email);
  const landlord = await visitor(await signedIn(lister));
  await landlord.goto(`/portal/landlord/leases/${id}`);
  await landlord.getByRole('button', { name: 'Signed on paper' }).click();
  const dialog = landlord.getByRole('dialog');
  await landlord.setInputFiles('input[type=file]', {
    name: 'signed.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(onePagePdf('A lease')),
  });
  await dialog.getByRole('button', { name: 'Send the scan' }).click();
  await landlord.getByText('The scan is with your tenants.').waitFor();

  const bala = await visitor({ ...(await signedIn(email)), ...phone });
  await bala.goto('/portal/tenant/lease');
  await bala.getByText('says you signed this lease on paper').waitFor();
  await bala.getByRole('button', { name: 'No, that is not right' }).click();
  await bala.getByLabel('What is not right?').fill('I never signed this.');
  await bala.getByRole('button', { name: 'Send', exact: true }).click();
  await bala.getByText('It is a draft again and does not bind you.').waitFor();
  expect([await rolesOf(email), await blocksOf(email)]).toEqual([before, []]);
  await landlord.reload();
  await landlord.getByText('I never signed this.').waitFor();
});

it('somebody who does not know the landlord says so, and nothing of it stays for them', {
  timeout: 120_000,
}, async () => {
  const email = await newcomer('Omar Stranger');
  const before = await rolesOf(email);
  const draft = await draftFor(email);
  await proposeByApi(lister, draft);
  const omar = await visitor({ ...(await signedIn(email)), ...phone });
  await omar.goto('/portal/tenant/lease');
  await omar.getByText('signed a lease for you to read').waitFor();
  expect([await rolesOf(email), await blocksOf(email)]).toEqual([before, []]);
  await confirm(omar, 'I don’t know this person');
  await omar.getByText('The lease is off').waitFor();
  await omar.getByText('No lease yet').waitFor();

  const landlord = await visitor(await signedIn(lister));
  await landlord.goto(`/portal/landlord/leases/${draft.id}`);
  await landlord.getByText('This lease is over.').waitFor();
  const office = await callerOf(demoEmail('admin'));
  await expect
    .poll(async () => JSON.stringify(await office('GET', '/enquiries?q=Omar')), { timeout: 30_000 })
    .toContain('they say they do not know');
});
