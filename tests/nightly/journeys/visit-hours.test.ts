/** Hours by weekday that an owner names, and what a seeker is offered by them. */
import { expect, it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { answerTo, demoEmail, signedIn } from '../../support/sign-in.ts';

const { visitor } = openBrowser();

type Own = { id: string; title: string; listing_state: string; availability: string };

it('an owner sets visit hours from the card, and a seeker chooses from these alone', async () => {
  const owner = demoEmail('landlord');
  const { items } = await answerTo<{ items: Own[] }>(owner, '/my/properties');
  const home = items.find((one) => one.listing_state === 'published' && one.availability === 'available');
  const page = await visitor({ ...(await signedIn(owner)), viewport: { width: 360, height: 780 } });
  await page.goto('/my-properties');
  const card = page.getByRole('article', { name: home?.title ?? '' }).first();
  await card.getByText(/^Listing score: \d+ of 100$/).waitFor();
  await card.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Visit hours' }).click();
  const dialog = page.getByRole('dialog', { name: 'Visit hours' });
  // Every day in the evening: what is proposed, without the second row.
  await dialog.getByRole('button', { name: 'Remove these hours' }).last().click();
  for (const day of ['Sat', 'Sun']) await dialog.getByText(day, { exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Visit hours saved').waitFor();

  const seeker = await visitor({
    ...(await signedIn(demoEmail('user'))),
    viewport: { width: 360, height: 780 },
  });
  await seeker.goto(`/property/${home?.id}?step=visit`);
  const form = seeker.getByRole('dialog', { name: 'Request a visit' });
  await form.getByText('Shown Mon–Sun 6 pm–8 pm').waitFor();
  await form.getByRole('group', { name: 'The coming week' }).getByRole('button').nth(2).click();
  const times = await form.getByRole('radiogroup', { name: 'Time' }).getByRole('radio').all();
  expect(await Promise.all(times.map((time) => time.getAttribute('value')))).toEqual(['18:00', '19:00']);
});
