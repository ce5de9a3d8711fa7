/** A broker's lead from the first question to the agreed lease, worked on the board alone: on two phones, in Hindi. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addDays, dateInIndia, formatDate, instantInIndia } from '../../../src/domain/dates.ts';
import { nextVisitDays } from '../../../src/domain/visit-slots.ts';
import { openBrowser } from '../../support/browser.ts';
import { confirm, dialogOf, newNumber, phone, signUp } from '../../support/by-number.ts';
import { addHome } from '../../support/leads.ts';
import { startProduct } from '../../support/own-product.ts';
import { sideways } from '../../support/page-fit.ts';
import { hindi, signInDialog } from '../../support/sign-lease.ts';

const product = await startProduct({});
const { visitor } = openBrowser();
const today = dateInIndia(new Date().toISOString());
const title = 'नीम के पास दो कमरे';
const board = '/hi/portal/broker/leads';

const arrive = async (name: string, number: string, next: string): Promise<Page> =>
  signUp(await visitor({ ...phone, baseURL: product.origin }), 'hi', { name, number, next });

/** Farhan is a broker by now, with a home whose address he has not written down yet. */
async function makeBroker(number: string): Promise<string> {
  const { asOwner } = product;
  const [row] = await asOwner<{ user_id: string }>('select user_id from profiles where phone = $1', [number]);
  const broker = row?.user_id ?? '';
  await asOwner(`insert into user_roles (user_id, role) values ($1, 'broker')`, [broker]);
  const id = await addHome(asOwner, broker, { title });
  await asOwner('delete from property_private where property_id = $1', [id]);
  return `/property/${id}`;
}

/** The lead where it stands now: the board is opened at its column. */
async function leadIn(page: Page, show: string) {
  await page.goto(`${board}?show=${show}`);
  const card = page.getByRole('article').filter({ hasText: title });
  await card.waitFor();
  expect(await sideways(page)).toEqual([]);
  return card;
}

async function write(page: Page, field: string, words: string): Promise<void> {
  await dialogOf(page).getByRole('textbox', { name: field }).fill(words);
  await dialogOf(page).getByRole('button', { name: 'संदेश भेजें' }).tap();
}

/** Asks from the home's page, which comes back to the form after the code. */
async function question(page: Page): Promise<void> {
  await write(page, 'संदेश', 'क्या घर अभी खाली है?');
  await page.getByText('संदेश भेजा गया', { exact: true }).waitFor();
}

async function answerOnBoard(page: Page): Promise<void> {
  const card = await leadIn(page, 'asked');
  await card.getByRole('button', { name: 'रवि दास को संदेश भेजें' }).tap();
  await dialogOf(page).getByText('क्या घर अभी खाली है?').waitFor();
  await write(page, 'आपका जवाब', 'जी, कल आकर देख लीजिए।');
  await dialogOf(page).getByText('जी, कल आकर देख लीजिए।').waitFor();
  await dialogOf(page).getByRole('button', { name: 'बंद करें' }).tap();
  await card.waitFor({ state: 'detached' });
}

async function askForVisit(page: Page, home: string): Promise<void> {
  await page.goto(`/hi${home}?step=visit`);
  // In the evening the week begins tomorrow.
  const nth = nextVisitDays(new Date().toISOString()).indexOf(addDays(today, 1));
  await dialogOf(page).getByRole('group', { name: 'आने वाला हफ़्ता' }).getByRole('button').nth(nth).tap();
  await dialogOf(page).getByRole('radiogroup', { name: 'समय' }).getByText('सुबह 11:00').tap();
  await dialogOf(page).getByRole('button', { name: 'विज़िट माँगें' }).tap();
  await page.getByText('विज़िट का अनुरोध हुआ', { exact: true }).waitFor();
}

async function apply(page: Page, home: string): Promise<void> {
  await page.goto(`/hi${home}?step=apply`);
  await dialogOf(page)
    .getByLabel('रहने आने की तारीख')
    .fill(formatDate(addDays(today, 10)));
  await dialogOf(page).getByLabel('रहने आने की तारीख').press('Tab');
  await dialogOf(page).getByRole('button', { name: 'आवेदन भेजें' }).tap();
  await page.getByText('आवेदन भेजा गया', { exact: true }).waitFor();
}

/** From the card to the form, the signature, and back to the board. */
async function offerLease(page: Page, number: string): Promise<void> {
  await (await leadIn(page, 'applied')).getByRole('link', { name: 'लीज़ लिखें' }).tap();
  const home = page.getByRole('combobox', { name: 'आवेदन या घर' });
  await expect.poll(() => home.inputValue()).toContain(title);
  await page.getByLabel('पहला दिन').fill(formatDate(addDays(today, 10)));
  await page.getByLabel('पहला दिन').press('Tab');
  await page.getByLabel('UPI पता').fill('farhan@okbank');
  await page.getByRole('button', { name: 'ड्राफ़्ट सेव करें' }).tap();
  await page.waitForURL(/\/hi\/portal\/landlord\/leases\/[0-9a-f-]{36}$/);
  await page.getByRole('button', { name: 'हस्ताक्षर करके भेजें', exact: true }).tap();
  await signInDialog(page, { phone: number, codes: 1 }, { ...hindi, submit: 'हस्ताक्षर करके भेजें' });
}

it('is answered, shown the home, accepted and let on the board', { timeout: 240_000 }, async () => {
  const [farhan, ravi] = [newNumber(), newNumber()];
  const broker = await arrive('फ़रहान क़ुरैशी', farhan, '/portal');
  const home = await makeBroker(farhan);
  await broker.goto(board);
  await broker.getByText('कोई खुली लीड नहीं').waitFor();

  const seeker = await arrive('रवि दास', ravi, `${home}?step=message`);
  await question(seeker);
  await answerOnBoard(broker);

  await askForVisit(seeker, home);
  const talked = await leadIn(broker, 'talked');
  await talked.getByText('आपके जवाब का इंतज़ार है').waitFor();
  // Nobody is let come to a home whose address is not known.
  await confirm(talked, 'स्वीकार करें', '12, 5वाँ क्रॉस');
  await talked.waitFor({ state: 'detached' });
  await (await leadIn(broker, 'agreed')).getByRole('link', { name: 'रवि दास को कॉल करें' }).waitFor();

  await product.moveTo(instantInIndia(addDays(today, 1), 13));
  const seen = await leadIn(broker, 'agreed');
  await confirm(seen, 'पूरा हुआ दर्ज करें');
  await seen.waitFor({ state: 'detached' });
  await leadIn(broker, 'visited');

  await apply(seeker, home);
  const applied = await leadIn(broker, 'applied');
  await confirm(applied, 'स्वीकार करें');
  await offerLease(broker, farhan);
  const offered = await leadIn(broker, 'applied');
  await offered.getByText('हाँ का इंतज़ार').waitFor();
  expect(await offered.getByRole('link', { name: 'लीज़ लिखें' }).count()).toBe(0);

  await seeker.goto('/hi/portal/user');
  await seeker.getByRole('link', { name: /1 लीज़ का जवाब देना है/ }).tap();
  await seeker.getByRole('button', { name: /^एग्रीमेंट खोलें/ }).tap();
  await seeker.getByRole('button', { name: 'लीज़ स्वीकार करें' }).tap();
  await signInDialog(seeker, { phone: ravi, codes: 1 }, hindi);
  const agreed = async () => {
    await broker.goto(`${board}?show=let`);
    return broker.getByRole('article').filter({ hasText: title }).getByText('तय हुई, शुरू नहीं हुई').count();
  };
  await expect.poll(agreed).toBe(1);
});
