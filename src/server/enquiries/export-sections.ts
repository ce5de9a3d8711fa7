/** What the copy of one’s data shows of enquiries. */
import { sql } from 'drizzle-orm';
import { type ExportSection, time } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 380,
    file: 'enquiries',
    title: 'What I asked the office',
    rows: (userId) => sql`
      select ${time(sql`created_at`)} as "When", kind as "About", name as "Name", email as "Email", phone as "Phone",
        company as "Company", city as "City", message as "Message", details::text as "Further answers", status as "State",
        (select string_agg(v.note, E'\\n\\n' order by v.created_at) from enquiry_events v
          where v.enquiry_id = enquiries.id and v.action = 'answered') as "What the office answered"
      from enquiries where user_id = ${userId} order by created_at desc`,
  },
];
