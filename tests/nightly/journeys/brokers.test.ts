import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newApplicant, register } from '../../support/broker-registration.ts';
import { openBrowser } from '../../support/browser.ts';
import { demoEmail, signedIn } from '../../support/sign-in.ts';

const { visitor } = openBrowser();
const desk = { viewport: { width: 1280, height: 900 } };
const phone = { viewport: { width: 360, height: 740 } };

async function openRegistrations(): Promise<Page> {
  const admin = await visitor({ ...desk, ...(await signedIn(demoEmail('admin'))) });
  await admin.goto('/admin?tab=brokers');
  await admin.getByRole('heading', { name: 'Broker Registrations' }).waitFor();
  return admin;
}

describe('a visitor', () => {
  // spec 2.1: `/become-broker`, `/register/broker`
  // spec 2.1: `/register/broker/form`, `/step1`, `/step2`, `/payment`
  // spec 2.3: Broker Registrations: columns, Refresh … then Activate alone
  it('becomes a broker with an online payment, and is activated', { timeout: 180_000 }, async () => {
    const page = await visitor(phone);
    const applicant = newApplicant('Journey Online');
    await register(page, applicant);
    await page.getByRole('button', { name: 'Pay ₹5,000 online' }).click();
    await page.getByRole('button', { name: 'Simulate failure' }).click();
    await page.getByText('Your payment is pending').waitFor();
    await page.getByRole('button', { name: 'Pay ₹5,000 online' }).click();
    await page.getByRole('button', { name: 'Simulate success' }).click();
    await page.waitForURL((url) => url.pathname === '/become-broker');
    await page.getByText('Your fee arrived.').waitFor();

    const admin = await openRegistrations();
    const row = admin.getByRole('row').filter({ hasText: applicant.name });
    await row.getByRole('cell', { name: 'Sandbox', exact: true }).waitFor();
    await row.getByText('Succeeded').waitFor();
    expect(
      await row.getByRole('button', { name: `Mark Paid + Activate: ${applicant.name}` }).isDisabled(),
    ).toBe(true);
    await row.getByRole('button', { name: `Activate: ${applicant.name}`, exact: true }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Activate', exact: true }).click();
    await admin.getByText('Broker activated and payment marked as paid.').waitFor();
    await row.getByText('Activated').waitFor();

    await page.goto('/portal');
    await page.waitForURL((url) => url.pathname === '/portal/broker');
    await page.getByRole('heading', { name: 'Your first steps' }).waitFor();

    // They are enrolled in the affiliate programme, and told where to agree to its terms.
    await page.goto('/portal/broker/affiliate');
    await page.getByRole('link', { name: 'Continue with the registration' }).click();
    await page.waitForURL((url) => url.pathname === '/affiliate/register');
    await page.getByLabel('Sponsor code').waitFor();
  });
});

// spec 2.1: `/portal/broker/leads`
it('a broker works a lead to let', { timeout: 120_000 }, async () => {
  const page = await visitor({ ...desk, ...(await signedIn(demoEmail('broker'))) });
  await page.goto('/portal/broker/leads');
  const first = page.getByRole('article').first();
  const name = (await first.getAttribute('aria-label')) ?? '';
  const card = page.getByRole('article', { name, exact: true });
  await card.getByRole('button', { name: 'Notes' }).click();
  const notes = page.getByRole('dialog', { name: `Notes: ${name}` });
  await notes.getByLabel('Note', { exact: true }).fill('Journey: wants covered parking');
  await notes.getByRole('button', { name: 'Add note' }).click();
  await notes.getByText('Journey: wants covered parking').first().waitFor();
  await page.keyboard.press('Escape');
  await notes.waitFor({ state: 'detached' });
  await card.getByRole('button', { name: /^More: / }).click();
  await page.getByRole('menuitem', { name: 'Rented out' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mark this lead only').check();
  const others = dialog.getByRole('checkbox');
  if ((await others.count()) > 0) await others.uncheck();
  await dialog.getByRole('button', { name: 'Mark as rented out' }).click();
  await card.waitFor({ state: 'detached' });
  await page.goto('/portal/broker/leads?show=let');
  await page.getByRole('article', { name, exact: true }).getByText('Rented out', { exact: true }).waitFor();
});
