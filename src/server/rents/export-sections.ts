/** What the copy of one’s data shows of rent. */
import { sql } from 'drizzle-orm';
import { type ExportSection, rupees } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 440,
    file: 'rent-payments',
    title: 'Rent paid and received',
    rows: (userId) => sql`
      select p.paid_on::text as "Paid on", l.home_name as "Home",
        case when l.tenant_id = ${userId} then 'paid' else 'received' end as "I",
        ${rupees(sql`p.amount`)} as "Amount (₹)", p.mode as "How", p.reference as "Reference", p.state as "State",
        p.receipt_number as "Receipt"
      from rent_payments p join leases l on l.id = p.lease_id
      where ${userId} in (l.tenant_id, l.landlord_id) order by p.paid_on desc`,
  },
];
