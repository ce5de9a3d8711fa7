import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { addDays, dateInIndia, formatDate } from '../../src/domain/dates.ts';
import { openBrowser } from '../support/browser.ts';
import { answerTo, demoEmail, signedIn } from '../support/sign-in.ts';
import { signUp } from '../support/sign-up.ts';

type OwnHome = { id: string; title: string; listing_state: string; availability: string };

const { visitor } = openBrowser();
const lister = demoEmail('landlord');
const hidden = 'Contact details and the exact address show once it is accepted.';
const inDays = (days: number) => formatDate(addDays(dateInIndia(new Date().toISOString()), days));

let home: OwnHome;

beforeAll(async () => {
  const { items } = await answerTo<{ items: OwnHome[] }>(lister, '/my/properties');
  const open = items.find((own) => own.listing_state === 'published' && own.availability === 'available');
  if (!open) throw new Error('The demo landlord has no home to let');
  home = open;
});

/** Its own name: a list of leads is narrowed to one person. */
const once = (name: string) => `${name} ${Date.now().toString(36)}`;

/** Signs up on the way to the form that was asked for. */
async function newSeeker(name: string, step: string): Promise<Page> {
  const page = await visitor();
  await page.goto(`/property/${home.id}`);
  await page.getByRole('link', { name: step }).click();
  await page.waitForURL('**/auth?**');
  const address = name.toLowerCase().replaceAll(' ', '.');
  await signUp(page, `journey.${address}.${Date.now()}@example.com`, name);
  await page.getByRole('dialog', { name: step }).waitFor();
  return page;
}

async function fillTime(page: Page, days: number): Promise<void> {
  const form = page.getByRole('dialog');
  await form.getByLabel('Day').fill(inDays(days));
  await form.getByLabel('Day').press('Tab');
  await form.getByRole('radiogroup', { name: 'Time' }).getByText('11:00 am').click();
}

async function requestVisit(page: Page): Promise<void> {
  await fillTime(page, 2);
  await page.getByRole('dialog').getByLabel('Notes').fill('We are two, with a cat.');
  await page.getByRole('dialog').getByRole('button', { name: 'Request visit' }).click();
  await page.getByText('Visit requested').waitFor();
}

async function apply(page: Page): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Apply for this home' });
  await form.getByLabel('Move-in date').fill(inDays(20));
  await form.getByLabel('Move-in date').press('Tab');
  await form.getByRole('button', { name: 'Send application' }).click();
  await page.getByText('Application sent').waitFor();
}

/** Says of themselves once what the next applications begin with, and comes back to the form. */
async function keepProfile(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('link', { name: 'application profile' }).click();
  await page.getByLabel('Employer, firm or college').fill('Rose Bank');
  await page.getByRole('button', { name: 'Add a reference' }).click();
  const reference = page.getByRole('group', { name: 'Reference 1' });
  await reference.getByLabel('Name').fill('Lata Reference');
  await reference.getByLabel('Phone number').fill('+91 98000 11111');
  await page.getByRole('button', { name: 'Save application profile' }).click();
  await page.getByText('Application profile saved').waitFor();
  await page.goto(`/property/${home.id}?step=apply`);
  await page.getByRole('checkbox', { name: 'Share my work and references' }).check();
}

/** The list of what was received or made, narrowed to one person or home. */
async function leadOf(page: Page, show: string, words: string, path = '/track-applications'): Promise<Lead> {
  await page.goto(`${path}?show=${show}`);
  const lead = page.getByRole('article').filter({ hasText: words });
  await lead.getByRole('button', { name: /^Details: / }).click();
  await lead.getByText('What happened so far').waitFor();
  return lead;
}
type Lead = ReturnType<Page['getByRole']>;

async function answer(page: Page, lead: Lead, label: string): Promise<void> {
  // Its name says of whom, too.
  await lead.getByRole('button', { name: new RegExp(`^${label}: `) }).click();
  await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click();
  await page.getByText('Status Updated').waitFor();
}

// spec 2.1: `/track-applications`
it('a seeker asks for a visit, the lister proposes another time, both agree and see each other', async () => {
  const asha = once('Asha Visitor');
  const seeker = await newSeeker(asha, 'Request a visit');
  await requestVisit(seeker);
  const host = await visitor(await signedIn(lister));
  const asked = await leadOf(host, 'received-visits', `From ${asha}`);
  await asked.getByText('We are two, with a cat.').first().waitFor();
  await asked.getByText(hidden).waitFor();
  expect(await asked.locator('a[href^="mailto:"]').count()).toBe(0);
  await asked.getByRole('button', { name: /^Actions for / }).click();
  await asked.getByRole('button', { name: 'Propose another time' }).click();
  await fillTime(host, 3);
  await host.getByRole('button', { name: 'Send this time' }).click();
  await host.getByText('Status Updated').waitFor();

  const proposed = await leadOf(seeker, 'visits', home.title);
  await proposed.getByText('Waiting for your reply').waitFor();
  await proposed.getByText(inDays(3)).first().waitFor();
  expect(await proposed.locator('a[href^="mailto:"]').count()).toBe(0);
  await answer(seeker, proposed, 'Accept');
  await proposed.getByText('Scheduled').waitFor();
  await proposed.getByRole('link', { name: lister }).waitFor();
  for (const step of ['Visit requested', 'Another time proposed', 'Time accepted']) {
    await proposed.getByText(step).first().waitFor();
  }

  const agreed = await leadOf(host, 'received-visits', `From ${asha}`);
  await agreed.getByText('Scheduled').waitFor();
  await agreed.locator('a[href^="mailto:journey.asha.visitor"]').waitFor();
});

// spec 2.1: `/application-history`
it('a seeker applies, the lister accepts; another is declined and finds it in the history', async () => {
  const [ravi, meera] = [once('Ravi Applicant'), once('Meera Applicant')];
  const chosen = await newSeeker(ravi, 'Apply for this home');
  await keepProfile(chosen);
  await apply(chosen);
  await chosen.getByText(hidden).waitFor();
  const other = await newSeeker(meera, 'Apply for this home');
  await apply(other);

  const host = await visitor(await signedIn(lister));
  const received = await leadOf(host, 'received-applications', `From ${ravi}`);
  await received.getByText('Work: Rose Bank').waitFor();
  await received.getByText('1 reference, shown once it is accepted.').waitFor();
  expect(await received.getByText('Lata Reference').count()).toBe(0);
  await answer(host, received, 'Accept');
  await received.getByText('Lata Reference').waitFor();
  const declined = await leadOf(host, 'received-applications', `From ${meera}`);
  await declined.getByRole('button', { name: /^Actions for / }).click();
  await answer(host, declined, 'Decline');

  const accepted = await leadOf(chosen, 'applications', home.title);
  await accepted.getByText('Approved').waitFor();
  await accepted.getByRole('link', { name: lister }).waitFor();
  const ended = await leadOf(other, 'applications', home.title, '/application-history');
  await ended.getByText('Declined').first().waitFor();
  expect(await ended.locator('a[href^="mailto:"]').count()).toBe(0);
});
