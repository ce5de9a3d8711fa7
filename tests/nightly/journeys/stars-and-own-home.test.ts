import { expect, it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { answerTo, demoEmail, signedIn } from '../../support/sign-in.ts';

const { visitor } = openBrowser();

it('a seeker gives stars to a completed visit by the keyboard, and finds them there again', async () => {
  const page = await visitor(await signedIn(demoEmail('tenant')));
  await page.goto('/application-history?show=visits');
  const visit = page.getByRole('article').filter({ hasText: /How was the home\?|Your rating/ });
  const home = await visit.getByRole('heading').innerText();
  const stars = (await visit.getByRole('radio', { name: '4 of 5 stars' }).isChecked()) ? 3 : 4;
  const star = visit.getByRole('radio', { name: `${stars} of 5 stars` });
  await star.focus();
  await star.press('Space');
  await page.getByText('Thank you').waitFor();
  await page.reload();
  const rated = page.getByRole('article').filter({ hasText: 'Your rating' });
  await rated.waitFor();
  expect(await rated.getByRole('heading').innerText()).toBe(home);
  expect(await rated.getByRole('radio', { name: `${stars} of 5 stars` }).isChecked()).toBe(true);
});

it('a lister is not offered to visit, rent or report their own home', async () => {
  const lister = demoEmail('landlord');
  const { items } = await answerTo<{ items: { id: string; listing_state: string; availability: string }[] }>(
    lister,
    '/my/properties',
  );
  const own = items.find((home) => home.listing_state === 'published' && home.availability === 'available');
  const page = await visitor(await signedIn(lister));
  await page.goto(`/property/${own?.id}`);
  await page.getByText('This is your own home.').waitFor();
  // Whether the home is their own is known when both parts of the panel have asked.
  await page.waitForLoadState('networkidle');
  expect(await page.getByText('Request a visit').count()).toBe(0);
  expect(await page.getByText('Report this listing').count()).toBe(0);
  await page.getByRole('link', { name: 'My Properties' }).click();
  await page.waitForURL('**/my-properties');
});
