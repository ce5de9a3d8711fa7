/** What is pressed before the scripts come; the quick lane proves that they come after what is seen. */
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';

const { visitor } = openBrowser();

describe('what is done before the scripts come', () => {
  /** A page with its scripts on the way; `deliver` lets them arrive. */
  async function openAsleep(path = '/properties') {
    const page = await visitor({ viewport: { width: 1280, height: 900 } });
    let deliver = () => {};
    const held = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await page.route('**/assets/entry.client*', async (route) => {
      await held;
      await route.continue();
    });
    // Not waiting for scripts, which are on the way.
    await page.goto(path, { waitUntil: 'load' });
    return { page, deliver };
  }

  it('a button is pressed again', async () => {
    const { page, deliver } = await openAsleep();
    await page
      .getByRole('button', { name: /^Shortlist/ })
      .first()
      .click();
    expect(page.url()).toMatch(/\/properties$/);
    deliver();
    await page.waitForURL('**/auth?*');
  });

  it('a filter applies', async () => {
    const { page, deliver } = await openAsleep();
    await page.getByLabel('Pune').check();
    expect(page.url()).toMatch(/\/properties$/);
    deliver();
    await page.waitForURL('**/properties?city=pune*');
  });

  it('filters apply by their button', async () => {
    const { page } = await openAsleep();
    await page.getByLabel('Pune').check();
    await page.getByRole('button', { name: 'Show homes' }).click();
    await page.waitForURL('**/properties?*city=pune*', { waitUntil: 'commit' });
  });

  it('a form that is sent waits for them with what was typed', async () => {
    const { page, deliver } = await openAsleep('/contact');
    const name = page.getByLabel('Your name');
    await name.fill('Early Bird');
    await page.getByRole('button', { name: 'Send message' }).click();
    expect(page.url()).toMatch(/\/contact$/);
    deliver();
    await page.getByText('Enter an email address').waitFor();
    expect([page.url(), await name.inputValue()]).toEqual([
      expect.stringMatching(/\/contact$/),
      'Early Bird',
    ]);
  });

  it('the sign-in form is seen, and can be filled in once it can be sent', async () => {
    const { page, deliver } = await openAsleep('/auth');
    const email = page.getByLabel('Mobile number or email');
    expect(await email.isDisabled()).toBe(true);
    deliver();
    await expect.poll(() => email.isEnabled(), { timeout: 15_000 }).toBe(true);
  });
});
