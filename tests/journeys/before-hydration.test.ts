/** Public pages are read and their forms are sent before any script has arrived. */
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';

const { visitor } = openBrowser();

describe('before the scripts have arrived', () => {
  /** A page whose scripts are on the way; `deliver` lets them arrive. */
  async function openBeforeHydration(path: string) {
    const page = await visitor({ viewport: { width: 1280, height: 900 } });
    let deliver = () => {};
    const held = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await page.route('**/assets/entry.client*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    return { page, deliver };
  }

  it('filters apply by their button', async () => {
    const { page } = await openBeforeHydration('/properties');
    await page.getByLabel('Pune').check();
    await page.getByRole('button', { name: 'Show homes' }).click();
    await page.waitForURL('**/properties?*city=pune*', { waitUntil: 'commit' });
  });

  it('the sign-in form is seen, and can be filled in once it can be sent', async () => {
    const { page, deliver } = await openBeforeHydration('/auth');
    const email = page.getByLabel('E-mail address');
    expect(await email.isDisabled()).toBe(true);
    deliver();
    await expect.poll(() => email.isEnabled(), { timeout: 15_000 }).toBe(true);
  });
});
