/** The letters of sign-in: a code or a link, and a word to the address that somebody no longer signs in with. */
import { z } from 'zod';
import type { Database } from '../../db/actor.ts';
import { languages } from '../../domain/languages.ts';
import { handles, type JobHandler, type JobKind } from '../lib/jobs.ts';
import type { Mailer } from '../lib/letter-text.ts';
import { languageAt, writtenIn } from '../lib/reader-language.ts';
import { oldAddressMailText, signInMailText } from './sign-in-mail-text.ts';

/** Of the page that asked, or of the account; absent in jobs of an earlier release. */
const language = z.enum(languages).nullish();
const timed = { id: z.uuid(), email: z.email(), minutes: z.number(), language };

/** A code or link of sign-in; its `id` keeps a repeated job from mailing twice. */
export const signInMailJob = {
  name: 'mail-sign-in',
  data: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('code'), code: z.string(), ...timed }),
    z.object({ kind: z.literal('address'), code: z.string(), ...timed }),
    z.object({ kind: z.literal('recovery'), code: z.string(), ...timed }),
    z.object({ kind: z.literal('link'), url: z.string(), ...timed }),
  ]),
  // A code that arrives after it ended helps nobody.
  queue: { retryLimit: 3, retryDelay: 5, deleteAfterSeconds: 3600 },
} satisfies JobKind<object>;

/** To the address that somebody no longer signs in with; `to` is the new one, masked. */
export const oldAddressMailJob = {
  name: 'mail-old-address',
  data: z.object({ id: z.uuid(), email: z.email(), to: z.string(), language }),
} satisfies JobKind<object>;

type Parts = { database: Database; mailer: Mailer; origin: string };

export function accountMailHandlers({ database, mailer, origin }: Parts): JobHandler[] {
  const readerOf = (email: string) => database.asWorker((tx) => languageAt(tx, email));
  const signIn = handles(signInMailJob, async ({ id, ...mail }) => {
    await mailer.deliver({
      id,
      userId: null,
      recipient: mail.email,
      kind: `sign-in.${mail.kind}`,
      text: signInMailText(mail, writtenIn((await readerOf(mail.email)) ?? mail.language)),
      secret: true,
    });
  });
  const oldAddresses = handles(oldAddressMailJob, async ({ id, email, to, language }) => {
    await mailer.deliver({
      id,
      userId: null,
      recipient: email,
      kind: 'account.address-changed',
      text: oldAddressMailText(to, writtenIn(language), origin),
      secret: false,
    });
  });
  return [signIn, oldAddresses];
}
