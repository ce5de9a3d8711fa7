import { expect, it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { answerTo, demoEmail, signedIn } from '../../support/sign-in.ts';
import { signUp } from '../../support/sign-up.ts';

type OwnHome = { id: string; title: string; listing_state: string; availability: string };

const { visitor } = openBrowser();
const lister = demoEmail('landlord');

it('seeker and lister write to each other, and see the contacts once both agree', async () => {
  const { items } = await answerTo<{ items: OwnHome[] }>(lister, '/my/properties');
  const home = items.find((own) => own.listing_state === 'published' && own.availability === 'available');
  if (!home) throw new Error('The demo landlord has no home to let');

  const seeker = await visitor();
  await seeker.goto(`/property/${home.id}`);
  await seeker.getByRole('link', { name: 'Message the owner or agent' }).click();
  await seeker.waitForURL('**/auth?**');
  const email = `journey.writer.${Date.now()}@example.com`;
  await signUp(seeker, email, 'Meera Writer');
  const form = seeker.getByRole('dialog', { name: 'Message the owner or agent' });
  await form.getByLabel('Message').fill('Is it free in June? My number is 98765 43210.');
  await form.getByRole('button', { name: 'Send message' }).click();
  await seeker.getByText('Message sent').waitFor();

  const page = await visitor(await signedIn(lister));
  await page.goto('/messages');
  const talk = page.getByRole('link').filter({ hasText: 'Meera Writer' }).first();
  await talk.getByText('New', { exact: true }).waitFor();
  await talk.click();
  await page.getByText('My number is •••.').waitFor();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('It is. Come and see it.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('listitem').getByText('It is. Come and see it.').waitFor();
  await page.getByRole('switch', { name: 'Show my contact details here' }).click();
  await expect
    .poll(() => page.getByRole('switch', { name: 'Show my contact details here' }).isChecked())
    .toBe(true);

  await seeker.goto(`/property/${home.id}`);
  await seeker.getByRole('link', { name: /^(New reply from|Messages with) the owner or agent$/ }).click();
  await seeker.getByRole('listitem').getByText('It is. Come and see it.').waitFor();
  await seeker.getByText('The other side has agreed.').waitFor();
  await seeker.getByRole('switch', { name: 'Show my contact details here' }).click();
  await seeker.getByRole('link', { name: lister }).waitFor();
  await page.getByRole('link', { name: email }).waitFor({ timeout: 30_000 });
  await page.getByText('My number is 98765 43210.').waitFor();
});
