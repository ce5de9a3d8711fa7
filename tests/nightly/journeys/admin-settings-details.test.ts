/** Versions of the plan, documents and analytics; the quick lane holds the settings themselves. */
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { demoEmail, signedIn } from '../../support/sign-in.ts';

const { visitor } = openBrowser();
const desk = { viewport: { width: 1280, height: 900 } };
const asAdmin = async () => visitor({ ...desk, ...(await signedIn(demoEmail('admin'))) });

describe('a version of the plan', () => {
  // spec 2.3: Settings: version of the plan and commissionable share
  it('says what it would cost, asks a second yes above the fee, and stands among the coming ones', async () => {
    const page = await asAdmin();
    await page.goto('/admin?tab=settings');
    const card = page.getByRole('region', { name: 'Commission plan' });
    await card.getByRole('heading', { name: 'Commission plan' }).click();
    await card.getByText('8%', { exact: true }).waitFor();
    await card.getByRole('button', { name: 'New version' }).click();
    const dialog = page.getByRole('dialog', { name: 'New version of the plan' });
    const reason = `Journey: a share of five percent, ${Date.now()}`;
    const version = await dialog.getByLabel('Version').inputValue();
    await dialog.getByLabel('Applies from').fill('2099-01');
    await dialog.getByLabel('Reason').fill(reason);

    await dialog.getByLabel('Levels').fill('11');
    await dialog.getByRole('button', { name: 'Store the version' }).click();
    await dialog.getByText('Enter a number from 1 to 10').waitFor();
    await dialog.getByLabel('Levels').fill('10');

    await dialog.getByRole('combobox', { name: 'Rates apply to' }).click();
    await page.getByRole('option', { name: 'The whole rent' }).click();
    await dialog.getByRole('button', { name: 'See what it would cost' }).click();
    await dialog.getByText(/at most 35% of rent/).waitFor();
    await dialog.getByLabel('I accept that this plan may pay more than our lowest fee').waitFor();

    await dialog.getByRole('combobox', { name: 'Rates apply to' }).click();
    await page.getByRole('option', { name: 'The commissionable share of the rent' }).click();
    await dialog.getByLabel('Commissionable share').fill('5');
    await dialog.getByRole('button', { name: 'See what it would cost' }).click();
    await dialog.getByText(/at most 1.75% of rent/).waitFor();
    await dialog.getByRole('button', { name: 'Store the version' }).click();
    await page.getByText('Version of the plan stored').waitFor();
    const row = card.getByRole('row').filter({ hasText: reason });
    await row.getByText('Coming').waitFor();
    await row.getByRole('rowheader', { name: version }).waitFor();
  });
});

describe('analytics', () => {
  // spec 2.3: Analytics: each chart by month and by city, with its table and its file
  it('open from the dashboard, by month or by city, with a file of what is shown', async () => {
    const page = await asAdmin();
    await page.goto('/admin');
    await page.getByText('Active Leases').waitFor();
    await page.getByRole('tab', { name: 'Analytics' }).last().click();
    const listings = page.getByRole('region', { name: 'Listings', exact: true }).first();
    await listings.getByRole('img', { name: 'Listings' }).waitFor();
    const chooseCity = (rows: string) =>
      page.getByRole('radiogroup', { name: rows, exact: true }).getByText('By city').click();
    await chooseCity('Rows');
    await listings.getByText('Show as table').click();
    await listings.getByRole('row', { name: /^Bengaluru/ }).waitFor();
    const download = page.waitForEvent('download');
    await listings.getByRole('button', { name: 'Download Listings as CSV' }).click();
    expect((await download).suggestedFilename()).toBe('listings-by-city.csv');
    for (const title of [
      'Leads',
      'Rental value locked (RVL)',
      'Revenue from fees',
      'Commission with held',
      'Solvency',
      'Funnel',
    ]) {
      const section = page.getByRole('region', { name: title, exact: true }).first();
      // The funnel of cities is a table from the beginning.
      if (title !== 'Funnel') await section.getByText('Show as table').click();
      await section.getByRole('row', { name: /^Bengaluru/ }).waitFor();
      await section.getByRole('button', { name: `Download ${title} as CSV` }).waitFor();
    }
    // The demo's closed months were counted once they were closed.
    const cost = page.getByRole('region', { name: 'Commission with held', exact: true }).first();
    expect(await cost.getByRole('row', { name: /^Bengaluru/ }).textContent()).toMatch(/₹[1-9]/);
  });
});

describe('documentation', () => {
  // spec 2.3: Documentation Center: four documents, View, Download, Quick Reference
  it('is read in a dialog, saved as a file named from its title, and looked up', async () => {
    const page = await asAdmin();
    await page.goto('/admin?tab=documentation');
    const card = page.getByRole('article', { name: 'Database Schema' });
    await card.getByText(/^Version 1\.0, first published Jan(uary)? 2025/).waitFor();
    await card.getByRole('button', { name: 'View Database Schema' }).click();
    const dialog = page.getByRole('dialog', { name: 'Database Schema' });
    await dialog.getByText('managed_property_rvl_payments').first().waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Compensation Plan' }).click();
    expect((await download).suggestedFilename()).toBe('compensation-plan.md');

    const reference = page.getByRole('region', { name: 'Quick Reference' });
    await reference.getByRole('tab', { name: 'Shadow Balancing' }).click();
    await reference.getByText('The stronger leg is used for rank qualification.').waitFor();
    await reference.getByRole('tab', { name: 'Commission Rules' }).click();
    await reference
      .getByRole('row', { name: /^Chairman/ })
      .getByText('35%')
      .waitFor();
  });
});
