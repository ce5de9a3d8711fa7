/** What of proposals our team looks at, as an enquiry: a person who does not know the landlord, and scans that are contested again. */
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/actor.ts';
import { handles, type JobHandler, type JobKind } from '../lib/jobs.ts';

const flag = z.object({
  id: z.uuid().describe('of the enquiry, so that a repeated job writes one'),
  leaseId: z.uuid(),
  what: z.enum(['contest', 'contest-moved', 'disown']),
  by: z.uuid(),
  reason: z.string().nullable(),
});
export const flagLeaseJob: JobKind<z.infer<typeof flag>> = { name: 'tenancy.flag-lease', data: flag };

const sentences = {
  contest:
    'Says that the landlord’s scan of this lease was not signed, and it is not the landlord’s first such lease.',
  'contest-moved': 'Says that this lease, which came with the files of a business, is not theirs.',
  disown: 'Was proposed a lease by somebody whom they say they do not know.',
} as const;

export function flagHandlers(database: Database): JobHandler[] {
  return [
    handles(flagLeaseJob, ({ id, leaseId, what, by, reason }) =>
      database.asWorker(async (tx) => {
        await tx.execute(sql`
          insert into enquiries (form_id, kind, topic, name, email, phone, message, details, property_id, user_id)
          select ${id}::uuid, 'contact', 'lease', coalesce(p.full_name, p.email, p.phone, '?'), p.email, p.phone,
              ${[sentences[what], reason].filter(Boolean).join(' ')},
              jsonb_build_object('Lease', l.id::text, 'Home', l.home_name, 'Landlord', l.landlord_name), l.property_id, p.user_id
            from leases l, profiles p where l.id = ${leaseId} and p.user_id = ${by}
          on conflict (form_id) do nothing`);
      }),
    ),
  ];
}
