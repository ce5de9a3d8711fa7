/** What the copy of one’s data shows of reported listings. */
import { sql } from 'drizzle-orm';
import { type ExportSection, home, time } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 390,
    file: 'reports',
    title: 'Listings I reported',
    rows: (userId) => sql`
      select ${time(sql`r.created_at`)} as "When", ${home} as "Home", r.reason as "Reason", r.note as "My note", r.status as "State"
      from listing_reports r left join properties h on h.id = r.property_id
      where r.reporter_id = ${userId} order by r.created_at desc`,
  },
];
