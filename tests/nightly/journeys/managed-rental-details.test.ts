/** A managed rental that a broker hands in; the quick lane holds the landlord’s own. */
import { describe, it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { demoEmail, signedIn } from '../../support/sign-in.ts';

const { visitor } = openBrowser();
const desk = { viewport: { width: 1280, height: 900 } };
const person = async (label: string, own: object = desk) =>
  visitor({ ...own, ...(await signedIn(demoEmail(label))) });

const once = (name: string) => `${name} ${Date.now()}`;

describe('a managed rental', () => {
  // spec 2.1: `/portal/broker/managed-rentals` with `tab=track` and `tab=manage`
  it('handed in by a broker names its landlord, and the landlord’s neighbours see nothing of it', async () => {
    const broker = await person('broker');
    const lane = `${once('Journey Lane')}, Mumbai`;
    await broker.goto('/submit-managed-rental');
    await broker.getByLabel('Name of the landlord').fill('Ila Sen');
    await broker.getByLabel('E-mail of the landlord').fill('ila.sen@example.in');
    await broker.getByRole('combobox', { name: 'Property Type' }).click();
    await broker.getByRole('option', { name: 'Studio' }).click();
    await broker.getByLabel('Property Location').fill(lane);
    await broker.getByLabel('Monthly Rent').fill('30000');
    await broker.getByLabel('I have read what you do and what it costs, and agree to it.').check();
    await broker.getByRole('button', { name: 'Submit for review' }).click();
    await broker.waitForURL('**/portal/broker/managed-rentals?tab=track');
    await broker
      .getByRole('article', { name: `Studio, ${lane}` })
      .getByText('For Ila Sen')
      .waitFor();
    await broker.getByRole('tab', { name: 'Manage' }).click();
    await broker.waitForURL('**/portal/broker/managed-rentals?tab=manage');

    const user = await person('user');
    await user.goto('/managed-rentals');
    await user.getByRole('heading', { name: 'No managed homes yet' }).waitFor();
    await user.goto('/portal/broker/managed-rentals');
    await user.waitForURL((url) => url.pathname === '/portal/user');
  });
});
