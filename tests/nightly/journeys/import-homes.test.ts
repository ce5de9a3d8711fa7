import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoPassword } from '../../../src/db/seed/demo/people.ts';
import { openBrowser } from '../../support/browser.ts';
import { demoEmail, signedIn } from '../../support/sign-in.ts';

const { visitor } = openBrowser();

async function signInAsLister(page: Page): Promise<void> {
  await page.goto('/my-properties');
  await page.getByLabel('Mobile number or email').fill('landlord@demo.kiraya.example');
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: 'My Properties', level: 1 }).waitFor();
}

// spec 2.1: `/my-properties`
it('a lister imports a file, learns of the row that was not taken, and edits, pauses and deletes a home', async () => {
  const page = await visitor();
  await signInAsLister(page);
  await page.getByRole('link', { name: 'Import from a file' }).click();
  // A name of its own each time, without figures: those would be no locality's.
  const street = `Street ${[...`${Date.now()}`].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
  const file = [
    'BHK,Rent,Size,Area Locality,City,Furnishing,Bathroom,Photo 1,Photo 2',
    `2,21000,900,"${street}",Poona,Semi-Furnished,2,http://localhost/a.jpg,`,
    `3,call me,1400,"${street}",Pune,Unfurnished,2,,`,
  ].join('\n');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'homes.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await page.getByText('Rent: “call me” cannot be read').waitFor();
  await page.getByText('and 1 more column like it').waitFor();
  await page.getByRole('button', { name: 'Start the import' }).click();
  await page.getByText('Done: 2 rows.').waitFor();
  await page.getByRole('cell', { name: 'Rent: “call me” cannot be read' }).waitFor();
  // Addresses of the product's own machine are never called.
  await page.getByRole('cell', { name: 'This address cannot be reached from the internet.' }).waitFor();
  await page.getByRole('cell', { name: 'http://localhost/a.jpg' }).waitFor();

  await page.getByRole('link', { name: 'My Properties' }).last().click();
  await page.getByRole('searchbox', { name: 'Search my homes' }).fill(street);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/my-properties?q=*');
  const card = page.getByRole('article').filter({ hasText: street });
  // The home stands in the list of all too, which makes room for the found ones a moment later.
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
  const more = () => card.getByRole('button', { name: /^More for/ }).click();
  await more();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('button', { name: /Money/ }).click();
  await page.getByLabel('Monthly rent').fill('23500');
  await page.getByRole('button', { name: /Preview/ }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Your changes show now.').waitFor();

  await page.goto(`/my-properties?q=${encodeURIComponent(street)}`);
  await card.getByText('₹23,500').waitFor();
  await more();
  await page.getByRole('menuitem', { name: 'Pause' }).click();
  await card.getByText('Paused').waitFor();
  await more();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('The home is deleted.').waitFor();
  await expect.poll(() => card.count()).toBe(0);
});

it('a file of 5,000 rows of an account that nobody knows waits, and an administrator declines it', async () => {
  const person = async (label: string) =>
    visitor({ viewport: { width: 1280, height: 900 }, ...(await signedIn(demoEmail(label))) });
  const lister = await person('tenant');
  await lister.goto('/my-properties/import');
  const name = `flood-${Date.now()}.csv`;
  const file = [
    'BHK,Monthly Rental,Carpet,Sector/Area,City,Lock-in',
    ...Array.from({ length: 5000 }, (_, at) => `2,${10_000 + at},900,Koramangala,Bangalore,11 months`),
  ].join('\n');
  await lister
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(file) });
  await lister.getByText('Our team looks at this file first').waitFor();
  await lister.getByRole('heading', { name: 'Columns we do not read' }).waitFor();
  await lister.getByRole('combobox', { name: 'Lock-in' }).waitFor();
  await lister.getByRole('button', { name: 'Start the import' }).click();
  await lister.getByText(/5,000 rows wait for our team/).waitFor();

  const admin = await person('admin');
  await admin.goto('/admin?tab=imports');
  const card = admin.getByRole('article', { name });
  await card.getByText('5,000 rows').or(card.getByText('5000 rows')).waitFor();
  await card.getByRole('button', { name: /^Decline/ }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('textbox').fill('These rows are one home with many rents');
  await dialog.getByRole('button', { name: /^Decline/ }).click();
  await expect.poll(() => card.count()).toBe(0);
  await lister.reload();
  await lister.getByText(/These rows are one home with many rents/).waitFor();
});
