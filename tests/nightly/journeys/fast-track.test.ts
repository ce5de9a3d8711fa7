import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { newcomer } from '../../support/newcomer.ts';
import { answerTo, callerOf, demoEmail, signedIn } from '../../support/sign-in.ts';

const { visitor } = openBrowser();
const admin = async () =>
  visitor({ viewport: { width: 1280, height: 900 }, ...(await signedIn(demoEmail('admin'))) });

const inSection = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const rowOf = (page: Page, section: string, text: string) =>
  inSection(page, section).getByRole('row').filter({ hasText: text });

describe('the Fast Track Advantage of a broker', () => {
  // spec 9: "Expiring Soon" at 7 days or fewer
  it('shows who has it, whose ends soon and whose has expired', async () => {
    const page = await admin();
    await page.goto('/admin?tab=shadow-balancing');
    const more = inSection(page, 'Brokers').getByRole('button', { name: 'Show more' });
    await more.click();
    await more.waitFor({ state: 'hidden' });
    for (const badge of ['Expired', 'Expiring Soon', 'Disabled']) {
      await inSection(page, 'Brokers').getByText(badge, { exact: true }).first().waitFor();
    }
    await rowOf(page, 'Brokers', 'Farhan Qureshi')
      .getByText(/^Fast Track Advantage/)
      .waitFor();
    await page.getByRole('searchbox', { name: 'Search' }).fill('nobody of that name');
    await page.getByText('No broker has this name.').waitFor();
  });
});

/** Invited by the demo's affiliate, with the contract and a PAN; the address. */
async function newAffiliate(name: string): Promise<string> {
  const { affiliate } = await answerTo<{ affiliate: { affiliate_id: string } }>(
    demoEmail('affiliate'),
    '/my/affiliate',
  );
  const email = await newcomer(name);
  const call = await callerOf(email);
  await call('POST', '/my/affiliate', { sponsor_id: affiliate.affiliate_id, consent: true });
  await call('PUT', '/my/payee/pan', { pan: `ZZZPS${String(Date.now()).slice(-4)}K` });
  return email;
}

describe('an affiliate', () => {
  // spec 2.3: Update Calculation Mode: Update disabled without reason, for the present mode, while saving
  // spec 2.3: Shadow Power Management: search, both lists, Configure dialog, the note
  // spec 8: "Shadow Power Updated", "Calculation mode updated successfully"
  it('gets shadow power, loses it, and is calculated otherwise for a reason', async () => {
    const name = 'Shanti Power';
    const email = await newAffiliate(name);
    const page = await admin();
    await page.goto('/admin?tab=shadow-power');
    await page.getByRole('searchbox', { name: 'Search' }).fill(email);
    const row = rowOf(page, 'Affiliates', name);
    const dialog = page.getByRole('dialog');

    await row.getByRole('button', { name: `Add Shadow Power to ${name}` }).click();
    await dialog.getByText('does not count toward commission').waitFor();
    expect(await dialog.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    await dialog.getByLabel('Shadow Power Amount').fill('250000');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Shadow Power Updated').waitFor();
    await rowOf(page, 'Active Shadow Powers', '₹2,50,000').waitFor();

    await row.getByRole('button', { name: `Edit Shadow Power of ${name}` }).click();
    await dialog.getByLabel('Shadow Power Amount').fill('0');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('No one with shadow power matches.').waitFor();

    await row.getByRole('button', { name: `Switch to Total Volume Mode: ${name}` }).click();
    const update = dialog.getByRole('button', { name: 'Update' });
    expect(await update.isDisabled()).toBe(true);
    await dialog.getByLabel('Reason').fill('One strong leg');
    await dialog.getByLabel('Balanced').click();
    expect(await update.isDisabled()).toBe(true);
    await dialog.getByLabel('Total Volume').click();
    await update.click();
    await page.getByText('Calculation mode updated successfully').waitFor();
    await row.getByRole('button', { name: `Switch to Balanced Mode: ${name}` }).waitFor();
  });
});
