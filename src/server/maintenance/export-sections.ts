/** What the copy of one’s data shows of repairs. */
import { sql } from 'drizzle-orm';
import { type ExportSection, rupees, time } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 450,
    file: 'repairs',
    title: 'Repairs asked for and worked',
    rows: (userId) => sql`
      select ${time(sql`r.created_at`)} as "Raised", r.home_name as "Home", r.title as "What", r.description as "More",
        r.category as "About", r.status as "State", r.assignee_name as "Repaired by", ${rupees(sql`r.cost`)} as "Cost (₹)",
        r.rating as "Stars", r.rating_note as "Said of it"
      from maintenance_requests r where r.id in (
        select q.id from maintenance_requests q join leases l on l.id = q.lease_id where ${userId} in (l.tenant_id, l.landlord_id)
        union all
        select q.id from maintenance_requests q join properties p on p.id = q.property_id
         where q.lease_id is null and p.listed_by = ${userId}
        union all
        select q.id from maintenance_requests q join managed_properties m on m.id = q.managed_property_id
         where q.lease_id is null and m.owner_id = ${userId}) order by r.created_at desc`,
  },
];
