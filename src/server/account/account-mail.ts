/** The letters of sign-in: a code or a link, and a word to the address that somebody no longer signs in with. */
import { z } from 'zod';
import type { Database } from '../../db/actor.ts';
import { type Language, languages } from '../../domain/languages.ts';
import type { SignInMail } from '../lib/auth/sign-in-library.ts';
import { addressOf, i18n } from '../lib/i18n.ts';
import { handles, type JobHandler, type JobKind } from '../lib/jobs.ts';
import { letterIn, type Mailer, type MailText, onceWithin } from '../lib/mail-text.ts';
import { languageAt, writtenIn } from '../lib/reader-language.ts';

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
    z.object({ kind: z.literal('proof'), code: z.string(), ...timed }),
    z.object({ kind: z.literal('merge'), code: z.string(), ...timed }),
    z.object({ kind: z.literal('link'), url: z.string(), ...timed }),
  ]),
  atOnce: 4,
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

/** `language` is its reader's. */
export const signInMailText = (mail: SignInMail, language: Language): MailText =>
  letterIn(language, () => {
    const ending = onceWithin(mail.minutes);
    if (mail.kind === 'link') {
      return {
        subject: i18n._('Your link to sign in to Kiraya'),
        paragraphs: [i18n._('Open this link on the device where you want to be signed in.'), ...ending],
        action: { label: i18n._('Sign in'), url: inOwnLanguage(mail.url) },
        why: whyAsked(),
      };
    }
    const { subject, sentence } = codeWords[mail.kind]();
    return { subject, paragraphs: [sentence, ...ending], code: mail.code, why: whyAsked() };
  });

const whyAsked = () => i18n._('You get this email because someone entered this address at Kiraya.');

/** Sign-in names the English page: the code that opens the account stands behind it. */
function inOwnLanguage(url: string): string {
  const { origin, pathname, hash } = new URL(url);
  return addressOf(origin, `${pathname}${hash}`);
}

const codeWords = {
  code: () => ({
    subject: i18n._('Your Kiraya code'),
    sentence: i18n._('Enter this code to sign in, or to finish signing up.'),
  }),
  recovery: () => ({
    subject: i18n._('Your code for a new password'),
    sentence: i18n._('Enter this code to choose a new password.'),
  }),
  proof: () => ({
    subject: i18n._('Your code to confirm it is you'),
    sentence: i18n._('Enter this code to confirm a change of your account.'),
  }),
  merge: () => ({
    subject: i18n._('Your code to bring two accounts together'),
    sentence: i18n._(
      'Someone signed in to another Kiraya account wants to bring this account into it: its homes, visits, messages and leases go there, and this account is closed. Enter this code there only if that is you.',
    ),
  }),
  address: () => ({
    subject: i18n._('Your code for a new email address'),
    sentence: i18n._('Enter this code to sign in to Kiraya with this address from now on.'),
  }),
};

/** The last letter to an address that was given up: whoever still reads it may know nothing of that. */
export const oldAddressMailText = (to: string, language: Language, origin: string): MailText =>
  letterIn(language, () => ({
    subject: i18n._('Your Kiraya account has another email address now'),
    paragraphs: [
      i18n._('From now on, sign in with {to}. We’ll send our emails there and no longer use this address.', {
        to,
      }),
      i18n._('If this was not you, write to us at once.'),
    ],
    action: { label: i18n._('Contact us'), url: addressOf(origin, '/contact') },
    why: i18n._('You get this email because a Kiraya account had this address.'),
  }));
