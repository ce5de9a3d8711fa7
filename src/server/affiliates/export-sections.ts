/** What the copy of one’s data shows of the affiliate programme. */
import { sql } from 'drizzle-orm';
import { type ExportSection, time } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 530,
    file: 'affiliate',
    title: 'Affiliate programme',
    rows: (userId) => sql`
      select r.affiliate_id as "Affiliate id", r.full_name as "Name", r.sponsor_id as "Sponsor",
        ${time(sql`r.created_at`)} as "Joined", p.status as "Status", p.reward_calculation_mode as "Calculation",
        p.contract_version as "Consent to plan", ${time(sql`p.contract_consented_at`)} as "Consented"
      from affiliate_registrations r left join affiliate_profiles p on p.affiliate_id = r.affiliate_id
      where r.user_id = ${userId}`,
  },
];
