/** What the copy of one’s data shows of roles. */
import { sql } from 'drizzle-orm';
import { type ExportSection, time } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 120,
    file: 'roles',
    title: 'Roles',
    rows: (userId) => sql`
      select role as "Role", ${time(sql`created_at`)} as "Since" from user_roles where user_id = ${userId} order by role`,
  },
];
