/** Seals with the newest key whatever an older one sealed, a few rows at a time, while everybody goes on working. */
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/actor.ts';
import type { Seals } from './seal.ts';

const BATCH = 200;

/** Every table with a column `sealed`, and which column its bytes are bound to: a payout's are a copy of the account's. */
const places = [
  { table: 'tax_identities', key: 'user_id', column: 'tax_identities.sealed', hasFingerprint: true },
  { table: 'payout_accounts', key: 'user_id', column: 'payout_accounts.sealed', hasFingerprint: false },
  { table: 'webhooks', key: 'id', column: 'webhooks.sealed', hasFingerprint: false },
  { table: 'payouts', key: 'id', column: 'payout_accounts.sealed', hasFingerprint: false },
] as const;
type SealedTable = (typeof places)[number];
type Row = { key: string; owner: string; key_id: string; sealed: Buffer };

/**
 * Returns how many were sealed anew. Rows are found by the id of their key, so a run that stops is taken up by the next one,
 * and one that somebody is just changing is waited for.
 */
export async function rotateKeys(database: Database, seals: Seals): Promise<number> {
  let count = 0;
  for (const place of places) {
    for (;;) {
      const done = await database.asWorker((tx) => rotateSome(tx, seals, place));
      if (done === 0) break;
      count += done;
    }
  }
  return count;
}

async function rotateSome(tx: Transaction, seals: Seals, place: SealedTable): Promise<number> {
  const table = sql.identifier(place.table);
  const key = sql.identifier(place.key);
  const { rows } = await tx.execute<Row>(sql`
    select ${key}::text as key, user_id::text as owner, key_id, sealed from ${table}
     where key_id <> ${seals.newestKeyId} order by ${key} limit ${BATCH} for update`);
  for (const row of rows) {
    const at = { column: place.column, owner: row.owner };
    const secret = seals.open({ keyId: row.key_id, sealed: row.sealed }, at);
    const { keyId, sealed } = seals.seal(secret, at);
    const fingerprint = place.hasFingerprint ? sql`, fingerprint = ${seals.fingerprint(secret)}` : sql``;
    await tx.execute(sql`
      update ${table} set key_id = ${keyId}, sealed = ${sealed}${fingerprint} where ${key} = ${row.key}`);
  }
  return rows.length;
}
