/** Counts tries per address and per account in PostgreSQL, so that a limit holds over several processes; searches in memory. */

import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { errors } from '../../../contract/errors.ts';

const MINUTE = 60;

/** Points per window in seconds; one table, so that an owner can read what is allowed. */
const rules = {
  'sign-in.address': { points: 50, duration: 15 * MINUTE },
  'sign-in.account': { points: 10, duration: 15 * MINUTE },
  'code.address': { points: 30, duration: 60 * MINUTE },
  'code.account': { points: 5, duration: 15 * MINUTE },
  'code-check.address': { points: 100, duration: 15 * MINUTE },
  'code-check.account': { points: 15, duration: 15 * MINUTE },
  // Wrong ones only. A million codes cannot be guessed by fifteen tries a day, and nobody types more of them wrongly.
  'code-check.day': { points: 15, duration: 24 * 60 * MINUTE },
  'second-factor.account': { points: 20, duration: 15 * MINUTE },
  'email-change.account': { points: 15, duration: 60 * MINUTE },
  // Each one is work for the team and a fright for whose account it names.
  'lost-number.address': { points: 10, duration: 24 * 60 * MINUTE },
  'export.account': { points: 5, duration: 24 * 60 * MINUTE },
  'api-access.account': { points: 30, duration: 60 * MINUTE },
  // A program registers once for each person's device; many people share an address.
  'program.address': { points: 30, duration: 60 * MINUTE },
  'program-token.address': { points: 300, duration: 15 * MINUTE },
  'webhook-try.account': { points: 60, duration: 60 * MINUTE },
  'token.calls': { points: 600, duration: MINUTE },
  'message.account': { points: 120, duration: 60 * MINUTE },
  'setup.account': { points: 10, duration: 60 * MINUTE },
  'enquiry.account': { points: 30, duration: 60 * MINUTE },
  'contact.address': { points: 20, duration: 60 * MINUTE },
  'managed-rental.account': { points: 20, duration: 60 * MINUTE },
  'lease-code.account': { points: 20, duration: 60 * MINUTE },
  'lease.account': { points: 40, duration: 60 * MINUTE },
  'rent.account': { points: 120, duration: 60 * MINUTE },
  // Of accounts that nobody knows yet (src/domain/newcomers.ts), besides what holds for everybody.
  'new-request.first': { points: 5, duration: 24 * 60 * MINUTE },
  'new-request.later': { points: 12, duration: 24 * 60 * MINUTE },
  'new-talk.first': { points: 8, duration: 24 * 60 * MINUTE },
  'new-talk.later': { points: 20, duration: 24 * 60 * MINUTE },
  'new-listing.first': { points: 3, duration: 24 * 60 * MINUTE },
  'new-listing.later': { points: 10, duration: 24 * 60 * MINUTE },
  'listing.account': { points: 60, duration: 60 * MINUTE },
  'upload.account': { points: 300, duration: 60 * MINUTE },
  'payment.account': { points: 30, duration: 60 * MINUTE },
  'sponsor.account': { points: 30, duration: 60 * MINUTE },
  'payee.account': { points: 20, duration: 60 * MINUTE },
  'payee.name-check': { points: 60, duration: 60 * MINUTE },
  'view.address': { points: 600, duration: 60 * MINUTE },
  // Whole neighbourhoods share an address of a mobile network. Counted by each process for itself: a search must not wait.
  // An assistant asks for many people from one address. Counted as searches are.
  'assistant.address': { points: 300, duration: MINUTE, inMemory: true },
  // A page with one fault reports it each time it is opened. Counted as searches are.
  'policy-report.address': { points: 60, duration: MINUTE, inMemory: true },
  'search.address': { points: 1200, duration: MINUTE, inMemory: true },
} as const satisfies Record<string, { points: number; duration: number; inMemory?: true }>;

export type LimitName = keyof typeof rules;

/** What is left of a limit after a try: `points` in `seconds`. */
export type Allowance = {
  name: LimitName;
  points: number;
  seconds: number;
  left: number;
  resetSeconds: number;
};

export class TooManyTries extends Error {
  override readonly name = 'TooManyTries';
  readonly retryAfter: number;
  /** The tries before this one were allowed. */
  readonly isFirst: boolean;
  readonly allowance: Allowance | null;

  constructor(retryAfter: number, isFirst = false, allowance: Allowance | null = null) {
    super(errors.TOO_MANY_REQUESTS.message);
    this.retryAfter = retryAfter;
    this.isFirst = isFirst;
    this.allowance = allowance;
  }
}

export type RateLimits = {
  /** Takes one try; throws TooManyTries with the seconds to wait when none is left. */
  consume(limit: LimitName, key: string): Promise<Allowance>;
  /** Takes one try back that was no wrong one. */
  refund(limit: LimitName, key: string): Promise<void>;
  /** Forgets the tries, after a success that proves the person. */
  reset(limit: LimitName, key: string): Promise<void>;
};

/** `pool` logs in as `kiraya_auth`; `factor` widens every limit for a demo or a test run. */
export function createRateLimits(pool: Pool, factor = 1): RateLimits {
  const store = {
    storeClient: pool,
    storeType: 'pool',
    schemaName: 'auth',
    tableName: 'rate_limits',
    tableCreated: true,
  } as const;
  const limiters = new Map<LimitName, RateLimiterAbstract>();
  const limiterOf = (limit: LimitName): RateLimiterAbstract => {
    const known = limiters.get(limit);
    if (known) return known;
    const { points, duration } = rules[limit];
    const options = { keyPrefix: limit, points: points * factor, duration };
    const limiter =
      'inMemory' in rules[limit]
        ? new RateLimiterMemory(options)
        : new RateLimiterPostgres({ ...options, ...store });
    limiters.set(limit, limiter);
    return limiter;
  };
  return {
    async consume(limit, key) {
      const points = rules[limit].points * factor;
      const allowanceOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes): Allowance => ({
        name: limit,
        points,
        seconds: rules[limit].duration,
        left: Math.max(0, remainingPoints),
        resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
      });
      try {
        return allowanceOf(await limiterOf(limit).consume(keyOf(limit, key)));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const allowance = allowanceOf(error);
        throw new TooManyTries(allowance.resetSeconds, error.consumedPoints === points + 1, allowance);
      }
    },
    async refund(limit, key) {
      await limiterOf(limit).reward(keyOf(limit, key), 1);
    },
    async reset(limit, key) {
      await limiterOf(limit).delete(keyOf(limit, key));
    },
  };
}

/** Keeps e-mail and network addresses out of the table and the key short. */
function keyOf(limit: LimitName, key: string): string {
  const counted = limit.endsWith('.address') ? networkOf(key) : key;
  return createHash('sha256').update(counted).digest('base64url');
}

/** One customer of a provider: an IPv4 address, or the first 64 bits of an IPv6 address, which are all theirs. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':').toLowerCase();
}
