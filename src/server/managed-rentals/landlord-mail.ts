/** Invites the landlord whom a broker named and who has no account yet. */
import { z } from 'zod';
import type { Database } from '../../db/actor.ts';
import { handles, type JobHandler, type JobKind } from '../lib/jobs.ts';
import type { Mailer } from '../lib/letter-text.ts';
import { languageAt, writtenIn } from '../lib/reader-language.ts';
import { landlordMailText } from './landlord-mail-text.ts';

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

type Parts = { database: Database; mailer: Mailer; origin: string };

export function landlordMailHandlers({ database, mailer, origin }: Parts): JobHandler[] {
  const readerOf = (email: string) => database.asWorker((tx) => languageAt(tx, email));
  return [
    handles(landlordMailJob, async ({ id, email, ...told }) => {
      await mailer.deliver({
        id,
        userId: null,
        recipient: email,
        kind: 'managed-rental.invited',
        text: landlordMailText(told, writtenIn(await readerOf(email)), origin),
        secret: false,
      });
    }),
  ];
}
