/** Seals with the newest key whatever an older one sealed, a few rows at a time, while everybody goes on working. */
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/actor.ts';
import type { Seals } from './seal.ts';

const BATCH = 200;

type SealedPlace = {
  table: string;
  key: 'id' | 'user_id';
  /** What the bytes are bound to: a payout's are a copy of the account's. */
  column: string;
  /** The organisation that the row names, where it does, in place of the person. */
  ofOrganisation?: true;
  /** Where key id and bytes stand, unless in `key_id` and `sealed`. */
  at?: { keyId: string; sealed: string };
  hasFingerprint?: boolean;
};

/** Every column of sealed bytes, but for answers kept for repeats and values of texts, which live a day. */
const places: readonly SealedPlace[] = [
  { table: 'tax_identities', key: 'user_id', column: 'tax_identities.sealed', hasFingerprint: true },
  { table: 'payout_accounts', key: 'user_id', column: 'payout_accounts.sealed' },
  { table: 'webhooks', key: 'id', column: 'webhooks.sealed' },
  {
    table: 'webhooks',
    key: 'id',
    column: 'webhooks.sealed',
    at: { keyId: 'earlier_key_id', sealed: 'earlier_sealed' },
  },
  { table: 'payouts', key: 'id', column: 'payout_accounts.sealed', ofOrganisation: true },
];
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

async function rotateSome(tx: Transaction, seals: Seals, place: SealedPlace): Promise<number> {
  const table = sql.identifier(place.table);
  const key = sql.identifier(place.key);
  const keyColumn = sql.identifier(place.at?.keyId ?? 'key_id');
  const bytes = sql.identifier(place.at?.sealed ?? 'sealed');
  const owner = place.ofOrganisation ? sql`coalesce(organisation_id, user_id)` : sql`user_id`;
  const { rows } = await tx.execute<Row>(sql`
    select ${key}::text as key, ${owner}::text as owner, ${keyColumn} as key_id, ${bytes} as sealed from ${table}
     where ${keyColumn} <> ${seals.newestKeyId} order by ${key} limit ${BATCH} for update`);
  for (const row of rows) {
    const at = { column: place.column, owner: row.owner };
    const secret = seals.open({ keyId: row.key_id, sealed: row.sealed }, at);
    const { keyId, sealed } = seals.seal(secret, at);
    const fingerprint = place.hasFingerprint ? sql`, fingerprint = ${seals.fingerprint(secret)}` : sql``;
    await tx.execute(sql`
      update ${table} set ${keyColumn} = ${keyId}, ${bytes} = ${sealed}${fingerprint} where ${key} = ${row.key}`);
  }
  return rows.length;
}
