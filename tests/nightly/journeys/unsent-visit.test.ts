/** A visit asked for where the network comes and goes. */
import { it } from 'vitest';
import { addDays, dateInIndia, formatDate } from '../../../src/domain/dates.ts';
import { openBrowser } from '../../support/browser.ts';
import { productOrigin } from '../../support/origin.ts';
import { signUp } from '../../support/sign-up.ts';

const { visitor } = openBrowser();

it('what could not be sent from a phone is sent again by the same button, which the message leaves free', async () => {
  const list = await fetch(`${productOrigin()}/api/properties?limit=1`);
  const { items } = (await list.json()) as { items: { id: string }[] };
  const page = await visitor({ viewport: { width: 360, height: 780 } });
  await page.goto(`/property/${items[0]?.id}`);
  await page.getByRole('link', { name: 'Request a visit' }).click();
  await page.waitForURL('**/auth?**');
  await signUp(page, `journey.tara.traveller.${Date.now()}@example.com`, 'Tara Traveller');
  const form = page.getByRole('dialog', { name: 'Request a visit' });
  await form.getByLabel('Day').fill(formatDate(addDays(dateInIndia(new Date().toISOString()), 4)));
  await form.getByLabel('Day').press('Tab');
  await form.getByRole('radiogroup', { name: 'Time' }).getByText('11:00 am').click();
  const send = form.getByRole('button', { name: 'Request visit' });
  await page.context().setOffline(true);
  await send.click();
  await page.getByText('It could not be sent').waitFor();
  await page.context().setOffline(false);
  await send.click();
  await page.getByText('Visit requested').waitFor();
});
