/** People who have a mobile number and no e-mail address, on a phone of 360 px: how they sign up, choose and confirm, in both languages. */
import type { Locator, Page } from 'playwright-core';
import { type Language, mailboxCodes, typeCode, signInWords as words } from './sign-up.ts';

export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
export const dialogOf = (page: Page) => page.getByRole('dialog');

let numbers = 0;
/** A mobile number that nobody has, as it is kept. */
export function newNumber(): string {
  numbers += 1;
  return `+91${70 + numbers}${String(Date.now()).slice(-8)}`;
}

/** Asks for a code by whatever form is open, and types the one that comes. */
export async function proveNumber(
  page: Page,
  language: Language,
  number: string,
  earlierCodes = 0,
): Promise<void> {
  const { account, send, code } = words[language];
  await page.getByLabel(account).fill(number.slice(3));
  await page.getByRole('button', { name: send }).click();
  const [newest = ''] = await mailboxCodes(page, number, earlierCodes + 1);
  await typeCode(page, newest, code);
}

/** On a page that is open yet nowhere; `next` is where it leads. */
export async function signUp(
  page: Page,
  language: Language,
  { name, number, next }: Record<'name' | 'number' | 'next', string>,
): Promise<Page> {
  const { path, name: nameLabel } = words[language];
  await page.goto(`${path}/auth?mode=sign-up&next=${encodeURIComponent(next)}`);
  await page.getByLabel(nameLabel).fill(name);
  await proveNumber(page, language, number);
  // A home's address goes on to the one with its title.
  const [, screen = ''] = new URL(next, page.url()).pathname.split('/');
  await page.waitForURL((url) => url.pathname.startsWith(`${path}/${screen}`));
  return page;
}

export async function choose(page: Page, label: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option').first().click();
}

/** Presses a button, whose name may say of whom or what, and the one of the dialog that asks whether it is meant; `address` where it asks for that too. */
export async function confirm(place: Page | Locator, label: string, address?: string): Promise<void> {
  const page = 'page' in place ? place.page() : place;
  await place
    .getByRole('button', { name: new RegExp(`^${label}(:|$)`) })
    .first()
    .click();
  const dialog = dialogOf(page);
  if (address) await dialog.getByLabel('पता').fill(address);
  await dialog.getByRole('button', { name: label, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}
