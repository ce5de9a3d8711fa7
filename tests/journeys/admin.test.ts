import { describe, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { answerTo, demoEmail, signedIn } from '../support/sign-in.ts';

const { visitor } = openBrowser();
const desk = { viewport: { width: 1280, height: 900 } };
const ofAddress = async (email: string) => visitor({ ...desk, ...(await signedIn(email)) });
const person = (label: string) => ofAddress(demoEmail(label));
const tab = (page: Awaited<ReturnType<typeof visitor>>, name: string) =>
  page.getByRole('tab', { name, exact: true });

describe('the admin portal', () => {
  // spec 2.3: The tabs, in their order … and `tab` in the address
  it('keeps its tab in the address', async () => {
    const page = await person('admin');
    await page.goto('/admin');
    await page.getByRole('heading', { name: 'Admin Dashboard', level: 1 }).waitFor();
    await tab(page, 'Roles').click();
    await page.waitForURL('**/admin?tab=roles');
    await page.getByRole('heading', { name: 'Role Management', level: 1 }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Admin Dashboard', level: 1 }).waitFor();
    await page.goto('/admin?tab=no-such-tab');
    await page.getByRole('heading', { name: 'Admin Dashboard', level: 1 }).waitFor();
  });

  it('denies others, who may go back; the other address leads them to their own portal', async () => {
    const page = await person('landlord');
    await page.goto('/my-properties');
    await page.goto('/admin');
    await page.getByRole('heading', { name: 'Access Denied' }).waitFor();
    await page.getByText('You do not have admin privileges.').waitFor();
    await page.getByRole('button', { name: 'Go Back' }).click();
    await page.waitForURL('**/my-properties');
    await page.goto('/admin-secure');
    await page.waitForURL((url) => url.pathname.startsWith('/portal/'));
  });

  // spec 2.3: Logout ends the PIN's marker and leads to sign-in
  it('leads to sign-in after Logout', async () => {
    const page = await person('admin');
    await page.goto('/admin-secure');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL((url) => url.pathname === '/auth' && url.search === '');
    await page.goto('/admin');
    await page.waitForURL('**/auth?next=%2Fadmin');
  });
});

describe('a role', () => {
  // spec 2.3: Role Management: user id, role, Assign Role, chips that remove; first admin
  // spec 5: Assign Role: "Missing user id" with its hint
  // spec 8: "Role assigned", "Role removed"
  it('given and taken away counts at once for whoever is signed in', async () => {
    const { userId } = await answerTo<{ userId: string }>(demoEmail('user'), '/account/me');
    const other = await person('user');
    await other.goto('/admin');
    await other.getByRole('heading', { name: 'Access Denied' }).waitFor();

    const page = await person('admin');
    await page.goto('/admin?tab=roles');
    await page.getByRole('button', { name: 'Assign Role' }).click();
    await page.getByText('Missing user id').waitFor();
    await page.getByLabel('User ID (UUID)').fill(userId);
    await page.getByText('No roles: a plain user.').waitFor();
    await page.getByRole('combobox', { name: 'Role', exact: true }).click();
    await page.getByRole('option', { name: 'Administrator' }).click();
    await page.getByLabel('Reason').fill('Joins the office');
    await page.getByRole('button', { name: 'Assign Role' }).click();
    await page.getByText('Role assigned').waitFor();

    await other.reload();
    await other.getByRole('heading', { name: 'Admin Dashboard', level: 1 }).waitFor();

    await page.getByRole('button', { name: 'Remove the role Administrator' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('Leaves the office');
    await page.getByRole('button', { name: 'Remove role', exact: true }).click();
    await page.getByText('Role removed').waitFor();
    await page.getByText('No roles: a plain user.').waitFor();

    // Whatever the open page asks for next is refused: what this tab asks for,
    // or its own next look at what waits, should that come first.
    const denied = other.getByRole('heading', { name: 'Access Denied' });
    await Promise.any([other.getByRole('tab', { name: 'Roles', exact: true }).click(), denied.waitFor()]);
    await denied.waitFor();
  });
});

describe('the work of the first tabs', () => {
  // spec 8: "Property approved successfully"
  it('approves a property, and the audit trail knows who did it', async () => {
    const page = await person('admin');
    await page.goto('/admin');
    await page
      .getByRole('button', { name: /^Approve / })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByText('Property approved successfully').waitFor();
    await page.getByRole('button', { name: 'System', exact: true }).click();
    await page.getByRole('tab', { name: 'Audit', exact: true }).click();
    const entry = page.getByRole('row').filter({ hasText: 'Property approved' }).first();
    await entry.getByText('Meera Iyengar').waitFor();
    await page.getByRole('button', { name: 'Verify the chain' }).click();
    await page.getByText(/^The chain is whole: [\d,]+ entr/).waitFor();
  });
});
