/** Writes down what happens around signing in: a row that its person reads, and a line of the log for whoever watches over the server. */
import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { deviceName } from '../../../domain/device-name.ts';
import type { SecurityEvent } from '../../../domain/security-events.ts';
import { networkOf } from './rate-limits.ts';

/** From where something was tried. */
export type Origin = { address: string | null; userAgent: string | null };

/** Whose account it was, by id or by the address or number that was typed; one without an account is nobody's. */
export type Whose = { userId: string } | { account: string };

export type SecurityLine = { event: SecurityEvent; userId: string | null; device: string; network?: string };

/** How the log names networks: `hashed` tells that two are the same and not which, `plain` names them, `none` leaves them out. */
export const networkWords = ['hashed', 'plain', 'none'] as const;
export type NetworkWords = (typeof networkWords)[number];

export type SecurityLog = { note(event: SecurityEvent, whose: Whose, from: Origin): Promise<void> };

export type SecurityLogOptions = {
  /** Logs in as `kiraya_auth`. */
  pool: Pool;
  secret: string;
  networks?: NetworkWords | undefined;
  /** Takes the line, without any secret; the row is written in any case. */
  write?: ((line: SecurityLine) => void) | undefined;
  onError: (error: unknown) => void;
};

const LONGEST_USER_AGENT = 300;

export function createSecurityLog(options: SecurityLogOptions): SecurityLog {
  const { pool, secret, networks = 'hashed', write, onError } = options;
  return {
    /** Whoever signs in does so whatever becomes of the log; what it cannot take is told as a fault. */
    async note(event, whose, { address, userAgent }) {
      try {
        const userId = await store(pool, event, whose, { address, userAgent });
        write?.({ event, userId, device: deviceWords(userAgent), ...networkIn(networks, secret, address) });
      } catch (error) {
        onError(error);
      }
    },
  };
}

/** One statement for known and unknown accounts, so that both take the same time. */
async function store(
  pool: Pool,
  event: SecurityEvent,
  whose: Whose,
  { address, userAgent }: Origin,
): Promise<string | null> {
  const isNamed = 'account' in whose;
  const { rows } = await pool.query<{ user_id: string | null }>(
    `insert into auth.security_events (user_id, event, ip_address, user_agent)
     values ((select id from auth.users where ${isNamed ? '$1 in (email, phone)' : 'id = $1::uuid'}), $2, $3, $4) returning user_id`,
    [isNamed ? whose.account : whose.userId, event, address, userAgent?.slice(0, LONGEST_USER_AGENT) ?? null],
  );
  return rows[0]?.user_id ?? null;
}

function networkIn(networks: NetworkWords, secret: string, address: string | null): { network?: string } {
  if (networks === 'none' || !address) return {};
  const network = networkOf(address);
  if (networks === 'plain') return { network };
  return {
    network: createHmac('sha256', secret).update(`network ${network}`).digest('base64url').slice(0, 16),
  };
}

/** 'Chrome, Android'; empty for a program. */
export function deviceWords(userAgent: string | null): string {
  const { browser, system } = deviceName(userAgent);
  return [browser, system].filter(Boolean).join(', ');
}
