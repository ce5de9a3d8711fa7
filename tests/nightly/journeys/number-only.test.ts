/** Two people with mobile numbers and no e-mail: a home is listed, visited, rented and repaired, a number changes, a session is lost. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addDays, dateInIndia, firstDayOf, formatDate, monthOf } from '../../../src/domain/dates.ts';
import { formatPhone } from '../../../src/domain/phones.ts';
import { openBrowser } from '../../support/browser.ts';
import { choose, confirm, dialogOf, newNumber, phone, proveNumber, signUp } from '../../support/by-number.ts';
import { homeInput } from '../../support/homes.ts';
import { leaseInput } from '../../support/leases.ts';
import { picture } from '../../support/photos.ts';
import { callerOf, demoEmail, signedIn } from '../../support/sign-in.ts';
import { english, hindi, proposeByApi, signInDialog } from '../../support/sign-lease.ts';
import { type Language, mailboxCodes, mailedCode, typeCode } from '../../support/sign-up.ts';

const { visitor } = openBrowser();
const today = dateInIndia(new Date().toISOString());

const arrive = async (...[language, name, number, next]: [Language, string, string, string]) =>
  signUp(await visitor(phone), language, { name, number, next });

/** Where it is listed. */
async function listHome(page: Page, title: string): Promise<string> {
  const next = () => page.getByRole('button', { name: 'आगे', exact: true }).click();
  await choose(page, 'शहर');
  await page.getByRole('combobox', { name: 'इलाका' }).fill('Kothrud');
  await next();
  for (const label of ['प्रॉपर्टी का प्रकार', 'फ़र्निशिंग', 'बेडरूम', 'बाथरूम']) await choose(page, label);
  await page.getByRole('textbox', { name: 'क्षेत्रफल' }).fill('950');
  await page.getByLabel('शीर्षक').fill(title);
  await next();
  await page.getByLabel('मासिक किराया').fill('22000');
  await page.getByLabel('सिक्योरिटी डिपॉज़िट').fill('44000');
  await next();
  const photo = { name: 'room.jpg', mimeType: 'image/jpeg', buffer: await picture(800, 600) };
  await page.locator('input[type=file]').setInputFiles([photo]);
  await page.getByText('कवर', { exact: true }).waitFor();
  await next();
  await page.getByRole('button', { name: 'प्रकाशित करें' }).click();
  const seen = page.getByRole('article').filter({ hasText: title }).getByRole('link', { name: 'देखें' });
  const address = (await seen.getAttribute('href')) ?? '';
  return address.replace(/^\/hi/, '');
}

async function askForVisitAndApply(page: Page, home: string): Promise<void> {
  const pickDay = async (label: string, day: string) => {
    await dialogOf(page).getByLabel(label).fill(formatDate(day));
    await dialogOf(page).getByLabel(label).press('Tab');
  };
  await pickDay('Day', addDays(today, 2));
  await dialogOf(page).getByRole('radiogroup', { name: 'Time' }).getByText('11:00 am').click();
  await dialogOf(page).getByRole('button', { name: 'Request visit' }).click();
  await page.getByText('We’ll notify you when the owner or agent answers.').waitFor();
  await page.goto(`${home}?step=apply`);
  await pickDay('Move-in date', addDays(today, 1));
  await dialogOf(page).getByRole('button', { name: 'Send application' }).click();
  await page.getByText('Application sent').waitFor();
}

/** Accepts both, sees the number and no address, and offers a lease from this month on. */
async function answerAndOfferLease(
  page: Page,
  title: string,
  { owner, seeker }: Record<'owner' | 'seeker', string>,
): Promise<void> {
  for (const show of ['received-visits', 'received-applications']) {
    await page.goto(`/hi/track-applications?show=${show}`);
    const lead = page.getByRole('article').filter({ hasText: title });
    // Nobody is let come to a home whose address is not known.
    await confirm(lead, 'स्वीकार करें', show === 'received-visits' ? '12, 5th Cross' : undefined);
    await page.getByText('हम दोनों पक्षों को सूचना भेजेंगे।').waitFor();
    await lead.getByRole('button', { name: /^विवरण/ }).click();
    await lead.getByRole('link', { name: formatPhone(seeker) }).waitFor();
    expect(await lead.locator('a[href^="mailto:"]').count()).toBe(0);
  }
  await page.getByRole('link', { name: 'लीज़ लिखें' }).click();
  await expect
    .poll(() => page.getByRole('combobox', { name: 'आवेदन या घर' }).inputValue(), { timeout: 30_000 })
    .toContain(title);
  await page.getByLabel('पहला दिन').fill(formatDate(firstDayOf(monthOf(today))));
  await page.getByLabel('पहला दिन').press('Tab');
  await page.getByLabel('मासिक किराया').fill('22000');
  await page.getByLabel('UPI पता').fill('meera@okbank');
  await page.getByRole('button', { name: 'ड्राफ़्ट सेव करें' }).click();
  await page.waitForURL(/\/portal\/landlord\/leases\/[0-9a-f-]{36}$/);
  await page.getByRole('button', { name: 'हस्ताक्षर करके भेजें', exact: true }).click();
  await signInDialog(page, { phone: owner, codes: 1 }, { ...hindi, submit: 'हस्ताक्षर करके भेजें' });
}

async function rentAndAskForRepair(
  page: Page,
  { owner, own }: Record<'owner' | 'own', string>,
): Promise<void> {
  await page.goto('/portal/tenant/lease');
  await page.getByText(formatPhone(owner)).first().waitFor();
  await page.getByRole('button', { name: /^Open the agreement/ }).click();
  await page.getByRole('button', { name: 'Accept the lease' }).click();
  await signInDialog(page, { phone: own, codes: 1 }, { ...english, send: 'Text me a code' });
  await page.goto('/portal/tenant/payments');
  await page.getByRole('button', { name: 'Enter the reference' }).click();
  await dialogOf(page).getByLabel('Reference').fill('412345678901');
  await dialogOf(page).getByRole('button', { name: 'Save' }).click();
  await page.getByText('Payment reported').waitFor();
  await page.goto('/portal/tenant/maintenance');
  await page.getByRole('textbox', { name: 'What is the problem?' }).fill('The tap drips');
  await page.getByRole('button', { name: 'Send the request' }).click();
  await page.getByText('We’ll notify the landlord.').waitFor();
}

/** In the settings: to a number of somebody else, which is refused once it is proved, then to a new one. */
async function changeNumber(
  page: Page,
  taken: { number: string; codes: number },
  next: string,
): Promise<void> {
  await page.goto('/hi/settings');
  await page.getByRole('button', { name: 'नंबर बदलें' }).click();
  const ask = async (number: string, codes: number) => {
    await page.getByLabel('नया मोबाइल नंबर').fill(number.slice(3));
    await page.getByRole('button', { name: 'वहाँ कोड भेजें' }).click();
    const [newest = ''] = await mailboxCodes(page, number, codes + 1);
    await typeCode(page, newest, 'कोड');
  };
  await ask(taken.number, taken.codes);
  await page.getByRole('alert').getByText('इस नंबर से कोई दूसरा खाता साइन इन होता है').waitFor();
  await page.getByRole('button', { name: 'दूसरा नंबर लिखें' }).click();
  await ask(next, 0);
  await page.getByText('मोबाइल नंबर बदला गया').filter({ visible: true }).first().waitFor();
}

const textsTo = async (page: Page, number: string) =>
  (await fetch(new URL(`/dev/mailbox?to=${encodeURIComponent(number)}`, page.url()))).text();

it('a home is listed, visited, rented and repaired by two people without e-mail, and its owner gets back in by a new number', {
  timeout: 300_000,
}, async () => {
  const [meera, ravi, later] = [newNumber(), newNumber(), newNumber()];
  const title = `धूप वाला घर ${Date.now()}`;
  const owner = await arrive('hi', 'मीरा नायर', meera, '/properties/create');
  const home = await listHome(owner, title);
  const tenant = await arrive('en', 'Ravi Das', ravi, `${home}?step=visit`);
  await askForVisitAndApply(tenant, home);
  await answerAndOfferLease(owner, title, { owner: meera, seeker: ravi });
  await rentAndAskForRepair(tenant, { owner: meera, own: ravi });

  await owner.goto('/hi/portal/landlord/financials');
  // Rent above one lakh a year: the receipt names its owner's PAN.
  await owner.getByRole('button', { name: /^₹.+ की पुष्टि करें/ }).click();
  await dialogOf(owner).getByLabel('PAN').fill('ABCPN4321K');
  await dialogOf(owner).getByRole('button', { name: 'PAN सेव करें' }).click();
  // The answer leads on to the confirmation.
  await dialogOf(owner)
    .getByRole('button', { name: /पुष्टि करें$/ })
    .click();
  await dialogOf(owner).waitFor({ state: 'detached' });
  await tenant.goto('/portal/tenant/payments');
  await tenant.getByText(/^Receipt /).waitFor();
  await owner.goto('/hi/portal/landlord/maintenance');
  await owner.getByText('The tap drips', { exact: true }).waitFor();

  // The phone is lost, and its session with it.
  const back = await visitor(phone);
  await back.goto('/hi/auth');
  await back.getByText('एक बार का कोड', { exact: true }).click();
  await proveNumber(back, 'hi', meera, 2);
  await back.waitForURL(/\/hi\/portal/);
  await changeNumber(back, { number: ravi, codes: 2 }, later);
  expect(await textsTo(back, meera)).toContain(`•••• ${later.slice(-4)}`);

  await owner.goto('/hi/profile');
  await owner.waitForURL(/\/hi\/auth/);
  await owner.getByText('एक बार का कोड', { exact: true }).click();
  await proveNumber(owner, 'hi', later, 1);
  await owner.waitForURL(/\/hi\/profile/);
  await owner.getByRole('main').getByText(formatPhone(later)).waitFor();
});

it('a lease that was written for a number is read and accepted by whoever signs up with it', async () => {
  const number = newNumber();
  const landlord = await callerOf(demoEmail('landlord'));
  const { id: home } = await landlord<{ id: string }>(
    'POST',
    '/my/properties',
    homeInput({ title: `Rooms for a number ${Date.now()}` }),
  );
  const written = { property_id: home, tenant_name: 'Zoya Khan', tenant_email: null, tenant_phone: number };
  const draft = await landlord<{ id: string; version: number }>('POST', '/leases', leaseInput(written));
  const { id } = await proposeByApi(demoEmail('landlord'), draft);
  const owner = await visitor(await signedIn(demoEmail('landlord')));
  await owner.goto(`/portal/landlord/leases/${id}`);
  await owner.getByText(`the first tenant is reached at ${formatPhone(number)}`).waitFor();
  expect(await textsTo(owner, number)).toContain('wrote a lease for you on Kiraya');

  const tenant = await arrive('hi', 'ज़ोया ख़ान', number, '/portal/tenant/lease');
  await tenant.getByRole('button', { name: /^एग्रीमेंट खोलें/ }).click();
  await tenant.getByRole('button', { name: 'लीज़ स्वीकार करें' }).click();
  await signInDialog(tenant, { phone: number, codes: 1 }, hindi);
  await tenant.getByText('सबने इसे स्वीकार कर लिया है।').waitFor();
});

describe('somebody forgetful', () => {
  it('goes on with what was typed: another way in, a number without an account, and reloads', async () => {
    const number = newNumber();
    const page = await visitor(phone);
    await page.goto('/hi/auth');
    const field = page.getByLabel('मोबाइल नंबर या ई-मेल');
    await field.fill('meera@example.com');
    await page.getByText('एक बार का कोड', { exact: true }).click();
    expect(await field.inputValue()).toBe('meera@example.com');
    await field.fill('98450 1234');
    await page.getByRole('button', { name: 'मुझे कोड भेजें' }).click();
    await page.getByText('98765 43210 जैसा मोबाइल नंबर लिखें').waitFor();

    await field.fill(number.slice(3));
    await page.getByRole('button', { name: 'मुझे कोड भेजें' }).click();
    await page.waitForURL(/step=code/);
    await page.reload();
    await page.getByRole('button', { name: 'दूसरा नंबर लिखें' }).click();
    expect(await field.inputValue()).toBe(formatPhone(number));
    await proveNumber(page, 'hi', number, 1);

    await page.getByText('इसका अभी कोई खाता नहीं है').waitFor();
    expect(page.url()).not.toContain('step=');
    expect(await field.inputValue()).toBe(formatPhone(number));
    await page.getByLabel('आपका नाम').fill('मीरा नायर');
    await page.getByRole('button', { name: 'इसके बजाय साइन इन करें' }).click();
    await page.getByRole('button', { name: 'यहाँ नए हैं? खाता खोलें' }).click();
    expect(await page.getByLabel('आपका नाम').inputValue()).toBe('मीरा नायर');
    await page.getByLabel('पासवर्ड (वैकल्पिक)').fill('नीली पतंग ऊँची छत');
    await page.getByRole('button', { name: 'मुझे कोड भेजें' }).click();
    await page.waitForURL(/step=code/);
    await page.reload();
    await page.getByText('अपना पासवर्ड फिर से लिखें').waitFor();
    await page.getByLabel('पासवर्ड (वैकल्पिक)').fill('नीली पतंग ऊँची छत');
    const [newest = ''] = await mailboxCodes(page, number, 3);
    await typeCode(page, newest === '000000' ? '000001' : '000000', 'कोड');
    await page.getByRole('button', { name: 'मेरा खाता खोलें' }).click();
    await page.getByText('यह कोड गलत है या इसका समय निकल गया है').waitFor();
    await typeCode(page, newest, 'कोड');
    await page.getByRole('button', { name: 'मेरा खाता खोलें' }).click();
    await page.waitForURL(/\/hi\/portal/);
    expect(page.url()).not.toContain('step=');
  });

  it('chooses a new password by a code that comes to the number', async () => {
    const number = newNumber();
    await arrive('en', 'Kabir Anand', number, '/profile');
    const page = await visitor(phone);
    await page.goto('/portal-auth?portal=broker');
    await page.getByLabel('Mobile number or email').fill(number.slice(3));
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    expect(await page.getByLabel('Mobile number or email').inputValue()).toBe(number.slice(3));
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await page.waitForURL(/step=code/);
    await page.reload();
    const [newest = ''] = await mailboxCodes(page, number, 2);
    await typeCode(page, newest);
    await page.getByRole('textbox', { name: 'New password' }).fill('blue kite over roofs');
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await page.getByText(`${formatPhone(number)} does not open this portal yet.`).waitFor();
    expect(page.url()).not.toContain('step=');
  });

  it('who has an account by e-mail already reads so once its address is proved, and is offered nothing by e-mail', async () => {
    const page = await arrive('en', 'Simran Bedi', newNumber(), '/settings');
    await page.getByRole('heading', { name: 'Notifications' }).click();
    await page.getByRole('columnheader', { name: 'Devices' }).waitFor();
    expect(await page.getByRole('columnheader').allTextContents()).not.toContain('Email');
    await page.getByText('Optional: with one you can sign in by email too').waitFor();
    await page.getByRole('heading', { name: 'Delete my account' }).click();
    await page.getByLabel('Type your mobile number to confirm').waitFor();
    expect(await page.getByText('Offers and news by email').count()).toBe(0);

    await page.getByRole('button', { name: 'Add an address' }).click();
    await page.getByLabel('New email address').fill(demoEmail('user'));
    await page.getByRole('button', { name: 'Send a code there' }).click();
    await typeCode(page, await mailedCode(page, demoEmail('user'), 'Your code for a new email address'));
    await page.getByRole('alert').getByText('Another account signs in with this address').waitFor();
  });
});
