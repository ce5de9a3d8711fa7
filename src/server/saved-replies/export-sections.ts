/** What the copy of one’s data shows of saved replies. */
import { sql } from 'drizzle-orm';
import { type ExportSection, time } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 375,
    file: 'saved-replies',
    title: 'Saved replies',
    rows: (userId) => sql`
      select ${time(sql`r.created_at`)} as "Saved", r.title as "Title", r.body as "Text"
      from saved_replies r where r.user_id = ${userId} order by r.title`,
  },
];
