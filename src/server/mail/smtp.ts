/** Hands one letter to a mail server, with the headers by which mail programs sort it and answer it. */
import { createTransport } from 'nodemailer';
import type SMTPPool from 'nodemailer/lib/smtp-pool';
import type { SmtpAnswer } from '../../domain/mail.ts';

const TIMEOUT_MS = 30_000;
/** Connections of a process to the mail server: at 300 ms a letter they carry a hundred a second. `SMTP_URL?maxConnections=5` says fewer. */
const CONNECTIONS = 30;
/** Shorter than servers keep an idle one: whoever sends is the one who closes. */
const IDLE_MS = 20_000;
const ANSWER_MAX = 500;

export type Sendable = {
  /** The same letter keeps its name, so that who gets it twice may see that, and a report leads back to it. */
  id: string;
  recipient: string;
  kind: string;
  subject: string;
  text: string;
  html: string | null;
  unsubscribe_url: string | null;
  thread: string | null;
  /** A calendar file, which says its own method. */
  calendar: string | null;
};
/** What the server answered; fails with the mail library's error. `replyTo` is an address that somebody reads. */
export type Send = (letter: Sendable, replyTo: string | null) => Promise<string | null>;
export type Smtp = {
  send: Send;
  /** Signs in at the server and sends nothing; fails as `send` does. */
  verify(): Promise<unknown>;
  close(): void;
};

export function bySmtp(smtpUrl: string, from: string): Smtp {
  const options: SMTPPool.Options & { idleTimeout: number } = {
    url: smtpUrl,
    pool: true,
    maxConnections: CONNECTIONS,
    idleTimeout: IDLE_MS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  };
  const transport = createTransport(options as SMTPPool.Options & { pool: true });
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  const send: Send = async (
    { id, recipient, subject, text, html, unsubscribe_url: url, thread, calendar },
    replyTo,
  ) => {
    // No letter has this name: all letters of a matter answer it, and so lie together whichever came first.
    const beginning = thread && `<${thread}@${domain}>`;
    const taken = await transport.sendMail({
      from,
      to: { name: '', address: recipient },
      replyTo: replyTo ?? from,
      subject,
      text,
      html: html ?? undefined,
      ...(calendar
        ? { icalEvent: { method: methodOf(calendar), filename: 'kiraya-visit.ics', content: calendar } }
        : {}),
      messageId: `<${id}@${domain}>`,
      ...(beginning ? { inReplyTo: beginning, references: beginning } : {}),
      headers: {
        // Out-of-office programs do not answer it (RFC 3834).
        'Auto-Submitted': 'auto-generated',
        // Mail programs show a button of their own for it (RFC 8058).
        ...(url
          ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
          : {}),
      },
    });
    return taken.response.slice(0, ANSWER_MAX);
  };
  return { send, verify: () => transport.verify(), close: () => transport.close() };
}

const methodOf = (calendar: string): string => /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH';

/** What the mail library keeps of the server's answer in its error, and its words. */
export function answerOf(error: unknown): SmtpAnswer & { words: string } {
  const { command, responseCode, response } = error as Record<string, unknown>;
  const text = typeof response === 'string' ? response : undefined;
  return {
    command: typeof command === 'string' ? command : undefined,
    code: typeof responseCode === 'number' ? responseCode : undefined,
    text,
    words: (text ?? (error instanceof Error ? error.message : 'unknown')).slice(0, ANSWER_MAX),
  };
}
