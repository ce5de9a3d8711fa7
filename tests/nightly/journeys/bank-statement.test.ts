/** A landlord adds the statement of their bank on a phone, records the rent in it with one click, and takes it back. */
import { expect, it } from 'vitest';
import type { StatementDue } from '../../../src/contract/bank-statements.ts';
import { dateInIndia } from '../../../src/domain/dates.ts';
import { statementFile } from '../../support/bank-files.ts';
import { openBrowser } from '../../support/browser.ts';
import { callerOf, demoEmail, signedIn } from '../../support/sign-in.ts';

const { visitor } = openBrowser();
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

it('rent of a statement is recorded with a receipt, and taken back', { timeout: 120_000 }, async () => {
  const landlord = await callerOf(demoEmail('landlord'));
  const { items } = await landlord<{ items: StatementDue[] }>(
    'GET',
    '/bank-statements/open-dues?as=landlord',
  );
  const [due] = items.toReversed();
  if (!due) throw new Error('The demo’s landlord has no open rent');
  const today = dateInIndia(new Date().toISOString());
  const text = `UPI-${due.tenant_name.toUpperCase()}-${String(Date.now()).slice(-12).padStart(12, '4')}-RENT`;
  const file = statementFile([
    { on: [due.due_date, today].toSorted()[0] ?? today, text, in: String(due.open / 100) },
    { on: today, text: 'ELECTRICITY', out: '500.00' },
  ]);
  const page = await visitor({ ...(await signedIn(demoEmail('landlord'))), ...phone });
  await page.goto('/portal/landlord/financials');
  await page.getByRole('button', { name: 'Actions for Financials' }).click();
  await page.getByRole('link', { name: 'Bank statements' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: file.name,
    mimeType: file.type,
    buffer: Buffer.from(await file.arrayBuffer()),
  });
  await page.getByText('1 new payment.').waitFor();
  const line = page.getByRole('article').filter({ hasText: text });
  await line.getByText('Names the tenant').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await line.getByRole('button', { name: 'Record rent' }).click();
  await page.getByText('Rent recorded').waitFor();
  await page.getByRole('tab', { name: 'Recorded', exact: true }).click();
  await line.getByText(/KR[/]/).waitFor();
  await line.getByRole('button', { name: 'Undo' }).click();
  await page.getByLabel('Reason').fill('Another tenant’s');
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await page.getByText('No payment was recorded as rent yet').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
