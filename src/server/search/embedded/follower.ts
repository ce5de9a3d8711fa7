/**
 * Keeps the homes in memory as PostgreSQL has committed them: reads all of them once, then asks every 50 ms which have changed
 * (decision 0046). On the primary only: a standby's snapshot does not say which transactions are still running.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '../../../db/client.ts';
import { copyOut } from '../../../db/copy-out.ts';
import { leave, steady } from '../../../db/open-pool.ts';
import type { CatalogueState, Found, Group, Grouping } from '../catalogue.ts';
import type { HomeIndex, IndexQuestion } from './home-index.ts';
import type { IndexedHome } from './indexed-home.ts';
import { eachHome, follows, homesToCopy, type Look, lookAt, type Moment, momentNow } from './listed-homes.ts';
import type { IndexedConditions } from './passing.ts';

/** Homes that may look different from now on. */
export type Taken = ReadonlySet<string> | 'every home';

export interface Follower<Index = FollowedIndex> {
  readonly engine: CatalogueState['engine'];
  /**
   * All homes, as of the last look and with what this process has committed itself. Waits for the first reading; fails when
   * nothing was heard from the primary for 15 minutes.
   */
  index(): Promise<Index>;
  /** Resolves when everything that is committed now is taken in; fails while the primary does not answer. */
  shown(): Promise<void>;
  /** Looks again at once: something was committed. */
  wake(): void;
  /** Calls `hear` right after changes are taken in. */
  onTaken(hear: (homes: Taken) => void): void;
  /** Calls `hear` once each time the primary stops answering. */
  onLost(hear: (error: unknown) => void): void;
  /** `lagMs`: how long ago what is known was what the primary had; infinite before the first reading. */
  state(): { ready: boolean; lagMs: number };
  close(): Promise<void>;
}

/** What is asked, here or in an engine elsewhere. */
export interface FollowedIndex extends Pick<HomeIndex, 'put' | 'remove' | 'arrange'> {
  find(question: IndexQuestion): Found | Promise<Found>;
  groups(conditions: IndexedConditions, by: Grouping): Group[] | Promise<Group[]>;
}

export interface FollowerOptions<Index = FollowedIndex> {
  /** The visitor's login on the primary. */
  url: string;
  createIndex: () => Index;
  /** Somebody else fills the index, so that nothing is read: resolves when searches show what is committed at that moment. */
  until?: (moment: Moment, signal: AbortSignal) => Promise<void>;
  pollMs?: number;
  patience?: Patience;
}

/** How long what is known may be shown while the primary does not answer, and how long rows of changes stay there. */
interface Patience {
  staleMs: number;
  rowsStayMs: number;
}

const POLL_MS = 50;
const RETRY_MS = 250;
/** Rows stay an hour: a job clears them. Ten minutes are left for clocks and for the reading itself. */
const USUAL: Patience = { staleMs: 15 * 60_000, rowsStayMs: 50 * 60_000 };
/**
 * What a new connection asks again: after a crash the server may give numbers of transactions that had written nothing to others.
 * Those were younger than a second, so that a look of ten seconds ago names none of them.
 */
const RESUME_MS = 10_000;
const ANSWER_MS = 5_000;
const LONGEST_READING_MS = 10 * 60_000;
/** Put together: each holds everything else up for some milliseconds. */
const BATCH = 2_000;

/** What the index is true to. */
interface Known<Index> {
  index: Index;
  moment: Moment;
  /** Earlier looks, the first at least RESUME_MS old once it can be. */
  earlier: [Mark, Mark];
}
interface Mark {
  at: number;
  snapshot: string;
}

export function createFollower<Index extends FollowedIndex>(
  options: FollowerOptions<Index>,
): Follower<Index> {
  const { url, createIndex, until, pollMs = POLL_MS, patience = USUAL } = options;
  const takers: ((homes: Taken) => void)[] = [];
  const losers: ((error: unknown) => void)[] = [];
  const stopped = new AbortController();
  let running: Promise<void> | undefined;
  let client: Client | undefined;
  let known: Known<Index> | undefined;
  /** Those who wait for a look that begins after now. */
  let waiting: PromiseWithResolvers<void> | undefined;
  /** The look that this process's last commit waits for. */
  let owed: Promise<void> | undefined;
  let stir = () => {};
  let seenAt = Number.NEGATIVE_INFINITY;
  let failure: unknown;

  const say = (homes: Taken): void => {
    for (const hear of takers) hear(homes);
  };

  async function follow(): Promise<void> {
    while (!stopped.signal.aborted) {
      const asked = waiting;
      waiting = undefined;
      const at = performance.now();
      try {
        await look();
        seenAt = at;
        failure = undefined;
        asked?.resolve();
      } catch (error) {
        await disconnect();
        if (failure === undefined && !stopped.signal.aborted) for (const hear of losers) hear(error);
        failure = error;
        asked?.reject(error);
      }
      await rest();
    }
    waiting?.reject(new Error('The catalogue is no longer followed'));
  }

  /** Until the next look is due, or somebody waits for it. */
  async function rest(): Promise<void> {
    if (waiting && failure === undefined) return;
    const woken = new AbortController();
    stir = () => woken.abort();
    const signal = AbortSignal.any([woken.signal, stopped.signal]);
    await pause(failure === undefined ? pollMs : RETRY_MS, undefined, { signal }).catch(() => undefined);
    stir = () => {};
  }

  async function look(): Promise<void> {
    client ??= await connect();
    if (!known || !(await takeChanges(client, known))) await readAll(client);
  }

  async function connect(): Promise<Client> {
    const fresh = new Client({
      ...steady,
      connectionString: url,
      application_name: 'kiraya catalogue',
      connectionTimeoutMillis: ANSWER_MS,
      statement_timeout: LONGEST_READING_MS,
    });
    // What it breaks fails by itself; unheard, the event would end the process.
    fresh.on('error', () => undefined);
    try {
      await fresh.connect();
    } catch (error) {
      await leave(fresh);
      throw error;
    }
    if (known) known.moment = { ...known.moment, snapshot: known.earlier[0].snapshot };
    return fresh;
  }

  async function disconnect(): Promise<void> {
    const broken = client;
    client = undefined;
    if (broken) await leave(broken);
  }

  /** Answers false when the changes do not lead from what is known to what is there. */
  async function takeChanges(from: Client, to: Known<Index>): Promise<boolean> {
    const changed = new Set<string>();
    let moment: Moment | undefined;
    let last: Look['last'];
    do {
      const found: Look = await lookAt(from, {
        since: to.moment,
        upTo: moment,
        after: last,
        answerMs: ANSWER_MS,
      });
      moment = found.moment;
      if (!follows(to.moment, moment, patience.rowsStayMs)) return false;
      to.index.put(found.listed);
      to.index.remove(found.gone);
      for (const { id } of [...found.listed, ...found.gone]) changed.add(id);
      last = found.last;
    } while (last);
    if (changed.size > 0) await until?.(moment, stopped.signal);
    to.moment = moment;
    const now = performance.now();
    const [, newer] = to.earlier;
    if (now - newer.at >= RESUME_MS) to.earlier = [newer, { at: now, snapshot: moment.snapshot }];
    if (changed.size > 0) say(changed);
    return true;
  }

  async function readAll(from: Client): Promise<void> {
    const index = createIndex();
    const moment = until ? await momentNow(from, ANSWER_MS) : await fill(index, from);
    await until?.(moment, stopped.signal);
    const mark: Mark = { at: performance.now(), snapshot: moment.snapshot };
    known = { index, moment, earlier: [mark, mark] };
    say('every home');
  }

  async function fill(index: FollowedIndex, from: Client): Promise<Moment> {
    // One snapshot for what is read and for what it is true to.
    await from.query('begin isolation level repeatable read read only');
    const moment = await momentNow(from, ANSWER_MS);
    let batch: IndexedHome[] = [];
    const put = () => {
      index.put(batch);
      batch = [];
    };
    await copyOut(from, homesToCopy, (row) => {
      batch.push(eachHome(row));
      if (batch.length === BATCH) put();
    });
    put();
    await from.query('commit');
    await index.arrange();
    return moment;
  }

  function begin(): void {
    if (!stopped.signal.aborted) running ??= follow();
  }

  function nextLook(): Promise<void> {
    if (stopped.signal.aborted) return Promise.reject(new Error('The catalogue is no longer followed'));
    waiting ??= Promise.withResolvers<void>();
    // Nobody may be there to hear that it failed.
    waiting.promise.catch(() => undefined);
    const { promise } = waiting;
    begin();
    stir();
    return promise;
  }

  const lag = (): number => performance.now() - seenAt;

  return {
    engine: until ? 'opensearch' : 'memory',
    async index() {
      await (known ? owed?.catch(() => undefined) : nextLook());
      if (!known || lag() > patience.staleMs) throw failure ?? new Error('The catalogue is not read yet');
      begin();
      return known.index;
    },
    shown: nextLook,
    wake() {
      if (!running) return;
      // What is elsewhere may take a while to show it, or be away: nobody's search waits for that.
      if (until) return stir();
      const look = nextLook();
      owed = look;
      const paid = () => {
        if (owed === look) owed = undefined;
      };
      look.then(paid, paid);
    },
    onTaken: (hear) => void takers.push(hear),
    onLost: (hear) => void losers.push(hear),
    state: () => ({ ready: known !== undefined && lag() <= patience.staleMs, lagMs: lag() }),
    async close() {
      stopped.abort();
      await disconnect();
      await running;
      await disconnect();
    },
  };
}
