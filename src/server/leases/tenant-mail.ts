/** Invites the tenant whom a lease names and who has no account yet. */
import { z } from 'zod';
import type { Database } from '../../db/actor.ts';
import { handles, type JobHandler, type JobKind } from '../lib/jobs.ts';
import type { Mailer } from '../lib/letter-text.ts';
import { languageAt, writtenIn } from '../lib/reader-language.ts';
import { tenantMailText } from './tenant-mail-text.ts';

/** Invites the tenant whom a lease names and who has no account yet. */
export const tenantMailJob = {
  name: 'mail-tenant',
  data: z.object({
    id: z.uuid(),
    email: z.email(),
    name: z.string(),
    landlord: z.string(),
    home: z.string(),
    isSignedOnPaper: z.boolean().default(false).describe('so the landlord says'),
  }),
} satisfies JobKind<object>;

type Parts = { database: Database; mailer: Mailer; origin: string };

export function tenantMailHandlers({ database, mailer, origin }: Parts): JobHandler[] {
  const readerOf = (email: string) => database.asWorker((tx) => languageAt(tx, email));
  return [
    handles(tenantMailJob, async ({ id, email, ...told }) => {
      await mailer.deliver({
        id,
        userId: null,
        recipient: email,
        kind: 'lease.invited',
        text: tenantMailText(told, writtenIn(await readerOf(email)), origin),
        secret: false,
      });
    }),
  ];
}
