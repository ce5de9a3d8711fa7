/** Letters to whoever complained without an account: the code that proves their address, and each step with the link to the complaint. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Language, languages } from '../../domain/languages.ts';
import { threadOf } from '../../domain/mail.ts';
import { CODE_MINUTES } from '../lib/auth/proof-codes.ts';
import { type Config, secretsOf } from '../lib/config.ts';
import { addressOf, i18n, shown } from '../lib/i18n.ts';
import { handles, type JobHandler, type JobKind, type Jobs, type JoinableTransaction } from '../lib/jobs.ts';
import { greeting, letterIn, type Mailer, type MailText, onceWithin } from '../lib/mail-text.ts';
import { idOfToken, signedToken } from '../lib/signed-link.ts';
import { type ComplaintRow, numberOf } from './complaint-rows.ts';

const PURPOSE = 'read complaint';

export const tokenOf = ({ authSecret }: Pick<Config, 'authSecret'>, id: string): string =>
  signedToken(authSecret, PURPOSE, id);

/** The complaint that the link is of; null for a link that is not ours. */
export const complaintOfLink = (config: Config, token: string): string | null =>
  idOfToken(secretsOf(config), PURPOSE, token);

export const codeMailJob = {
  name: 'complaints.mail-code',
  data: z.object({ id: z.uuid(), email: z.email(), code: z.string(), language: z.enum(languages) }),
  // A code that arrives after it ended helps nobody.
  queue: { retryLimit: 3, retryDelay: 5, deleteAfterSeconds: 3600 },
} satisfies JobKind<object>;

const step = z.object({
  id: z.uuid(),
  complaintId: z.uuid(),
  email: z.email(),
  name: z.string(),
  language: z.enum(languages),
  number: z.string(),
  answerBy: z.string(),
  event: z.enum(['complaint.acknowledged', 'complaint.replied', 'complaint.decided']),
  /** What the office wrote. */
  note: z.string(),
});
type Step = z.infer<typeof step>;

export const stepMailJob = { name: 'complaints.mail-sender', data: step } satisfies JobKind<object>;

type Written = { row: ComplaintRow; event: Step['event']; note: string };

/** Does nothing for a complaint of somebody with an account, who is told by a notice. */
export async function writeToSender(
  db: JoinableTransaction,
  jobs: Jobs,
  { row, event, note }: Written,
): Promise<void> {
  if (row.senderEmail === null || row.senderName === null) return;
  const letter = {
    id: randomUUID(),
    complaintId: row.id,
    email: row.senderEmail,
    name: row.senderName,
    language: row.senderLanguage ?? languages[0],
    number: numberOf(row),
    answerBy: row.answerBy,
    event,
    note,
  };
  await jobs.enqueue(stepMailJob, letter, db);
}

type Parts = { mailer: Mailer; origin: string; config: Config };

export const senderMailHandlers = ({ mailer, origin, config }: Parts): JobHandler[] => [
  handles(codeMailJob, ({ id, email, code, language }) =>
    mailer.deliver({
      id,
      userId: null,
      recipient: email,
      // Letters of this name keep no code.
      kind: 'sign-in.complaint',
      text: codeText(code, language),
      secret: true,
    }),
  ),
  handles(stepMailJob, (job) =>
    mailer.deliver({
      id: job.id,
      userId: null,
      recipient: job.email,
      kind: job.event,
      text: stepText(job, addressOf(origin, `/complaint/${tokenOf(config, job.complaintId)}`)),
      thread: threadOf({ type: 'complaint', id: job.complaintId }),
      // Its text is kept: an answer that did not arrive is sent again from the mail log.
      secret: false,
    }),
  ),
];

const codeText = (code: string, language: Language): MailText =>
  letterIn(language, () => ({
    subject: i18n._('Your code to send a complaint'),
    paragraphs: [
      i18n._('Enter this code to send your complaint to Kiraya. It proves that this address is yours.'),
      ...onceWithin(CODE_MINUTES),
    ],
    code,
    why: i18n._('You get this email because someone entered this address at Kiraya.'),
  }));

const stepText = ({ name, number, answerBy, event, note, language }: Step, url: string): MailText =>
  letterIn(language, () => {
    const { subject, sentences } = words[event]({ number, day: shown.date(answerBy) });
    return {
      subject,
      paragraphs: [greeting(name), ...sentences, ...note.split(/\n{2,}/).filter((part) => part !== '')],
      action: { label: i18n._('Read your complaint'), url },
      why: i18n._(
        'You get this email because you sent Kiraya a complaint. Keep the link: whoever has it can read the complaint and write to us about it.',
      ),
    };
  });

type Facts = { number: string; day: string };

/** The same subjects as the notices to people with an account have. */
const words: Record<Step['event'], (facts: Facts) => { subject: string; sentences: string[] }> = {
  'complaint.acknowledged': ({ number, day }) => ({
    subject: i18n._('We have your complaint {number}', { number }),
    sentences: [
      i18n._('Your complaint has the number {number}. We’ll answer by {day} at the latest.', {
        number,
        day,
      }),
    ],
  }),
  'complaint.replied': ({ number }) => ({
    subject: i18n._('An answer to your complaint {number}', { number }),
    sentences: [i18n._('We’ve written to you about your complaint {number}.', { number })],
  }),
  'complaint.decided': ({ number }) => ({
    subject: i18n._('Your complaint {number} is decided', { number }),
    sentences: [
      i18n._('We’ve decided your complaint {number}. Here is the decision and the reason.', { number }),
    ],
  }),
};
