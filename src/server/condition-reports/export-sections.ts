/** What the copy of one’s data shows of condition reports. */
import { sql } from 'drizzle-orm';
import { type ExportSection, time } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 437,
    file: 'condition-reports',
    title: 'Condition reports of homes I rent or rent out',
    rows: (userId) => sql`
      select l.home_name as "Home", r.kind as "Kind", r.state as "State", r.inspected_on::text as "Looked at on",
        r.written_by as "Written by", ${time(sql`r.sent_at`)} as "Sent", r.rooms::text as "Rooms", r.meters::text as "Meters",
        r.keys::text as "Keys", jsonb_array_length(r.photos) as "Photos", ${time(sql`r.agreed_at`)} as "Agreed",
        r.document_sha256 as "SHA-256 of the document"
      from condition_reports r join leases l on l.id = r.lease_id
      where r.lease_id in (select p.lease_id from lease_parties p
        where p.user_id = ${userId} and p.role in ('landlord', 'tenant', 'co_tenant'))
      order by r.sent_at desc`,
  },
  {
    place: 438,
    file: 'condition-comments',
    title: 'My comments on condition reports',
    rows: (userId) => sql`
      select ${time(sql`c.created_at`)} as "When", l.home_name as "Home", r.kind as "Kind", c.body as "Comment"
      from condition_comments c join condition_reports r on r.id = c.report_id join leases l on l.id = r.lease_id
      where c.author_id = ${userId} order by c.created_at desc`,
  },
];
