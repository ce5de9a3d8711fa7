/** What the copy of one’s data shows of searches. */
import { sql } from 'drizzle-orm';
import { type ExportSection, time } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 330,
    file: 'searches',
    title: 'Searches, recent and saved',
    rows: (userId) => sql`
      select ${time(sql`searched_at`)} as "When", 'recent' as "Kind", '' as "Name", query as "Search", '' as "Emails"
        from recent_searches where user_id = ${userId}
      union all
      select ${time(sql`created_at`)}, 'saved', name, query, frequency from saved_searches where user_id = ${userId}
      order by 1 desc`,
  },
];
