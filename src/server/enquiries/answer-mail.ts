/** The office's answer to an enquiry, as a letter to the address that was left with it. */
import { z } from 'zod';
import type { Database } from '../../db/actor.ts';
import { formatInstant } from '../../domain/dates.ts';
import type { Language } from '../../domain/languages.ts';
import { shortId } from '../../domain/leads.ts';
import { threadOf } from '../../domain/mail.ts';
import { i18n } from '../lib/i18n.ts';
import { handles, type JobHandler, type JobKind } from '../lib/jobs.ts';
import { greeting, letterIn, type Mailer, type MailText } from '../lib/mail-text.ts';
import { languageAt, writtenIn } from '../lib/reader-language.ts';

export const answerMailJob = {
  name: 'mail-enquiry-answer',
  data: z.object({
    id: z.uuid(),
    enquiryId: z.uuid(),
    email: z.email(),
    name: z.string(),
    body: z.string(),
    asked: z.string(),
    askedAt: z.string(),
  }),
} satisfies JobKind<object>;

export function answerMailHandlers({
  database,
  mailer,
}: {
  database: Database;
  mailer: Mailer;
}): JobHandler[] {
  return [
    handles(answerMailJob, async ({ id, email, ...answer }) => {
      const language = writtenIn(await database.asWorker((tx) => languageAt(tx, email)));
      await mailer.deliver({
        id,
        userId: null,
        recipient: email,
        kind: 'enquiry.answered',
        text: answerText(answer, language),
        thread: threadOf({ type: 'enquiry', id: answer.enquiryId }),
        secret: false,
      });
    }),
  ];
}

type Answer = { enquiryId: string; name: string; body: string; asked: string; askedAt: string };

const answerText = ({ enquiryId, name, body, asked, askedAt }: Answer, language: Language): MailText =>
  letterIn(language, () => ({
    subject: i18n._('Your enquiry {reference}', { reference: shortId(enquiryId) }),
    preheader: body.slice(0, 200),
    paragraphs: [
      greeting(name),
      ...body.split(/\n{2,}/),
      i18n._('You wrote on {when}:', { when: formatInstant(askedAt) }),
      ...asked.split(/\n{2,}/),
    ],
    why: i18n._('You get this email because you wrote to Kiraya. Answer it to write to us again.'),
  }));
