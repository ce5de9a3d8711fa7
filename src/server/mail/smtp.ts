/** Hands one letter to a mail server, with the headers by which mail programs sort it and answer it. */
import { createTransport } from 'nodemailer';
import type { SmtpAnswer } from '../../domain/mail.ts';

const TIMEOUT_MS = 30_000;
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

export function bySmtp(smtpUrl: string, from: string): Send {
  const transport = createTransport(smtpUrl, {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  } as object);
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return async ({ id, recipient, subject, text, html, unsubscribe_url: url, thread, calendar }, replyTo) => {
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
