/** What the copy of one’s data shows of one’s profile. */
import { sql } from 'drizzle-orm';
import { type ExportSection, rupees, time } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 110,
    file: 'profile',
    title: 'Profile',
    rows: (userId) => sql`
      select full_name as "Full name", first_name as "First name", last_name as "Last name", email as "Email",
        case when email_verified then 'yes' else 'no' end as "E-mail confirmed", phone as "Phone", city as "City", state as "State",
        ${rupees(sql`annual_income`)} as "Income a year (₹)", ${rupees(sql`preferred_rent_min`)} as "Preferred rent from (₹)",
        ${rupees(sql`preferred_rent_max`)} as "Preferred rent to (₹)", preferred_bedrooms as "Preferred bedrooms",
        theme as "Appearance", language as "Language", ${time(sql`created_at`)} as "Member since",
        ${time(sql`last_login_at`)} as "Last sign-in"
      from profiles where user_id = ${userId}`,
  },
];
