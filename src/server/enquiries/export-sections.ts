/** What the copy of one’s data shows of enquiries. */
import { sql } from 'drizzle-orm';
import { type ExportSection, time } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 380,
    file: 'enquiries',
    title: 'What I asked the office',
    rows: (userId) => sql`
      select ${time(sql`created_at`)} as "When", kind as "About", name as "Name", email as "E-mail", phone as "Phone",
        company as "Company", city as "City", message as "Message", details::text as "Further answers", status as "State"
      from enquiries where user_id = ${userId} order by created_at desc`,
  },
];
