/** What the copy of one’s data shows of verification. */
import { sql } from 'drizzle-orm';
import { type ExportSection, time } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 210,
    file: 'verification',
    title: 'Verification',
    rows: (userId) => sql`
      select ${time(sql`c.created_at`)} as "Asked", coalesce(h.title, o.legal_name, 'Myself') as "Of", c.kind as "What",
        c.reference as "As it was", c.note as "My note", c.status as "State", c.method as "How",
        ${time(sql`c.decided_at`)} as "Decided", c.valid_until::text as "Good until", c.reason as "Reason"
      from verification_claims c left join properties h on h.id = c.property_id
        left join organisations o on o.id = c.organisation_id
      where c.user_id = ${userId} order by c.created_at desc`,
  },
];
