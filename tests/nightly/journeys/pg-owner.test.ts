/** The owner of a PG, from the building to the dues of a bed: as they do it, with the tenant's part set by calls. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addMonths, dateInIndia, firstDayOf, formatDate, monthOf } from '../../../src/domain/dates.ts';
import { openBrowser } from '../../support/browser.ts';
import { homeInput } from '../../support/homes.ts';
import { picture } from '../../support/photos.ts';
import { callerOf, demoEmail, signedIn } from '../../support/sign-in.ts';
import { acceptByApi, english, signInDialog } from '../../support/sign-lease.ts';
import { password, signUp } from '../../support/sign-up.ts';

const { visitor } = openBrowser();
const owner = demoEmail('landlord');
const start = firstDayOf(monthOf(addMonths(dateInIndia(new Date().toISOString()), -2)));

type Kind = { rooms: string; sharing: string; rent: string };
const kinds: Kind[] = [
  { rooms: '101-102', sharing: 'Double sharing', rent: '10500' },
  { rooms: '201-202', sharing: 'Four sharing', rent: '7500' },
];

async function addRooms(page: Page, { rooms, sharing, rent }: Kind): Promise<void> {
  await page.getByRole('button', { name: 'Add rooms' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Rooms').fill(rooms);
  await dialog.getByRole('combobox', { name: 'Sharing' }).click();
  await page.getByRole('option', { name: sharing, exact: true }).click();
  await dialog.getByLabel('Rent of a bed').fill(rent);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function addBuilding(page: Page, name: string, title: string): Promise<void> {
  await page.goto('/buildings');
  await page.getByRole('button', { name: 'Add a building' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the building').fill(name);
  await dialog.getByText('Enter latitude and longitude instead').click();
  await dialog.getByLabel('Latitude and longitude').fill('12.93471, 77.62291');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Choose homes' }).click();
  const homes = page.getByRole('dialog').getByRole('combobox', { name: 'Homes in this building' });
  await homes.fill(title);
  await page.getByRole('option', { name: title }).click();
  await homes.press('Escape');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: title }).waitFor();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Add a photo' }).click(),
  ]);
  await chooser.setFiles({ name: 'stairs.jpg', mimeType: 'image/jpeg', buffer: await picture(800, 600) });
  await page.getByRole('img', { name: 'Photo 1 of the building' }).waitFor();
}

it('a PG of four rooms and twelve beds: its building, its listing, a bed let, and the dues of that bed', async () => {
  const title = `PG by the tamarind ${Date.now()}`;
  const tenant = `journey.bed.${Date.now()}@example.com`;
  const door = await visitor();
  await door.goto('/auth');
  await signUp(door, tenant, 'Lata Seeker');
  await door.waitForURL((url) => url.pathname !== '/auth');
  const landlord = await callerOf(owner);
  const { id } = await landlord<{ id: string }>(
    'POST',
    '/my/properties',
    homeInput({
      title,
      property_type: 'pg',
      pg_for: 'women',
      pg_meals: 'none',
      city: 'Bengaluru',
      locality: 'Koramangala',
      bedrooms: 1,
    }),
  );
  await landlord('POST', `/my/properties/${id}/publish`);

  const page = await visitor(await signedIn(owner));
  await addBuilding(page, `Tamarind House ${Date.now()}`, title);
  await page.getByRole('link', { name: title }).click();
  for (const kind of kinds) await addRooms(page, kind);
  await page.getByText('12 of 12 beds free').waitFor();
  expect(await page.getByRole('article').count()).toBe(4);

  const seen = await visitor();
  await seen.goto(`/property/${id}`);
  await seen.getByRole('heading', { name: /^In Tamarind House/ }).waitFor();
  await seen.getByText('12 of 12 beds free').first().waitFor();
  expect(await seen.getByRole('img', { name: /photo|Photo|building/i }).count()).toBeGreaterThan(0);

  await page.getByRole('link', { name: 'Write a lease of bed A' }).first().click();
  await page.getByText(/^Filled in from the listing/).waitFor();
  await page.getByLabel('Tenant’s email').fill(tenant);
  await page.getByLabel('Name of the tenant').fill('Lata Seeker');
  await page.getByLabel('First day').fill(formatDate(start));
  await page.getByLabel('First day').press('Tab');
  await page.getByLabel('Account holder').fill('Lal Singh');
  await page.getByLabel('UPI address').fill('lal.singh@okbank');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await page.waitForURL(/\/portal\/landlord\/leases\/[0-9a-f-]{36}$/);
  const lease = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.getByRole('button', { name: 'Sign and send', exact: true }).click();
  await signInDialog(page, { email: owner, home: title }, { ...english, submit: 'Sign and send' });
  await acceptByApi(tenant, lease, password);

  await page.goto(`/properties/${id}/rooms`);
  await page.getByText('11 of 12 beds free').waitFor();
  const bed = page.getByRole('article').filter({ hasText: 'Lata Seeker' });
  await bed.getByText('Rent late').waitFor();
  await bed.getByRole('link', { name: 'Lata Seeker' }).click();
  await page.getByText('₹10,500').first().waitFor();
});
