/** Somebody lost the SIM of an account that has no other way in: the team gives it another number, unless its person stops that. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { formatPhone } from '../../../src/domain/phones.ts';
import { openBrowser } from '../../support/browser.ts';
import { demoEmail, signedIn } from '../../support/sign-in.ts';
import { mailboxCodes, typeCode } from '../../support/sign-up.ts';

const { visitor } = openBrowser();
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

let numbers = 0;
/** A mobile number that nobody has, as it is kept. */
function newNumber(): string {
  numbers += 1;
  return `+91${80 + numbers}${String(Date.now()).slice(-8)}`;
}

/** Signs up or in by the code that comes to the number, on whatever form of the two is open. */
async function proveNumber(page: Page, number: string, codes: number): Promise<void> {
  await page.getByLabel('मोबाइल नंबर या ई-मेल').fill(number.slice(3));
  await page.getByRole('button', { name: 'मुझे कोड भेजें' }).click();
  const [newest = ''] = await mailboxCodes(page, number, codes);
  await typeCode(page, newest, 'कोड');
}

async function signUp(name: string, number: string): Promise<Page> {
  const page = await visitor(phone);
  await page.goto('/hi/auth?mode=sign-up&next=/settings');
  await page.getByLabel('आपका नाम').fill(name);
  await proveNumber(page, number, 1);
  await page.waitForURL(/\/hi\/settings/);
  return page;
}

const story = 'पुणे के बानेर में मेरा घर है, किराया हर महीने की पाँच तारीख को आता है';

/** On a new phone, in Hindi; the code comes by WhatsApp, and the page is loaded anew before it is typed. */
async function askForAccount(lost: string, present: string, name: string): Promise<Page> {
  const page = await visitor(phone);
  await page.goto('/hi/auth');
  await page.getByRole('button', { name: 'मोबाइल नंबर खो गया?' }).click();
  await page.getByLabel('खोया हुआ नंबर').fill(lost.slice(3));
  await page.getByLabel('अभी का नंबर').fill(present.slice(3));
  await page.getByRole('button', { name: 'WhatsApp पर भेजें' }).click();
  await page.waitForURL(/step=code/);
  await page.reload();
  const [code = ''] = await mailboxCodes(page, present, 1);
  await typeCode(page, code, 'कोड');
  await page.getByLabel('आपका नाम').fill(name);
  await page.getByRole('button', { name: 'मेरा खाता माँगें' }).click();
  await page.getByText('थोड़ा और बताएँ').waitFor();
  await page.getByLabel('हम कैसे जानें कि खाता आपका है?').fill(story);
  await page.getByRole('button', { name: 'मेरा खाता माँगें' }).click();
  await page.getByText('आपका अनुरोध भेज दिया गया').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  return page;
}

const textsTo = async (page: Page, number: string) =>
  (await fetch(new URL(`/dev/mailbox?to=${encodeURIComponent(number)}`, page.url()))).text();

it('the team finds out who asks, moves the account, and its person signs in with the new number', async () => {
  const [lost, present] = [newNumber(), newNumber()];
  const name = `मीरा ${Date.now()}`;
  const before = await signUp(name, lost);
  const page = await askForAccount(lost, present, name);
  await expect.poll(() => textsTo(page, lost), { timeout: 30_000 }).toContain('पर ले जाने को कहा है');

  const admin = await visitor({
    viewport: { width: 1280, height: 900 },
    ...(await signedIn(demoEmail('admin'))),
  });
  await admin.goto('/admin?tab=users');
  const card = admin.getByRole('article', { name: `Lost number of ${name}` });
  await card.getByText(story).waitFor();
  await card.getByRole('button', { name: `Write down who ${name} is` }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('What they said and showed').fill('Video call, showed the lease');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await card.getByText('“Video call, showed the lease”').waitFor();
  await card.getByRole('button', { name: `Approve for ${name}` }).click();
  await dialog.getByRole('button', { name: 'Move account' }).click();
  await admin.getByText('The account has its new number').waitFor();
  await card.waitFor({ state: 'detached' });
  await expect.poll(() => textsTo(page, present), { timeout: 30_000 }).toContain('अब यह मोबाइल नंबर है');

  await page.goto('/hi/auth?next=/profile');
  await page.getByText('एक बार का कोड', { exact: true }).click();
  await proveNumber(page, present, 2);
  await page.waitForURL(/\/hi\/profile/);
  await page.getByRole('main').getByText(formatPhone(present)).waitFor();
  // Whoever has the lost phone is out.
  await before.goto('/hi/profile');
  await before.waitForURL(/\/hi\/auth/);
});

it('whoever is signed in to the account reads of it in the settings, and stops it', async () => {
  const [stored, thief] = [newNumber(), newNumber()];
  const person = await signUp(`आशा ${Date.now()}`, stored);
  await askForAccount(stored, thief, 'कोई और');
  await person.goto('/hi/settings');
  const notice = person.getByRole('alert').filter({ hasText: 'कोई आपका खाता दूसरे नंबर पर ले जाना चाहता है' });
  expect(await person.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await notice.getByRole('button', { name: 'रोकें' }).click();
  await person.getByRole('dialog').getByRole('button', { name: 'रोकें' }).click();
  await person.getByText('आपके खाते का नंबर वही रहेगा').first().waitFor();
  await notice.waitFor({ state: 'detached' });
});
