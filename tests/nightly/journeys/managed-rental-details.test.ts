/** A managed rental that a broker hands in; the quick lane holds the landlord’s own. */
import { describe, expect, it } from 'vitest';
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
    await broker.getByLabel('Landlord’s email').fill('ila.sen@example.in');
    await broker.getByRole('combobox', { name: 'Property Type' }).click();
    await broker.getByRole('option', { name: 'Studio' }).click();
    await broker.getByLabel('Property Location').fill(lane);
    await broker.getByLabel('Monthly Rent').fill('30000');
    await broker.getByLabel('I have read what you do and what it costs, and agree to it.').check();
    await broker.getByRole('button', { name: 'Submit for review' }).click();
    await broker.waitForURL('**/portal/broker/managed-rentals?tab=track');
    await broker
      .getByRole('row')
      .filter({ hasText: `Studio, ${lane}` })
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

// spec 2.1: `/portal/landlord/managed-rentals`, `/portal/manager/managed-rentals`
it('a managed rental is given to a property manager, who sees it and no home of others', async () => {
  const manager = await person('property_manager', { viewport: { width: 360, height: 740 } });
  await manager.goto('/portal/manager/managed-rentals');
  const rows = manager.getByRole('rowheader');
  await rows.first().waitFor();

  const admin = await person('admin');
  await admin.goto('/admin?tab=managed-rentals&view=active');
  const row = admin.getByRole('row').filter({ hasText: 'None' }).first();
  const menu = row.getByRole('button', { name: /^Actions for / });
  const home = ((await menu.getAttribute('aria-label')) ?? '').replace('Actions for ', '');
  await menu.click();
  await admin.getByRole('menuitem', { name: 'Assign manager' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Property manager' }).click();
  await admin.getByRole('option', { name: 'Arindam Sengupta' }).click();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await admin.getByText('Manager assigned').waitFor();
  await admin.getByRole('row').filter({ hasText: home }).getByText('Arindam Sengupta').waitFor();
  await manager.reload();
  await rows.filter({ hasText: home }).waitFor();

  await admin.getByRole('button', { name: `Actions for ${home}` }).click();
  await admin.getByRole('menuitem', { name: 'Assign manager' }).click();
  await dialog.getByRole('combobox', { name: 'Property manager' }).click();
  await admin.getByRole('option', { name: 'No one' }).click();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await admin.getByText('Manager assigned').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await manager.reload();
  await rows.first().waitFor();
  expect(await rows.filter({ hasText: home }).count()).toBe(0);

  const landlord = await person('landlord');
  await landlord.goto('/portal/manager/managed-rentals');
  await landlord.waitForURL((url) => !url.pathname.startsWith('/portal/manager'));
});
