/** Whether letters to an address come back, for whoever writes to it and for its person. */
import { sql } from 'drizzle-orm';
import type { Transaction } from './actor.ts';

export async function isUndeliverable(tx: Pick<Transaction, 'execute'>, address: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select from undeliverable_addresses where address = lower(${address}) and proved_at is null`,
  );
  return rows.length > 0;
}
