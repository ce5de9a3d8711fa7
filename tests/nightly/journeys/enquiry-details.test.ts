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
  const paper = lister.getByRole('region', { name: 'Ownership paper' });
  await paper.getByRole('button', { name: 'Ask for verification: Ownership paper' }).click();
  await paper.getByRole('alert').getByText('Add the paper.').waitFor();
  await paper
    .locator('input[type=file]')
    .setInputFiles({ name: 'deed.pdf', mimeType: 'application/pdf', buffer: onePagePdf('A deed') });
  await paper.getByText('deed.pdf').waitFor();
  await paper.getByLabel('A word to our office').fill(note);
  await paper.getByRole('button', { name: 'Ask for verification: Ownership paper' }).click();
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
    .getByText(/^Ownership paper: the paper was checked by Kiraya’s office on/)
    .last()
    .waitFor();
  await stranger.locator('summary').getByText('Verified').click();
  await stranger.getByText('It is no promise about the state of the home').first().waitFor();
});
