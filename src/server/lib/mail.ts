/** Sends e-mail by SMTP when there is a server for it, else keeps it for the development mailbox page. */

import { sql } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Database } from '../../db/actor.ts';
import type { JobKind } from './jobs.ts';
import { mailHtml, mailPlainText } from './mail-layout.ts';
import type { MailText } from './mail-text.ts';

const timed = { id: z.uuid(), email: z.email(), minutes: z.number() };

/** A code or link of sign-in; its `id` keeps a repeated job from mailing twice. */
export const signInMailJob = {
  name: 'mail-sign-in',
  data: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('code'), code: z.string(), ...timed }),
    z.object({ kind: z.literal('recovery'), code: z.string(), ...timed }),
    z.object({ kind: z.literal('link'), url: z.string(), ...timed }),
  ]),
  // A code that arrives after it ended helps nobody.
  queue: { retryLimit: 3, retryDelay: 5, deleteAfterSeconds: 3600 },
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
  }),
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

export type Mailer = { deliver(letter: Letter): Promise<void> };

export type MailerOptions = { database: Database; smtpUrl?: string | undefined; from: string };

export function createMailer({ database, smtpUrl, from }: MailerOptions): Mailer {
  const transport = smtpUrl ? createTransport(smtpUrl) : null;
  return {
    async deliver(letter) {
      const html = mailHtml(letter.text);
      const text = mailPlainText(letter.text);
      const kept = transport && letter.secret ? { text: '', html: null } : { text, html };
      if (!(await isUnsent(database, letter, kept))) return;
      if (transport)
        await transport.sendMail({
          from,
          to: letter.recipient,
          subject: letter.text.subject,
          text,
          html,
          headers: unsubscribeHeaders(letter.text),
        });
      await database.asWorker((tx) =>
        tx.execute(sql`update mails set status = 'sent', sent_at = now(), attempts = attempts + 1
                        where id = ${letter.id}`),
      );
    },
  };
}

/** Mail programs show a button of their own for it (RFC 8058). */
const unsubscribeHeaders = ({ unsubscribe }: MailText): Record<string, string> =>
  unsubscribe
    ? { 'List-Unsubscribe': `<${unsubscribe.url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {};

/** Writes the letter down first; false when an earlier run of the same job already sent it. */
function isUnsent(
  database: Database,
  letter: Letter,
  kept: { text: string; html: string | null },
): Promise<boolean> {
  return database.asWorker(async (tx) => {
    const { rows } = await tx.execute<{ status: string }>(sql`
      insert into mails (id, user_id, recipient, kind, subject, text, html)
      values (${letter.id}, ${letter.userId}, ${letter.recipient}, ${letter.kind}, ${letter.text.subject},
        ${kept.text}, ${kept.html})
      on conflict (id) do update set attempts = mails.attempts
      returning status`);
    return rows[0]?.status !== 'sent';
  });
}
