/** What the copy of one’s data shows of one’s own listings. */
import { sql } from 'drizzle-orm';
import { type ExportSection, rupees, time } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 410,
    file: 'homes',
    title: 'Homes I listed',
    rows: (userId) => sql`
      select ${time(sql`h.created_at`)} as "Created", h.title as "Title", h.listing_state as "State", h.city as "City",
        h.locality as "Locality", p.address as "Address",
        p.latitude || ', ' || p.longitude as "Pin on the map", p.contact_name as "Contact", p.contact_phone as "Phone",
        p.contact_email as "Email", ${rupees(sql`h.rent`)} as "Rent (₹)", ${rupees(sql`h.deposit`)} as "Deposit (₹)",
        h.bedrooms as "Bedrooms", h.area_sqft as "Area (sq ft)", h.view_count as "Views", h.visit_hours as "Visit hours",
        h.description as "Description"
      from properties h left join property_private p on p.property_id = h.id
      where h.listed_by = ${userId} order by h.created_at desc`,
  },
];
