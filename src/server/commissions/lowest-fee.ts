/** The fee that a plan is measured by: the lowest that an approved managed rental pays, else the default. */
import { sql } from 'drizzle-orm';
import { DEFAULT_FEE_PERCENT } from '../../domain/managed-rentals.ts';
import type { BasisPoints } from '../../domain/money.ts';
import type { Executor } from '../lib/request-context.ts';

export async function lowestFeeBp(db: Executor): Promise<BasisPoints> {
  const { rows } = await db.execute<{ lowest: string | null }>(sql`
    select min(management_fee_percentage) as lowest from managed_rental_applications where status = 'approved'`);
  return Math.round(Number(rows[0]?.lowest ?? DEFAULT_FEE_PERCENT) * 100);
}
