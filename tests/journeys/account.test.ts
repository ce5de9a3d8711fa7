import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '../../src/db/seed/demo/people.ts';
import { addDays, dateInIndia } from '../../src/domain/dates.ts';
import { SESSION_KEY } from '../../src/web/lib/session.ts';
import { codeNow } from '../support/authenticator.ts';
import { openBrowser } from '../support/browser.ts';
import { homeInput } from '../support/homes.ts';
import { picture, svgWithScript } from '../support/photos.ts';
import { callerOf, demoEmail, signedIn } from '../support/sign-in.ts';
import { mailedCode, password, signUp, typeCode } from '../support/sign-up.ts';
import { unzip } from '../support/unzip.ts';

const { visitor } = openBrowser();

const person = async (label: string) => visitor(await signedIn(demoEmail(label)));
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();

describe('the user portal', () => {
  // spec 2.1: `/portal/user` (no role guard)
  it('greets by the time of day, says what waits, and leads to what is missing in the profile', async () => {
    const page = await person('landlord');
    await page.goto('/portal/user');
    await page.getByRole('heading', { name: /^Good (morning|afternoon|evening), Sudha/ }).waitFor();
    await page.getByRole('heading', { name: 'Next steps' }).waitFor();
    await page.getByRole('heading', { name: 'Your homes' }).waitFor();
    await page.getByRole('link', { name: /Complete your profile/ }).click();
    await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor();
  });
});

describe('the profile', () => {
  // spec account: "Failed to upload avatar"
  it('takes a picture, shows it in the header, and says at the field why another is none', async () => {
    const page = await person('tenant');
    await page.goto('/profile');
    const choose = async (name: string, buffer: Buffer) => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: /Add a picture|Change picture/ }).click();
      await (await chooser).setFiles({ name, mimeType: 'image/png', buffer });
    };
    await choose('me.png', svgWithScript);
    await page.getByText('This is not a JPEG, PNG, WebP or AVIF picture.').waitFor();
    await choose('me.png', (await picture(600, 400)).subarray(0, 900));
    await page.getByText('Failed to upload avatar').waitFor();
    await page.getByText('This file is broken or not complete').first().waitFor();
    await choose('me.jpg', await picture(400, 400));
    await page.getByText('Picture updated').waitFor();
    await page.locator('header img[src*="/files/public/avatars/"]').waitFor();
  });

  it('keeps what was typed when the session ends in the middle', async () => {
    const page = await person('user');
    await page.goto('/profile');
    // Another than a first try may have saved.
    const city = (await page.getByLabel('City').inputValue()) === 'Mysuru' ? 'Mandya' : 'Mysuru';
    await page.getByLabel('City').fill(city);
    const otherTab = await page.context().newPage();
    await otherTab.goto('/robots.txt');
    await otherTab.evaluate((key) => localStorage.removeItem(key), SESSION_KEY);
    await page.waitForURL('**/auth?next=%2Fprofile');
    await page.getByLabel('Mobile number or e-mail').fill(demoEmail('user'));
    await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/profile');
    await page.getByText('It is not saved yet').waitFor();
    expect(await page.getByLabel('City').inputValue()).toBe(city);
    await save(page);
    await page.getByText('Profile updated').waitFor();
  });
});

describe('the settings', () => {
  // spec beyond-programs: A personal access token opens what its scopes name, for every procedure … is made, named, used and revoked in the settings
  it('make an access token that a program calls with and revoke it, and set up a webhook', async () => {
    const page = await person('landlord');
    const name = `Journey desk ${Date.now()}`;
    await page.goto('/settings');
    await page.getByRole('link', { name: 'Open API access' }).click();
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
    await page.getByRole('checkbox', { name: 'A home is let' }).check();
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
    await elsewhere.getByLabel('Mobile number or e-mail').fill(email);
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
    const change = page.locator('form').filter({ has: page.getByLabel('New e-mail address') });
    const newEmail = `tara.${Date.now()}@example.in`;
    await change.getByLabel('New e-mail address').fill(newEmail);
    await change.getByRole('textbox', { name: 'Your password' }).fill(password);
    await change.getByLabel('Code of the app or backup code').fill(codeNow(uri));
    await change.getByRole('button', { name: 'Send a code there' }).click();
    await page.getByText('We have sent a six-digit code').waitFor();
    await typeCode(page, await mailedCode(page, newEmail, 'Your code for a new e-mail address'));
    await page.getByText('E-mail address changed').waitFor();
    await page.getByRole('button', { name: 'Change address' }).waitFor();
    await page.getByText(newEmail).first().waitFor();
  });
});

/** Makes that person a tenant whose lease runs, and an affiliate. Gives the way to end the lease with nothing open. */
async function rentAndJoin(email: string): Promise<() => Promise<unknown>> {
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
  const { id, version } = await own<Version>('POST', `/leases/${offered.id}/accept`, offered);
  return async () => {
    const noticed = await landlord<Version>('POST', `/leases/${id}/notice`, { version, ends_on: today });
    // The rent of its one day is written in the background.
    const dues = () => landlord<{ items: { id: string; amount: number }[] }>('GET', `/leases/${id}/dues`);
    await expect.poll(async () => (await dues()).items.length, { timeout: 30_000 }).toBe(1);
    await landlord('POST', `/leases/${id}/settle`, { version: noticed.version, ended_on: today });
    for (const { id: due, amount } of (await dues()).items) {
      await landlord('POST', `/dues/${due}/receipts`, { amount, mode: 'cash', paid_on: today });
    }
  };
}
type Version = { id: string; version: number };

describe('one’s own data', () => {
  // spec account: Beyond it: a copy of one’s data and the deletion of the account, of a tenant who is an affiliate too
  it('of a tenant who is an affiliate is agreed to, copied and deleted from the settings, and the deletion is taken back', async () => {
    const page = await visitor();
    const email = `kiran.private.${Date.now()}@example.in`;
    await page.goto('/auth?next=%2Fsettings');
    await signUp(page, email, 'Kiran Private');
    await page.waitForURL('**/settings');
    const offers = page.getByRole('switch', { name: 'Offers and news by e-mail' });
    await offers.click();
    await page.getByText('Answer kept').waitFor();
    await expect.poll(() => offers.isChecked()).toBe(true);
    await page.getByText('Nobody of our office looked at your data.').waitFor();
    const endLease = await rentAndJoin(email);

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
    await page.getByText('A lease runs, or the deposit of an ended one is not settled.').waitFor();
    await endLease();
    await page.reload();
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
    await address.waitFor();
  });
});
