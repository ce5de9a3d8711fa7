/** Signing a lease as people do it: the code comes to the development mailbox, the name is typed. */
import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import { productOrigin } from './origin.ts';
import { callerOf } from './sign-in.ts';
import { lettersTo, mailboxCodes } from './sign-up.ts';

const subject = /rental agreement|किराया एग्रीमेंट/;

/** Letters with a code to sign the lease of that home, the newest first: others sign as the demo's people at the same time. */
const codeLetters = async (email: string, home: string) =>
  (await lettersTo({ url: () => productOrigin() }, email)).filter(
    (letter) => subject.test(letter.subject) && letter.subject.includes(home),
  );

/** The code of the letter that comes after so many. */
async function nextCode(email: string, home: string, known: number): Promise<string> {
  return vi.waitFor(
    async () => {
      const letters = await codeLetters(email, home);
      if (letters.length <= known) throw new Error(`No new code has come to ${email}`);
      return letters[0]?.code ?? '';
    },
    { timeout: 30_000, interval: 100 },
  );
}

type Words = { name: string; send: string; code: string; submit: string };
export const english: Words = {
  name: 'Your full name',
  send: 'Email me a code',
  code: 'Code',
  submit: 'Accept the lease',
};

/** By a text, as those without an address do it. */
export const hindi: Words = {
  name: 'आपका पूरा नाम',
  send: 'मुझे SMS से कोड भेजें',
  code: 'कोड',
  submit: 'लीज़ स्वीकार करें',
};

/** In the dialog that is open: `by` is the address, or the number and how many codes have come to it. */
export async function signInDialog(
  page: Page,
  by: { email: string; home: string } | { phone: string; codes: number },
  { name, send, code, submit }: Words,
): Promise<void> {
  const dialog = page.getByRole('dialog');
  const known = 'email' in by ? (await codeLetters(by.email, by.home)).length : 0;
  await dialog.getByLabel(name).fill('Asha Rao');
  await dialog.getByRole('button', { name: send, exact: true }).click();
  // The label of a field that is needed ends with a star.
  const field = dialog.getByRole('textbox', { name: new RegExp(`^${code}`) });
  await field.waitFor();
  const [sent = ''] =
    'email' in by
      ? [await nextCode(by.email, by.home, known)]
      : await mailboxCodes(page, by.phone, by.codes + 1);
  await field.fill(sent);
  await dialog.getByRole('button', { name: submit, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

type Call = Awaited<ReturnType<typeof callerOf>>;
type Signed = { id: string; version: number; document: { sha256: string } | null };

async function codeOf(call: Call, email: string, id: string): Promise<string> {
  const { home_name: home } = await call<{ home_name: string }>('GET', `/leases/${id}`);
  const known = (await codeLetters(email, home)).length;
  await call('POST', `/leases/${id}/code`, { by: 'emailed-code' });
  return nextCode(email, home, known);
}

/** The landlord signs the draft, without a screen. */
export async function proposeByApi(email: string, { id, version }: { id: string; version: number }) {
  const call = await callerOf(email);
  const code = await codeOf(call, email, id);
  return call<Signed>('POST', `/leases/${id}/propose`, { version, code, name: 'Lal Singh' });
}

/** One who rents reads what is proposed and signs it, without a screen. */
export async function acceptByApi(email: string, id: string, password?: string) {
  const call = await callerOf(email, password);
  await call('GET', `/leases/${id}/agreement`);
  const { document } = await call<Signed>('GET', `/leases/${id}`);
  const code = await codeOf(call, email, id);
  return call<Signed>('POST', `/leases/${id}/accept`, { sha256: document?.sha256, code, name: 'Asha Rao' });
}
