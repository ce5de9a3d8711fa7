import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { onePagePdf } from '../../src/db/seed/demo/broker-rows.ts';
import { openBrowser } from '../support/browser.ts';
import { demoEmail, signedIn } from '../support/sign-in.ts';
import { signUp } from '../support/sign-up.ts';

const { visitor } = openBrowser();
const desk = { viewport: { width: 1280, height: 900 } };
const phone = { viewport: { width: 360, height: 740 } };

const paper = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: onePagePdf('A paper of a journey'),
});

type Applicant = { name: string; email: string; pan: string };

function newApplicant(name: string): Applicant {
  const now = String(Date.now());
  return {
    name: `${name} ${now}`,
    email: `${name.toLowerCase().replace(' ', '.')}.${now}@example.in`,
    pan: `JRNPE${now.slice(-4)}F`,
  };
}

/** From the start page, where nobody is signed in yet, to the fee. */
async function register(page: Page, { name, email, pan }: Applicant): Promise<void> {
  await page.goto('/register/broker');
  await page.waitForURL((url) => url.pathname === '/auth');
  await signUp(page, email, name);
  await page.waitForURL((url) => url.pathname === '/register/broker');
  await page.getByRole('link', { name: 'Begin the registration' }).click();

  await page.waitForURL((url) => url.pathname === '/register/broker/form');
  expect(await page.getByLabel('Full name').inputValue()).toBe(name);
  await page.getByLabel('Phone').fill('98');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  // In the list of what is wrong and at the field.
  await page.getByText('Enter a phone number like +91 98765 43210').last().waitFor();
  await page.getByLabel('Phone').fill('+91 98765 43210');
  await page.getByLabel('Business address').fill('4, Market Road');
  await page.getByLabel('City').fill('Pune');
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'Maharashtra' }).click();
  await page.getByRole('button', { name: 'Save and continue' }).click();

  await page.waitForURL((url) => url.pathname === '/register/broker/step1');
  await page.getByRole('textbox', { name: 'PAN', exact: true }).fill(pan);
  await page.getByLabel('Name of the firm').fill(`${name} Homes`);
  await page.getByLabel('GSTIN').fill('27AAPFU0939F1ZW');
  await page.getByLabel('RERA agent number').fill('A51800012345');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByText('The last character does not fit the others: look for a mistyped one').waitFor();
  await page.getByLabel('GSTIN').fill('');
  await page.getByRole('button', { name: 'Save and continue' }).click();

  await page.waitForURL((url) => url.pathname === '/register/broker/step2');
  // Left and taken up again: it goes on where it was left.
  await page.goto('/become-broker');
  await page.getByRole('link', { name: 'Go on with the registration' }).click();
  await page.waitForURL((url) => url.pathname === '/register/broker/step2');
  for (const kind of ['PAN card', 'RERA certificate']) {
    const slot = page.getByRole('region', { name: kind });
    await slot.locator('input[type="file"]').setInputFiles(paper(`${kind}.pdf`));
    await slot.getByRole('button', { name: `Download ${kind}.pdf` }).waitFor();
  }
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Hand in and continue' }).click();
  await page.waitForURL((url) => url.pathname === '/register/broker/payment');
  await page.getByText('This is a trial: payments go to a sandbox and no money is taken.').waitFor();
}

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
    await page.getByRole('button', { name: 'Let it fail' }).click();
    await page.getByText('Your payment is open').waitFor();
    await page.getByRole('button', { name: 'Pay ₹5,000 online' }).click();
    await page.getByRole('button', { name: 'Let it succeed' }).click();
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
    await admin.getByText('Broker activated and payment marked as paid.').waitFor();
    await row.getByText('Activated').waitFor();

    await page.goto('/portal');
    await page.waitForURL((url) => url.pathname === '/portal/broker');
    await page.getByText('Leads to answer').waitFor();

    // They are enrolled in the affiliate programme, and told where to agree to its terms.
    await page.goto('/portal/broker/affiliate');
    await page.getByRole('link', { name: 'Go on with the registration' }).click();
    await page.waitForURL((url) => url.pathname === '/affiliate/register');
    await page.getByLabel('Code of your sponsor').waitFor();
  });

  // spec 1: Brokers register for a fee, by provider or in cash, and are activated
  // spec 8: "Activated" with "Broker activated and payment marked as paid."
  it('becomes a broker with cash that an administrator counts', { timeout: 180_000 }, async () => {
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
    await admin.getByText('Broker activated and payment marked as paid.').waitFor();
    await row.getByText('Succeeded').waitFor();

    await page.goto('/become-broker');
    await page.getByText('You are a broker.').waitFor();
    await page.goto('/portal/broker/documents');
    await page.getByRole('button', { name: 'Download PAN card.pdf' }).waitFor();
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
  await card.getByLabel('Note', { exact: true }).fill('Journey: wants covered parking');
  await card.getByRole('button', { name: 'Add note' }).click();
  await card.getByText('Journey: wants covered parking').first().waitFor();
  for (const stage of ['Contacted', 'Visit', 'Offered']) {
    if ((await card.getByText(stage, { exact: true }).count()) > 0) continue;
    await card.getByRole('button', { name: `Move ${name}` }).click();
    await page.getByRole('menuitem', { name: stage }).click();
    await card.getByText(stage, { exact: true }).waitFor();
  }
  await card.getByRole('button', { name: `Move ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Let' }).click();
  await card.waitFor({ state: 'detached' });
  await page.goto('/portal/broker/leads?show=let');
  await page.getByRole('article', { name, exact: true }).getByText('Let', { exact: true }).waitFor();
});
