/** A person's own way in: the sign-up form and the letters read in the development mailbox. */
import type { Page } from 'playwright-core';
import { vi } from 'vitest';

export const password = 'correct horse battery';

type At = Pick<Page, 'url'>;

const mailboxOf = (page: At, email: string) =>
  new URL(`/dev/mailbox?to=${encodeURIComponent(email)}`, page.url()).href;

/** Where the newest letter to that address with that subject is read, once it has come. The list is asked for without being drawn. */
async function letterAddress(page: At, email: string, subject: string): Promise<string> {
  const link = new RegExp(`href="(/dev/mailbox/[0-9a-f-]+)"[^>]*>${subject}<`);
  const found = async () => {
    const [, path] = link.exec(await (await fetch(mailboxOf(page, email))).text()) ?? [];
    if (!path) throw new Error(`"${subject}" has not come to ${email}`);
    return new URL(path, page.url()).href;
  };
  return vi.waitFor(found, { timeout: 30_000, interval: 100 });
}

/** Letters to that address, the newest first, each with the code in it. */
export async function lettersTo(page: At, email: string): Promise<{ subject: string; code: string }[]> {
  const html = await (await fetch(mailboxOf(page, email))).text();
  const found = [...html.matchAll(/href="(\/dev\/mailbox\/[0-9a-f-]+)"[^>]*>([^<]*)</g)];
  return Promise.all(
    found.map(async ([, path = '', subject = '']) => ({
      subject,
      code: codeIn(await (await fetch(new URL(path, page.url()))).text()),
    })),
  );
}

/** The newest letter to that address with that subject, opened where a person would read it. */
export async function openLetter(page: Page, email: string, subject: string): Promise<Page> {
  await letterAddress(page, email, subject);
  const mailbox = await page.context().newPage();
  await mailbox.goto(mailboxOf(page, email));
  await mailbox.getByRole('link', { name: subject }).first().click();
  await mailbox.locator('pre').waitFor();
  return mailbox;
}

export async function mailedCode(page: At, email: string, subject = 'Your Kiraya code'): Promise<string> {
  return codeIn(await (await fetch(await letterAddress(page, email, subject))).text());
}

function codeIn(html: string): string {
  const [text = ''] = /<pre[\s\S]*?<\/pre>/.exec(html) ?? [];
  return /^\d{6}$/m.exec(text.replace(/<[^>]*>/g, ''))?.[0] ?? '';
}

/** Codes that were sent to a mobile number, the newest first, once there are so many. */
export function mailboxCodes(page: At, phone: string, count: number): Promise<string[]> {
  const found = async () => {
    const html = await (await fetch(mailboxOf(page, phone))).text();
    const codes = [
      ...html.matchAll(
        />(\d{6}) (?:is your Kiraya code|makes this the mobile number|signs your rental agreement|आपका Kiraya कोड|से यह नंबर|से [^<]* के किराया एग्रीमेंट)/g,
      ),
    ].map(([, code = '']) => code);
    if (codes.length < count) throw new Error(`${codes.length} codes have come to ${phone}`);
    return codes;
  };
  return vi.waitFor(found, { timeout: 30_000, interval: 100 });
}

export async function typeCode(page: Page, code: string, label = 'Code'): Promise<void> {
  const boxes = page.getByRole('group', { name: label, exact: true }).getByRole('textbox');
  for (const [place, digit] of [...code].entries()) await boxes.nth(place).fill(digit);
}

/** The words of the pages that somebody sees, in both languages. */
export const signInWords = {
  en: {
    name: 'Your name',
    account: 'Mobile number or email',
    send: 'Send me a code',
    code: 'Code',
    byCode: 'One-time code',
    subject: 'Your Kiraya code',
    path: '',
  },
  hi: {
    name: 'आपका नाम',
    account: 'मोबाइल नंबर या ई-मेल',
    send: 'मुझे कोड भेजें',
    code: 'कोड',
    byCode: 'एक बार का कोड',
    subject: 'आपका Kiraya कोड',
    path: '/hi',
  },
} as const;
export type Language = keyof typeof signInWords;

/** By a code in the mailbox, for people without a password; `next` is where it leads, in that language. */
export async function signInByCode(
  page: Page,
  email: string,
  next: string,
  language: Language = 'en',
): Promise<void> {
  const { path, account, send, code, byCode, subject } = signInWords[language];
  await page.goto(`${path}/auth?next=${encodeURIComponent(next)}`);
  await page.getByText(byCode, { exact: true }).click();
  await page.getByLabel(account).fill(email);
  await page.getByRole('button', { name: send }).click();
  await page.getByRole('group', { name: code, exact: true }).waitFor();
  await typeCode(page, await mailedCode(page, email, subject), code);
  const { pathname } = new URL(`${path}${next}`, page.url());
  await page.waitForURL((url) => url.pathname === pathname);
}

export async function signUp(page: Page, email: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New here? Open an account' }).click();
  await openAccount(page, email, name);
}

/** The same where the page offers an account at once. */
export async function openAccount(page: Page, email: string, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Mobile number or email').fill(email);
  await page.getByLabel('I am looking for a home').check();
  await page.getByRole('textbox', { name: 'Password (optional)' }).fill(password);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByText('We have sent a six-digit code').waitFor();
  await typeCode(page, await mailedCode(page, email));
}
