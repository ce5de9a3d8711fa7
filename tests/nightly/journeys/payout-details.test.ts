/** Looks at payouts beside the way of the money, which the quick lane walks. */
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { demoEmail, signedIn } from '../../support/sign-in.ts';

const { visitor } = openBrowser();
const desk = { viewport: { width: 1280, height: 900 } };

describe('payouts', () => {
  it('keep search and choice in the address', async () => {
    const page = await visitor({ ...desk, ...(await signedIn(demoEmail('admin'))) });
    await page.goto('/admin?tab=payouts&q=nobody-of-this-name&show=carried');
    await page.getByText('Nothing matches').waitFor();
    const search = page.getByPlaceholder('Name or affiliate ID');
    expect(await search.inputValue()).toBe('nobody-of-this-name');
    await search.fill('');
    await page.waitForURL('**/admin?tab=payouts&show=carried');
    const choice = page.getByRole('radiogroup', { name: 'Who is shown' });
    await choice.getByText('All', { exact: true }).click();
    await page.waitForURL('**/admin?tab=payouts');
    await page.getByRole('combobox', { name: 'Sort' }).click();
    await page.getByRole('option', { name: 'Least owed first' }).click();
    await page.waitForURL('**/admin?tab=payouts&sort=least');
  });

  it('begin with the proof of the ledger, asked for anew in the background', async () => {
    const page = await visitor({ ...desk, ...(await signedIn(demoEmail('admin'))) });
    await page.goto('/admin?tab=payouts');
    const proof = page.getByRole('region', { name: 'Proof of the ledger' });
    await proof.getByRole('button', { name: 'Check the books' }).click();
    await proof.getByText('Books balance.').waitFor({ timeout: 30_000 });
  });
});
