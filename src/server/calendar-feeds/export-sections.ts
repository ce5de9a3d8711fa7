/** What the copy of one’s data shows of one’s calendar address. */
import { sql } from 'drizzle-orm';
import { type ExportSection, time } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 157,
    file: 'calendar-address',
    title: 'Address of my calendar',
    rows: (userId) => sql`
      select ${time(sql`created_at`)} as "Made", ${time(sql`last_read_at`)} as "Last read"
      from calendar_feeds where user_id = ${userId}`,
  },
];
