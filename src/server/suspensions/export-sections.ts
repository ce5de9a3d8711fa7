/** What the copy of one’s data shows of suspensions. */
import { sql } from 'drizzle-orm';
import { type ExportSection, time } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 175,
    file: 'suspensions',
    title: 'When my account was suspended',
    rows: (userId) => sql`
      select ${time(sql`created_at`)} as "From", reason as "Reason", homes as "Homes out of sight",
          ${time(sql`lifted_at`)} as "Given back", lift_reason as "Reason for that"
        from suspensions where user_id = ${userId} order by created_at desc`,
  },
];
