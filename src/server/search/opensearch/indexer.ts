/**
 * Keeps an index of OpenSearch as PostgreSQL has committed the homes: makes it when there is none, or none that leads on from what
 * was written last, then writes what has changed. One at a time: others wait for its lock.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { leave, steady } from '../../../db/open-pool.ts';
import {
  follows,
  homesAfter,
  type Look,
  lookAt,
  type Moment,
  momentNow,
  NO_HOME,
} from '../embedded/listed-homes.ts';
import { createWriter, type SearchServers } from './client.ts';
import {
  createIndex,
  dropOthers,
  finishIndex,
  type IndexSize,
  isOfThisMapping,
  newName,
  putInPlace,
} from './indices.ts';
import { makeRoomForProgress, type Progress, readProgress, saveProgress } from './progress.ts';
import { BATCH, type Changes, write } from './write.ts';

export interface IndexerOptions {
  /** The visitor's login on the primary. */
  url: string;
  servers: SearchServers;
  size: IndexSize;
  /** Hears why nothing can be written now, and which homes the engine will never take. */
  onError: (error: unknown) => void;
}

const POLL_MS = 50;
const ANSWER_MS = 5_000;
const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 10_000;
/** Rows of changes stay an hour; ten minutes are left for clocks. */
const ROWS_STAY_MS = 50 * 60_000;
/** So often it is said that nothing has changed. */
const HEARTBEAT_MS = 1_000;
/** After a crash PostgreSQL may give numbers of transactions that had written nothing to others; they were younger than this. */
const RESUME_MS = 10_000;
const LOCK = 'search indexer';

/** Writes until it is closed. */
export function startIndexer({ url, servers, size, onError }: IndexerOptions): { close(): Promise<void> } {
  const search = createWriter(servers);
  const stopped = new AbortController();
  let client: Client | undefined;
  let known: Progress | undefined;
  let failures = 0;
  let savedAt = 0;

  /** Returns how many homes the engine took. What it will never take is said, and holds nothing up. */
  async function put(index: string, changes: Changes, refresh: 'wait_for' | 'false'): Promise<number> {
    const refused = await write(search, index, changes, refresh);
    for (const { id, reason } of refused) {
      onError(new Error(`The search engine will not take home ${id}: ${reason}`));
    }
    return changes.listed.length + changes.gone.length - refused.length;
  }

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      try {
        client ??= await connect();
        known = await step(client);
        failures = 0;
      } catch (error) {
        if (!stopped.signal.aborted && failures === 0) onError(error);
        failures += 1;
        await disconnect();
      }
      await pause(waitAfter(failures), undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  }

  /** Waits while another process writes. */
  async function connect(): Promise<Client> {
    const fresh = new Client({ ...steady, connectionString: url, application_name: 'kiraya search indexer' });
    fresh.on('error', () => undefined);
    client = fresh;
    await fresh.connect();
    await fresh.query('select pg_advisory_lock(hashtextextended($1, 0))', [LOCK]);
    return fresh;
  }

  /** What was known may have been overtaken by whoever has the lock meanwhile. */
  async function disconnect(): Promise<void> {
    const broken = client;
    client = undefined;
    known = undefined;
    if (broken) await leave(broken);
  }

  async function step(from: Client): Promise<Progress> {
    const last = known ?? resumed(await readProgress(search));
    if (last && isOfThisMapping(last.index)) {
      const next = await takeChanges(from, last);
      if (next) return next;
    }
    return makeAnew(from);
  }

  /** `undefined` where the changes do not lead from what is written to what is there. */
  async function takeChanges(from: Client, last: Progress): Promise<Progress | undefined> {
    const { index, moment: since } = last;
    let moment: Moment | undefined;
    let after: Look['last'];
    let changes = 0;
    do {
      const look: Look = await lookAt(from, { since, upTo: moment, after, answerMs: ANSWER_MS });
      moment = look.moment;
      if (!follows(since, moment, ROWS_STAY_MS)) return undefined;
      for (const part of partsOf(look)) {
        changes += await put(index, part, 'wait_for');
      }
      after = look.last;
    } while (after);
    const progress = { index, moment, resumeAt: resumeAt(last, moment) };
    // Searches wait for it, and whoever goes on after a stop begins there.
    if (changes > 0 || moment.clockMs - savedAt > HEARTBEAT_MS) {
      await saveProgress(search, progress);
      savedAt = moment.clockMs;
    }
    return progress;
  }

  /** Each home with the version it has when it is read: a change that began before is no less new than one that begins now. */
  async function makeAnew(from: Client): Promise<Progress> {
    const index = newName();
    await makeRoomForProgress(search);
    await createIndex(search, index, size);
    const since = await momentNow(from, ANSWER_MS);
    let homes = 0;
    for (let id = NO_HOME, isMore = true; isMore; ) {
      const listed = await homesAfter(from, id, BATCH);
      homes += await put(index, { listed, gone: [] }, 'false');
      id = listed.at(-1)?.id ?? id;
      isMore = listed.length === BATCH && !stopped.signal.aborted;
    }
    await finishIndex(search, index, size, homes);
    const progress = await takeChanges(from, { index, moment: since, resumeAt: [since, since] });
    if (!progress || stopped.signal.aborted) throw new Error('The index was overtaken while it was made');
    await putInPlace(search, index);
    await dropOthers(search, index);
    return progress;
  }

  const running = run();
  return {
    async close() {
      stopped.abort();
      await disconnect();
      await running;
      await disconnect();
      await search.close();
    },
  };
}

/** The first of the two is at least RESUME_MS old once it can be. */
function resumeAt({ resumeAt: [older, newer] }: Progress, moment: Moment): Progress['resumeAt'] {
  return moment.clockMs - newer.clockMs < RESUME_MS ? [older, newer] : [newer, moment];
}

/** What was written since then is written again, under the same versions. */
const resumed = (last: Progress | undefined): Progress | undefined =>
  last && { ...last, moment: last.resumeAt[0] };

/** 0.2 to 10 seconds, each process at a time of its own. */
function waitAfter(failures: number): number {
  if (failures === 0) return POLL_MS;
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1)) * (0.5 + Math.random() / 2);
}

function partsOf({ listed, gone }: Look) {
  const parts = [];
  for (let at = 0; at < Math.max(listed.length, gone.length); at += BATCH) {
    parts.push({ listed: listed.slice(at, at + BATCH), gone: gone.slice(at, at + BATCH) });
  }
  return parts;
}
