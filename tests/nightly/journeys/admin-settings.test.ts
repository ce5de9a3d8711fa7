import type { Page } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { productOrigin } from '../../support/origin.ts';
import { demoEmail, signedIn } from '../../support/sign-in.ts';

const { visitor } = openBrowser();
const desk = { viewport: { width: 1280, height: 900 } };
const asAdmin = async () => visitor({ ...desk, ...(await signedIn(demoEmail('admin'))) });
const frontPage = async () => (await fetch(productOrigin())).text();

async function saveProperties(page: Page, figure: string): Promise<void> {
  const section = page.getByRole('region', { name: 'Marketing figures' });
  await section.getByRole('heading', { name: 'Marketing figures' }).click();
  await section.getByLabel('Properties').fill(figure);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await section.getByRole('button', { name: 'Save Marketing figures' }).click();
  await saved;
  await page.getByText('Settings saved').waitFor();
  await section.getByText('Changed by Meera Iyengar').waitFor();
}

describe('settings', () => {
  // spec 2.3: Settings: fee, office, figures, switches
  it('change a figure of the menu for everybody, with its row in the audit trail', async () => {
    const page = await asAdmin();
    await page.goto('/admin?tab=settings');
    await page.getByRole('region', { name: 'Marketing figures' }).waitFor();
    await saveProperties(page, '2.4K+');
    await vi.waitFor(async () => expect(await frontPage()).toContain('2.4K+'), { timeout: 30_000 });

    const section = page.getByRole('region', { name: 'Marketing figures' });
    await section.getByRole('link', { name: 'All changes' }).click();
    await page.getByText('Setting changed').first().waitFor();
    await page.getByText('2.4K+').first().waitFor();

    await page.goto('/admin?tab=settings');
    await page.getByRole('region', { name: 'Marketing figures' }).waitFor();
    await saveProperties(page, '1.2K+');
    await vi.waitFor(async () => expect(await frontPage()).toContain('1.2K+'), { timeout: 30_000 });
  });

  it('say at the field what is wrong and keep what was typed', async () => {
    const page = await asAdmin();
    await page.goto('/admin?tab=settings');
    const section = page.getByRole('region', { name: 'Broker registration' });
    await section.getByRole('heading', { name: 'Broker registration' }).click();
    await section.getByLabel('Registration fee').fill('0');
    await section.getByRole('button', { name: 'Save Broker registration' }).click();
    await section.getByText('Enter a fee in whole rupees, at most ₹1 lakh').waitFor();
    expect(await section.getByLabel('Registration fee').inputValue()).toBe('₹0');
    await page.getByRole('region', { name: 'Commission plan' }).getByText('Version 2.0').waitFor();
  });
});
