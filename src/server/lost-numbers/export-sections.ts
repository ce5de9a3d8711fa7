/** What the copy of one’s data shows of requests to move one’s account. */
import { sql } from 'drizzle-orm';
import { type ExportSection, time } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 187,
    file: 'lost-numbers',
    title: 'Requests to move my account to another number',
    rows: (userId) => sql`
      select ${time(sql`created_at`)} as "When", old_phone as "From", new_phone as "To", name as "Name given", story as "Said",
        state as "State", ${time(sql`decided_at`)} as "Decided"
      from lost_numbers where user_id = ${userId} order by created_at desc`,
  },
];
