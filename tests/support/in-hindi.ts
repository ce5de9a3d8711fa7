/** Ways in on the Hindi pages: by a code in the mailbox, as an account that is there or a new one. */
import type { Page } from 'playwright-core';
import { mailedCode, typeCode } from './sign-up.ts';

async function proveInHindi(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'मुझे कोड भेजें' }).click();
  await page.getByText('छह अंकों का कोड भेजा है').waitFor();
  await typeCode(page, await mailedCode(page, email, 'आपका Kiraya कोड'), 'कोड');
}

/** `path` is the English one, where signing in leads to. */
export async function signInInHindi(page: Page, email: string, path: string): Promise<void> {
  await page.goto(`/hi/auth?next=${encodeURIComponent(path)}`);
  await page.getByText('एक बार का कोड', { exact: true }).click();
  await page.getByLabel('मोबाइल नंबर या ई-मेल').fill(email);
  await proveInHindi(page, email);
  const [wanted] = path.split('?');
  await page.waitForURL(({ pathname }) => pathname === `/hi${wanted}`);
}

/** On the sign-in page: a landlord’s account. */
export async function signUpInHindi(page: Page, email: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'यहाँ नए हैं? खाता खोलें' }).click();
  await page.getByLabel('आपका नाम').fill(name);
  await page.getByLabel('मोबाइल नंबर या ई-मेल').fill(email);
  await page.getByLabel('मुझे घर किराये पर देना है').check();
  await proveInHindi(page, email);
}

/** Nothing makes the page wider than the screen. */
export const fitsScreen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
