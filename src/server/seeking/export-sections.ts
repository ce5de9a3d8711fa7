/** What the copy of one’s data shows of homes that were noted or looked at. */
import { sql } from 'drizzle-orm';
import { type ExportSection, home, rupees, time } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 310,
    file: 'shortlist',
    title: 'Shortlist',
    rows: (userId) => sql`
      select ${time(sql`s.created_at`)} as "Added", ${home} as "Home", s.note as "My note",
        ${rupees(sql`s.rent_when_added`)} as "Rent when added (₹)"
      from shortlists s left join properties h on h.id = s.property_id where s.user_id = ${userId} order by s.created_at desc`,
  },
  {
    place: 320,
    file: 'recently-viewed',
    title: 'Homes looked at',
    rows: (userId) => sql`
      select ${time(sql`v.viewed_at`)} as "When", ${home} as "Home" from recent_views v
        left join properties h on h.id = v.property_id where v.user_id = ${userId} order by v.viewed_at desc`,
  },
];
