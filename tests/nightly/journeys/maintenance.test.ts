import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { picture } from '../../support/photos.ts';
import { answerTo, demoEmail, signedIn } from '../../support/sign-in.ts';

const { visitor } = openBrowser();
const phone = { width: 360, height: 740 };
let title: string;

const openAs = async (label: string, path: string): Promise<Page> => {
  const page = await visitor({ ...(await signedIn(demoEmail(label))), viewport: phone });
  await page.goto(path);
  return page;
};

const card = (page: Page) => page.getByRole('article', { name: title, exact: true });

const button = (place: Locator, name: string) => place.getByRole('button', { name, exact: true });

/** Opens the form of a step, or its question, sends it, and waits until it is taken. */
async function step(page: Page, label: string, { asks = label, fill = async () => {} }: Step = {}) {
  const request = page.getByRole('dialog', { name: 'Request', exact: true });
  // Some are named with their repair too.
  await request.getByRole('button', { name: new RegExp(`^${label}(:|$)`) }).click();
  // By its name: until it has opened, the last dialog is the one behind it, whose button looks the same.
  const form = page.getByRole('dialog', { name: asks, exact: typeof asks === 'string' });
  await fill(form);
  await button(form, label).click();
  await page.getByText('Status Updated').waitFor();
  await form.waitFor({ state: 'detached' });
  // It also goes by itself, maybe just now: nothing is waited for.
  const messages = page.getByRole('button', { name: 'Close message' });
  await messages.evaluateAll((all) => {
    for (const close of all as HTMLElement[]) close.click();
  });
}
type Step = { asks?: string | RegExp; fill?: (form: Locator) => Promise<unknown> };

// spec 2.1: Tenant pages linked and not routed there: lease, maintenance, payments … a repair from a phone without a connection to done
// spec 2.1: Tenant pages linked and not routed there: lease, maintenance, payments … on the board of landlord and manager
it('a repair is raised by phone without a connection, worked by the manager, paid by the landlord and rated', async () => {
  title = `The balcony door jams ${Date.now()}`;
  const tenant = await openAs('tenant', '/portal/tenant/maintenance');
  const words = tenant.getByRole('textbox', { name: 'What is the problem?' });
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
  await tenant.getByText('1 photo is attached.').waitFor();
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
  await open.getByText(title, { exact: true }).click();
  await step(manager, 'Assign', {
    fill: (form) => form.getByRole('textbox', { name: 'Who repairs it' }).fill('Ramesh Home Services'),
  });
  await step(manager, 'Estimate', {
    fill: (form) => form.getByRole('textbox', { name: 'Expected cost' }).fill('2400'),
  });

  const landlord = await openAs('landlord', '/portal/landlord/maintenance');
  await landlord.getByRole('link', { name: title }).click();
  await step(landlord, 'Approve ₹2,400', { asks: /^Approve ₹2,400 for / });

  await manager.reload();
  await step(manager, 'Mark done', {
    fill: (form) => form.getByRole('textbox', { name: 'What it cost' }).fill('1850'),
  });
  await tenant.reload();
  await button(card(tenant), 'Rate the work').click();
  const rating = tenant.getByRole('dialog', { name: 'Rate the work', exact: true });
  await rating.getByRole('textbox', { name: 'Note' }).fill('Quick and clean');
  await button(rating, 'Rate the work').click();
  await card(tenant).getByText('It cost ₹1,850 · Rated 5 of 5 · Quick and clean').waitFor();

  await landlord.goto('/portal/landlord/maintenance');
  const opened = landlord.getByRole('region', { name: 'Open' });
  for (const [who, words] of [
    [/^(?!.*Without a tenant)/, `Paint for ${title}`],
    [/· Without a tenant$/, `Before the next tenant: ${title}`],
  ] as const) {
    await landlord.getByRole('button', { name: 'Raise a repair' }).click();
    const raising = landlord.getByRole('dialog', { name: 'What needs repair?', exact: true });
    await raising.getByRole('combobox', { name: 'Home' }).click();
    await landlord.getByRole('option', { name: who }).first().click();
    await raising.getByRole('textbox', { name: 'What is the problem?' }).fill(words);
    await button(raising, 'Send the request').click();
    await raising.waitFor({ state: 'detached' });
    await opened.getByText(words, { exact: true }).waitFor();
  }
  const alone = opened.getByRole('article', { name: `Before the next tenant: ${title}`, exact: true });
  await alone.getByText(/^Without a tenant ·/).waitFor();
  await tenant.reload();
  await card(tenant).waitFor();
  expect(await tenant.getByText('Before the next tenant:').count()).toBe(0);
});
