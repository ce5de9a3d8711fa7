/** The verification of a home by the office; the quick lane holds enquiries and reports. */
import { it } from 'vitest';
import { onePagePdf } from '../../../src/db/seed/demo/broker-rows.ts';
import { openBrowser } from '../../support/browser.ts';
import { answerTo, demoEmail, signedIn } from '../../support/sign-in.ts';

const { visitor } = openBrowser();

const once = (words: string) => `${words} ${Date.now()}`;

// spec verification: The badge says who verified what, how, when and until when
it('a home is verified with its paper by the office, and its page says what, how and until when', async () => {
  const { items } = await answerTo<{ items: { id: string; title: string }[] }>(
    demoEmail('broker'),
    '/my/properties?show=available',
  );
  const home = items.toReversed()[0];
  if (!home) throw new Error('The broker lists nothing that is available');

  const note = once('Journey deed of 2019');
  const lister = await visitor({
    viewport: { width: 360, height: 740 },
    ...(await signedIn(demoEmail('broker'))),
  });
  await lister.goto(`/properties/${home.id}/verification`);
  const paper = lister.getByRole('region', { name: 'Ownership document' });
  await paper.getByRole('button', { name: 'Ask for verification: Ownership document' }).click();
  await paper.getByRole('alert').getByText('Add the document.').waitFor();
  await paper
    .locator('input[type=file]')
    .setInputFiles({ name: 'deed.pdf', mimeType: 'application/pdf', buffer: onePagePdf('A deed') });
  await paper.getByText('deed.pdf').waitFor();
  await paper.getByLabel(/^A note to our team/).fill(note);
  await paper.getByRole('button', { name: 'Ask for verification: Ownership document' }).click();
  await paper.getByText('Waiting', { exact: true }).waitFor();

  const admin = await visitor({
    viewport: { width: 1280, height: 900 },
    ...(await signedIn(demoEmail('admin'))),
  });
  await admin.goto('/admin?tab=verification&kind=ownership');
  const card = admin.getByRole('article').filter({ hasText: note });
  await card.getByRole('button', { name: /^Verify/ }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Verify' }).click();
  await admin.getByText('Claim verified', { exact: true }).first().waitFor();
  await card.waitFor({ state: 'detached' });

  const stranger = await visitor({ viewport: { width: 360, height: 740 } });
  await stranger.goto(`/property/${home.id}`);
  await stranger
    .getByText(/^Ownership document: the document was checked by Kiraya on/)
    .last()
    .waitFor();
  await stranger.locator('summary').getByText('Verified').click();
  await stranger.getByText('Please check the home’s condition when you visit.').first().waitFor();
});

it('a reported home is hidden by the office, told to its lister, and shown again', async () => {
  const { items } = await answerTo<{ items: { id: string; title: string }[] }>(
    demoEmail('landlord'),
    '/my/properties?show=available',
  );
  const home = items[0];
  if (!home) throw new Error('The landlord lists nothing that is available');

  const note = once('Asks for more on the phone');
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
