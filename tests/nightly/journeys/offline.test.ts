// Without a connection: what was seen can be read, a heart pressed is kept over a reload and sent once, and signing out leaves nothing.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { homeIdOf } from '../../../src/domain/home-id.ts';
import { openBrowser } from '../../support/browser.ts';
import { demoEmail, signedIn } from '../../support/sign-in.ts';

const { visitor } = openBrowser();
const patient = { timeout: 30_000 };

const caches = (page: Page) => page.evaluate(async () => (await globalThis.caches.keys()).sort());
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await globalThis.caches.keys();
    const requests = await Promise.all(
      names.map(async (name) => (await globalThis.caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
/** Whether a script that lists this part among what comes later is kept with all that it lists. */
const isKeptAhead = (page: Page, part: string) =>
  page.evaluate(async (name) => {
    const cache = await globalThis.caches.open('kiraya-assets');
    const scripts = (await cache.keys()).filter(({ url }) => url.endsWith('.js'));
    const texts = await Promise.all(scripts.map(async (one) => (await cache.match(one))?.text() ?? ''));
    const parts = texts
      .filter((text) => text.includes(`"assets/${name}`))
      .flatMap((text) => [...text.matchAll(/"(assets\/[^"]+)"/g)].map(([, path]) => `/${path}`));
    const kept = await Promise.all(parts.map((path) => cache.match(path)));
    return kept.length > 0 && kept.every(Boolean);
  }, part);
const ready = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

it('homes and lists that were opened are read, and a heart is sent later', async () => {
  const page = await visitor({ ...(await signedIn(demoEmail('user'))), serviceWorkers: 'allow' });
  await page.goto('/properties?city=Chennai');
  await ready(page);
  const path =
    (await page.locator('main article a[href^="/property/"]').last().getAttribute('href')) ??
    '/property/none';
  await page.goto(path);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const heart = page.getByRole('button', { name: `Shortlist: ${title}` });
  await heart.waitFor();
  // The page has asked for the hearts, as the list may have before it.
  await expect.poll(() => keptPaths(page), patient).toContain('/api/my/shortlist/ids');
  await page.goto('/shortlisted');
  await page.getByRole('heading', { name: 'Shortlisted', level: 1 }).waitFor();
  await expect.poll(() => caches(page), patient).toContainEqual(expect.stringMatching(/^kiraya-person-/));
  // What the page asked for is kept once its answers have arrived.
  await page.reload();
  await page.getByRole('main').getByRole('status').first().waitFor();

  await page.context().setOffline(true);
  await page.goto(path);
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  // The buttons beside the heart move when the page learns who is signed in; a press amid that is lost.
  await page.getByRole('main').locator('a[href^="/auth?next="]').first().waitFor({ state: 'detached' });
  await heart.click();
  await page.getByText('Kept on this device').waitFor();
  await page.goto('/shortlisted');
  await page.getByRole('heading', { name: 'Shortlisted', level: 1 }).waitFor();
  await page.goto('/rent/never-opened');
  await page.getByRole('heading', { name: 'Not on this device' }).waitFor();

  const sent: string[] = [];
  page.context().on('request', (request) => {
    if (request.method() === 'PUT') sent.push(new URL(request.url()).pathname);
  });
  await page.context().setOffline(false);
  await page.goto('/shortlisted');
  await page.getByText('What you did offline has arrived.').waitFor();
  await page.reload();
  await page.getByRole('link', { name: title, exact: true }).waitFor();
  expect(sent).toEqual([`/api/my/shortlist/${homeIdOf(path.slice('/property/'.length))}`]);

  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('button', { name: `Remove ${title}` }).click();
  await page.getByRole('link', { name: title, exact: true }).waitFor({ state: 'detached' });
});

it('a search shows its own homes and says that they are a copy, and never those of another', async () => {
  const page = await visitor({ serviceWorkers: 'allow' });
  await page.goto('/properties?city=Pune');
  await ready(page);
  await page.reload();
  const heading = page.getByRole('heading', { level: 1 });
  const title = (await heading.textContent()) ?? '';
  await expect.poll(() => keptPaths(page), patient).toContain('/properties');
  // What says it without a line has arrived once nothing more is asked for.
  await page.waitForLoadState('networkidle');

  await page.context().setOffline(true);
  await page.getByRole('status').filter({ hasText: 'Offline' }).waitFor();
  await page.goto('/properties?city=Delhi');
  await page.getByRole('heading', { name: 'Not on this device' }).waitFor();
  await page.goto('/properties?q=&city=Pune');
  await expect.poll(() => heading.textContent(), patient).toBe(title);
  await page.getByText(/^As of \d/).waitFor();
  await page.context().setOffline(false);
  await page.getByText('Back online').waitFor();
});

it('a dialog of the portal that was never opened is there', async () => {
  const page = await visitor({ ...(await signedIn(demoEmail('tenant'))), serviceWorkers: 'allow' });
  const enter = page.getByRole('button', { name: 'Enter the reference' }).first();
  await page.goto('/portal/tenant/payments');
  await ready(page);
  await enter.waitFor();
  // The worker hands the page its scripts from now on, and reads in them what comes later.
  await page.reload();
  await enter.waitFor();
  await expect.poll(() => isKeptAhead(page, 'payment-form-'), patient).toBe(true);

  await page.context().setOffline(true);
  await enter.click();
  await page.getByRole('dialog').getByLabel('Reference').waitFor();
  await page.getByRole('heading', { name: 'Payments', level: 1 }).waitFor();
});

// security abuse: Signing out removes what the device kept of the person, but for what is not yet sent
it('signing out removes what the device kept of the person', async () => {
  const page = await visitor({ ...(await signedIn(demoEmail('user'))), serviceWorkers: 'allow' });
  await page.goto('/shortlisted');
  await ready(page);
  await page.reload();
  await expect.poll(() => caches(page), patient).toContainEqual(expect.stringMatching(/^kiraya-person-/));
  await page
    .getByRole('button', { name: /^Account of/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/');
  await expect
    .poll(async () => (await caches(page)).filter((name) => name.startsWith('kiraya-person-')), patient)
    .toEqual([]);
});
