/** A broker's lead from the first question to its lease, on a phone and in Hindi, without leaving the board before the lease. */
import { expect, it } from 'vitest';
import { formatDate, instantInIndia } from '../../../src/domain/dates.ts';
import { openBrowser } from '../../support/browser.ts';
import { fitsScreen, signInInHindi } from '../../support/in-hindi.ts';
import { addHome, day } from '../../support/leads.ts';
import { addBroker } from '../../support/managed-rentals.ts';
import { startProduct } from '../../support/own-product.ts';

const product = await startProduct({});
const { as, asOwner, addPerson, moveTo } = product;
const { visitor } = openBrowser();
const phone = { viewport: { width: 360, height: 740 }, baseURL: product.origin };

it('is accepted, visited, applied for and let from its card', { timeout: 240_000 }, async () => {
  const broker = await addBroker(product, 'Bina Broker');
  const seeker = await addPerson('Sourav Seeker', ['tenant']);
  const home = await addHome(asOwner, broker);
  await as(seeker).visits.request({
    property_id: home,
    visit_type: 'physical',
    scheduled_date: day(2),
    slot: '10:00',
  });

  const page = await visitor(phone);
  const { email } = await as(broker).account.me();
  await signInInHindi(page, email ?? '', '/portal/broker/leads');
  const card = page.getByRole('article').filter({ hasText: 'Sourav Seeker' });
  const dialog = page.getByRole('dialog');
  await card.getByText('पूछा', { exact: true }).waitFor();
  expect(await fitsScreen(page)).toBe(true);

  await card.getByRole('button', { name: 'स्वीकार करें' }).click();
  await dialog.getByRole('button', { name: 'स्वीकार करें' }).click();
  await card.getByText('विज़िट तय', { exact: true }).waitFor();
  // Who they are opens with the yes.
  await card
    .getByRole('link', { name: /Sourav/ })
    .first()
    .waitFor();

  await moveTo(instantInIndia(day(2), 18));
  await as(seeker).applications.submit({
    property_id: home,
    move_in_date: day(9),
    household: 'family',
    occupants: 2,
  });
  await page.reload();
  await card.getByText('आवेदन किया', { exact: true }).waitFor();
  await card.getByRole('button', { name: 'स्वीकार करें' }).click();
  await dialog.getByRole('button', { name: 'स्वीकार करें' }).click();
  await card.getByRole('link', { name: 'लीज़ लिखें' }).click();

  const chosen = page.getByRole('combobox', { name: 'आवेदन या घर' });
  await expect.poll(() => chosen.inputValue(), { timeout: 30_000 }).toContain('2 BHK near the park');
  expect(await fitsScreen(page)).toBe(true);
  await page.getByLabel('पहला दिन').fill(formatDate(day(9)));
  await page.getByLabel('पहला दिन').press('Tab');
  await page.getByLabel('खाताधारक').fill('Bina Broker');
  await page.getByLabel('UPI पता').fill('bina.broker@okbank');
  await page.getByRole('button', { name: 'ड्राफ़्ट सहेजें' }).click();
  await page.waitForURL(/\/hi\/portal\/landlord\/leases\/[0-9a-f-]{36}$/);
  await page.getByText('Sourav Seeker').first().waitFor();
  expect(await fitsScreen(page)).toBe(true);
});
