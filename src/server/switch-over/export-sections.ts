/** What the copy of one’s data shows of the business whose files named this person. */
import { sql } from 'drizzle-orm';
import { type ExportSection, rupees, time } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 565,
    file: 'switch-over',
    title: 'Moved in with a business',
    rows: (userId) => sql`
      select ${time(sql`s.created_at`)} as "Moved in", s.reference as "Number there", s.name as "Name", s.email as "Email",
        s.phone as "Phone", s.affiliate_id as "Affiliate code", s.joined_on::text as "Joined",
        s.firm as "Firm", s.rera_number as "RERA number", case when s.fee_paid then 'yes' when not s.fee_paid then 'no' end as "Registration fee paid",
        ${rupees(sql`s.payable`)} as "Commission owed"
      from switch_over_people s where s.user_id = ${userId} order by s.created_at, s.id`,
  },
];
