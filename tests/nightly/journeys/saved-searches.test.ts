/** Searches kept under a name, and how one is told of things. */
import { expect, it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { newcomer } from '../../support/newcomer.ts';
import { signedIn } from '../../support/sign-in.ts';

const { visitor } = openBrowser();
const desk = { viewport: { width: 1280, height: 900 } };
const open = async (email: string) => visitor({ ...desk, ...(await signedIn(email)) });

// spec 2.1: `/saved`
it('a search is saved from its results, renamed, paused and removed', async () => {
  const page = await open(await newcomer('Sara Searcher'));
  await page.goto('/properties?city=pune&verified=true&sort=newest');
  await page.getByRole('button', { name: 'Save this search' }).click();
  await page.getByText('Search saved').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Saved searches' }).click();
  await page.waitForURL('**/saved');
  const named = (name: string) => page.getByRole('article', { name });
  await named('Pune').getByText('Pune · Verified only').waitFor();
  await named('Pune').getByText('Every day').waitFor();

  await page.getByRole('button', { name: 'Edit Pune' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit search' });
  await dialog.getByLabel('Name').fill('');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await dialog.getByText('Give the search a name').waitFor();
  await dialog.getByLabel('Name').fill('Near work');
  await dialog.getByRole('radio', { name: 'At once' }).check();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await named('Near work').getByText('At once').waitFor();

  await page.getByRole('button', { name: 'Pause Near work' }).click();
  await named('Near work').getByText('Paused').waitFor();
  await named('Near work').getByRole('link', { name: 'Near work' }).click();
  await page.waitForURL('**/properties?city=pune&verified=true');
  await page.goBack();
  await page.getByRole('button', { name: 'Remove Near work' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('No saved searches yet').waitFor();
});

it('whoever is signed out signs in to save a search, and comes back to it', async () => {
  const page = await visitor(desk);
  await page.goto('/properties?city=pune');
  await page.getByRole('button', { name: 'Save this search' }).click();
  await page.waitForURL('**/auth?*');
  expect(new URL(page.url()).searchParams.get('next')).toBe('/properties?city=pune');
});

it('notices are counted at the bell, and read one by one or all at once', async () => {
  const page = await open(await newcomer('Nina Notified'));
  await page.goto('/recent-searches');
  const bell = page.getByRole('link', { name: /^Notifications, \d+ unread$/ });
  await bell.click();
  await page.waitForURL('**/notifications');
  await page
    .getByRole('button', { name: /^Mark as read/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Notifications', exact: true }).waitFor();
  await page.getByText('Unread', { exact: true }).click();
  await page.getByText('Nothing unread').waitFor();
});
