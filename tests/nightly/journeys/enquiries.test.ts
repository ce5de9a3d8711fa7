import { expect, it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { demoEmail, signedIn } from '../../support/sign-in.ts';

const { visitor } = openBrowser();

const once = (words: string) => `${words} ${Date.now()}`;

// spec 2.1: `/contact`
it('an enquiry of a visitor reaches the office, which takes, notes and answers it', async () => {
  const stranger = await visitor({ viewport: { width: 360, height: 740 } });
  const name = once('Journey Joshi');
  await stranger.goto('/contact');
  await stranger.getByRole('button', { name: 'Send message' }).click();
  await stranger.getByText('Enter your name', { exact: true }).waitFor();
  await stranger.getByText('Tell us how we can help', { exact: true }).waitFor();
  await stranger.getByLabel('Your name').fill(name);
  await stranger.getByLabel('Email address').fill('journey@example.in');
  await stranger.getByRole('combobox', { name: 'What is it about?' }).selectOption('Managed rental');
  await stranger.getByLabel('Your message').fill('Please look after my flat.');
  await stranger.getByRole('button', { name: 'Send message' }).click();
  await stranger.getByText('Thank you, we received your message').waitFor();
  const reference = await stranger.getByRole('status').locator('strong').textContent();
  expect(reference).toMatch(/^[0-9a-f]{8}$/);

  const admin = await visitor({
    viewport: { width: 1280, height: 900 },
    ...(await signedIn(demoEmail('admin'))),
  });
  await admin.goto('/admin?tab=enquiries');
  await admin.getByRole('searchbox', { name: 'Search' }).fill(name.toLowerCase());
  await admin.keyboard.press('Enter');
  await admin.waitForURL(/q=journey/);
  const card = admin.getByRole('article', { name });
  await card.getByText('Contact · Managed rental').waitFor();
  await card.getByRole('link', { name, exact: true }).click();
  await admin.getByText(`Reference ${reference}`).waitFor();
  await admin.getByRole('combobox', { name: 'Assigned to' }).click();
  await admin.getByRole('option', { name: 'Meera Iyengar' }).click();
  await admin.getByText('Enquiry assigned').waitFor();
  await admin.getByText('Assigned to Meera Iyengar').waitFor();
  await admin.getByLabel('Note').fill('Called them');
  await admin.getByRole('button', { name: 'Add note' }).click();
  await admin.getByText('Called them').waitFor();
  await admin.getByRole('button', { name: 'Mark answered' }).click();
  await admin.getByText('Enquiry saved').waitFor();
  await admin.getByRole('button', { name: 'Take up' }).waitFor();
  await admin.getByRole('link', { name: 'All enquiries' }).click();
  await admin.getByText('Nothing matches').waitFor();
  await admin.getByRole('combobox', { name: 'Show' }).click();
  await admin.getByRole('option', { name: 'Answered' }).click();
  await card.getByText('With Meera Iyengar').waitFor();
});
