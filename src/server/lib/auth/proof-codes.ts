/**
 * Six-digit codes that prove an address where the sign-in library has no way of its own. Kept hashed beside the library's codes,
 * for ten minutes and five tries; a new one takes the place of the one before.
 */
import { createHmac, randomInt } from 'node:crypto';
import type { Pool } from 'pg';

/** Codes of the sign-in library are good for as long. */
export const CODE_MINUTES = 10;
const LIFE = `interval '${CODE_MINUTES} minutes'`;
const TRIES = 5;

/** A million codes are hashed in a second: only a keyed hash hides them from a reader of the table. */
export const hashCode = (secret: string, code: string): string =>
  createHmac('sha256', secret).update(`code ${code}`).digest('base64url');

export type ProofCodes = {
  /** The code to send; `purpose` says of whom and for what. */
  make(purpose: string): Promise<string>;
  /** Whether it is the right one, which is used up by it. */
  take(purpose: string, code: string): Promise<boolean>;
};

export function createProofCodes(pool: Pool, secret: string): ProofCodes {
  return {
    async make(purpose) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await pool.query('delete from auth.verifications where identifier = $1', [purpose]);
      await pool.query(
        `insert into auth.verifications (identifier, value, expires_at) values ($1, $2, now() + ${LIFE})`,
        [purpose, `${hashCode(secret, code)}:0`],
      );
      return code;
    },
    async take(purpose, code) {
      // Every try takes the row first, so that tries at the same time are counted one by one.
      const { rows } = await pool.query<{ hash: string }>(
        `update auth.verifications
            set value = split_part(value, ':', 1) || ':' || (split_part(value, ':', 2)::int + 1)
          where identifier = $1 and expires_at > now() and split_part(value, ':', 2)::int < ${TRIES}
          returning split_part(value, ':', 1) as hash`,
        [purpose],
      );
      if (rows[0]?.hash !== hashCode(secret, code)) return false;
      const { rowCount } = await pool.query('delete from auth.verifications where identifier = $1', [
        purpose,
      ]);
      return rowCount === 1;
    },
  };
}
