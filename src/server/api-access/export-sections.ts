/** What the copy of one’s data shows of one’s programs. */
import { sql } from 'drizzle-orm';
import { type ExportSection, time } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 150,
    file: 'access-tokens',
    title: 'Access tokens of my programs',
    rows: (userId) => sql`
      select ${time(sql`created_at`)} as "Made", name as "Name", prefix as "Begins with", array_to_string(scopes, ', ') as "May",
        ${time(sql`expires_at`)} as "Until", ${time(sql`last_used_at`)} as "Last used"
      from api_tokens where user_id = ${userId} order by created_at desc`,
  },
  {
    place: 155,
    file: 'connected-programs',
    title: 'Programs I connected',
    rows: (userId) => sql`
      select ${time(sql`created_at`)} as "Connected", name as "Name", host as "Sends back to",
        array_to_string(scopes, ', ') as "May", ${time(sql`last_used_at`)} as "Last used"
      from api_programs where user_id = ${userId} order by created_at desc`,
  },
  {
    place: 160,
    file: 'webhooks',
    title: 'Webhooks of my programs',
    rows: (userId) => sql`
      select ${time(sql`created_at`)} as "Set up", url as "Address", array_to_string(events, ', ') as "Events", state as "State"
      from webhooks where user_id = ${userId} order by created_at desc`,
  },
];
