/** A tenant check on a phone, from the owner's order to the report that both sides read. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { demoEmail, signedIn } from '../../support/sign-in.ts';
import { openAccount, openLetter } from '../../support/sign-up.ts';

const { visitor } = openBrowser();
const phone = { viewport: { width: 360, height: 740 } };

/** An order of the demo's landlord. */
async function order(page: Page, email: string): Promise<string> {
  await page.goto('/tenant-verification');
  await page.getByRole('link', { name: 'Order a check' }).first().click();
  await page.getByLabel('Full name of the applicant').fill('Asha Kulkarni');
  await page.getByLabel('Email of the applicant').fill(email);
  await page.getByLabel('Which home is it for?').fill('2 BHK in Baner');
  await page.getByLabel('Why do you need the check?').fill('I am renting out my flat');
  await page.getByText('Price: ₹499, GST included').waitFor();
  await page.getByRole('button', { name: 'Ask for consent' }).click();
  await page.waitForURL('**/portal/checks?check=*');
  await page.getByText('Waiting for the applicant').waitFor();
  return new URL(page.url()).searchParams.get('check') ?? '';
}

/** The applicant follows the link of the letter, opens an account with its address and says yes. */
async function agree(page: Page, email: string): Promise<void> {
  await page.goto('/');
  const letter = await openLetter(page, email, 'Sudha Hegde needs your consent to a tenant check');
  const [link = ''] = /\/consent\/[\w-]{22}/.exec((await letter.locator('pre').textContent()) ?? '') ?? [];
  await letter.close();
  await page.goto(link);
  await page.getByRole('heading', { name: 'Sudha Hegde needs your consent' }).waitFor();
  await page.getByRole('link', { name: 'Continue to say yes' }).click();
  await page.waitForURL('**/auth?*');
  await openAccount(page, email, 'Asha Kulkarni');
  await page.getByRole('button', { name: 'Yes, I agree' }).click();
  await page.getByText('Thank you. We start when the owner has paid.').waitFor();
}

async function answer(page: Page, point: string, said: string): Promise<void> {
  await page.getByRole('article', { name: point }).getByRole('button', { name: 'Answer' }).click();
  const dialog = page.getByRole('dialog', { name: point });
  await dialog.getByRole('combobox', { name: 'Answer' }).click();
  await page.getByRole('option', { name: said, exact: true }).click();
  await dialog.getByLabel('Checked with').fill('Passport');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('article', { name: point }).getByText(said, { exact: true }).waitFor();
}

it('an owner orders a check, the applicant agrees, and both read the same report', {
  timeout: 90_000,
}, async () => {
  const email = `asha.kulkarni.${Date.now()}@example.in`;
  const owner = await visitor({ ...phone, ...(await signedIn(demoEmail('landlord'))) });
  const id = await order(owner, email);
  const applicant = await visitor(phone);
  await agree(applicant, email);

  await owner.reload();
  await owner.getByText('UPI: kiraya.demo@okexample').waitFor();
  await owner.getByRole('img', { name: /^UPI code for ₹499 to / }).waitFor();
  await owner.getByRole('button', { name: 'Report the payment' }).click();
  await owner.getByLabel('UTR or payment reference').fill('UTR 402611239999');
  await owner.getByRole('dialog').getByRole('button', { name: 'Report the payment' }).click();
  await owner.getByText('You reported the payment UTR 402611239999.').waitFor();

  const team = await visitor({ ...phone, ...(await signedIn(demoEmail('admin'))) });
  await team.goto(`/admin?tab=tenant-checks&check=${id}`);
  await team.getByRole('button', { name: 'Confirm payment' }).click();
  await team.getByRole('dialog').getByRole('button', { name: 'Confirm payment' }).click();
  await team.getByText('Answer every question, then finish the report.').waitFor();
  await answer(team, 'Identity, by a document with a photo', 'Confirmed');
  await answer(team, 'Work or study', 'Could not be checked');
  await team.getByRole('button', { name: 'Finish the report' }).click();
  await team.getByRole('dialog').getByRole('button', { name: 'Finish the report' }).click();
  await team.getByText('Report ready').waitFor();

  for (const page of [owner, applicant]) {
    await page.reload();
    await page.getByText('Could not be checked').waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Report as PDF' }).click();
    expect((await download).suggestedFilename()).toMatch(/^kiraya-check-V-\d{4}-\d{6}\.pdf$/);
  }
});
