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
        r.written_by as "Written by", ${time(sql`r.agreed_at`)} as "Agreed", line.place as "Where", line.what as "What",
        line.found as "Found", line.note as "Note"
      from condition_reports r join leases l on l.id = r.lease_id
        cross join lateral (
          select coalesce(room ->> 'name', room ->> 'kind') as place, coalesce(item ->> 'name', item ->> 'kind') as what,
              item ->> 'condition' as found, item ->> 'note' as note
            from jsonb_array_elements(r.rooms) room, jsonb_array_elements(room -> 'items') item
          union all
          select 'meter', m ->> 'kind', concat_ws(' ', m ->> 'reading', m ->> 'unit'), m ->> 'number'
            from jsonb_array_elements(r.meters) m
          union all
          select 'keys', coalesce(k ->> 'name', k ->> 'kind'), k ->> 'count', null from jsonb_array_elements(r.keys) k
        ) line
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
