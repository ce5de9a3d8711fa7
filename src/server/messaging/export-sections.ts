/** What the copy of one’s data shows of text messages. */
import { sql } from 'drizzle-orm';
import { type ExportSection, time } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 185,
    file: 'text-messages',
    title: 'Text messages of the last three months',
    rows: (userId) => sql`
      select ${time(sql`created_at`)} as "When", recipient as "To", template as "About", channel as "By", state as "State"
      from text_messages where user_id = ${userId} order by created_at desc`,
  },
];
