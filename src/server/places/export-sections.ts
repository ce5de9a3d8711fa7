/** What the copy of one’s data shows of cities asked for. */
import { sql } from 'drizzle-orm';
import { type ExportSection, time } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 377,
    file: 'cities-asked-for',
    title: 'Cities you asked us to serve',
    rows: (userId) => sql`
      select ${time(sql`r.created_at`)} as "Asked", p.name as "City", ${time(sql`r.told_at`)} as "Told"
      from city_requests r join places p on p.id = r.place_id where r.user_id = ${userId} order by r.created_at`,
  },
];
