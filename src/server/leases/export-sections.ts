/** What the copy of one’s data shows of leases. */
import { sql } from 'drizzle-orm';
import { type ExportSection, rupees, time } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 430,
    file: 'leases',
    title: 'Leases',
    rows: (userId) => sql`
      select l.home_name as "Home", l.home_address as "Address",
        p.role as "I am", l.landlord_name as "Landlord",
        l.tenant_name as "Tenant", l.state as "State", l.start_date::text as "From", l.end_date::text as "To",
        l.ends_on::text as "Last day of the notice", l.ended_on::text as "Ended on",
        ${rupees(sql`l.rent`)} as "Rent (₹)", ${rupees(sql`l.deposit`)} as "Deposit (₹)", l.notice_days as "Notice (days)",
        l.terms as "Further terms", l.paper_answer as "Why it was not signed on paper"
      from leases l join lease_parties p on p.lease_id = l.id
      where p.user_id = ${userId} and p.role in ('landlord', 'tenant', 'co_tenant') order by l.start_date desc`,
  },
  {
    place: 435,
    file: 'lease-signatures',
    title: 'Leases I signed',
    rows: (userId) => sql`
      select ${time(sql`a.created_at`)} as "When", l.home_name as "Home", a.name as "Name", a.how as "How", a.sent_to as "Code sent to",
        a.address as "Network address", a.certificate as "Certificate", d.sha256 as "SHA-256 of the document"
      from lease_acceptances a join lease_documents d on d.id = a.document_id join leases l on l.id = a.lease_id
      where a.user_id = ${userId} order by a.created_at desc`,
  },
];
