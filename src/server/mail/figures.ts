/** What of letters whoever runs the product watches. */
import { sql } from 'drizzle-orm';
import type { Figure } from '../lib/figures.ts';

const waiting: Figure = {
  name: 'mails_waiting',
  help: 'Letters that are not sent yet; they are tried again for half an hour',
  async read(db) {
    const { rows } = await db.execute<{ value: number }>(
      sql`select count(*)::int as value from (select from mails where status = 'queued' limit 10000) waiting`,
    );
    return rows;
  },
};

const oldest: Figure = {
  name: 'mails_oldest_waiting_seconds',
  help: 'How long the letter that waits longest has waited',
  async read(db) {
    const { rows } = await db.execute<{ value: number }>(sql`
      select coalesce(extract(epoch from app.now() - min(created_at)), 0)::float8 as value
        from mails where status = 'queued'`);
    return rows;
  },
};

export const figures: readonly Figure[] = [waiting, oldest];
