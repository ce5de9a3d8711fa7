/** The registration as a broker, from the start page to the fee, as a visitor fills it in. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { onePagePdf } from '../../src/db/seed/demo/broker-rows.ts';
import { signUp } from './sign-up.ts';

const paper = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: onePagePdf('A paper of a journey'),
});

type Applicant = { name: string; email: string; pan: string };

/** Somebody whom no other journey knows. */
export function newApplicant(name: string): Applicant {
  const now = String(Date.now());
  return {
    name: `${name} ${now}`,
    email: `${name.toLowerCase().replace(' ', '.')}.${now}@example.in`,
    pan: `JRNPE${now.slice(-4)}F`,
  };
}

/** From the start page, where nobody is signed in yet, to the fee. */
export async function register(page: Page, { name, email, pan }: Applicant): Promise<void> {
  await page.goto('/register/broker');
  await page.waitForURL((url) => url.pathname === '/auth');
  await signUp(page, email, name);
  await page.waitForURL((url) => url.pathname === '/register/broker');
  await page.getByRole('link', { name: 'Start registration' }).click();

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
  await page.getByRole('link', { name: 'Continue with the registration' }).click();
  await page.waitForURL((url) => url.pathname === '/register/broker/step2');
  for (const kind of ['PAN card', 'RERA certificate']) {
    const slot = page.getByRole('region', { name: kind });
    await slot.locator('input[type="file"]').setInputFiles(paper(`${kind}.pdf`));
    await slot.getByRole('button', { name: `Download ${kind}.pdf` }).waitFor();
  }
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Submit and continue' }).click();
  await page.waitForURL((url) => url.pathname === '/register/broker/payment');
  await page.getByText('This is a trial: payments go to a sandbox and no money is taken.').waitFor();
}
