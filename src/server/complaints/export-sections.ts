/** What the copy of one’s data shows of complaints. */
import { sql } from 'drizzle-orm';
import { type ExportSection, time } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 385,
    file: 'complaints',
    title: 'My complaints',
    rows: (userId) => sql`
      select ${time(sql`c.created_at`)} as "When", c.kind as "About", c.subject_title as "Matter", c.message as "Complaint",
          c.status as "State", (select string_agg(e.body, E'\n\n' order by e.created_at) from complaint_entries e
            where e.complaint_id = c.id and e.kind <> 'note') as "What was written"
        from complaints c where c.complainant_id = ${userId} order by c.created_at desc`,
  },
];
