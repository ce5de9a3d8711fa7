import { expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { answerTo, demoEmail, signedIn } from '../support/sign-in.ts';

const { visitor } = openBrowser();

const once = (words: string) => `${words} ${Date.now()}`;

// spec 2.1: `/contact`
it('an enquiry of a visitor reaches the office, which takes, notes and answers it', async () => {
  const stranger = await visitor({ viewport: { width: 360, height: 740 } });
  const name = once('Journey Joshi');
  await stranger.goto('/contact');
  await stranger.getByRole('button', { name: 'Send message' }).click();
  await stranger.getByText('Enter your name', { exact: true }).waitFor();
  await stranger.getByText('Write what we can do for you', { exact: true }).waitFor();
  await stranger.getByLabel('Your name').fill(name);
  await stranger.getByLabel('E-mail address').fill('journey@example.in');
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
  await card.getByRole('link', { name }).click();
  await admin.getByText(`Reference ${reference}`).waitFor();
  await admin.getByRole('combobox', { name: 'Assigned to' }).click();
  await admin.getByRole('option', { name: 'Meera Iyengar' }).click();
  await admin.getByText('Enquiry assigned').waitFor();
  await admin.getByText('Assigned to Meera Iyengar').waitFor();
  await admin.getByLabel('Note').fill('Called him');
  await admin.getByRole('button', { name: 'Add note' }).click();
  await admin.getByText('Called him').waitFor();
  await admin.getByRole('button', { name: 'Mark answered' }).click();
  await admin.getByText('Status Updated').waitFor();
  await admin.getByRole('button', { name: 'Take up' }).waitFor();
  await admin.getByRole('link', { name: 'All enquiries' }).click();
  await admin.getByText('Nothing matches').waitFor();
  await admin.getByRole('combobox', { name: 'Show' }).click();
  await admin.getByRole('option', { name: 'Answered' }).click();
  await card.getByText('With Meera Iyengar').waitFor();
});

it('a reported home is hidden by the office, told to its lister, and shown again', async () => {
  const { items } = await answerTo<{ items: { id: string; title: string }[] }>(
    demoEmail('landlord'),
    '/my/properties?show=available',
  );
  const home = items[0];
  if (!home) throw new Error('The landlord lists nothing that is available');

  const note = once('He asks for more on the phone');
  const tenant = await visitor({
    viewport: { width: 360, height: 740 },
    ...(await signedIn(demoEmail('tenant'))),
  });
  await tenant.goto(`/property/${home.id}`);
  await tenant.getByRole('button', { name: 'Report this listing' }).click();
  await tenant.getByRole('button', { name: 'Send report' }).click();
  await tenant.getByText('Choose what is wrong').waitFor();
  await tenant.getByRole('radio', { name: 'The rent or the costs are wrong' }).check();
  await tenant.getByLabel('What should we know?').fill(note);
  await tenant.getByRole('button', { name: 'Send report' }).click();
  await tenant.getByText('Report sent', { exact: true }).waitFor();
  await tenant.getByRole('button', { name: 'Report this listing' }).click();
  await tenant.getByText(/You reported this listing on/).waitFor();

  const admin = await visitor({
    viewport: { width: 1280, height: 900 },
    ...(await signedIn(demoEmail('admin'))),
  });
  await admin.goto('/admin?tab=reports');
  const card = admin.getByRole('article').filter({ hasText: note });
  await card.getByRole('button', { name: /^Review/ }).click();
  await card.getByText('Under review').waitFor();
  await card.getByRole('button', { name: /^Hide/ }).click();
  await admin.getByRole('dialog').getByLabel('Reason').fill('The rent is another one');
  await admin.getByRole('dialog').getByRole('button', { name: 'Hide home' }).click();
  await admin.getByText('Home hidden', { exact: true }).first().waitFor();
  await card.waitFor({ state: 'detached' });

  const landlord = await visitor(await signedIn(demoEmail('landlord')));
  await landlord.goto('/my-properties?show=paused');
  const own = landlord.getByRole('article', { name: home.title }).filter({ hasText: 'Hidden by Kiraya' });
  await own.getByText('The rent is another one').waitFor();

  await admin.goto('/admin?tab=reports&show=upheld');
  await card.getByRole('button', { name: /^Show again/ }).click();
  await admin.getByRole('dialog').getByLabel('Reason').fill('Corrected');
  await admin.getByRole('dialog').getByRole('button', { name: 'Show again' }).click();
  await admin.getByText('Home shown again').waitFor();
  await tenant.goto(`/property/${home.id}`);
  await tenant.getByRole('heading', { name: home.title, level: 1 }).waitFor();
});
