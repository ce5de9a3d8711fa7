/** Makes the one-time link by which an installation gets its first administrator. */
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/actor.ts';

const VALID_HOURS = 24;

/** A fresh link beside those of other processes and earlier starts, each good for a day; null once somebody is an administrator. */
export async function createSetupLink(database: Database, origin: string): Promise<string | null> {
  if (await hasAdmin(database)) return null;
  const code = randomBytes(24).toString('base64url');
  await database.pools.auth.query('delete from auth.setup_codes where expires_at <= now()');
  await database.pools.auth.query(
    `insert into auth.setup_codes (code_hash, expires_at) values ($1, now() + make_interval(hours => $2))`,
    [setupCodeHash(code), VALID_HOURS],
  );
  // After # the code never reaches a server, a log or another site.
  return `${origin}/auth#setup=${code}`;
}

/** Ends every link there is, like one that somebody else has read. */
export async function endSetupLinks(database: Database): Promise<void> {
  await database.pools.auth.query('delete from auth.setup_codes');
}

export function hasAdmin(database: Database): Promise<boolean> {
  return database.asWorker(async (tx) => {
    const { rows } = await tx.execute(sql`select from user_roles where role = 'admin' limit 1`);
    return rows.length > 0;
  });
}

/** The code has 192 random bits, so a plain hash hides it. */
export function setupCodeHash(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}
