/** Somebody who looks for a home, from an empty first screen to the rent that is due: what `/portal` shows them, on a phone, in Hindi. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addDays, dateInIndia, formatDate, instantInIndia } from '../../../src/domain/dates.ts';
import { formatRupees, paise } from '../../../src/domain/money.ts';
import { nextVisitDays } from '../../../src/domain/visit-slots.ts';
import { openBrowser } from '../../support/browser.ts';
import { dialogOf, newNumber, phone, signUp } from '../../support/by-number.ts';
import { addHome } from '../../support/leads.ts';
import { leaseInput, proposeLease } from '../../support/leases.ts';
import { startProduct } from '../../support/own-product.ts';
import { settle, sideways } from '../../support/page-fit.ts';
import { hindi, signInDialog } from '../../support/sign-lease.ts';

const product = await startProduct({});
const { as, asOwner, addPerson } = product;
const { visitor } = openBrowser();
const today = dateInIndia(new Date().toISOString());
const tomorrow = addDays(today, 1);
const title = 'आम के पेड़ के पास दो कमरे';

/** The one screen, as it is now. */
async function look(page: Page): Promise<void> {
  await page.goto('/hi/portal');
  await page.waitForURL(/\/hi\/portal\/(user|tenant)$/);
  await settle(page);
  expect(await sideways(page)).toEqual([]);
}

async function keepAndAskForVisit(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'घर खोजें' }).first().tap();
  await page.getByRole('link', { name: title }).first().tap();
  await page.waitForURL((url) => url.pathname.startsWith('/hi/property/'));
  await page
    .getByRole('button', { name: /शॉर्टलिस्ट/ })
    .first()
    .tap();
  await page.getByRole('button', { name: 'विज़िट माँगें' }).first().tap();
  // In the evening the week begins tomorrow.
  const nth = nextVisitDays(new Date().toISOString()).indexOf(tomorrow);
  await dialogOf(page).getByRole('group', { name: 'आने वाला हफ़्ता' }).getByRole('button').nth(nth).tap();
  await dialogOf(page).getByRole('radiogroup', { name: 'समय' }).getByText('सुबह 11').tap();
  await dialogOf(page).getByRole('button', { name: 'विज़िट माँगें' }).tap();
  await page.getByText('विज़िट का अनुरोध हुआ', { exact: true }).waitFor();
}

async function apply(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'इस घर के लिए आवेदन करें' }).tap();
  await dialogOf(page)
    .getByLabel('रहने आने की तारीख')
    .fill(formatDate(addDays(tomorrow, 5)));
  await dialogOf(page).getByLabel('रहने आने की तारीख').press('Tab');
  await dialogOf(page).getByRole('button', { name: 'आवेदन भेजें' }).tap();
  await page.getByText('आवेदन भेजा गया', { exact: true }).waitFor();
}

it('goes from nothing to a home of their own, and always sees where it stands', {
  timeout: 240_000,
}, async () => {
  const landlord = await addPerson('Lal Singh', ['landlord']);
  const home = await addHome(asOwner, landlord, { title });
  const number = newNumber();
  const page = await signUp(await visitor({ ...phone, baseURL: product.origin }), 'hi', {
    name: 'रवि दास',
    number,
    next: '/portal',
  });
  await look(page);
  await page.getByText('Kiraya में आपका स्वागत है').first().waitFor();

  await keepAndAskForVisit(page);
  await look(page);
  const row = page.getByRole('link').filter({ hasText: title });
  await row.filter({ hasText: 'अनुरोध हुआ' }).waitFor();
  const [visit] = (await as(landlord).visits.listReceived({})).items;
  await as(landlord).visits.accept({ id: visit?.id ?? '' });
  await product.moveTo(instantInIndia(tomorrow, 9));
  await look(page);
  // What happens today stands before everything else.
  await expect
    .poll(() => page.getByRole('heading', { level: 2 }).first().textContent())
    .toBe('आपकी अगली विज़िट');
  await page.getByRole('region', { name: 'आपकी अगली विज़िट' }).filter({ hasText: title }).waitFor();

  await page.goto(`/hi/property/${home}`);
  await apply(page);
  await look(page);
  await row.filter({ hasText: 'आवेदन' }).waitFor();
  const [application] = (await as(landlord).applications.listReceived({})).items;
  await as(landlord).applications.approve({ id: application?.id ?? '', note: null });
  const draft = await as(landlord).leases.create(
    leaseInput({ application_id: application?.id, start_date: tomorrow }),
  );
  await proposeLease(product, landlord, draft);
  await look(page);
  await page.getByRole('link', { name: /1 लीज़ का जवाब देना है/ }).tap();
  await page.getByRole('button', { name: /^एग्रीमेंट खोलें/ }).tap();
  await page.getByRole('button', { name: 'लीज़ स्वीकार करें' }).tap();
  await signInDialog(page, { phone: number, codes: 1 }, hindi);

  await look(page);
  const own = page.getByRole('article', { name: title });
  // A month that is not whole is less than the rent of the lease: both sides see the same.
  const dues = (await as(landlord).rents.listDues({ id: draft.id, limit: 50 })).items;
  const first = dues.toSorted((a, b) => a.due_date.localeCompare(b.due_date))[0];
  await own.getByText(`अभी देय: ${formatRupees(paise(first?.amount ?? 0))}`).waitFor();
  await own.getByRole('link', { name: /^(किराया दें|चुकाएँ)$/ }).tap();
  await page.waitForURL(/\/hi\/portal\/tenant\/payments/);
  await page
    .getByText(/lal\.singh@okbank/)
    .first()
    .waitFor();
});
