/** What the copy of one’s data shows of notices. */
import { sql } from 'drizzle-orm';
import { type ExportSection, time } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 170,
    file: 'notices',
    title: 'What I was told',
    rows: (userId) => sql`
      select ${time(sql`created_at`)} as "When", event as "Matter", payload::text as "Details", ${time(sql`read_at`)} as "Read"
      from notifications where user_id = ${userId} order by created_at desc`,
  },
];
