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
        a.landlord_name as "Landlord", a.landlord_email as "E-mail", a.landlord_phone as "Phone"
      from managed_rental_applications a where ${userId} in (a.landlord_id, a.submitted_by) order by a.created_at desc`,
  },
];
