/** What the copy of one’s data shows of consents, looks at one’s data and signing in. */
import { sql } from 'drizzle-orm';
import { type ExportSection, time } from '../lib/export-section.ts';

export const exportSections: readonly ExportSection[] = [
  {
    place: 130,
    file: 'consents',
    title: 'Consents',
    rows: (userId) => sql`
      select ${time(sql`created_at`)} as "When", purpose as "Purpose", version as "Version of the text",
        case when is_given then 'given' else 'withdrawn' end as "Answer"
      from consents where user_id = ${userId} order by created_at desc`,
  },
  {
    place: 140,
    file: 'who-looked',
    title: 'Who of our office looked at my data',
    rows: (userId) => sql`
      select ${time(sql`created_at`)} as "When", actor_name as "Who", subject as "What", reason as "Why"
      from data_looks where user_id = ${userId} order by created_at desc`,
  },
  {
    place: 145,
    file: 'sign-ins',
    title: 'Sign-in history',
    rows: (userId) => sql`
      select ${time(sql`created_at`)} as "When", event as "What", user_agent as "Browser", ip_address as "Network address"
      from app.security_events_of(${userId}) order by created_at desc`,
  },
  {
    place: 147,
    file: 'passkeys',
    title: 'My passkeys',
    rows: (userId) => sql`
      select name as "Name", ${time(sql`created_at`)} as "Added", ${time(sql`last_used_at`)} as "Last used"
      from app.passkeys_of(${userId}) order by created_at`,
  },
];
