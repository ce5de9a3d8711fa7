/** What the copy of one’s data shows of letters. */
import { sql } from 'drizzle-orm';
import { type ExportSection, time } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 180,
    file: 'letters',
    title: 'Letters of the last month',
    rows: (userId) => sql`
      select ${time(sql`created_at`)} as "When", recipient as "To", subject as "Subject", status as "State"
      from mails where user_id = ${userId} order by created_at desc`,
  },
];
