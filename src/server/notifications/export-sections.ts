/** What the copy of one’s data shows of notices and letters. */
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
  {
    place: 180,
    file: 'letters',
    title: 'Letters of the last month',
    rows: (userId) => sql`
      select ${time(sql`created_at`)} as "When", recipient as "To", subject as "Subject", status as "State"
      from mails where user_id = ${userId} order by created_at desc`,
  },
];
