import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { picture } from '../support/photos.ts';
import { answerTo, demoEmail, signedIn } from '../support/sign-in.ts';

const { visitor } = openBrowser();
const phone = { width: 360, height: 740 };
/** Another at each try. */
let title: string;

const openAs = async (label: string, path: string): Promise<Page> => {
  const page = await visitor({ ...(await signedIn(demoEmail(label))), viewport: phone });
  await page.goto(path);
  return page;
};

const card = (page: Page) => page.getByRole('article', { name: title });

/** Presses a step, fills its form if there is one, and waits until it is taken. */
async function step(page: Page, label: string, fill: (page: Page) => Promise<unknown> = async () => {}) {
  await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click();
  const form = page.getByRole('dialog').last();
  await fill(page);
  await form.getByRole('button', { name: label, exact: true }).last().click();
  await page.getByText('Status Updated').waitFor();
  await page.getByRole('button', { name: 'Close message' }).click();
}

it('a repair is raised by phone without a connection, worked by the manager, paid by the landlord and rated', async () => {
  title = `The balcony door jams ${Date.now()}`;
  const tenant = await openAs('tenant', '/portal/tenant/maintenance');
  const words = tenant.getByRole('textbox', { name: 'In a few words' });
  await words.waitFor();
  await tenant.context().setOffline(true);
  await words.fill(title);
  await tenant
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'door.jpg',
      mimeType: 'image/jpeg',
      buffer: await picture(640, 480),
    });
  await tenant.getByRole('button', { name: 'Send the request' }).click();
  await tenant.getByText(`“${title}” waits on this device`).waitFor();
  await tenant.getByText('1 photo goes with it.').waitFor();
  await tenant.context().setOffline(false);
  await card(tenant).getByRole('img').waitFor();
  await tenant.getByText('waits on this device').waitFor({ state: 'detached' });
  const { items } = await answerTo<{ items: { title: string; photos: unknown[] }[] }>(
    demoEmail('tenant'),
    '/my/maintenance?show=all',
  );
  expect(items.filter((one) => one.title === title)).toMatchObject([{ photos: [{}] }]);

  const manager = await openAs('property_manager', '/portal/manager/maintenance');
  const open = manager.getByRole('region', { name: 'Open' });
  await open.getByRole('link', { name: title }).click();
  await step(manager, 'Assign', (page) =>
    page.getByRole('textbox', { name: 'Who repairs it' }).fill('Ramesh Home Services'),
  );
  await step(manager, 'Estimate', (page) =>
    page.getByRole('textbox', { name: 'Expected cost' }).fill('2400'),
  );

  const landlord = await openAs('landlord', '/portal/landlord/maintenance');
  await landlord.getByRole('link', { name: title }).click();
  await landlord.getByRole('dialog').getByRole('button', { name: 'Approve the cost' }).click();
  await landlord.getByRole('dialog').last().getByRole('button', { name: 'Approve the cost' }).click();
  await landlord.getByText('Status Updated').waitFor();

  await manager.reload();
  await step(manager, 'Mark done', (page) =>
    page.getByRole('textbox', { name: 'What it cost' }).fill('1850'),
  );
  await tenant.reload();
  await card(tenant).getByRole('button', { name: 'Rate the work' }).click();
  await tenant.getByRole('dialog').getByRole('textbox', { name: 'Note' }).fill('Quick and clean');
  await tenant.getByRole('dialog').getByRole('button', { name: 'Rate the work' }).click();
  await card(tenant).getByText('It cost ₹1,850 · Rated 5 of 5 · Quick and clean').waitFor();
});
