/** What the copy of one’s data shows of one’s buildings. */
import { sql } from 'drizzle-orm';
import type { ExportSection } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 413,
    file: 'buildings',
    title: 'My buildings',
    rows: (userId) => sql`
      select b.name as "Building", b.address as "Address", b.pincode as "PIN code", b.latitude || ', ' || b.longitude as "Pin on the map", b.house_rules as "Rules",
        (select count(*) from properties h where h.building_id = b.id) as "Homes in it"
      from buildings b where b.owner_id = ${userId} order by b.name`,
  },
];
