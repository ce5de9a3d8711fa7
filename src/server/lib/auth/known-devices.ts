/**
 * Knows the devices on which somebody has signed in before, by a long-lived cookie that gives no right to anything: it tells a person's own
 * phone from a stranger's, for the word about a new device and for the tries that each of them has.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { DEVICE_DAYS, NEW_ACCOUNT_MINUTES } from '../../../domain/security-events.ts';

const COOKIE = 'kiraya.device';
const DAY = 24 * 60 * 60;

/** The secret that this browser holds, if it is one of ours. */
export function deviceIn(cookies: string | null): string | undefined {
  return new RegExp(`(?:^|; )${COOKIE}=([\\w-]{43})(?:;|$)`).exec(cookies ?? '')?.[1];
}

export const newDevice = (): string => randomBytes(32).toString('base64url');

/** Lax, as the return from another provider should find it. */
export function deviceCookie(device: string, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `${COOKIE}=${device}; Max-Age=${DEVICE_DAYS * DAY}; Path=/api/auth; HttpOnly; SameSite=Lax${secure}`;
}

const hashOf = (device: string) => createHash('sha256').update(device).digest('base64url');

/** Whether somebody has signed in on it to the account of that address or number. */
export async function isKnownDevice(pool: Pool, account: string, device: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from auth.known_devices d join auth.users u on u.id = d.user_id where $1 in (u.email, u.phone) and d.token_hash = $2`,
    [account, hashOf(device)],
  );
  return rowCount === 1;
}

/** Remembers it, and says whether that is news to its person: it is known already, or it is the one the account was opened on. */
export async function rememberDevice(
  pool: Pool,
  userId: string,
  device: string,
): Promise<{ isNews: boolean }> {
  const { rows } = await pool.query<{ is_news: boolean }>(
    `insert into auth.known_devices (user_id, token_hash) values ($1, $2)
     on conflict (user_id, token_hash) do update set last_used_at = now()
     returning xmax = 0 and not exists (select from auth.users u where u.id = user_id
       and u.created_at > now() - make_interval(mins => $3)) as is_news`,
    [userId, hashOf(device), NEW_ACCOUNT_MINUTES],
  );
  return { isNews: rows[0]?.is_news ?? false };
}

/** After a lost password none of them is known to be its person's. */
export async function forgetDevices(pool: Pool, account: string): Promise<void> {
  await pool.query(
    'delete from auth.known_devices d using auth.users u where u.id = d.user_id and $1 in (u.email, u.phone)',
    [account],
  );
}
