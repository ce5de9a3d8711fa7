/** Asks the applicant: by a notice where they have an account, else by email with a link that shows the request, or by text. */
import { randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../../db/actor.ts';
import { isLanguage, languages } from '../../domain/languages.ts';
import { homeInWords } from '../lib/home-words.ts';
import { addressOf, i18n, shown } from '../lib/i18n.ts';
import { handles, type JobHandler, type JobKind } from '../lib/jobs.ts';
import {
  greeting,
  languagesOf,
  letterTo,
  type Mailer,
  type MailText,
  type Reader,
} from '../lib/mail-text.ts';
import { languageOfPerson, readerAt } from '../lib/reader-language.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { textInvitation } from '../lib/text-invitation.ts';
import { knowHomeNames } from '../search/by-database/hindi-places.ts';
import { type CheckRow, numberOf } from './check-rows.ts';

/** 128 random bits; only their hash is stored. */
export const newToken = (): string => randomBytes(16).toString('base64url');

const asked = z.object({
  id: z.uuid(),
  email: z.email(),
  name: z.string(),
  orderer: z.string(),
  home: z.string(),
  purpose: z.string(),
  number: z.string(),
  until: z.string(),
  token: z.string(),
  language: z.enum(languages).nullish(),
});
type Asked = z.infer<typeof asked>;

const consentMailJob = { name: 'tenant-checks.ask', data: asked } satisfies JobKind<object>;

export async function inviteApplicant(context: HandlerContext, row: CheckRow, token: string): Promise<void> {
  const { db, services } = context;
  const orderer = row.orderer_name ?? i18n._('An owner');
  const language = isLanguage(row.language) ? row.language : null;
  if (row.person_email === null) {
    if (row.person_phone !== null)
      await textInvitation(context, {
        to: row.person_phone,
        template: 'check-asked',
        language,
        values: { owner: orderer },
      });
    return;
  }
  const { person_email: email, person_name: name, home, purpose, expires_on: until } = row;
  const inviter = await languageOfPerson(db, userIdOf(context));
  const letter = {
    id: randomUUID(),
    email,
    name,
    orderer,
    home,
    purpose,
    number: numberOf(row),
    until,
    token,
    language: language ?? inviter,
  };
  await services.jobs.enqueue(consentMailJob, letter, db);
}

type Parts = { database: Database; mailer: Mailer; origin: string };

export const inviteHandlers = ({ database, mailer, origin }: Parts): JobHandler[] => [
  handles(consentMailJob, async ({ id, email, language: chosen, ...mail }) => {
    const reader = await database.asWorker((tx) => readerAt(tx, email, chosen));
    for (const language of languagesOf(reader)) await knowHomeNames(database, language);
    await mailer.deliver({
      id,
      userId: null,
      recipient: email,
      kind: 'tenant-check.asked',
      text: consentMail(mail, reader, origin),
      // It holds the link by which anybody can say no.
      secret: true,
    });
  }),
];

const consentMail = (
  mail: Omit<Asked, 'id' | 'email' | 'language'>,
  reader: Reader,
  origin: string,
): MailText =>
  letterTo(reader, () => {
    const { name, orderer, home, purpose, number, until, token } = mail;
    return {
      subject: i18n._('{orderer} needs your consent to a tenant check', { orderer }),
      paragraphs: [
        greeting(name),
        i18n._('{orderer} wants Kiraya to check what you say about yourself. It is for {home}.', {
          orderer,
          home: homeInWords(home),
        }),
        i18n._('Why: {purpose}', { purpose }),
        i18n._(
          'We check nothing until you say yes. Read what is asked and answer by {day}. Check number: {number}.',
          {
            day: shown.date(until),
            number,
          },
        ),
      ],
      action: { label: i18n._('Read and answer'), url: addressOf(origin, `/consent/${token}`) },
      why: i18n._('You get this email because an owner named you at Kiraya with this address.'),
    };
  });
