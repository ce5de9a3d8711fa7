/**
 * Sends e-mail by SMTP when there is a server for it, else keeps it for the development mailbox page, and keeps the mail log.
 * A letter is written down before it is sent and sent by one at a time. Whoever dies between sending and writing that down leaves
 * a letter that is sent a second time, under the same Message-ID: more SMTP does not offer.
 */
import { sql } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import type { Database } from '../../db/actor.ts';
import { isUndeliverable } from '../../db/undeliverable.ts';
import { isSecretLetter, type MailStatus, refusalOf, type SmtpAnswer } from '../../domain/mail.ts';
import type { Letter, Mailer } from '../lib/letter-text.ts';
import type { Executor } from '../lib/request-context.ts';
import { mailHtml, mailPlainText } from './mail-layout.ts';
import { markUndeliverable } from './undeliverable.ts';

/** Longer than a mail server may take, shorter than a job may run: who holds a letter longer is dead. */
const LEASE = sql`interval '2 minutes'`;
const SMTP_TIMEOUT_MS = 30_000;
const ANSWER_MAX = 500;

export type MailerOptions = { database: Database; smtpUrl?: string | undefined; from: string };

type Sendable = {
  id: string;
  recipient: string;
  kind: string;
  subject: string;
  text: string;
  html: string | null;
  unsubscribe_url: string | null;
};
type Send = (letter: Sendable) => Promise<string | null>;
/** What became of a try; `error` stays in the log, `again` asks for another one. */
type Outcome = { status: MailStatus; answer?: string | null; error?: string; again?: boolean };

export function createMailer({ database, smtpUrl, from }: MailerOptions): Mailer {
  const send = smtpUrl ? bySmtp(smtpUrl, from) : null;
  return {
    async deliver(letter) {
      const whole = written(letter);
      const kept = send && letter.secret ? { ...whole, text: '', html: null } : whole;
      if (await database.asWorker((tx) => take(tx, letter.userId, kept))) await work(database, send, whole);
    },
    async deliverAgain(id) {
      const letter = await database.asWorker((tx) => takeKept(tx, id));
      if (letter) await work(database, send, letter);
    },
  };
}

const written = ({ id, recipient, kind, text: said }: Letter): Sendable => ({
  id,
  recipient,
  kind,
  subject: said.subject,
  text: mailPlainText(said),
  html: mailHtml(said),
  unsubscribe_url: said.unsubscribe?.url ?? null,
});

async function work(database: Database, send: Send | null, letter: Sendable): Promise<void> {
  const outcome = await outcomeOf(database, send, letter);
  await database.asWorker((tx) => conclude(tx, letter.id, outcome));
  if (outcome.again) throw new Error(`A letter could not be sent: ${outcome.error}`);
}

async function outcomeOf(database: Database, send: Send | null, letter: Sendable): Promise<Outcome> {
  // A code is asked for by whoever wants to prove that he reads the address.
  if (
    !isSecretLetter(letter.kind) &&
    (await database.asWorker((tx) => isUndeliverable(tx, letter.recipient)))
  ) {
    return { status: 'withheld', error: 'Letters to this address come back' };
  }
  if (!send) return { status: 'sent' };
  try {
    return { status: 'sent', answer: await send(letter) };
  } catch (error) {
    return refused(database, letter, error);
  }
}

async function refused(database: Database, letter: Sendable, error: unknown): Promise<Outcome> {
  const answer = answerOf(error);
  const text = (answer.text ?? (error instanceof Error ? error.message : 'unknown')).slice(0, ANSWER_MAX);
  const whose = refusalOf(answer);
  if (whose === 'later') return { status: 'failed', error: text, again: true };
  if (whose === 'letter') return { status: 'failed', error: text };
  await database.asWorker((tx) => markUndeliverable(tx, letter.recipient, text));
  return { status: 'bounced', error: text };
}

/** What the mail library keeps of the server's answer in its error. */
function answerOf(error: unknown): SmtpAnswer {
  const { command, responseCode, response } = error as Record<string, unknown>;
  return {
    command: typeof command === 'string' ? command : undefined,
    code: typeof responseCode === 'number' ? responseCode : undefined,
    text: typeof response === 'string' ? response : undefined,
  };
}

function bySmtp(smtpUrl: string, from: string): Send {
  const transport = createTransport(smtpUrl, {
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  } as object);
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return async ({ id, recipient, subject, text, html, unsubscribe_url: url }) => {
    const taken = await transport.sendMail({
      from,
      to: { name: '', address: recipient },
      subject,
      text,
      html: html ?? undefined,
      // The same letter keeps its name, so that who gets it twice may see that, and a report leads back to it.
      messageId: `<${id}@${domain}>`,
      // Mail programs show a button of their own for it (RFC 8058).
      headers: url
        ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
        : {},
    });
    return taken.response.slice(0, ANSWER_MAX);
  };
}

/** Writes the letter down and takes it; false when it was sent, or done with, before. Fails while somebody else sends it. */
async function take(tx: Executor, userId: string | null, letter: Sendable): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into mails (id, user_id, recipient, kind, subject, text, html, unsubscribe_url, attempts, taken_until)
    values (${letter.id}, ${userId}, ${letter.recipient}, ${letter.kind}, ${letter.subject}, ${letter.text},
      ${letter.html}, ${letter.unsubscribe_url}, 1, app.now() + ${LEASE})
    on conflict (id) do update set attempts = mails.attempts + 1, taken_until = excluded.taken_until
      where ${isFree} returning id`);
  if (rows.length > 0) return true;
  await refuseWhileTaken(tx, letter.id);
  return false;
}

async function takeKept(tx: Executor, id: string): Promise<Sendable | null> {
  const { rows } = await tx.execute<Sendable>(sql`
    update mails set attempts = attempts + 1, taken_until = app.now() + ${LEASE} where id = ${id} and ${isFree}
    returning id, recipient, kind, subject, text, html, unsubscribe_url`);
  if (!rows[0]) await refuseWhileTaken(tx, id);
  return rows[0] ?? null;
}

const isFree = sql`mails.status in ('queued', 'failed') and coalesce(mails.taken_until <= app.now(), true)`;

async function refuseWhileTaken(tx: Executor, id: string): Promise<void> {
  const { rows } = await tx.execute(
    sql`select from mails where id = ${id} and status in ('queued', 'failed') and taken_until > app.now()`,
  );
  if (rows.length > 0) throw new Error('Somebody else is sending this letter');
}

/** Only whoever took it writes here; a report that came meanwhile counts for more. */
function conclude(tx: Executor, id: string, { status, answer = null, error }: Outcome): Promise<unknown> {
  return tx.execute(sql`
    update mails set status = ${status}, error = ${error ?? null}, answer = ${answer}, taken_until = null,
      sent_at = case when ${status} = 'sent' then app.now() else sent_at end,
      bounced_at = case when ${status} = 'bounced' then app.now() else bounced_at end
     where id = ${id} and status in ('queued', 'failed')`);
}
