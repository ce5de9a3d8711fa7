/** The office’s smaller promises; the quick lane holds its main tasks. */
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { newcomer } from '../../support/newcomer.ts';
import { answerTo, demoEmail, signedIn } from '../../support/sign-in.ts';

const { visitor } = openBrowser();
const desk = { viewport: { width: 1280, height: 900 } };
const ofAddress = async (email: string) => visitor({ ...desk, ...(await signedIn(email)) });
const person = (label: string) => ofAddress(demoEmail(label));

describe('the admin portal', () => {
  it('keeps its buttons whole on a phone while the connection is away', async () => {
    const page = await visitor({
      viewport: { width: 360, height: 780 },
      ...(await signedIn(demoEmail('admin'))),
    });
    await page.goto('/admin?tab=roles');
    await page.getByRole('heading', { name: 'Role Management', level: 1 }).waitFor();
    await page.context().setOffline(true);
    const banner = page.getByRole('banner').first();
    await banner.getByText('Offline').waitFor();
    const cut = await banner.getByText('Offline').evaluate((node) => node.scrollWidth - node.clientWidth);
    expect(cut).toBe(0);
    // Its words are for those who listen; the key and the door are whole.
    for (const name of ['Set PIN', 'Logout']) {
      const box = await banner.getByRole('button', { name, exact: true }).boundingBox();
      expect(box?.width, name).toBeGreaterThanOrEqual(40);
      expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(360);
    }
  });

  // spec 2.3: Header: name, Administrator badge, Logout … and system health
  it('says how the system is doing, and what was checked', async () => {
    const page = await person('admin');
    await page.goto('/admin');
    await page.getByRole('button', { name: /^System: (Healthy|Warning|Critical)$/ }).click();
    for (const check of ['Database', 'Background jobs', 'Mail', 'Storage', 'Audit trail', 'Answers']) {
      await page.getByRole('dialog').getByText(check, { exact: true }).waitFor();
    }
    await page.getByText('Files can be saved').waitFor();
  });
});

describe('a role', () => {
  // spec 5: The last administrator stays
  // spec 8: "Failed to remove role" with the server's message
  it('of the last administrator stays', async () => {
    const { userId } = await answerTo<{ userId: string }>(demoEmail('admin'), '/account/me');
    const page = await person('admin');
    await page.goto(`/admin?tab=roles&user=${userId}`);
    await page.getByRole('button', { name: 'Remove the role Administrator' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('Leaves');
    await page.getByRole('button', { name: 'Remove role', exact: true }).click();
    await page.getByText('Failed to remove role').waitFor();
    const question = page.getByRole('dialog');
    await question.getByText('This is the last administrator.').waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: 'Remove the role Administrator' }).count()).toBe(1);
  });
});

describe('the directory of people', () => {
  it('says so when nobody matches', async () => {
    const page = await person('admin');
    await page.goto('/admin?tab=users&q=nobody+is+called+so');
    await page.getByText('No users found matching your search criteria.').waitFor();
    await page.goto('/admin?tab=users&user=019aa000-0000-7000-8000-000000000000');
    await page.getByText('No person has this ID').waitFor();
  });

  // spec 8: "Status Updated"
  it('makes a person an affiliate, names no unknown sponsor, and suspends them', async () => {
    const { userId } = await answerTo<{ userId: string }>(await newcomer('Asha Root'), '/account/me');
    const page = await person('admin');
    await page.goto(`/admin?tab=users&user=${userId}`);
    await page.getByRole('button', { name: 'Make an affiliate' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make an affiliate' }).click();
    await page.getByText('Affiliate created').waitFor();
    await page.getByText('None: top of the tree').waitFor();

    await page.getByRole('button', { name: 'Change sponsor' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Code of the new sponsor').fill('KRY-ZZZZZ');
    await dialog.getByLabel('Reason').fill('Came by invitation');
    await dialog.getByRole('button', { name: 'Change sponsor' }).click();
    await dialog.getByText('This code does not exist.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('button', { name: 'Change status' }).click();
    await dialog.getByLabel('Reason').fill('Made by mistake');
    await dialog.getByRole('button', { name: 'Change status' }).click();
    await dialog.getByText('The contract has not been agreed to yet.').waitFor();
    await dialog.getByRole('combobox', { name: 'New status' }).click();
    await page.getByRole('option', { name: 'Suspended' }).click();
    await dialog.getByRole('button', { name: 'Change status' }).click();
    await page.getByText('Status Updated').waitFor();
    await page.getByRole('definition').filter({ hasText: 'Suspended' }).waitFor();
  });

  // spec 2.3: CRM: Payments, and each commission line with its why
  it('shows the payments of a person, and why each line of a month is what it is', async () => {
    const { userId } = await answerTo<{ userId: string }>(demoEmail('broker'), '/account/me');
    const page = await person('admin');
    await page.goto(`/admin?tab=users&user=${userId}&show=commissions`);
    await page
      .getByRole('link', { name: /^Lines of / })
      .first()
      .click();
    const lines = page.getByRole('region', { name: /^Lines of / });
    await lines
      .getByRole('button', { name: /^Why this amount: / })
      .first()
      .click();
    const why = page.getByRole('dialog', { name: /^Why ₹/ });
    await why.getByRole('heading', { name: 'The way of the rent' }).waitFor();
    await why.getByRole('row').filter({ hasText: 'Farhan Qureshi' }).waitFor();
    await page.keyboard.press('Escape');
    await why.waitFor({ state: 'detached' });

    await page.getByRole('tab', { name: 'Payments', exact: true }).click();
    await page.waitForURL(/show=payments/);
    const fee = page.getByRole('row').filter({ hasText: 'Broker registration' });
    await fee.getByText('₹5,000', { exact: true }).waitFor();
    await fee.getByText('Succeeded', { exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Activity Log' }).click();
    await page.waitForURL(/show=activity/);
  });
});

describe('the admin PIN', () => {
  const typePin = async (page: Awaited<ReturnType<typeof visitor>>, label: string, digits: string) => {
    const boxes = page.getByRole('group', { name: label, exact: true }).getByRole('textbox');
    for (const [place, digit] of [...digits].entries()) await boxes.nth(place).fill(digit);
  };

  it('is set once, and asked for in the next session', async () => {
    const other = await newcomer('Other Chief');
    const { userId } = await answerTo<{ userId: string }>(other, '/account/me');
    const chief = await person('admin');
    await chief.goto(`/admin?tab=roles&user=${userId}`);
    await chief.getByRole('combobox', { name: 'Role', exact: true }).click();
    await chief.getByRole('option', { name: 'Administrator' }).click();
    await chief.getByLabel('Reason').fill('Joins the office');
    await chief.getByRole('button', { name: 'Assign Role' }).click();
    await chief.getByText('Role assigned').waitFor();

    const first = await ofAddress(other);
    await first.goto('/admin');
    await first.getByRole('button', { name: 'Set PIN' }).click();
    await typePin(first, 'New PIN', '482915');
    await typePin(first, 'The same PIN again', '482915');
    await first.getByRole('dialog').getByRole('button', { name: 'Set PIN' }).click();
    await first.getByText('Admin PIN set').waitFor();
    await first.reload();
    await first.getByRole('heading', { name: 'Admin Dashboard', level: 1 }).waitFor();

    const next = await ofAddress(other);
    await next.goto('/admin?tab=users');
    await next.getByRole('heading', { name: 'Enter your admin PIN', level: 1 }).waitFor();
    await typePin(next, 'Admin PIN', '111222');
    await next.getByText('This is not your PIN. Try again.').waitFor();
    await typePin(next, 'Admin PIN', '482915');
    await next.getByRole('heading', { name: 'Users', level: 1 }).waitFor();
    await next.getByRole('button', { name: 'Logout' }).click();
    await next.waitForURL((url) => url.pathname === '/auth');
    expect(await next.evaluate(() => sessionStorage.getItem('kiraya.admin-pin'))).toBeNull();

    await chief.getByRole('button', { name: 'Remove the role Administrator' }).click();
    await chief.getByRole('dialog').getByLabel('Reason').fill('Leaves the office');
    await chief.getByRole('button', { name: 'Remove role', exact: true }).click();
    await chief.getByText('Role removed').waitFor();
  });
});
