/** What the copy of one's data shows of organisations: where they belong, whom they invited, and what of their leads was given to them. */
import { sql } from 'drizzle-orm';
import { type ExportSection, home, time } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 462,
    file: 'organisations',
    title: 'Organisations I belong to',
    rows: (userId) => sql`
      select o.legal_name as "Organisation", o.kind as "Kind", o.city as "City", m.role as "My role",
        ${time(sql`m.created_at`)} as "Since"
      from organisation_members m join organisations o on o.id = m.organisation_id
      where m.user_id = ${userId} order by m.created_at`,
  },
  {
    place: 463,
    file: 'organisation-invitations',
    title: 'Invitations I sent for an organisation',
    rows: (userId) => sql`
      select ${time(sql`i.created_at`)} as "Sent", o.legal_name as "Organisation", coalesce(i.email, i.phone) as "To",
        i.role as "Role", i.state as "State"
      from organisation_invitations i join organisations o on o.id = i.organisation_id
      where i.invited_by = ${userId} order by i.created_at desc`,
  },
  {
    place: 464,
    file: 'leads-given-to-me',
    title: 'Leads given to me (without the other person’s data)',
    rows: (userId) => sql`
      select ${time(sql`c.created_at`)} as "Since", ${home} as "Home", c.stage as "Stage"
      from lead_cards c left join properties h on h.id = c.property_id
      where c.assigned_to = ${userId} order by c.created_at desc`,
  },
];
