/** Invites the landlord whom a broker named and who has no account yet. */
import { z } from 'zod';
import type { Database } from '../../db/actor.ts';
import { languages } from '../../domain/languages.ts';
import { i18n } from '../lib/i18n.ts';
import { invitationIn } from '../lib/invitation.ts';
import { handles, type JobHandler, type JobKind } from '../lib/jobs.ts';
import type { Mailer, MailText, Reader } from '../lib/mail-text.ts';
import { readerAt } from '../lib/reader-language.ts';

/** Invites the landlord whom a broker named and who has no account yet. */
export const landlordMailJob = {
  name: 'mail-landlord',
  data: z.object({
    id: z.uuid(),
    email: z.email(),
    name: z.string().nullable(),
    broker: z.string(),
    place: z.string(),
    /** That of whoever names them; absent in jobs of an earlier release. */
    language: z.enum(languages).nullish(),
  }),
} satisfies JobKind<object>;

type Parts = { database: Database; mailer: Mailer; origin: string };

export function landlordMailHandlers({ database, mailer, origin }: Parts): JobHandler[] {
  return [
    handles(landlordMailJob, async ({ id, email, language, ...mail }) => {
      const reader = await database.asWorker((tx) => readerAt(tx, email, language));
      await mailer.deliver({
        id,
        userId: null,
        recipient: email,
        kind: 'managed-rental.invited',
        text: landlordMailText(mail, reader, origin),
        secret: false,
      });
    }),
  ];
}

type InvitedLandlord = { name: string | null; broker: string; place: string };

export const landlordMailText = (
  { name, broker, place }: InvitedLandlord,
  reader: Reader,
  origin: string,
): MailText =>
  invitationIn(
    () => ({
      subject: i18n._('{broker} submitted your home for managed rental', { broker }),
      sentences: [
        i18n._('{broker} asked us to rent out and manage your home in {place}.', { broker, place }),
        i18n._('Sign up with this email address to follow the review and, later, every month’s rent.'),
      ],
    }),
    { name, reader, origin },
  );
