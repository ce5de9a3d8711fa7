// Where the database is and how many connections each process keeps, as variables say it.
import { accessSync, constants } from 'node:fs';
import { z } from 'zod';
import type { PoolSizes } from '../../db/actor.ts';
import { addressOf, hostsOf } from '../../db/address.ts';
import { StartupError } from '../../db/startup-error.ts';

export type DatabaseConfig = {
  /** The owner's connection to a PostgreSQL 18; without it the embedded one is started. Processes that serve forget the login. */
  databaseUrl: string | undefined;
  /** A pooler of transactions before it, for what requests ask. */
  poolerUrl: string | undefined;
  /** Streaming replicas of it, for reading the public catalogue. */
  readUrls: readonly string[];
  /** At most so many connections of each kind in a process; what is not named has its usual size. */
  poolSizes: PoolSizes;
};

/** A job or a person's change may need a second connection while it has one. */
const least = { app: 2, visitor: 1, auth: 1, jobs: 2 } as const satisfies Required<PoolSizes>;
const poolNames = Object.keys(least) as (keyof PoolSizes)[];

export const databaseVariables = {
  DATABASE_URL: z.string().optional(),
  DATABASE_DIRECT_URL: z.string().optional(),
  DATABASE_CA_FILE: z.string().optional(),
  DATABASE_POOLS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(
      z.array(
        z
          .string()
          .regex(/^(app|visitor|auth|jobs)=\d{1,3}$/, 'must be words such as app=4 visitor=4 auth=2 jobs=2'),
      ),
    )
    .optional(),
  DATABASE_READ_URLS: z
    .string()
    .transform((text) => text.split(/\s+|,\s*(?=postgres(?:ql)?:)/).filter(Boolean))
    .optional(),
};
type Given = z.output<z.ZodObject<typeof databaseVariables>>;

export function readDatabaseConfig(given: Given): DatabaseConfig {
  const caFile = given.DATABASE_CA_FILE;
  if (caFile !== undefined) refuseUnreadable(caFile);
  const address = (name: string, text: string): string => {
    try {
      return addressOf(text, caFile);
    } catch (error) {
      throw new StartupError(`${name} ${(error as Error).message} (see .env.example)`);
    }
  };
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: direct, DATABASE_READ_URLS: replicas = [] } = given;
  if (url === undefined) {
    const [needs] = Object.entries({
      DATABASE_DIRECT_URL: direct,
      DATABASE_CA_FILE: caFile,
      DATABASE_READ_URLS: replicas[0],
    }).filter(([, value]) => value !== undefined);
    if (needs) throw new StartupError(`DATABASE_URL is missing: ${needs[0]} needs it (see .env.example)`);
  }
  const whole = url === undefined ? undefined : address('DATABASE_URL', url);
  return {
    databaseUrl: direct === undefined ? whole : address('DATABASE_DIRECT_URL', direct),
    poolerUrl: direct === undefined ? undefined : whole,
    readUrls: replicas.map((replica) => oneHost(address('DATABASE_READ_URLS', replica))),
    poolSizes: sizesOf(given.DATABASE_POOLS ?? []),
  };
}

/** Of several hosts the one that takes writes would be found. */
function oneHost(address: string): string {
  if (hostsOf(address).length === 1) return address;
  throw new StartupError(
    'DATABASE_READ_URLS must name each replica in an address of its own (see .env.example)',
  );
}

function sizesOf(words: readonly string[]): PoolSizes {
  const sizes = Object.fromEntries(words.map((word) => word.split('='))) as Record<string, string>;
  for (const name of poolNames) {
    const size = sizes[name];
    if (size !== undefined && Number(size) < least[name]) {
      throw new StartupError(`DATABASE_POOLS must leave ${name} at least ${least[name]} (see .env.example)`);
    }
  }
  return Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, Number(size)]));
}

function refuseUnreadable(caFile: string): void {
  try {
    accessSync(caFile, constants.R_OK);
  } catch (error) {
    throw new StartupError(`DATABASE_CA_FILE cannot be read: ${(error as Error).message}`);
  }
}
