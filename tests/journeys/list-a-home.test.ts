import type { Page, Response } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoPassword } from '../../src/db/seed/demo/people.ts';
import { openBrowser } from '../support/browser.ts';
import { picture } from '../support/photos.ts';
import { demoEmail, signedIn } from '../support/sign-in.ts';

const { visitor } = openBrowser();

async function signInAsLister(page: Page): Promise<void> {
  await page.goto('/my-properties');
  await page.getByLabel('Mobile number or email').fill('landlord@demo.kiraya.example');
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: 'My Properties', level: 1 }).waitFor();
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** The draft's earlier states are saved too, and each says "Saved". */
const isSaveOf = (response: Response, text: string) =>
  response.request().method() === 'PUT' && (response.request().postData() ?? '').includes(text);

// spec 2.5: Empty state with "List Your First Property"
it('whoever has no home yet is led to list the first', async () => {
  const page = await visitor(await signedIn(demoEmail('tenant')));
  await page.goto('/my-properties');
  const first = page.getByRole('link', { name: 'List Your First Property' });
  await first.waitFor();
  expect(await first.getAttribute('href')).toBe('/properties/create');
});

// spec 1: Listers publish homes, manage availability and leads
// spec 2.1: `/submit-property`, `/properties/create`
// spec 2.5: Booked and freed, in the list and in search
// spec beyond-everyone: What is dragged has buttons too
it('a lister publishes a home with photos, finds it in search, books it and frees it', async () => {
  const page = await visitor();
  await signInAsLister(page);
  await page.getByRole('link', { name: 'List a home' }).click();
  const title = `Journey home ${Date.now()}`;

  await choose(page, 'City', 'Pune');
  await page.getByRole('combobox', { name: 'Locality' }).fill('Baner');
  await page.getByRole('button', { name: 'Next' }).click();

  await choose(page, 'Property type', 'Builder Floor');
  await choose(page, 'Furnishing', 'Semi Furnished');
  await choose(page, 'Bedrooms', '3');
  await choose(page, 'Bathrooms', '2');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Enter an area in sq ft from 1 to 1,00,000').waitFor();
  await page.getByRole('textbox', { name: 'Area' }).fill('1450');
  await page.getByText('Lift', { exact: true }).click();
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/api/my/drafts') && isSaveOf(response, title),
  );
  await page.getByLabel('Title').fill(title);
  await saved;
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('Title').inputValue(), { timeout: 30_000 }).toBe(title);
  await page.getByRole('button', { name: 'Next' }).click();

  await page.getByLabel('Monthly rent').fill('4200000');
  await page.getByText(/^Few homes rent for this much/).waitFor();
  await page.getByLabel('Monthly rent').fill('');
  await page.keyboard.insertText('४२०००');
  expect(await page.getByLabel('Monthly rent').inputValue()).toBe('₹42,000');
  await page.getByLabel('Security deposit').fill('84000');
  await page.getByRole('button', { name: 'Next' }).click();

  const files = [
    { name: 'room.jpg', mimeType: 'image/jpeg', buffer: await picture(800, 600) },
    { name: 'kitchen.jpg', mimeType: 'image/jpeg', buffer: await picture(800, 600) },
    {
      name: 'letter.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('<svg><script>alert(1)</script></svg>'),
    },
  ];
  await page.locator('input[type=file]').setInputFiles(files);
  await page.getByText('This is not a JPEG, PNG, WebP, AVIF or HEIC picture.').waitFor();
  await page.getByRole('button', { name: 'Move photo 2 earlier' }).click();
  await page.getByRole('button', { name: 'Make cover' }).click();
  await page.getByRole('button', { name: 'Next' }).click();

  await page.getByRole('heading', { name: title }).waitFor();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Your home is listed').waitFor();

  const results = await visitor();
  await results.goto(`/properties?city=Pune&q=${encodeURIComponent(title)}`);
  await results.getByRole('link', { name: title, exact: true }).waitFor();

  const card = page.getByRole('article').filter({ hasText: title });
  await card.getByRole('button', { name: 'Mark Booked' }).click();
  await page.getByText('Property marked as booked').waitFor();
  await card.getByRole('button', { name: 'Mark Available' }).click();
  await page.getByText('Property marked as available').waitFor();
  await card.getByRole('button', { name: 'Leads (0)' }).click();
  await page.getByText('No one has asked yet').waitFor();

  await card.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Pause' }).click();
  await card.getByText('Paused').waitFor();
  const stillFound = async () => {
    await results.reload();
    await results.getByRole('heading', { level: 1 }).waitFor();
    return results.getByRole('link', { name: title, exact: true }).count();
  };
  await expect.poll(stillFound, { timeout: 30_000 }).toBe(0);
});
