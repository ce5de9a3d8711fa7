import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { dateInIndia, formatMonth, monthOf, shiftMonth } from '../../src/domain/dates.ts';
import { closeMonth } from '../../src/server/jobs/months/close.ts';
import { openBrowser } from '../support/browser.ts';
import { manageHome } from '../support/managed-rentals.ts';
import { arrangeMonths } from '../support/months.ts';
import { startProduct } from '../support/own-product.ts';
import { signInByCode } from '../support/sign-up.ts';

const product = await startProduct({});
const { as, asOwner, addPerson, urls } = product;
const arranged = await arrangeMonths(product);
const { visitor } = openBrowser();
const desk = { viewport: { width: 1280, height: 900 }, baseURL: product.origin };
const ago = (months: number) => shiftMonth(monthOf(dateInIndia(new Date().toISOString())), -months);
const [closed, open] = [ago(3), ago(2)];

async function signedIn(userId: string, path: string): Promise<Page> {
  const page = await visitor(desk);
  const { email } = await as(userId).account.me();
  await signInByCode(page, email, path);
  return page;
}

it('a rent taken back after its month was closed takes back what it paid, to the paisa', {
  timeout: 120_000,
}, async () => {
  const admin = await addPerson('Meera Admin', ['admin']);
  const landlord = await addPerson('Lal Singh', ['landlord']);
  const affiliate = await addPerson('Asha Rao');
  await arranged.affiliate('KRY-ASHA2');
  for (const table of ['affiliate_registrations', 'affiliate_profiles']) {
    await asOwner(`update ${table} set user_id = $1 where affiliate_id = 'KRY-ASHA2'`, [affiliate]);
  }
  const home = await manageHome(product, {
    landlord,
    admin,
    own: { affiliate_id: 'KRY-ASHA2', lease_start_date: `${ago(5)}-01` },
  });
  const rent = await arranged.payment(home, closed, 0.24);
  await arranged.markPaid(rent, `${closed}-05T10:00:00+05:30`);
  expect(await closeMonth({ urls, month: closed, now: new Date().toISOString(), requestedBy: null })).toBe(
    'closed',
  );

  const [name, next] = [formatMonth(closed), formatMonth(open)];
  const office = await signedIn(admin, '/admin?tab=managed-rentals&view=rvl');
  await office.getByRole('button', { name: `More for Rose 4, ${name}` }).click();
  await office.getByRole('menuitem', { name: 'Back to pending' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The bank returned it');
  await dialog.getByRole('button', { name: 'Back to pending' }).click();
  await office.getByRole('button', { name: `Mark Paid: Rose 4, ${name}` }).waitFor();
  // As if that had been before the cut-off of the month that is closed next.
  await asOwner('set session_replication_role = replica');
  await asOwner(`update managed_property_rvl_changes set changed_at = $1 where new_status = 'pending'`, [
    `${ago(1)}-05T10:00:00+05:30`,
  ]);
  await asOwner('set session_replication_role = origin');

  await office.goto('/admin?tab=months');
  await office.getByRole('button', { name: `Close ${next}` }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Close the month' }).click();
  await office.getByText(`${next} is closed`).waitFor({ timeout: 60_000 });

  // ₹24,000 of rent, 8 % of it, and 10 % of that for a Starter.
  const person = await signedIn(affiliate, `/portal/affiliate/commissions?month=${closed}`);
  const lines = person.getByRole('region', { name: 'Rent by rent' });
  const line = lines.getByRole('row').filter({ hasText: 'Rose 4' });
  await line.getByText('₹192.00').waitFor();
  await person.goto(`/portal/affiliate/commissions?month=${open}`);
  await line.getByText('Taken back').waitFor();
  await line.getByText('-₹192.00').waitFor();
  await line.getByText(`Rent of ${name}`).waitFor();
  await person
    .getByRole('region', { name: `Statement of ${next}` })
    .getByText('Taken back')
    .waitFor();
});
