/** What the copy of one’s data shows of managed rental. */
import { sql } from 'drizzle-orm';
import { type ExportSection, rupees, time } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 460,
    file: 'managed-rentals',
    title: 'Managed rental',
    rows: (userId) => sql`
      select ${time(sql`a.created_at`)} as "Sent", a.property_location as "Place", a.property_address as "Address",
        a.status as "State", ${rupees(sql`a.monthly_rent`)} as "Rent (₹)", a.management_fee_percentage::text as "Fee (%)",
        a.landlord_name as "Landlord", a.landlord_email as "Email", a.landlord_phone as "Phone", a.brought_by as "Brought by"
      from managed_rental_applications a where ${userId} in (a.landlord_id, a.submitted_by) order by a.created_at desc`,
  },
  {
    place: 461,
    file: 'mandates',
    title: 'Mandates of managed homes',
    rows: (userId) => sql`
      select ${time(sql`m.created_at`)} as "Offered", d.property_name as "Home", m.version as "Version", m.state as "State",
        m.text as "Text", ${time(sql`m.answered_at`)} as "Answered", m.signed_name as "Signed by", m.decline_reason as "Reason"
      from mandates m join managed_properties p on p.id = m.managed_property_id
        join managed_property_details d on d.id = p.id
       where p.owner_id = ${userId} order by m.created_at desc`,
  },
];
