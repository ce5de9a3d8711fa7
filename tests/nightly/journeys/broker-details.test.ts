/** What brokers see and choose beside their main tasks. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newApplicant, register } from '../../support/broker-registration.ts';
import { openBrowser } from '../../support/browser.ts';
import { demoEmail, signedIn } from '../../support/sign-in.ts';

const { visitor } = openBrowser();
const desk = { viewport: { width: 1280, height: 900 } };

// spec 2.1: `/portal/broker/affiliate`, `/commissions`, `/managed-rental-affiliate`
it('a broker sees what the month pays, why, and how far it is to the next rank', {
  timeout: 60_000,
}, async () => {
  const page = await visitor({ ...desk, ...(await signedIn(demoEmail('broker'))) });
  await page.goto('/portal/broker');
  const month = page.getByRole('region', { name: /^Estimate for / });
  await month.getByText(/^[A-Z][a-z]+ so far in .+, \d+%/).waitFor();
  await month.getByText(/^₹[\d,]+ more (volume|in the) .*to reach [A-Z][a-z]+/).waitFor();

  const sidebar = page.getByRole('navigation');
  await sidebar.getByRole('link', { name: 'Commissions', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/portal/broker/commissions');
  await page.getByRole('heading', { name: 'Commissions', level: 1 }).waitFor();
  const statement = page.getByRole('region', { name: /^Statement of / });
  const csv = statement.getByRole('button', { name: /^CSV of / });
  const [file] = await Promise.all([page.waitForEvent('download'), csv.click()]);
  expect(file.suggestedFilename()).toMatch(/^kiraya-statement-.+\.csv$/);
  await page
    .getByRole('button', { name: /^Why this amount: / })
    .first()
    .click();
  await page
    .getByRole('dialog', { name: /^Why ₹/ })
    .getByText('your commission')
    .waitFor();
  await page.keyboard.press('Escape');

  await sidebar.getByText('More', { exact: true }).click();
  await sidebar.getByRole('link', { name: 'Affiliate', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/portal/broker/affiliate');
  const rentByRent = page.getByRole('link', { name: 'Breakdown by home' });
  expect(await rentByRent.getAttribute('href')).toMatch(/^\/portal\/broker\/commissions\?month=/);

  await sidebar.getByRole('link', { name: 'Performance', exact: true }).click();
  const download = page.getByRole('button', { name: 'Download CSV' });
  const [figures] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(figures.suggestedFilename()).toBe('performance.csv');
});

it('a broker chooses notifications', async () => {
  const page = await visitor({ ...desk, ...(await signedIn(demoEmail('broker'))) });
  await page.goto('/portal/broker/settings');
  const rule = page.getByLabel('Managed rentals in the notification centre');
  await rule.waitFor();
  // What a first try did already need not be done again.
  if (await rule.isChecked()) {
    await rule.click();
    await page.getByText('Choice saved').waitFor();
  }
  await page.reload();
  await rule.waitFor();
  expect(await rule.isChecked()).toBe(false);
  expect(await page.getByLabel('Saved searches by email').count()).toBe(0);
});

async function openRegistrations(): Promise<Page> {
  const admin = await visitor({ ...desk, ...(await signedIn(demoEmail('admin'))) });
  await admin.goto('/admin?tab=brokers');
  await admin.getByRole('heading', { name: 'Broker Registrations' }).waitFor();
  return admin;
}

// spec 1: Brokers register for a fee, by provider or in cash, and are activated
// spec 8: "Activated" with "Broker activated and payment marked as paid."
it('a visitor becomes a broker with cash that an administrator counts', { timeout: 180_000 }, async () => {
  const page = await visitor(desk);
  const applicant = newApplicant('Journey Cash');
  await register(page, applicant);
  await page.getByRole('button', { name: 'Pay in cash' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pay in cash' }).click();
  await page.getByRole('heading', { name: 'You pay in cash' }).waitFor();

  const admin = await openRegistrations();
  const row = admin.getByRole('row').filter({ hasText: applicant.name });
  await row.getByText('Cash', { exact: true }).waitFor();
  await row.getByText('Pending').waitFor();
  await row.getByRole('button', { name: `Mark Paid + Activate: ${applicant.name}` }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Mark Paid + Activate' }).click();
  await admin.getByText('Broker activated and payment marked as paid.').waitFor();
  await row.getByText('Succeeded').waitFor();

  await page.goto('/become-broker');
  await page.getByText('You are a broker.').waitFor();
  await page.goto('/portal/broker/documents');
  await page.getByRole('button', { name: 'Download PAN card.pdf' }).waitFor();
});
