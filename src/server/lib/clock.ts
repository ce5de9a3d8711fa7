/** Keeps a process on the time of its database, and lets the owner move that time outside production (docs/decisions/0027-one-clock.md). */
import type { Database } from '../../db/actor.ts';
import { Client } from '../../db/client.ts';
import { CLOCK_CHANNEL, keepOffset, offsetTo, storedOffset } from '../../db/clock.ts';
import { steady } from '../../db/open-pool.ts';
import { StartupError } from '../../db/startup-error.ts';
import { epochMs, type Instant } from '../../domain/dates.ts';
import { keepListening } from './listening.ts';

export type FollowedClock = {
  /** Asks the database now, without waiting to hear of a move. */
  follow(): Promise<void>;
  close(): Promise<void>;
};

type Parts = {
  database: Database;
  /** Any login's, to hear of moves. */
  url: string;
  production: boolean;
  onError: (error: unknown) => void;
};

export async function followClock(parts: Parts): Promise<FollowedClock> {
  const { database, url, production, onError } = parts;
  const stored = await storedOffset(database.pools.jobs);
  if (production) {
    if (stored !== 0) throw new StartupError('the clock of this database was moved: production refuses it');
    return { follow: async () => undefined, close: async () => undefined };
  }
  const follow = async () => {
    database.clock.offsetMs = await storedOffset(database.pools.jobs);
  };
  database.clock.offsetMs = stored;
  const close = keepListening({
    url,
    name: 'kiraya clock',
    channels: [CLOCK_CHANNEL],
    onHeard: () => follow().catch(onError),
    onListening: () => follow().catch(onError),
    onError,
  });
  return { follow, close };
}

/** For whoever holds the owner's URL and nothing else; answers what time it became. Dues and records lie in order only forwards. */
export async function moveClock(ownerUrl: string, moment: Instant): Promise<void> {
  const owner = new Client({ ...steady, connectionString: ownerUrl, application_name: 'kiraya clock' });
  await owner.connect();
  try {
    const present = Date.now() + (await storedOffset(owner));
    if (epochMs(moment) < present) throw new StartupError('the clock goes forward only');
    await keepOffset(owner, offsetTo(moment));
  } finally {
    await owner.end();
  }
}
