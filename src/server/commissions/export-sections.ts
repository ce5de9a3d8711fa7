/** What the copy of one’s data shows of commission. */
import { sql } from 'drizzle-orm';
import { type ExportSection, rupees } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 540,
    file: 'commission',
    title: 'Commission',
    rows: (userId) => sql`
      select c.month_year::text as "Month", c.kind as "Kind", c.level as "Level", ${rupees(sql`c.base`)} as "Base (₹)",
        round(c.rate_bp / 100.0, 2)::text as "Rate (%)", round(c.paid_below_bp / 100.0, 2)::text as "Paid below (%)",
        ${rupees(sql`c.amount`)} as "Amount (₹)", c.status as "State"
      from managed_rental_commissions c join affiliate_registrations r on r.affiliate_id = c.affiliate_id
      where r.user_id = ${userId} order by c.month_year desc, c.payment_id, c.sequence`,
  },
];
