/** A home let from an application to the settled deposit, as its landlord and its tenant do it. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dateInIndia,
  firstDayOf,
  formatDate,
  monthOf,
} from '../../../src/domain/dates.ts';
import { financialYear } from '../../../src/domain/rents.ts';
import { openBrowser } from '../../support/browser.ts';
import { homeInput } from '../../support/homes.ts';
import { callerOf, demoEmail, signedIn } from '../../support/sign-in.ts';
import { english, signInDialog } from '../../support/sign-lease.ts';
import { password, signUp } from '../../support/sign-up.ts';

const { visitor } = openBrowser();
const lister = demoEmail('landlord');
const patient = { timeout: 30_000 };
const today = dateInIndia(new Date().toISOString());
/** Its eleven months are over, so that every month is due and a renewal has begun. */
const start = firstDayOf(monthOf(addMonths(today, -12)));
/** The twelve digits of a UPI payment. */
const utr = (nth: number) => `${String(Date.now()).slice(-11)}${nth}`;

/** Somebody new: the demo's tenant rents one home, and other journeys count on it. */
let title: string;
let seeker: string;

/** A published home of the demo landlord that the seeker applied for. */
async function setStage(): Promise<void> {
  title = `Rooms by the tamarind ${Date.now()}`;
  seeker = `journey.seeker.${Date.now()}@example.com`;
  const door = await visitor();
  await door.goto('/auth');
  await signUp(door, seeker, 'Lata Seeker');
  await door.waitForURL((url) => url.pathname !== '/auth');
  const landlord = await callerOf(lister);
  const tenant = await callerOf(seeker, password);
  const { id } = await landlord<{ id: string }>('POST', '/my/properties', homeInput({ title }));
  await landlord('POST', `/my/properties/${id}/publish`);
  await tenant('POST', '/applications', {
    property_id: id,
    move_in_date: addDays(today, 5),
    household: 'family',
    occupants: 2,
  });
}

async function openAs(email: string, path: string): Promise<Page> {
  const page = await visitor({
    ...(await signedIn(email, email === seeker ? password : undefined)),
    viewport: { width: 1280, height: 900 },
    acceptDownloads: true,
  });
  await page.goto(path);
  return page;
}

/** Opens the dialog of that button, fills it, sends it, and waits for the toast. */
async function step(
  place: Page | ReturnType<Page['getByRole']>,
  label: string,
  { send = label, notice, fill = async () => {} }: Step,
): Promise<void> {
  const page = 'page' in place ? place.page() : place;
  // A button of a row also says whose it is.
  await place.getByRole('button', { name: new RegExp(`^${label}(:|$)`) }).click();
  const dialog = page.getByRole('dialog');
  await fill(dialog);
  await dialog.getByRole('button', { name: send, exact: true }).click();
  await page.getByText(notice, { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Close message' }).click();
}
type Step = {
  send?: string;
  notice: string;
  fill?: (dialog: ReturnType<Page['getByRole']>) => Promise<void>;
};

async function writeLease(landlord: Page): Promise<string> {
  const lead = landlord.getByRole('article').filter({ hasText: title });
  await step(lead, 'Accept', { notice: 'Status Updated' });
  await lead.getByRole('link', { name: 'Write the lease' }).click();
  const chosen = landlord.getByRole('combobox', { name: 'Application or home' });
  await expect.poll(() => chosen.inputValue(), patient).toContain(title);
  await landlord.getByText(/^Filled in from the listing(,| and) the application of Lata Seeker/).waitFor();
  await landlord.getByLabel('First day').fill(formatDate(start));
  await landlord.getByLabel('First day').press('Tab');
  await landlord.getByLabel('Tenant’s notice, in days').fill('0');
  await landlord.getByLabel('Monthly rent').fill('30000');
  await landlord.getByLabel('Security deposit').fill('90000');
  await landlord.getByLabel('Account holder').fill('Lal Singh');
  await landlord.getByLabel('UPI address').fill('lal.singh@okbank');
  await landlord.getByRole('button', { name: 'Save the draft' }).click();
  await landlord.waitForURL(/\/portal\/landlord\/leases\/[0-9a-f-]{36}$/);
  return new URL(landlord.url()).pathname;
}

/** Two windows of the landlord change the same terms: the second hears of it and keeps what was typed. */
async function changeInTwoWindows(landlord: Page, path: string): Promise<void> {
  const second = await landlord.context().newPage();
  for (const page of [landlord, second]) await page.goto(`${path}/edit`);
  await second.getByLabel('Anything else you agree on').fill('The balcony plants stay.');
  await landlord.getByLabel('Monthly rent').fill('31000');
  await landlord.getByRole('button', { name: 'Save' }).click();
  await landlord.waitForURL((url) => url.pathname === path);

  await second.getByRole('button', { name: 'Save' }).click();
  const alert = second.getByRole('alert').filter({ hasText: 'These terms were changed in another window' });
  await alert.getByText('₹31,000').waitFor();
  await second.getByRole('button', { name: 'Keep what I typed' }).click();
  await alert.waitFor({ state: 'detached' });
  await second.getByRole('button', { name: 'Save' }).click();
  await second.waitForURL((url) => url.pathname === path);
  await second.getByRole('paragraph').filter({ hasText: 'The balcony plants stay.' }).waitFor();
  await second.getByText('₹30,000').first().waitFor();
  await second.close();
  await landlord.bringToFront();
}

/** The first window still shows the earlier terms: they are not signed, and the page shows the newer ones. */
async function signEarlierTerms(landlord: Page): Promise<void> {
  await landlord.getByRole('button', { name: 'Sign and send', exact: true }).click();
  await signInDialog(landlord, { email: lister, home: title }, { ...english, submit: 'Sign and send' });
  await landlord.getByText('Someone else changed this at the same time').waitFor();
  await landlord.getByRole('paragraph').filter({ hasText: 'The balcony plants stay.' }).waitFor();
  await landlord.getByRole('button', { name: 'Close message' }).click();
}

/** The landlord signs the draft on the page. */
async function signAndSend(landlord: Page): Promise<void> {
  await landlord.getByRole('button', { name: 'Sign and send', exact: true }).click();
  await signInDialog(landlord, { email: lister, home: title }, { ...english, submit: 'Sign and send' });
  await landlord.getByText('Signed and sent').waitFor();
  await landlord.getByRole('button', { name: 'Close message' }).click();
}

/** The tenant opens the agreement of the proposal on the page, and signs it. */
async function readAndAccept(tenant: Page): Promise<void> {
  const proposal = tenant.getByRole('article', { name: title }).first();
  expect(await proposal.getByRole('button', { name: 'Accept the lease' }).isDisabled()).toBe(true);
  const paper = tenant.waitForEvent('download');
  await proposal.getByRole('button', { name: /^Open the agreement/ }).click();
  expect((await paper).suggestedFilename()).toMatch(/^kiraya-agreement-.*[.]pdf$/);
  await proposal.getByRole('button', { name: 'Accept the lease' }).click();
  await signInDialog(tenant, { email: seeker, home: title }, english);
  await tenant.getByText('Everyone has accepted it.').waitFor();
  await tenant.getByRole('button', { name: 'Close message' }).click();
}

/** The tenant enters what they paid for the oldest month that is open. */
async function pay(tenant: Page, reference: string, own: { amount?: string; late?: boolean } = {}) {
  await step(tenant, 'Enter the reference', {
    send: 'Save',
    notice: 'Payment reported',
    async fill(dialog) {
      if (own.amount) await dialog.getByLabel('Amount').fill(own.amount);
      await dialog.getByLabel('Reference').fill(reference);
      if (own.late) return;
      await dialog.getByLabel('Paid on').fill(formatDate(addDays(start, 1)));
      await dialog.getByLabel('Paid on').press('Tab');
    },
  });
  await tenant.getByRole('article', { name: reference }).waitFor();
}

async function confirm(landlord: Page, reference: string): Promise<void> {
  await landlord
    .getByRole('article', { name: reference })
    .getByRole('button', { name: /^Confirm/ })
    .click();
  await sayItArrived(landlord);
}

async function sayItArrived(landlord: Page): Promise<void> {
  const question = landlord.getByRole('dialog', { name: /arrived/ });
  await question.getByRole('button', { name: /^Confirm/ }).click();
  await landlord.getByText('Status Updated', { exact: true }).waitFor();
  await landlord.getByRole('button', { name: 'Close message' }).click();
}

/** The first receipt asks its landlord for their PAN, once, and the answer leads on to it. */
async function confirmWithoutPan(landlord: Page, reference: string): Promise<void> {
  await landlord
    .getByRole('article', { name: reference })
    .getByRole('button', { name: /^Confirm/ })
    .click();
  const asked = landlord.getByRole('dialog', { name: 'First your PAN, for the receipt' });
  await asked.getByRole('button', { name: 'I don’t want to give it' }).click();
  await landlord.getByRole('button', { name: 'I don’t give it' }).click();
  await sayItArrived(landlord);
}

async function payThreeMonths(tenant: Page, landlord: Page): Promise<void> {
  const references = [1, 2, 3, 4].map(utr);
  const [first = '', part = '', rest = '', late = ''] = references;
  await tenant.getByRole('link', { name: 'Open a UPI app' }).waitFor();
  await pay(tenant, first);
  await pay(tenant, part, { amount: '12000' });
  await landlord.goto('/portal/landlord/financials');
  await confirmWithoutPan(landlord, first);
  await confirm(landlord, part);
  await tenant.reload();
  await tenant.getByText('₹12,000 received').waitFor();
  await pay(tenant, rest);
  await pay(tenant, late, { late: true });
  await landlord.reload();
  for (const reference of [rest, late]) await confirm(landlord, reference);
  await tenant.reload();
  const months = tenant.getByRole('listitem');
  await expect.poll(() => months.filter({ hasText: /Paid/ }).count(), patient).toBe(3);
  for (const reference of references) {
    await tenant
      .getByRole('article', { name: reference })
      .getByText(/^Receipt /)
      .waitFor();
  }
  const paper = tenant.waitForEvent('download');
  await tenant
    .getByRole('article', { name: late })
    .getByRole('button', { name: /^PDF of receipt/ })
    .click();
  expect((await paper).suggestedFilename()).toMatch(/[.]pdf$/);
}

async function renewAndEnd(landlord: Page, tenant: Page, path: string): Promise<void> {
  await landlord.goto(path);
  await step(landlord, 'Write a renewal', { send: 'Save the draft', notice: 'Renewal drafted' });
  await landlord.waitForURL((url) => url.pathname !== path);
  await signAndSend(landlord);
  await tenant.goto('/portal/tenant/lease');
  const renewal = tenant.getByRole('article', { name: title }).first();
  await renewal.getByText('A renewal of your lease for you to read').waitFor();
  await renewal.getByText('₹31,500').waitFor();
  await readAndAccept(tenant);

  await repairLock(landlord);
  await landlord.reload();
  await landlord.getByRole('button', { name: /^Actions for / }).click();
  await step(landlord, 'Give notice', { notice: 'Notice given' });
  await landlord.reload();
  await settleDeposit(landlord, tenant);
}

/** The landlord names two deductions, the tenant accepts them, and the rest comes back in cash. */
async function settleDeposit(landlord: Page, tenant: Page): Promise<void> {
  await step(landlord, 'Settle the deposit', {
    send: 'Send to the tenant',
    notice: 'Settlement proposed',
    async fill(dialog) {
      await dialog.getByRole('button', { name: 'Add a deduction' }).click();
      await dialog.getByLabel('What it is for').fill('Painting');
      await dialog.getByLabel('Amount').fill('4500');
      await dialog.getByRole('button', { name: 'Add a deduction' }).click();
      await dialog.getByRole('combobox', { name: 'For a repair' }).last().click();
      await landlord.getByRole('option', { name: 'Broken lock · ₹1,500' }).click();
    },
  });
  await tenant.reload();
  await step(tenant, 'Answer the deductions', {
    send: 'Send your answer',
    notice: 'Answer sent',
    async fill(dialog) {
      for (const yes of await dialog.getByRole('radio', { name: 'I accept it' }).all()) await yes.check();
    },
  });
  await landlord.reload();
  await step(landlord, 'Enter the refund', {
    send: 'Save',
    notice: 'Refund entered',
    async fill(dialog) {
      await dialog.getByRole('combobox', { name: 'Paid by' }).click();
      await landlord.getByRole('option', { name: 'Cash' }).click();
    },
  });
  await tenant.reload();
  await step(tenant, 'It has arrived', { notice: 'Status Updated' });
  await tenant.getByText('Everything is settled.').waitFor();
}

/** A repair of the lease on the page, done. */
async function repairLock(landlord: Page): Promise<void> {
  const leaseId = new URL(landlord.url()).pathname.split('/').at(-1);
  const owner = await callerOf(lister);
  const { id } = await owner<{ id: string }>('POST', '/maintenance', {
    lease_id: leaseId,
    title: 'Broken lock',
    category: 'structure',
  });
  await owner('POST', `/maintenance/${id}/assign`, { assignee_name: 'Ramesh Locks' });
  await owner('POST', `/maintenance/${id}/finish`, { cost: 150_000 });
}

/** Receipts of that home in that year's report, and what they come to in rupees. */
async function yearOf(landlord: Page, year: string): Promise<[number, number]> {
  await landlord.goto(`/portal/landlord/reports?year=${year}`);
  const home = landlord.getByRole('region', { name: 'Home by home' }).getByText(title).locator('../..');
  const said = (await home.getByText(/receipts?/).textContent()) ?? '';
  const received = (await home.locator('.money').textContent()) ?? '';
  return [Number(/^(\d+) receipts?/.exec(said)?.[1]), Number(received.replace(/[₹,]/g, ''))];
}

// spec 2.1: Landlord pages linked by the sidebar and not routed there: properties, tenants, financials, reports, documents … tenants, leases from an application to the settled deposit
// spec 2.1: Landlord pages linked by the sidebar and not routed there: properties, tenants, financials, reports, documents … two windows that change one lease: nothing is overwritten unseen, nothing typed is lost
// spec 2.1: Tenant pages linked and not routed there: lease, maintenance, payments … rent by UPI reference, in part and late, receipts
it('a home is let from an application over rent in full, in part and late to renewal and settled deposit', {
  timeout: 120_000,
}, async () => {
  await setStage();
  const landlord = await openAs(lister, '/track-applications?show=received-applications');
  const path = await writeLease(landlord);
  await changeInTwoWindows(landlord, path);
  await signEarlierTerms(landlord);
  await signAndSend(landlord);
  const tenant = await openAs(seeker, '/portal/tenant/lease');
  await readAndAccept(tenant);
  await tenant.goto(`/portal/tenant/payments?lease=${path.split('/').at(-1)}`);
  await payThreeMonths(tenant, landlord);
  await renewAndEnd(landlord, tenant, path);

  const years = [...new Set([start, today].map(financialYear))];
  const sums: [number, number][] = [];
  for (const year of years) sums.push(await yearOf(landlord, year));
  expect(sums.reduce((all, [receipts, rupees]) => [all[0] + receipts, all[1] + rupees], [0, 0])).toEqual([
    4, 90_000,
  ]);
});
