/** What the copy of one’s data shows of guaranteed leases. */
import { sql } from 'drizzle-orm';
import { type ExportSection, rupees, time } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 191,
    file: 'guaranteed-leases',
    title: 'Guaranteed leases',
    rows: (userId) => sql`
      select ${time(sql`g.created_at`)} as "When", g.home as "Home", g.address as "Address", ${rupees(sql`g.hoped_rent`)} as "Rent hoped for (₹)",
          g.details as "Details", g.status as "State", ${rupees(sql`g.rent`)} as "Guaranteed rent (₹)", g.starts_on::text as "From",
          g.ends_on::text as "Until", g.text as "Text", g.signed_name as "Signed as", ${time(sql`g.answered_at`)} as "Answered",
          g.reason as "Reason", g.notice_by as "Notice by", g.notice_on::text as "Notice on", g.notice_reason as "Reason of the notice"
        from guaranteed_leases g where g.owner_id = ${userId} order by g.created_at desc`,
  },
];
