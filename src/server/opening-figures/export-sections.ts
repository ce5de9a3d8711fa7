/** What the copy of one’s data shows of opening figures. */
import { sql } from 'drizzle-orm';
import { type ExportSection, rupees, time } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 434,
    file: 'contested-opening-figures',
    title: 'Opening figures of leases that were contested',
    rows: (userId) => sql`
      select l.home_name as "Home", f.kind as "Figure", f.state as "State", ${rupees(sql`f.file_says`)} as "By the file (₹)",
        ${rupees(sql`f.tenant_says`)} as "By the tenant (₹)", f.tenant_reason as "Why, says the tenant",
        ${rupees(sql`f.landlord_says`)} as "By the landlord (₹)", f.landlord_reason as "Why, says the landlord",
        f.agree_by::text as "To agree by", ${rupees(sql`f.counts`)} as "Counts (₹)", f.decision as "Why decided so",
        ${time(sql`f.created_at`)} as "Contested"
      from opening_figures f join leases l on l.id = f.lease_id
      where ${userId} in (l.tenant_id, l.landlord_id) order by f.created_at desc`,
  },
];
