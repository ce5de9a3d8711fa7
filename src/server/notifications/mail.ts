/** What is to be mailed: the kinds of jobs that carry it, and the letter they make of it, which `mailer.ts` sends. */
import { z } from 'zod';
import { languages } from '../../domain/languages.ts';
import type { JobKind } from '../lib/jobs.ts';
import type { MailText } from '../lib/letter-text.ts';

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

/** The e-mail of a row of `notifications`. */
export const noticeMailJob = {
  name: 'mail-notice',
  data: z.object({ notificationId: z.uuid() }),
} satisfies JobKind<object>;

/** Invites the landlord whom a broker named and who has no account yet. */
export const landlordMailJob = {
  name: 'mail-landlord',
  data: z.object({
    id: z.uuid(),
    email: z.email(),
    name: z.string().nullable(),
    broker: z.string(),
    place: z.string(),
  }),
} satisfies JobKind<object>;

/** Invites the tenant whom a lease names and who has no account yet. */
export const tenantMailJob = {
  name: 'mail-tenant',
  data: z.object({
    id: z.uuid(),
    email: z.email(),
    name: z.string(),
    landlord: z.string(),
    home: z.string(),
    isSignedOnPaper: z.boolean().default(false).describe('so the landlord says'),
  }),
} satisfies JobKind<object>;

/** A letter of the mail log that an administrator sends again as it was written. */
export const mailAgainJob = {
  name: 'mail-again',
  data: z.object({ id: z.uuid() }),
} satisfies JobKind<object>;

export type Letter = {
  /** Stays the same when the same letter is sent again. */
  id: string;
  userId: string | null;
  recipient: string;
  kind: string;
  text: MailText;
  /** Holds a code or link: its text is not kept where it was really sent. */
  secret: boolean;
};

/** Fails when it is worth another try; what will never get through is written in the mail log and done with. */
export type Mailer = {
  deliver(letter: Letter): Promise<void>;
  /** A letter that is in the log already, as it was written. */
  deliverAgain(id: string): Promise<void>;
};
