/** A property manager's month on a phone, in Hindi: rents due, one of them late, a repair, and the owner's statement. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { dateInIndia, firstDayOf, instantInIndia, monthOf, shiftMonth } from '../../../src/domain/dates.ts';
import { openBrowser } from '../../support/browser.ts';
import { dialogOf, phone } from '../../support/by-number.ts';
import { managedLease, writeDues } from '../../support/leases.ts';
import { startProduct } from '../../support/own-product.ts';
import { settle, sideways } from '../../support/page-fit.ts';
import { signInByCode } from '../../support/sign-up.ts';

const product = await startProduct({});
const { as } = product;
const { visitor } = openBrowser();
const month = monthOf(dateInIndia(new Date().toISOString()));
/** On the third the rent of the month before is late, and that of the month is not yet due. */
const third = `${shiftMonth(month, 1)}-03`;

async function look(page: Page): Promise<void> {
  await settle(page);
  expect(await sideways(page)).toEqual([]);
}

const home = async (page: Page) => {
  await page.goto('/hi/portal/manager');
  await look(page);
  return page.locator('section').filter({ has: page.getByRole('heading', { name: 'अभी आपको क्या करना है' }) });
};

/** From what needs them to the list of what is late, and the rent that came in recorded there. */
async function recordLateRent(page: Page): Promise<void> {
  await (await home(page)).getByRole('link', { name: /1 किराया देर से है/ }).tap();
  await page.waitForURL(/view=months&show=late/);
  await look(page);
  // The late months alone, each row with its act.
  await page
    .getByText(/Rose 4/)
    .first()
    .waitFor();
  await page
    .getByRole('button', { name: /^किराया दर्ज करें: / })
    .first()
    .tap();
  await dialogOf(page).getByLabel('रेफ़रेंस').fill('412345678901');
  await dialogOf(page)
    .getByRole('button', { name: /^₹30,000 .*पुष्टि/ })
    .tap();
  await page.getByText('भुगतान दर्ज हुआ').waitFor();
}

async function step(
  page: Page,
  label: string,
  fill: (form: ReturnType<typeof dialogOf>) => Promise<unknown>,
) {
  await page
    .getByRole('dialog', { name: 'अनुरोध', exact: true })
    .getByRole('button', { name: label, exact: true })
    .tap();
  const form = page.getByRole('dialog', { name: label, exact: true });
  await fill(form);
  await form.getByRole('button', { name: label, exact: true }).tap();
  await form.waitFor({ state: 'detached' });
}

async function repair(page: Page, { id, landlord }: Record<'id' | 'landlord', string>): Promise<void> {
  await (await home(page)).getByRole('link', { name: /1 मरम्मत करानी है/ }).tap();
  // The only one opens by itself.
  await page.waitForURL(/\/maintenance\?request=/);
  await look(page);
  await dialogOf(page).getByText('नल टपक रहा है').first().waitFor();
  await step(page, 'काम सौंपें', (form) => form.getByLabel('मरम्मत कौन करेगा').fill('रमेश प्लंबर'));
  await step(page, 'अनुमान', (form) => form.getByLabel('अनुमानित खर्च').fill('450'));
  // A manager spends what the landlord approved.
  await as(landlord).maintenance.approve({ id });
  await page.reload();
  await step(page, '“हो गया” दर्ज करें', (form) => form.getByLabel('कितना खर्च हुआ').fill('450'));
}

it('sees what needs them, records the late rent, has the tap repaired, and hands the owner the month', {
  timeout: 240_000,
}, async () => {
  const { manager, landlord, tenant, lease } = await managedLease(product, {
    start_date: firstDayOf(month),
    due_day: 5,
  });
  await product.moveTo(instantInIndia(third, 9));
  await writeDues(product, lease.id, third);
  const { id } = await as(tenant).maintenance.raise({
    lease_id: lease.id,
    title: 'नल टपक रहा है',
    category: 'plumbing',
  });

  const { email } = await as(manager).account.me();
  const page = await visitor({ ...phone, baseURL: product.origin });
  await signInByCode(page, email ?? '', '/portal/manager', 'hi');
  await recordLateRent(page);
  await page.goto(`/hi/portal/manager/leases/${lease.id}`);
  await page.getByRole('heading', { name: 'किराया और खर्च' }).waitFor();
  await look(page);
  expect(await page.getByRole('listitem').filter({ hasText: 'देरी से' }).count()).toBe(0);
  const needs = await home(page);
  await needs.getByRole('link', { name: /1 मरम्मत करानी है/ }).waitFor();
  expect(await needs.getByRole('link', { name: /देर से/ }).count()).toBe(0);
  await repair(page, { id, landlord });

  await page.goto(`/hi/portal/manager/reports?month=${monthOf(third)}`);
  await look(page);
  await page.getByRole('button', { name: /^फ़िल्टर/ }).tap();
  await page.getByRole('combobox', { name: 'मालिक' }).tap();
  await page.getByRole('option', { name: 'Lal Singh' }).tap();
  await page.waitForURL(/owner=/);
  // ₹30,000 came in, ₹450 went to the plumber.
  for (const amount of ['₹30,000', '₹450', '₹29,550']) await page.getByText(amount).first().waitFor();
  await page.getByRole('button', { name: 'रिपोर्ट के लिए कार्रवाई' }).tap();
  const paper = page.waitForEvent('download');
  await page.getByRole('button', { name: /PDF/ }).first().tap();
  expect((await paper).suggestedFilename()).toMatch(/[.]pdf$/);
});
