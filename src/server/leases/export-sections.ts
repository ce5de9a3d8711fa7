/** What the copy of one’s data shows of leases. */
import { sql } from 'drizzle-orm';
import { type ExportSection, rupees } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 430,
    file: 'leases',
    title: 'Leases',
    rows: (userId) => sql`
      select l.home_name as "Home", l.home_address as "Address",
        case when l.tenant_id = ${userId} then 'tenant' else 'landlord' end as "I am", l.landlord_name as "Landlord",
        l.tenant_name as "Tenant", l.state as "State", l.start_date::text as "From", l.end_date::text as "To",
        ${rupees(sql`l.rent`)} as "Rent (₹)", ${rupees(sql`l.deposit`)} as "Deposit (₹)", l.notice_days as "Notice (days)",
        l.terms as "Further terms", l.paper_answer as "Why it was not signed on paper"
      from leases l where ${userId} in (l.tenant_id, l.landlord_id) order by l.start_date desc`,
  },
];
