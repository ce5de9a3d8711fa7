/** What the copy of one’s data shows of the rooms and beds of one’s PGs. */
import { sql } from 'drizzle-orm';
import { type ExportSection, rupees } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 412,
    file: 'pg-beds',
    title: 'Rooms and beds of my PGs',
    rows: (userId) => sql`
      select h.title as "PG", r.name as "Room", b.label as "Bed", b.state as "State", r.sharing as "Sharing",
        r.attached_bathroom as "Attached bathroom", r.air_conditioned as "Air conditioned",
        ${rupees(sql`r.rent`)} as "Rent of a bed (₹)", ${rupees(sql`r.deposit`)} as "Deposit of a bed (₹)"
      from properties h join pg_rooms r on r.property_id = h.id join pg_beds b on b.room_id = r.id
      where h.listed_by = ${userId} order by h.title, r.name, b.label`,
  },
];
