/** What of transfers to payees whoever runs the product watches. */
import { sql } from 'drizzle-orm';
import type { Figure } from '../lib/figures.ts';

const waiting: Figure = {
  name: 'payouts_waiting_oldest_seconds',
  help: 'How long the oldest batch of transfers has been in a state in which somebody has to do something',
  label: 'state',
  async read(db) {
    const { rows } = await db.execute<{ of: string; value: number }>(sql`
      select state as of, extract(epoch from app.now() - min(coalesce(exported_at, approved_at, created_at)))::float8 as value
        from payout_batches where state in ('draft', 'approved', 'exported') group by state`);
    return rows;
  },
};

export const figures: readonly Figure[] = [waiting];
