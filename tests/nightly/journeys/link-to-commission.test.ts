/** An affiliate's link from the owner's click to the first commission with its reason, on phones and in Hindi, as months pass. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  dateInIndia,
  firstDayOf,
  instantInIndia,
  type Month,
  monthOf,
  shiftMonth,
} from '../../../src/domain/dates.ts';
import { closeMonth } from '../../../src/server/commissions/months/close.ts';
import { openBrowser } from '../../support/browser.ts';
import { fitsScreen, signInInHindi, signUpInHindi } from '../../support/in-hindi.ts';
import { configuration } from '../../support/managed-rentals.ts';
import { arrangeMonths } from '../../support/months.ts';
import { startProduct } from '../../support/own-product.ts';

const product = await startProduct({});
const { as, asOwner, addPerson, urls, moveTo } = product;
const arranged = await arrangeMonths(product);
const { visitor } = openBrowser();
const phone = { viewport: { width: 360, height: 740 }, baseURL: product.origin };
// No code has a 1: it is mistaken for an I.
const code = 'KRY-ASHA2';

async function affiliateWith(name: string): Promise<string> {
  const person = await addPerson('Asha Rao');
  await arranged.affiliate(code);
  for (const table of ['affiliate_registrations', 'affiliate_profiles'])
    await asOwner(`update ${table} set user_id = $1, full_name = $3 where affiliate_id = $2`, [
      person,
      code,
      name,
    ]);
  return person;
}

const hasComeTo = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

async function signedIn(userId: string, path: string): Promise<Page> {
  const page = await visitor(phone);
  const { email } = await as(userId).account.me();
  await signInInHindi(page, email ?? '', path);
  return page;
}

/** What the affiliate sends: the link written for whoever reads Hindi, and the picture. */
async function linkOf(page: Page): Promise<string> {
  const card = page.getByRole('region', { name: 'किसी मालिक को लाएँ' });
  const shares = await card
    .getByRole('link', { name: 'WhatsApp' })
    .evaluateAll((links) =>
      links.map((link) => new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? ''),
    );
  const hindi = shares.find((text) => text.includes('/hi/')) ?? '';
  const [, kept] = await Promise.all([
    card.getByRole('button', { name: 'तस्वीर सेव करें' }).last().click(),
    page.waitForEvent('download'),
  ]);
  expect(kept.suggestedFilename()).toBe(`kiraya-${code}-hi.png`);
  return hindi.split('\n').at(-1) ?? '';
}

async function handIn(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'प्रॉपर्टी का प्रकार' }).click();
  await page.getByRole('option', { name: 'विला', exact: true }).click();
  await page.getByLabel('प्रॉपर्टी की जगह').fill('Baner, Pune');
  await page.getByLabel('मासिक किराया').fill('24000');
  await page.getByLabel(/^मैंने पढ़ लिया है कि आप क्या करते हैं/).check();
  await page.getByRole('button', { name: 'जाँच के लिए जमा करें' }).click();
  await page.getByText('आपका मैनेज्ड रेंटल जमा हो गया').waitFor();
}

/** Closes that month and those before it. */
async function closeUpTo(month: Month, now: string): Promise<void> {
  const nextToClose = async () =>
    (await asOwner<{ next: Month }>(`select to_char(app.next_month_to_close(), 'YYYY-MM') as next`))[0]?.next;
  for (let next = await nextToClose(); next && next <= month; next = await nextToClose())
    await closeMonth({ urls, month: next, now, requestedBy: null });
}

it('brings an owner who is new, and pays its first commission with the reason for it', {
  timeout: 240_000,
}, async () => {
  const affiliate = await affiliateWith('आशा राव');
  const admin = await addPerson('Meera Admin', ['admin']);
  const office = await signedIn(affiliate, '/portal/affiliate/overview');
  const link = await linkOf(office);
  expect(new URL(link).pathname).toBe('/hi/submit-managed-rental');

  const owner = await visitor(phone);
  const email = `omprakash.${Date.now()}@example.in`;
  await owner.goto(link);
  await hasComeTo(owner, '/hi/auth');
  await owner.getByText(`आप एफ़िलिएट ${code} के लिंक से आए हैं`).waitFor();
  expect(await fitsScreen(owner)).toBe(true);
  await signUpInHindi(owner, email, 'ओमप्रकाश वर्मा');
  await hasComeTo(owner, '/hi/submit-managed-rental');
  await owner.getByText(`आशा राव (${code}) के ज़रिये`).waitFor();
  expect(await fitsScreen(owner)).toBe(true);
  await handIn(owner);

  await office.goto('/hi/portal/affiliate/homes');
  await office.getByText('Baner').first().waitFor();
  expect(await fitsScreen(office)).toBe(true);

  const [home] = await asOwner<{ id: string; by: string }>(
    'select id, brought_by as by from managed_rental_applications where brought_by = $1',
    [code],
  );
  expect(home?.by).toBe(code);
  const month = monthOf(dateInIndia(new Date().toISOString()));
  await as(admin).managedRentals.approve({
    id: home?.id ?? '',
    ...configuration({
      property_name: 'गुलाब विला',
      affiliate_id: code,
      lease_start_date: firstDayOf(month),
    }),
  });
  const [managed] = await asOwner<{ id: string }>(
    'select id from managed_properties where application_id = $1',
    [home?.id],
  );
  await as(admin).rvl.markPaid({ id: managed?.id ?? '', month });

  const later = instantInIndia(`${shiftMonth(month, 1)}-20`, 12);
  await moveTo(later);
  await closeUpTo(month, later);

  const paid = await signedIn(affiliate, `/portal/affiliate/commissions?month=${month}`);
  const why = paid.getByRole('button', { name: /^यह रकम क्यों: गुलाब विला से ₹192/ });
  await why.click();
  const dialog = paid.getByRole('dialog', { name: /^गुलाब विला से ₹192/ });
  await dialog.getByText('10% of ₹1,920').or(dialog.getByText('₹1,920')).first().waitFor();
  expect(await fitsScreen(paid)).toBe(true);
});
