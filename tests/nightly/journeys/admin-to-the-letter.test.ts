/** The admin portal against the words of the specification (sections 2.3, 4, 5 and 8): what stands where, and what each form begins with. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { UserPage } from '../../../src/contract/users.ts';
import { openBrowser } from '../../support/browser.ts';
import { answerTo, demoEmail, signedIn } from '../../support/sign-in.ts';

const { visitor } = openBrowser();
const desk = { viewport: { width: 1280, height: 900 } };
const asAdmin = async () => visitor({ ...desk, ...(await signedIn(demoEmail('admin'))) });
const inSection = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The headings of the first table there. */
async function columnsOf(place: Page | Locator): Promise<string[]> {
  const table = place.getByRole('table').first();
  await table.getByRole('row').nth(1).waitFor();
  return table.getByRole('columnheader').allTextContents();
}

describe('the columns and tabs of the specification', () => {
  // spec 2.3: Users: search over name, e-mail, phone, city; "N users found"; "No users found matching your search criteria." … its columns
  // spec 2.3: Broker Registrations: columns, Refresh
  // spec 2.3: Shadow Balancing Administration: both tables and the dialog
  it('stand in the tables of people, brokers and shadow balancing', { timeout: 90_000 }, async () => {
    const page = await asAdmin();
    await page.goto('/admin?tab=users');
    expect(await columnsOf(page)).toEqual([
      'User',
      'Contact',
      'Roles',
      'Location',
      'Joined',
      'Profile completion',
      'Actions',
    ]);
    await page.goto('/admin?tab=brokers');
    expect(await columnsOf(page)).toEqual(['Broker', 'Provider', 'Ref', 'Amount', 'Status', 'Actions']);
    await page.getByRole('button', { name: 'Refresh' }).waitFor();
    await page.goto('/admin?tab=shadow-balancing');
    expect(await columnsOf(inSection(page, 'Brokers'))).toEqual([
      'Broker',
      'Current Rank',
      'Status',
      'Valid Until',
      'Reason',
      'Actions',
    ]);
    expect(await columnsOf(inSection(page, 'Audit Log'))).toEqual([
      'Date',
      'Broker',
      'Action',
      'Reason',
      'Valid Period',
    ]);
    const free = inSection(page, 'Brokers').getByRole('row').filter({ hasText: 'Disabled' }).first();
    await free.getByRole('button', { name: /^Configure / }).click();
    const dialog = page.getByRole('dialog', { name: 'Configure Shadow Balancing' });
    await dialog.getByRole('switch', { name: 'Enable Fast Track Advantage' }).click();
    await dialog.getByLabel('End Date (Max 6 months)').waitFor();
    await dialog.getByPlaceholder('Early adopter incentive, special promotion, etc.').waitFor();
  });

  // spec 1: Administrators manage homes, applications, registrations, roles, people, documentation
  // spec 2.3: Total Properties, Total Users, Active Brokers, Total Revenue by name; the dashboard's tabs; Quick Actions act
  // spec 2.3: Shadow Balancing on the dashboard shows the shadow power screen
  it('stand on the dashboard and in the Documentation Center', { timeout: 90_000 }, async () => {
    const page = await asAdmin();
    await page.goto('/admin');
    for (const card of ['Total Properties', 'Total Users', 'Active Brokers', 'Total Revenue']) {
      await page.getByRole('term').filter({ hasText: card }).waitFor();
    }
    const panels = page.getByRole('main').getByRole('tablist').last().getByRole('tab');
    expect(await panels.allTextContents()).toEqual([
      'Properties',
      'Applications',
      'Users',
      'Analytics',
      'Shadow Balancing',
      'Documentation',
    ]);
    await page.getByRole('button', { name: 'Quick Actions' }).click();
    await page.getByRole('menuitem', { name: 'Review applications' }).click();
    await page.waitForURL(/tab=managed-rentals/);
    await page.getByRole('tab', { name: 'Pending Approval' }).waitFor();
    await page.getByRole('tab', { name: 'Active Properties' }).waitFor();
    await page.getByRole('tab', { name: 'RVL Tracking' }).waitFor();

    await page.goto('/admin?tab=dashboard&panel=documentation');
    for (const title of ['Requirements Specification', 'Compensation Plan', 'Database Schema', 'Security']) {
      await page.getByRole('article', { name: title }).waitFor();
    }
    const reference = inSection(page, 'Quick Reference').getByRole('tab');
    expect(await reference.allTextContents()).toEqual([
      'Overview',
      'Shadow Balancing',
      'Commission Rules',
      'Implementation',
    ]);
  });

  // spec 2.3: Properties: search and status filter all, available, rented, maintenance, and Approve in each row
  // spec 8: "Application approved successfully"
  it('property search and status filter do filter, and an application is approved from the dashboard', async () => {
    const page = await asAdmin();
    await page.goto('/admin?status=rented');
    const homes = page.getByRole('table');
    await homes.getByRole('row').nth(1).waitFor();
    const states = homes.getByRole('row').locator('td:nth-child(4)');
    expect(new Set(await states.allTextContents())).toEqual(new Set(['Rented']));
    await page.getByRole('searchbox', { name: 'Search' }).fill('nowhere at all');
    await page.keyboard.press('Enter');
    await page.getByText('No property matches').waitFor();

    await page.goto('/admin?panel=applications');
    const waiting = inSection(page, 'Applications')
      .getByRole('button', { name: /^Approve / })
      .first();
    const name = (await waiting.getAttribute('aria-label')) ?? '';
    await waiting.click();
    await page
      .getByRole('dialog', { name: `${name}?` })
      .getByRole('button', { name: 'Approve' })
      .click();
    await page.getByText('Application approved successfully').waitFor();
    await page.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' });
  });
});

describe('the forms of the specification', () => {
  // spec 2.3: Add RVL
  // spec 5: Add RVL: three fields required, the defaults of the others, disabled until all three are there
  // spec 8: "RVL Added Successfully" with amount and name
  it('Add RVL asks for three things, begins with its defaults, and locks the rent', {
    timeout: 90_000,
  }, async () => {
    const { userId } = await answerTo<{ userId: string }>(demoEmail('landlord'), '/account/me');
    const page = await asAdmin();
    await page.goto(`/admin?tab=users&user=${userId}`);
    await page.getByRole('button', { name: /^Add RVL/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Add RVL for Sudha Hegde' });
    const submit = dialog.getByRole('button', { name: 'Add RVL' });
    const value = (label: string) => dialog.getByLabel(label, { exact: true }).inputValue();
    expect(await value('Bedrooms')).toBe('2');
    expect(await value('Bathrooms')).toBe('1');
    expect(await value('Area in sq ft')).toBe('1000');
    expect(await value('Furnishing')).toBe('Semi Furnished');
    expect(Number(await value('Management Fee (%)'))).toBe(8);
    expect(await value('Commission (%)')).toBe('8');
    await dialog.getByPlaceholder('Property added via admin panel').waitFor();

    await dialog.getByLabel('Monthly Rent').fill('31500');
    await dialog.getByLabel('Property Location').fill('Journey Heights, Mysuru');
    expect(await submit.isDisabled()).toBe(true);
    await dialog.getByRole('combobox', { name: 'Property Type' }).click();
    await page.getByRole('option', { name: 'Apartment', exact: true }).click();
    await submit.click();
    await page.getByText('RVL Added Successfully').waitFor();
    await page.getByText('Rental value of ₹31,500 has been locked for Sudha Hegde').waitFor();
    const record = page.getByRole('row').filter({ hasText: 'Journey Heights, Mysuru' }).first();
    await record.getByText('₹31,500').nth(1).waitFor();
  });

  // spec 2.3: CRM: Shadow Power for affiliates only
  // spec 5: Shadow power on a person's page: above 0, of an affiliate
  // spec 8: Success "Shadow power added successfully"
  it('shadow power of a person’s page is above 0, and says that it was added', async () => {
    const { items } = await answerTo<UserPage>(
      demoEmail('admin'),
      '/users?role=affiliate&sort=oldest&limit=50',
    );
    // Nobody whom another journey gives something.
    const named = ['broker', 'affiliate', 'tenant'].map(demoEmail);
    const user = items.find(
      ({ email, affiliate }) => affiliate?.status === 'active' && !named.includes(email ?? ''),
    );
    const page = await asAdmin();
    await page.goto(`/admin?tab=users&user=${user?.user_id}`);
    await page.getByRole('button', { name: /^Shadow Power of / }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Shadow Power' });
    const add = dialog.getByRole('button', { name: 'Add Shadow Power' });
    await dialog.getByLabel('Shadow Power Amount').fill('0');
    expect(await add.isDisabled()).toBe(true);
    await dialog.getByLabel('Shadow Power Amount').fill('1000');
    await add.click();
    await page.getByText('Shadow power added successfully').waitFor();
    await page.getByRole('definition').filter({ hasText: '₹1,000' }).waitFor();
  });
});

describe('what is empty', () => {
  // spec 2.3: Broker Registrations: columns, Refresh … "No registrations yet."
  it('nothing there says so in the words of the specification', async () => {
    const page = await asAdmin();
    await page.route('**/api/admin/broker-registrations*', (route) =>
      route.fulfill({ json: { items: [], total: 0, next_cursor: null } }),
    );
    await page.goto('/admin?tab=brokers');
    await page.getByText('No registrations yet.').waitFor();
    await page.goto('/admin?tab=users&q=nobody+is+called+so');
    await page.getByText('No users found matching your search criteria.').waitFor();
  });
});
