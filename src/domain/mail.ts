/** What becomes of a letter: the states of the mail log, and what a mail server's refusal says about letter and address. */

export const mailStatuses = ['queued', 'sent', 'failed', 'bounced', 'withheld'] as const;
/**
 * queued: not sent yet. sent: a mail server took it. failed: it did not; some failures are tried again. bounced: refused, or sent
 * back later. withheld: kept back, because letters to this address come back.
 */
export type MailStatus = (typeof mailStatuses)[number];

/**
 * Whose fault a refusal is. address: there is nobody to read it, so no more letters go there. letter: this one will not get
 * through, others may. later: the fault passes, or is ours, so it is tried again.
 */
export type Refusal = 'address' | 'letter' | 'later';

export interface SmtpAnswer {
  /** The command that was answered: `RCPT TO`. */
  readonly command?: string | undefined;
  /** Three digits; absent when no server answered. */
  readonly code?: number | undefined;
  readonly text?: string | undefined;
}

const ENHANCED = /\b([245])\.(\d{1,3})\.(\d{1,3})\b/;
/** Mailbox or domain that is not there, has moved, or was closed (RFC 3463, and 5.1.10 of RFC 7505). */
const GONE = new Set(['1.0', '1.1', '1.2', '1.3', '1.6', '1.10', '2.1']);
/** Replies about a mailbox without a finer word: not there, not local, no such name (RFC 5321, 4.2.3). */
const NO_MAILBOX = new Set([550, 551, 553]);

/** Example: `550 5.1.1 No such user` to RCPT TO is the address; `552 5.2.2 Mailbox full` is the letter; `451` comes again. */
export function refusalOf({ command, code, text = '' }: SmtpAnswer): Refusal {
  if (code === undefined || code < 500) return 'later';
  const isEnvelope = command === 'RCPT TO';
  // Greeting, log-in and sender are ours: what is wrong there is wrong for every letter until somebody mends it.
  if (!isEnvelope && command !== 'DATA') return 'later';
  const finer = ENHANCED.exec(text);
  if (finer) return refusalOfStatus(finer[0]);
  return isEnvelope && NO_MAILBOX.has(code) ? 'address' : 'letter';
}

/** The same by the status of a delivery report, as `5.1.1`. */
export function refusalOfStatus(status: string): Refusal {
  const [, kind, subject, detail] = ENHANCED.exec(status) ?? [];
  if (kind !== '5') return 'later';
  return GONE.has(`${subject}.${detail}`) ? 'address' : 'letter';
}

/** Codes and links of sign-in: their text is not kept, and they are the way to prove an address anew. */
export const isSecretLetter = (kind: string): boolean => kind.startsWith('sign-in.');

/** Sent again are letters that did not arrive; a code would have ended meanwhile. */
export const canSendAgain = (status: MailStatus, kind: string): boolean =>
  !isSecretLetter(kind) && (status === 'failed' || status === 'bounced' || status === 'withheld');

/** Matters with several letters each: a conversation, a lead, a lease, a condition report, an enquiry, a complaint, a repair, a managed rental. */
const threaded: readonly string[] = [
  'conversation',
  'visit',
  'application',
  'lease',
  'condition_report',
  'enquiry',
  'complaint',
  'maintenance_request',
  'managed_rental_application',
];

/** The thread of letters about it, as `lease.0199…`; null where each letter stands by itself. */
export const threadOf = ({ type, id }: { type: string; id: string }): string | null =>
  threaded.includes(type) ? `${type}.${id}` : null;
