/**
 * Sends e-mail by SMTP when there is a server for it, else keeps it for the development mailbox page, and keeps the mail log.
 * A letter is written down before it is sent and sent by one at a time. Whoever dies between sending and writing that down leaves
 * a letter that is sent a second time, under the same Message-ID: more SMTP does not offer.
 */
import { sql } from 'drizzle-orm';
import { Counter } from 'prom-client';
import type { Database } from '../../db/actor.ts';
import { span } from '../../db/spans.ts';
import { isUndeliverable } from '../../db/undeliverable.ts';
import { isSecretLetter, type MailStatus, refusalOf } from '../../domain/mail.ts';
import type { Letter, Mailer } from '../lib/mail-text.ts';
import type { Executor } from '../lib/request-context.ts';
import { SettingsStore } from '../lib/settings.ts';
import type { Office } from './mail-layout.ts';
import { answerOf, bySmtp, type Send, type Sendable } from './smtp.ts';
import { markUndeliverable } from './undeliverable.ts';

/** Whoever holds a letter says so anew while the mail server thinks; who has not said so for as long is dead. */
const LEASE = sql`interval '30 seconds'`;
const HELD_ANEW_MS = 10_000;

/** `close` ends the connections to the mail server. */
type OpenMailer = Mailer & { close(): void };

export type MailerOptions = {
  database: Database;
  smtpUrl?: string | undefined;
  from: string;
  /** Production without a mail server signs people in by texts alone: it takes no letter for sent, and keeps no code of one. */
  production?: boolean;
};
type Parts = { database: Database; send: Send | null; production: boolean };

/** What became of a try; `error` stays in the log, `again` asks for another one. */
type Outcome = { status: MailStatus; answer?: string | null; error?: string; again?: boolean };

export function createMailer({ database, smtpUrl, from, production = false }: MailerOptions): OpenMailer {
  const smtp = smtpUrl ? bySmtp(smtpUrl, from) : null;
  const send = smtp?.send ?? null;
  const parts = { database, send, production };
  return {
    async deliver(letter) {
      const office = await officeOf(database);
      const whole = await written(letter, office);
      const stored = (send || production) && letter.secret ? { ...whole, text: '', html: null } : whole;
      if (await database.asWorker((tx) => take(tx, letter.userId, stored))) await work(parts, whole, office);
    },
    async deliverAgain(id) {
      const letter = await database.asWorker((tx) => takeQueued(tx, id));
      if (letter) await work(parts, letter, await officeOf(database));
    },
    close: () => smtp?.close(),
  };
}

/** Who writes, and who reads answers. Read each time: a worker does not hear of a changed setting. */
async function officeOf(database: Database): Promise<Office> {
  const { office, operator } = await new SettingsStore(database).read();
  return { ...office, address: operator.address ?? office.address, legalName: operator.legal_name };
}

async function written(
  { id, recipient, kind, text: said, thread }: Letter,
  office: Office,
): Promise<Sendable> {
  // Its libraries are read with the first letter, not at each start.
  const { mailHtml, mailPlainText } = await import('./mail-layout.ts');
  return {
    id,
    recipient,
    kind,
    subject: said.subject,
    text: mailPlainText(said, office),
    html: await mailHtml(said, office),
    unsubscribe_url: said.unsubscribe?.url ?? null,
    thread: thread ?? null,
    calendar: said.calendar ?? null,
  };
}

const concluded = new Counter({
  name: 'mails_total',
  help: 'Letters this process dealt with, by what became of them; those that failed for now are tried again',
  labelNames: ['outcome'],
});

async function work(parts: Parts, letter: Sendable, office: Office): Promise<void> {
  const letGo = hold(parts.database, letter.id);
  const outcome = await outcomeOf(parts, letter, office).finally(letGo);
  concluded.inc({ outcome: outcome.again ? 'again' : outcome.status });
  await parts.database.asWorker((tx) => conclude(tx, letter.id, outcome));
  if (outcome.again) throw new Error(`A letter could not be sent: ${outcome.error}`);
}

/** Ours until the answer lets it go: whoever does not hear of us for a while takes it for left behind. */
function hold(database: Database, id: string): () => void {
  const again = setInterval(() => {
    const held = database.asWorker((tx) =>
      tx.execute(
        sql`update mails set taken_until = app.now() + ${LEASE} where id = ${id} and taken_until is not null`,
      ),
    );
    // While the database is away nobody else takes it either.
    held.catch(() => undefined);
  }, HELD_ANEW_MS);
  return () => clearInterval(again);
}

async function outcomeOf(
  { database, send, production }: Parts,
  letter: Sendable,
  { email }: Office,
): Promise<Outcome> {
  // A code is asked for by whoever wants to prove that they read the address.
  if (
    !isSecretLetter(letter.kind) &&
    (await database.asWorker((tx) => isUndeliverable(tx, letter.recipient)))
  ) {
    return { status: 'withheld', error: 'Emails to this address come back' };
  }
  if (!send)
    return production ? { status: 'withheld', error: 'No mail server is configured' } : { status: 'sent' };
  try {
    const answer = await span('letter', { kind: 'client' }, () => send(letter, email));
    return { status: 'sent', answer };
  } catch (error) {
    return refused(database, letter, error);
  }
}

async function refused(database: Database, letter: Sendable, error: unknown): Promise<Outcome> {
  const answer = answerOf(error);
  const { words: text } = answer;
  const whose = refusalOf(answer);
  if (whose === 'later') return { status: 'failed', error: text, again: true };
  if (whose === 'letter') return { status: 'failed', error: text };
  await database.asWorker((tx) => markUndeliverable(tx, letter.recipient, text));
  return { status: 'bounced', error: text };
}

/** Writes the letter down and takes it; false when it was sent, or done with, before. Fails while somebody else sends it. */
async function take(tx: Executor, userId: string | null, letter: Sendable): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into mails (id, user_id, recipient, kind, subject, text, html, unsubscribe_url, thread, calendar, attempts, taken_until)
    values (${letter.id}, ${userId}, ${letter.recipient}, ${letter.kind}, ${letter.subject}, ${letter.text},
      ${letter.html}, ${letter.unsubscribe_url}, ${letter.thread}, ${letter.calendar}, 1, app.now() + ${LEASE})
    on conflict (id) do update set attempts = mails.attempts + 1, taken_until = excluded.taken_until
      where ${isFree} returning id`);
  if (rows.length > 0) return true;
  await refuseWhileTaken(tx, letter.id);
  return false;
}

async function takeQueued(tx: Executor, id: string): Promise<Sendable | null> {
  const { rows } = await tx.execute<Sendable>(sql`
    update mails set attempts = attempts + 1, taken_until = app.now() + ${LEASE} where id = ${id} and ${isFree}
    returning id, recipient, kind, subject, text, html, unsubscribe_url, thread, calendar`);
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
