/** Counts tries per address and per account in PostgreSQL, so that a limit holds over several processes. */
import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

const MINUTE = 60;

/** Points per window in seconds; one table, so that an owner can read what is allowed. */
const rules = {
  'sign-in.address': { points: 50, duration: 15 * MINUTE },
  'sign-in.account': { points: 10, duration: 15 * MINUTE },
  'code.address': { points: 30, duration: 60 * MINUTE },
  'code.account': { points: 5, duration: 15 * MINUTE },
  'code-check.address': { points: 100, duration: 15 * MINUTE },
  'code-check.account': { points: 15, duration: 15 * MINUTE },
  'setup.account': { points: 10, duration: 60 * MINUTE },
  'enquiry.account': { points: 30, duration: 60 * MINUTE },
  'listing.account': { points: 60, duration: 60 * MINUTE },
  'upload.account': { points: 300, duration: 60 * MINUTE },
  'payee.account': { points: 20, duration: 60 * MINUTE },
  'view.address': { points: 600, duration: 60 * MINUTE },
} as const;

export type LimitName = keyof typeof rules;

export class TooManyTries extends Error {
  override readonly name = 'TooManyTries';
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('Too many tries; please wait a little');
    this.retryAfter = retryAfter;
  }
}

export type RateLimits = {
  /** Takes one try; throws TooManyTries with the seconds to wait when none is left. */
  consume(limit: LimitName, key: string): Promise<void>;
  /** Forgets the tries, after a success that proves the person. */
  reset(limit: LimitName, key: string): Promise<void>;
};

/** `pool` logs in as `kiraya_auth`; `factor` widens every limit for a demo or a test run. */
export function createRateLimits(pool: Pool, factor = 1): RateLimits {
  const limiters = new Map<LimitName, RateLimiterPostgres>();
  const limiterOf = (limit: LimitName): RateLimiterPostgres => {
    const known = limiters.get(limit);
    if (known) return known;
    const { points, duration } = rules[limit];
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      schemaName: 'auth',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: limit,
      points: points * factor,
      duration,
    });
    limiters.set(limit, limiter);
    return limiter;
  };
  return {
    async consume(limit, key) {
      try {
        await limiterOf(limit).consume(keyHash(key));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new TooManyTries(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
      }
    },
    async reset(limit, key) {
      await limiterOf(limit).delete(keyHash(key));
    },
  };
}

/** Keeps e-mail and network addresses out of the table and the key short. */
function keyHash(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
