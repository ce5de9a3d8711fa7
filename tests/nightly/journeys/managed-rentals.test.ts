import { describe, expect, it } from 'vitest';
import {
  dateInIndia,
  formatMonth,
  formatMonthShort,
  monthOf,
  shiftMonth,
} from '../../../src/domain/dates.ts';
import { openBrowser } from '../../support/browser.ts';
import { demoEmail, signedIn } from '../../support/sign-in.ts';

const { visitor } = openBrowser();
const desk = { viewport: { width: 1280, height: 900 } };
const person = async (label: string, own: object = desk) =>
  visitor({ ...own, ...(await signedIn(demoEmail(label))) });
type Page = Awaited<ReturnType<typeof visitor>>;

const thisMonth = monthOf(dateInIndia(new Date().toISOString()));
const once = (name: string) => `${name} ${Date.now()}`;
const month = (back: number) => formatMonth(shiftMonth(thisMonth, -back));
const short = (back: number) => formatMonthShort(shiftMonth(thisMonth, -back));

async function handIn(page: Page, place: string): Promise<void> {
  await page.goto('/submit-managed-rental');
  await page.getByRole('combobox', { name: 'Property Type' }).click();
  await page.getByRole('option', { name: 'Villa', exact: true }).click();
  await page.getByLabel('Property Location').fill(place);
  await page.getByLabel('Monthly Rent').fill('45000');
  await page.getByText('₹3,600 a month').waitFor();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await page.getByText('Agree to the terms to continue').waitFor();
  await page.getByLabel('I have read what you do and what it costs, and agree to it.').check();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await page.getByText('Your managed rental was submitted').waitFor();
  await rowOf(page, place).getByText('Submitted', { exact: true }).waitFor();
}

const rowOf = (page: Page, place: string) => page.getByRole('row').filter({ hasText: `Villa, ${place}` });
const cardOf = (page: Page, place: string) => page.getByRole('article', { name: `Villa, ${place}` });

describe('a managed rental', () => {
  // spec 1: Managed rentals: handed in, reviewed, approved with configuration or declined, RVL month by month
  // spec 2.1: `/submit-managed-rental`
  // spec 2.1: `/managed-rentals`
  // spec 2.3: Managed Property Rentals: Pending Approval, Active Properties, RVL Tracking; Approve & Configure, Decline, Mark Paid
  // spec 5: Monthly rent payment date: 1 to 31 … said at its field
  // spec 8: "Application Declined", "Property Approved", "RVL Payment Updated" with "Payment marked as paid"
  it('is handed in, one declined, one approved and configured, three months are paid, and the affiliate sees what comes of it', {
    timeout: 240_000,
  }, async () => {
    const landlord = await person('landlord', { viewport: { width: 360, height: 740 } });
    const [declined, approved] = [`${once('Journey Nagar')}, Pune`, `${once('Journey Park')}, Pune`];
    const villa = once('Journey Villa');
    await handIn(landlord, declined);
    await handIn(landlord, approved);

    const admin = await person('admin');
    await admin.goto('/admin?tab=managed-rentals');
    await cardOf(admin, declined).getByRole('button', { name: 'Decline' }).click();
    const dialog = admin.getByRole('dialog');
    expect(await dialog.getByRole('button', { name: 'Decline' }).isDisabled()).toBe(true);
    await dialog.getByLabel('Reason').fill('The papers are missing');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await admin.getByText('Application Declined').waitFor();
    await cardOf(admin, declined).waitFor({ state: 'detached' });

    await cardOf(admin, approved).getByRole('button', { name: 'Approve & Configure' }).click();
    expect(await dialog.getByLabel('RVL Amount').inputValue()).toBe('₹45,000');
    expect(await dialog.getByLabel('Payment Mode').inputValue()).toBe('Bank transfer');
    expect(await dialog.getByLabel('Security Deposit Type').inputValue()).toBe('Refundable');
    expect(await dialog.getByLabel('Monthly Rent Payment Date').inputValue()).toBe('1');
    await dialog.getByLabel('Monthly Rent Payment Date').fill('32');
    await dialog.getByLabel('Property Name').fill(villa);
    await dialog.getByLabel('Lease Start Date').fill(`1 ${month(5)}`);
    await dialog.getByLabel('Lease Start Date').blur();
    await dialog.getByRole('button', { name: 'Approve & Configure' }).click();
    await dialog.getByText('Enter a number from 1 to 31').waitFor();
    await dialog.getByLabel('Monthly Rent Payment Date').fill('5');
    await dialog.getByLabel('Affiliate Name').fill('Jignesh Trivedi');
    await admin.getByRole('option', { name: /^Jignesh Trivedi/ }).click();
    await expect.poll(() => dialog.getByLabel('Affiliate ID').inputValue()).toMatch(/^KRY-/);
    await dialog.getByRole('button', { name: 'Approve & Configure' }).click();
    await admin.getByText('Property Approved').waitFor();

    await admin.goto(`/admin?tab=managed-rentals&view=rvl&q=${encodeURIComponent(villa)}`);
    for (const back of [0, 1, 2]) {
      await admin.getByRole('button', { name: `Mark Paid: ${villa}, ${month(back)}` }).click();
      await admin.getByText('Payment marked as paid').waitFor();
      await admin
        .getByRole('button', { name: `Mark Paid: ${villa}, ${month(back)}` })
        .waitFor({ state: 'detached' });
    }

    const affiliate = await person('affiliate');
    await affiliate.goto(`/portal/affiliate/commissions?month=${thisMonth}`);
    const estimate = affiliate.getByRole('region', { name: `Estimate of ${month(0)}` });
    const line = estimate.getByRole('row').filter({ hasText: villa });
    await line.getByText('₹45,000').waitFor();

    await admin.getByRole('button', { name: `More for ${villa}, ${month(0)}` }).click();
    await admin.getByRole('menuitem', { name: 'Back to pending' }).click();
    await dialog.getByLabel('Reason').fill('The cheque bounced');
    await dialog.getByRole('button', { name: 'Back to pending' }).click();
    const payAgain = admin.getByRole('button', { name: `Mark Paid: ${villa}, ${month(0)}` });
    await payAgain.waitFor();
    await affiliate.reload();
    // On the first days of a month it was the only one.
    const others = estimate.getByRole('row').nth(1);
    await others.or(affiliate.getByText('No rents counted yet')).first().waitFor();
    expect(await line.count()).toBe(0);
    await payAgain.click();
    await payAgain.waitFor({ state: 'detached' });
    await admin.getByRole('button', { name: `More for ${villa}, ${month(0)}` }).click();
    await admin.getByRole('menuitem', { name: 'History' }).click();
    await dialog.getByText('The cheque bounced').waitFor();
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(3);
    await dialog.getByText(/^It is paid and counts when /).waitFor();
    await dialog.getByRole('row').filter({ hasText: '% of ₹' }).first().waitFor();

    await landlord.goto('/managed-rentals');
    const home = landlord.getByRole('row').filter({ hasText: villa });
    await home.getByText(`Paid: ${[2, 1, 0].map(short).join(', ')}`).waitFor();
    // Nobody rents it yet: nothing is asked of the month before those that are paid, nor of the two earlier ones.
    await home.getByText(`No lease: ${short(3)}`, { exact: true }).waitFor();
    await landlord.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
    await landlord.getByRole('link', { name: 'Earlier months' }).click();
    await home.getByText(`No lease: ${short(5)}, ${short(4)}`, { exact: true }).waitFor();
    await landlord.goto('/managed-rentals?show=applications');
    await rowOf(landlord, declined).getByText('Declined because: The papers are missing').waitFor();
  });
});
