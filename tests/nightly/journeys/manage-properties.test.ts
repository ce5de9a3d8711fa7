import { expect, it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { demoEmail, signedIn } from '../../support/sign-in.ts';

const { visitor } = openBrowser();

it('homes are changed together, and one sees how they do', async () => {
  const page = await visitor(await signedIn(demoEmail('landlord')));
  await page.goto('/manage-properties?show=available');
  const table = page.getByRole('table').first();
  await table.waitFor();
  await page.getByRole('heading', { name: 'Week by week' }).waitFor();
  await page.getByText(/Select homes to change them together/).waitFor();
  expect(await page.getByRole('button', { name: 'Renew' }).count()).toBe(0);
  await table.getByRole('checkbox', { name: 'Choose all homes of this page' }).click();
  await page.getByText(/^[0-9]+ chosen$/).waitFor();
  await page.getByRole('button', { name: 'Renew' }).click();
  await page.getByText(/^[0-9]+ homes? changed$/).waitFor();
  await page.getByRole('button', { name: 'Renew' }).waitFor({ state: 'detached' });
});
