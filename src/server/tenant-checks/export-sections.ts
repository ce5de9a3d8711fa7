/** What the copy of one’s data shows of checks of applicants: those one ordered and those about oneself. */
import { sql } from 'drizzle-orm';
import { type ExportSection, rupees, time } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 190,
    file: 'tenant-checks',
    title: 'Tenant checks',
    rows: (userId) => sql`
      select ${time(sql`c.created_at`)} as "When", case when c.orderer_id = ${userId} then 'ordered by you' else 'about you' end as "Which",
          c.person_name as "Applicant", c.home as "Home", c.purpose as "Why", array_to_string(c.points, ', ') as "Points", c.status as "State",
          ${time(sql`c.agreed_at`)} as "Agreed", case when c.orderer_id = ${userId} then ${rupees(sql`c.price`)} end as "Price (₹)",
          case when c.person_id = ${userId} then c.employer end as "Employer named",
          case when c.person_id = ${userId} then c.previous_owner end as "Previous owner named",
          case when c.status = 'done' then (select string_agg(concat_ws(': ', p.point, p.answer, p.source, p.note), E'\n' order by p.id)
            from tenant_check_points p where p.check_id = c.id) end as "Report", c.kept_until::text as "Kept until"
        from tenant_checks c where ${userId} in (c.orderer_id, c.person_id) order by c.created_at desc`,
  },
];
