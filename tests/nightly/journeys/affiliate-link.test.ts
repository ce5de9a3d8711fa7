/** From an owner's tap on an affiliate's link to the affiliate's first commission, explained to the paisa: on two phones, in Hindi. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { dateInIndia, firstDayOf, monthOf } from '../../../src/domain/dates.ts';
import { cutOffOf } from '../../../src/domain/months.ts';
import { openBrowser } from '../../support/browser.ts';
import { choose, dialogOf, newNumber, phone, proveNumber } from '../../support/by-number.ts';
import { configuration } from '../../support/managed-rentals.ts';
import { arrangeMonths, closeUpTo } from '../../support/months.ts';
import { startProduct } from '../../support/own-product.ts';
import { settle, sideways } from '../../support/page-fit.ts';
import { signInByCode } from '../../support/sign-up.ts';

const product = await startProduct({});
const arranged = await arrangeMonths(product);
const { as, asOwner, addPerson } = product;
const { visitor } = openBrowser();
const month = monthOf(dateInIndia(new Date().toISOString()));
// No code has a 1: it is mistaken for an I.
const code = 'KRY-ASHA2';
const place = 'बाणेर, पुणे';

async function look(page: Page): Promise<void> {
  await settle(page);
  expect(await sideways(page)).toEqual([]);
}

/** The affiliate's own words: the link that stands on their page in Hindi. */
async function linkOf(page: Page): Promise<string> {
  await page.goto('/hi/portal/affiliate/homes');
  await page.getByText('अभी कोई घर नहीं').waitFor();
  await look(page);
  const link = page.getByRole('link', { name: /WhatsApp/ }).nth(1);
  const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  return /https?:\S+/.exec(text)?.[0] ?? '';
}

/** Whoever follows the link opens an account, and hands the home in without typing the code. */
async function handIn(page: Page): Promise<void> {
  await page.getByText(`Asha Rao (${code}) के ज़रिये`).waitFor();
  await choose(page, 'प्रॉपर्टी का प्रकार');
  await page.getByLabel('प्रॉपर्टी की जगह').fill(place);
  await page.getByLabel('मासिक किराया').fill('24000');
  await page.getByLabel(/इससे सहमत हूँ/).check();
  await look(page);
  await page.getByRole('button', { name: 'जाँच के लिए जमा करें' }).tap();
  await page.getByText('आपका मैनेज्ड रेंटल जमा हो गया').waitFor();
}

async function homes(page: Page) {
  await page.goto('/hi/portal/affiliate/homes');
  await look(page);
  return page.getByRole('article');
}

it('brings an owner, whose home earns what the page explains', { timeout: 240_000 }, async () => {
  const affiliate = await addPerson('Asha Rao');
  const admin = await addPerson('Meera Admin', ['admin']);
  await arranged.affiliate(code);
  for (const table of ['affiliate_registrations', 'affiliate_profiles']) {
    await asOwner(`update ${table} set user_id = $1, full_name = 'Asha Rao' where affiliate_id = $2`, [
      affiliate,
      code,
    ]);
  }
  const { email } = await as(affiliate).account.me();
  const page = await visitor({ ...phone, baseURL: product.origin });
  await signInByCode(page, email ?? '', '/portal/affiliate/homes', 'hi');
  const link = await linkOf(page);
  expect(link).toBe(`${product.origin}/hi/submit-managed-rental?ref=${code}`);

  const owner = await visitor({ ...phone, baseURL: product.origin });
  await owner.goto(link);
  await owner.waitForURL(/\/hi\/auth/);
  await owner.getByRole('button', { name: 'यहाँ नए हैं? खाता खोलें' }).tap();
  await owner.getByLabel('आपका नाम').fill('लता शिंदे');
  await proveNumber(owner, 'hi', newNumber());
  await handIn(owner);
  await (await homes(page)).getByText('भेजा गया', { exact: true }).waitFor();

  const [application] = (await as(admin).managedRentals.list({})).items;
  // Whoever brought the owner is proposed.
  expect(application?.affiliate?.affiliate_id).toBe(code);
  await as(admin).managedRentals.approve({
    id: application?.id ?? '',
    ...configuration({
      property_name: 'गुलाब 4',
      owner_name: 'लता शिंदे',
      lease_start_date: firstDayOf(month),
      affiliate_id: application?.affiliate?.affiliate_id,
    }),
  });
  await (await homes(page)).getByText('चुकाए जाने तक कुछ नहीं').waitFor();
  const [managed] = await asOwner<{ id: string }>('select id from managed_properties');
  await as(admin).rvl.markPaid({ id: managed?.id ?? '', month });
  await (await homes(page)).getByText('महीना बंद होने पर').waitFor();

  await product.moveTo(cutOffOf(month));
  await closeUpTo(product, month);
  // ₹24,000 of rent, 8 % of it, and 10 % of that for a Starter.
  const home = await homes(page);
  await home.getByText('₹192').waitFor();
  await home.getByRole('button', { name: /^क्यों/ }).tap();
  const why = dialogOf(page);
  await why
    .getByText(/₹24,000/)
    .first()
    .waitFor();
  await why
    .getByText(/₹1,920/)
    .first()
    .waitFor();
  await why.getByText(/₹192/).first().waitFor();
});
