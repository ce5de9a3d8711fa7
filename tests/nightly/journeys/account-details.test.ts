/** What can go wrong or otherwise in profile and settings; the quick lane holds their main tasks. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '../../../src/db/seed/demo/people.ts';
import { addDays, dateInIndia } from '../../../src/domain/dates.ts';
import { codeNow } from '../../support/authenticator.ts';
import { openBrowser } from '../../support/browser.ts';
import { homeInput } from '../../support/homes.ts';
import { callerOf, demoEmail, signedIn } from '../../support/sign-in.ts';
import { acceptByApi, proposeByApi } from '../../support/sign-lease.ts';
import { mailedCode, openLetter, password, signUp, typeCode } from '../../support/sign-up.ts';
import { unzip } from '../../support/unzip.ts';

const { visitor } = openBrowser();

const person = async (label: string) => visitor(await signedIn(demoEmail(label)));
/** Long rows of the settings are folded. */
const unfold = (page: Page, title: string) =>
  page.locator('summary', { has: page.getByRole('heading', { name: title }) }).click();
/** In the list of sign-ins: the switch for pushes is called so too. */
const thisDevice = (page: Page) =>
  page
    .locator('section', { has: page.getByRole('heading', { name: 'Where you are signed in' }) })
    .getByText('This device');
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();

describe('the user portal', () => {
  it('says that the roles could not be loaded, and stays usable', async () => {
    const page = await person('landlord');
    await page.route('**/api/account/me', (route) => route.abort());
    await page.goto('/portal/user');
    await page.getByText('Failed to load user roles').waitFor();
    await page.getByRole('heading', { name: /Sudha/ }).waitFor();
  });
});

describe('the profile', () => {
  // spec 2.1: `/profile`
  it('reads numbers as people write them, and says at its field which one it cannot read', async () => {
    const page = await person('tenant');
    await page.goto('/profile');
    const income = page.getByLabel('Annual income');
    const edit = page.getByRole('button', { name: 'Edit What you look for' });
    // It is read until it is to be changed.
    await edit.click();
    await income.fill('12 lakh');
    await page.getByLabel('Bedrooms').fill('a few');
    await save(page);
    await page.getByText('Enter a number of bedrooms, such as 2').waitFor();
    await page.getByLabel('Bedrooms').fill('');
    await save(page);
    await page.getByText('Profile updated').waitFor();
    await page.reload();
    await edit.click();
    await expect.poll(() => income.inputValue()).toBe('12,00,000');
    expect(await page.getByLabel('Bedrooms').inputValue()).toBe('');
    await page.getByRole('button', { name: 'Bedrooms' }).click();
    await page.keyboard.type('2 BHK');
    await save(page);
    await expect.poll(() => page.getByLabel('Bedrooms').inputValue()).toBe('2');
  });

  it('stands in a temporary one when it cannot be loaded', async () => {
    const page = await person('affiliate');
    await page.route('**/api/profile', (route) => route.abort());
    await page.goto('/profile');
    await page.getByText('Failed to load profile').waitFor();
    await page.getByRole('img', { name: 'Profile 20% complete' }).waitFor();
    await page.unroute('**/api/profile');
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: /your profile/i }).waitFor();
  });
});

describe('the settings', () => {
  it('change the theme here and on a device without a choice of its own', async () => {
    const page = await person('affiliate');
    await page.goto('/settings');
    // From light, whatever a first try has chosen.
    for (const theme of ['Light', 'Dark']) {
      const [saved] = await Promise.all([
        page.waitForResponse('**/api/account/settings'),
        page.locator('label', { hasText: theme }).click(),
      ]);
      expect(saved.status()).toBe(200);
    }
    await page.locator('html[data-mantine-color-scheme="dark"]').waitFor();
    const elsewhere = await person('affiliate');
    await elsewhere.goto('/profile');
    await elsewhere.locator('html[data-mantine-color-scheme="dark"]').waitFor();
  });

  it('change the password only with the present one', async () => {
    const page = await person('property_manager');
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByRole('textbox', { name: 'Current password' }).fill('not this one');
    await page.getByRole('textbox', { name: 'New password' }).fill('another good password');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('This is not your password').waitFor();
    await page.getByRole('textbox', { name: 'Current password' }).fill(demoPassword);
    await page.getByRole('textbox', { name: 'New password' }).fill(demoPassword);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Password changed').waitFor();
    await page.reload();
    await unfold(page, 'Where you are signed in');
    await thisDevice(page).waitFor();
  });

  // spec 2.1: `/settings`
  it('list where one is signed in, and sign out everywhere else', async () => {
    await person('property_manager');
    const page = await person('property_manager');
    await page.goto('/settings');
    await unfold(page, 'Where you are signed in');
    await thisDevice(page).waitFor();
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await page.getByRole('button', { name: 'Sign out others' }).click();
    await page.getByText('You are signed in nowhere else.').waitFor();
  });

  // spec beyond-programs: A personal access token opens what its scopes name, for every procedure … is made, named, used and revoked in the settings
  it('make an access token that a program calls with and revoke it, and set up a webhook', async () => {
    const page = await person('landlord');
    const name = `Journey desk ${Date.now()}`;
    await page.goto('/settings');
    await page.getByRole('link', { name: 'Manage API access' }).click();
    await page.getByRole('button', { name: 'New token' }).click();
    await page.getByRole('button', { name: 'Make token' }).click();
    await page.getByText('Enter a name').waitFor();
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('checkbox', { name: 'Read your homes, drafts and imports' }).check();
    await page.getByRole('button', { name: 'Make token' }).click();
    const token = await page.getByText(/^kir_\w{36}$/).textContent();
    const ask = (path: string) =>
      fetch(new URL(path, page.url()), { headers: { authorization: `Bearer ${token}` } });
    expect((await ask('/api/my/properties')).status).toBe(200);
    expect(await (await ask('/api/my/visits')).json()).toMatchObject({
      status: 403,
      data: { scope: 'leads:read' },
    });
    await page.getByRole('button', { name: `Revoke ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await page.getByText('Token revoked').waitFor();
    expect((await ask('/api/my/properties')).status).toBe(401);
    await page.getByRole('button', { name: 'New webhook' }).click();
    await page.getByRole('textbox', { name: 'Address' }).fill('https://10.0.0.1/hooks');
    await page.getByRole('checkbox', { name: 'A home is rented out' }).check();
    await page.getByRole('button', { name: 'Set up' }).click();
    await page.getByText('Use an address that is reachable from the internet').waitFor();
    await page.getByRole('textbox', { name: 'Address' }).fill('https://hooks.invalid.example/');
    await page.getByRole('button', { name: 'Set up' }).click();
    const secret = await page.getByText(/^whsec_/).textContent();
    await page.getByRole('button', { name: 'New secret' }).click();
    await page.getByRole('button', { name: 'Make a new secret' }).click();
    await page.getByText('Signed with the earlier secret too until').waitFor();
    expect(await page.getByText(/^whsec_/).textContent()).not.toBe(secret);
    await page.getByRole('button', { name: 'Deliveries' }).click();
    await page.getByText('Nothing was sent in the last 30 days.').waitFor();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Webhook removed').waitFor();
  });
});

describe('two-step sign-in', () => {
  it('is set up with an app, asks for its code at the next sign-in, takes a backup code instead, and proves who changes their address', async () => {
    const page = await visitor();
    const email = `tara.twostep.${Date.now()}@example.in`;
    await page.goto('/auth?next=%2Fsettings');
    await signUp(page, email, 'Tara Twostep');
    await page.waitForURL('**/settings');
    const ask = page.getByRole('button', { name: 'Set up two-step sign-in' });
    await page.getByRole('button', { name: 'Set up', exact: true }).click();
    await page.getByRole('textbox', { name: 'Your password' }).fill(password);
    await ask.click();
    await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
    const secret = await page.locator('code').first().textContent();
    const uri = `otpauth://totp/Kiraya?secret=${secret?.replaceAll(' ', '')}`;
    const backup = await page
      .getByRole('list', { name: 'Backup codes' })
      .locator('code')
      .first()
      .textContent();
    const type = async (code: string) => {
      const boxes = page.getByRole('group', { name: 'Code of the app', exact: true }).getByRole('textbox');
      for (const [place, digit] of [...code].entries()) await boxes.nth(place).fill(digit);
    };
    await type(codeNow(uri));
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByText('Two-step sign-in is on').waitFor();

    const elsewhere = await visitor();
    await elsewhere.goto('/auth?next=%2Fsettings');
    await elsewhere.getByLabel('Mobile number or email').fill(email);
    await elsewhere.getByRole('textbox', { name: 'Password' }).fill(password);
    await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
    await elsewhere.getByText('One more step').waitFor();
    await elsewhere.getByRole('button', { name: 'Use a backup code instead' }).click();
    const box = elsewhere.getByLabel('Backup code');
    await box.fill('AAAAA-AAAAA');
    await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
    await elsewhere.getByText('This code is wrong or was used already').waitFor();
    await box.fill(backup ?? '');
    await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
    await elsewhere.waitForURL('**/settings');
    await elsewhere.getByRole('heading', { name: 'Two-step sign-in' }).waitFor();

    await page.getByRole('button', { name: 'Change address' }).click();
    const change = page.locator('form').filter({ has: page.getByLabel('New email address') });
    const newEmail = `tara.${Date.now()}@example.in`;
    await change.getByLabel('New email address').fill(newEmail);
    await change.getByRole('textbox', { name: 'Your password' }).fill(password);
    await change.getByLabel('Code of the app or backup code').fill(codeNow(uri));
    await change.getByRole('button', { name: 'Send a code there' }).click();
    await page.getByText('We have sent a six-digit code').waitFor();
    await typeCode(page, await mailedCode(page, newEmail, 'Your code for a new email address'));
    await page.getByText('Email address changed').waitFor();
    await page.getByRole('button', { name: 'Change address' }).waitFor();
    await page.getByText(newEmail).first().waitFor();
  });
});

/** Makes that person a tenant whose lease runs, and an affiliate. */
async function rentAndJoin(email: string): Promise<void> {
  const landlord = await callerOf(demoEmail('landlord'));
  const own = await callerOf(email, password);
  const sponsor = await callerOf(demoEmail('affiliate'));
  const { affiliate } = await sponsor<{ affiliate: { affiliate_id: string } }>('GET', '/my/affiliate');
  await own('POST', '/my/affiliate', { sponsor_id: affiliate.affiliate_id, consent: true });

  const today = dateInIndia(new Date().toISOString());
  const home = await landlord<{ id: string }>('POST', '/my/properties', homeInput());
  const offered = await landlord<Version>('POST', '/leases', {
    property_id: home.id,
    tenant_name: 'Kiran Private',
    tenant_email: email,
    start_date: today,
    end_date: addDays(today, 300),
    notice_days: 0,
    rent: 3_000_000,
  });
  await proposeByApi(demoEmail('landlord'), offered);
  await acceptByApi(email, offered.id, password);
}
type Version = { id: string; version: number };

describe('one’s own data', () => {
  // spec account: Beyond it: a copy of one’s data and the deletion of the account, of a tenant who is an affiliate too
  it('of a tenant who is an affiliate is agreed to and copied, and stays while the lease runs to its last day', async () => {
    const page = await visitor();
    const email = `kiran.private.${Date.now()}@example.in`;
    await page.goto('/auth?next=%2Fsettings');
    await signUp(page, email, 'Kiran Private');
    await page.waitForURL('**/settings');
    await unfold(page, 'Consents');
    const offers = page.getByRole('switch', { name: 'Offers and news by email' });
    await offers.click();
    await page.getByText('Answer saved').waitFor();
    await expect.poll(() => offers.isChecked()).toBe(true);
    await unfold(page, 'Who looked at my data');
    await page.getByText('No one from our team has viewed your data.').waitFor();
    await rentAndJoin(email);

    await page.getByRole('button', { name: 'Make a copy' }).click();
    const fetchIt = page.getByRole('button', { name: /^Download the copy of/ });
    await fetchIt.waitFor({ timeout: 30_000 });
    const download = page.waitForEvent('download');
    await fetchIt.click();
    expect((await download).suggestedFilename()).toMatch(/[.]zip$/);
    const files = unzip(await readFile(await (await download).path()));
    expect(files.get('csv/leases.csv')?.toString()).toContain('tenant');
    expect(files.get('csv/affiliate.csv')?.toString()).toMatch(/KRY-/);

    await page.reload();
    await unfold(page, 'Delete my account');
    await page.getByText('A lease runs, or the deposit of an ended one is not settled.').waitFor();
    await page.context().close();
  });

  it('of whoever rents nothing is deleted from the settings, and the deletion is taken back', async () => {
    const page = await visitor();
    const email = `kamal.private.${Date.now()}@example.in`;
    await page.goto('/auth?next=%2Fsettings');
    await signUp(page, email, 'Kamal Private');
    await page.waitForURL('**/settings');
    await unfold(page, 'Delete my account');
    const address = page.getByRole('textbox', {
      name: 'Type your email address or mobile number to confirm',
    });
    await address.fill('somebody@example.in');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByText('This is not the address of this account.').waitFor();
    await address.fill(email);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByText('Your account is deleted in the night of').waitFor();
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await page.getByText('You have seven days to change your mind').waitFor();
  });
});

// spec 7: Code exchange: a mailed link carries a single-use code that leaves the address
// security identity: Links in e-mail carry a code that works once … and leave the address bar
it('signs in by a mailed link, which works once and leaves the address bar', async () => {
  const email = `journey.link.${Date.now()}@example.com`;
  const first = await visitor();
  await first.goto('/auth?next=%2Fproperties');
  await signUp(first, email, 'Kiran Das');
  await first.waitForURL('**/properties');

  const page = await visitor();
  await page.goto('/auth');
  await page.getByText('One-time code', { exact: true }).click();
  await page.getByLabel('Mobile number or email').fill(email);
  await page.getByRole('button', { name: 'Email me a link instead' }).click();
  await page.getByText('a link is on its way').waitFor();
  const letter = await openLetter(page, email, 'Your link to sign in to Kiraya');
  const link = letter.locator('pre a');
  const address = await link.getAttribute('href');
  await link.click();
  await letter.waitForURL((url) => url.pathname.startsWith('/portal') && url.hash === '');

  const stranger = await visitor();
  await stranger.goto(address ?? '');
  await stranger.getByText('This link was used already or has expired').waitFor();
  expect(stranger.url()).not.toContain('link=');
});

it('two accounts of one person are brought together, and what the other had is here', async () => {
  const stamp = Date.now();
  const [stored, other] = [`journey.kept.${stamp}@example.com`, `journey.other.${stamp}@example.com`];
  const elsewhere = await visitor();
  await elsewhere.goto('/auth?next=%2Fsettings');
  await signUp(elsewhere, other, 'Ravi Twice');
  await elsewhere.waitForURL('**/settings');
  const call = await callerOf(other, password);
  const title = `Rooms of the other account ${stamp}`;
  await call('POST', '/my/properties', homeInput({ title }));

  const page = await visitor({ viewport: { width: 360, height: 740 } });
  await page.goto('/auth?next=%2Fsettings');
  await signUp(page, stored, 'Ravi Kumar');
  await page.waitForURL('**/settings');
  await page.getByRole('button', { name: 'Merge accounts' }).click();
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: 'Merge another account' }),
  });
  const account = section.getByLabel('Mobile number or email of the other account');
  await account.fill(stored);
  await section.getByRole('textbox', { name: 'Your password' }).fill(password);
  await section.getByRole('button', { name: 'Send a code there' }).click();
  await page.getByText('This is the account that you are signed in to.').waitFor();
  await account.fill(other);
  await section.getByRole('button', { name: 'Send a code there' }).click();
  await page.getByText('We have sent a six-digit code').waitFor();
  await typeCode(page, await mailedCode(page, other, 'Your code to bring two accounts together'));
  await page.getByText('The two accounts are one now').waitFor();
  await page.goto('/my-properties');
  await page.getByRole('article', { name: title }).waitFor();
  await elsewhere.goto('/my-properties');
  await elsewhere.waitForURL((url) => url.pathname === '/auth');
});
