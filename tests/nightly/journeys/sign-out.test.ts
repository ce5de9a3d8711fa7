/** Signing out on one tab, and what every other tab shows then; the quick lane holds the plain way. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demoPassword } from '../../../src/db/seed/demo/people.ts';
import { openBrowser } from '../../support/browser.ts';
import { demoEmail, signedIn } from '../../support/sign-in.ts';
import { restsAtHome, signOut } from '../../support/sign-out.ts';

const { visitor } = openBrowser();
const desk = { viewport: { width: 1280, height: 900 } };

const person = async (label: string) => visitor({ ...desk, ...(await signedIn(demoEmail(label))) });

/** Every address that the page shows from now on, with its query. */
const pathsOf = (page: Page) => {
  const seen: string[] = [];
  page.on('framenavigated', (frame) => {
    const { pathname, search } = new URL(frame.url());
    if (frame === page.mainFrame()) seen.push(`${pathname}${search}`);
  });
  return seen;
};
it.each(['user', 'landlord', 'tenant'])(
  'signing out leaves %s at the home page, on every tab, and the next person in their own portal',
  async (label) => {
    const page = await person(label);
    const other = await page.context().newPage();
    for (const tab of [page, other]) {
      await tab.goto('/messages');
      await tab.getByRole('button', { name: /^Account of/ }).waitFor();
    }
    const [seen, elsewhere] = [pathsOf(page), pathsOf(other)];
    await signOut(page);
    await restsAtHome(page);
    await restsAtHome(other);
    expect([...new Set([...seen, ...elsewhere])]).toEqual(['/']);

    await page.goto('/auth');
    await page.getByLabel('Mobile number or email').fill(demoEmail('broker'));
    await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/portal/broker');
  },
);

it('signing out leads an administrator to sign-in, which knows nothing of the page, on every tab', async () => {
  const page = await person('admin');
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto('/admin?tab=users');
    await tab.getByRole('heading', { name: 'Users', level: 1 }).waitFor();
  }
  const [seen, elsewhere] = [pathsOf(page), pathsOf(other)];
  await page.getByRole('button', { name: 'Logout' }).click();
  for (const tab of [page, other]) {
    await tab.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();
    await tab.waitForLoadState('networkidle');
  }
  expect([...new Set([...seen, ...elsewhere])]).toEqual(['/auth']);
});
