import { expect, it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { demoEmail, signedIn } from '../../support/sign-in.ts';

const { visitor } = openBrowser();
const desk = { viewport: { width: 1280, height: 900 } };
const phone = { viewport: { width: 360, height: 740 } };
const person = async (label: string, size = desk) =>
  visitor({ ...size, ...(await signedIn(demoEmail(label))) });

/** Letters alone: figures would be no locality's name. */
const ownName = () => [...`${Date.now()}`].map((digit) => 'abcdefghij'[Number(digit)]).join('');

it('an administrator merges a locality that a lister named; searches for either name find its home; then takes it back', async () => {
  const name = `Q${ownName()} Gardens`;
  const lister = await person('landlord');
  await lister.goto('/my-properties/import');
  const file = [
    'BHK,Rent,Size,Area Locality,City,Furnishing,Bathroom',
    `2,21000,900,"${name}",Bangalore,Semi-Furnished,2`,
  ].join('\n');
  await lister
    .locator('input[type=file]')
    .setInputFiles({ name: 'homes.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await lister.getByRole('button', { name: 'Start the import' }).click();
  await lister.getByText('Done: 1 rows.').or(lister.getByText('Done: 1 row.')).waitFor();

  const admin = await person('admin');
  await admin.goto(`/admin?tab=places&q=${encodeURIComponent(name)}`);
  const card = admin.getByRole('article', { name: `${name}, Bengaluru` });
  await card.getByText('1 home').waitFor();
  await card.getByRole('button', { name: `Merge: ${name}` }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Merge into' }).fill('Nagarbhavi');
  await admin.getByRole('option', { name: 'Nagarbhavi' }).click();
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await admin.getByText('The localities are merged').waitFor();

  const renter = await visitor(phone);
  const found = async (q: string) => {
    await renter.goto(`/properties?q=${encodeURIComponent(q)}&rent_min=21000&rent_max=21000`);
    return renter.getByRole('main').getByRole('article').filter({ hasText: name }).count();
  };
  for (const q of [name, 'nagarbhavi']) await expect.poll(() => found(q), { timeout: 15_000 }).toBe(1);

  await admin.goto(`/admin?tab=places&show=merged&q=${encodeURIComponent(name)}`);
  await card.getByRole('button', { name: `Take back: ${name}` }).click();
  await admin.getByText('Taken back').waitFor();
  await admin.goto(`/admin?tab=places&q=${encodeURIComponent(name)}`);
  await card.getByText('1 home').waitFor();
});

it('a renter goes from a metro station to the nearest home', async () => {
  const page = await visitor(phone);
  await page.goto('/');
  await page.getByLabel('Where').fill('indiranagar metro');
  await page.keyboard.press('Enter');
  await page.getByText('Within 2 km of Indiranagar metro station').waitFor();
  await page.getByText('Sort: Best match').click();
  await page.getByRole('link', { name: 'Nearest', exact: true }).click();
  await page.waitForURL('**sort=distance**');
  const meters = async (): Promise<number[]> => {
    const texts = await page.getByRole('main').getByRole('article').allTextContents();
    return texts.flatMap((text) => {
      const [, value, unit] = /about ([\d.]+) (km|m) away/.exec(text) ?? [];
      return value ? [Number(value) * (unit === 'km' ? 1000 : 1)] : [];
    });
  };
  // The homes of the order before are there until those of the new one come.
  const areNearestFirst = async () => {
    const all = await meters();
    return all.length > 1 && all.every((one, at) => one >= (all[at - 1] ?? 0));
  };
  await expect.poll(areNearestFirst).toBe(true);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL('**/property/*');
});

it('a lister asks for a city, an administrator serves it, and they hear of it', async () => {
  const lister = await person('landlord', phone);
  await lister.goto('/ask-for-a-city?city=Mysor');
  await lister
    .getByRole('button', { name: 'Tell me when: Mysore' })
    .or(lister.getByRole('button', { name: 'Tell me when: Mysuru' }))
    .first()
    .click();
  await lister.getByText('We’ll tell you when we are there').waitFor();

  const admin = await person('admin');
  await admin.goto('/admin?tab=cities');
  await admin.getByRole('button', { name: /^Serve: Mys/ }).click();
  await admin.getByLabel('PIN code of the city centre').fill('570001');
  await admin.getByRole('dialog').getByRole('button', { name: 'Serve', exact: true }).click();
  await admin.getByText('We now serve this city').waitFor();

  await lister.goto('/notifications');
  await lister
    .getByText(/We are in Mys\w+ now/)
    .first()
    .waitFor();
});
