/** The steps by which an index is kept: what changed is written to every index that should have it, and a new one takes its place when it is whole. */
import type { Client as Search } from '@opensearch-project/opensearch';
import type { Client } from 'pg';
import type { Database } from '../../../db/actor.ts';
import { follows, type Look, lookAt, type Moment, momentNow } from '../embedded/listed-homes.ts';
import { type Builder, startBuilder } from './building.ts';
import { dropLetters, keepLetters, readLetters, retryLetters } from './dead-letters.ts';
import { dropOthers, type IndexSize, indexInPlace, isOfThisMapping, putInPlace } from './indices.ts';
import {
  forgetBuilding,
  makeRoomForProgress,
  type Progress,
  readProgress,
  readWish,
  saveBuilding,
  saveProgress,
} from './progress.ts';
import type { Sender } from './sender.ts';
import { isWhole } from './verify.ts';
import { type Line, linesOf, type Refused } from './write.ts';

const ANSWER_MS = 5_000;
/** Rows of changes stay an hour; ten minutes are left for clocks. */
const ROWS_STAY_MS = 50 * 60_000;
/** So often it is said that nothing has changed, and heard whether a new index is wished for. */
const HEARTBEAT_MS = 1_000;
/** After a crash PostgreSQL may give numbers of transactions that had written nothing to others; they were younger than this. */
const RESUME_MS = 10_000;
/** An index that was replaced gets changes for so long. */
const FED_MS = 24 * 3_600_000;
/** A home that changes between two looks makes an index look wrong; one that stays wrong is. */
const LOOKS_AT_NEW = 20;

export interface Keeping {
  search: Search;
  sender: Sender;
  database: Pick<Database, 'asWorker'>;
  url: string;
  size: IndexSize;
  onError: (error: unknown) => void;
}

/** What is known of the index that searches read: `isTrue` says whether it has everything up to the moment. */
type Known = Pick<Progress, 'moment' | 'resumeAt' | 'fed' | 'granted'> & {
  index: string | undefined;
  isTrue: boolean;
};

export interface Keeper {
  step(from: Client): Promise<void>;
  close(): Promise<void>;
}

export function keepIndex({ search, sender, database, url, size, onError }: Keeping): Keeper {
  let known: Known | undefined;
  let builder: Builder | undefined;
  let wish: string | undefined;
  let looks = 0;
  let heardAt = Number.NEGATIVE_INFINITY;
  let letters = new Set<string>();

  async function begin(from: Client): Promise<Known> {
    await makeRoomForProgress(search);
    letters = new Set((await readLetters(database)).map(({ home }) => home));
    const last = await readProgress(search);
    if (last && isOfThisMapping(last.index)) {
      // What was written since then is written again, under the same versions.
      return { ...last, moment: last.resumeAt[0], isTrue: true };
    }
    return { ...(await anew(from)), index: undefined, fed: [], granted: last?.granted };
  }

  async function anew(from: Client) {
    const moment = await momentNow(from, ANSWER_MS);
    return { moment, resumeAt: [moment, moment] as [Moment, Moment], isTrue: false };
  }

  async function heed(refused: readonly Refused[]): Promise<void> {
    await keepLetters(database, refused);
    for (const { line, reason } of refused) {
      letters.add(line.id);
      onError(new Error(`The search engine will not take home ${line.id}: ${reason}`));
    }
  }

  /** To the index that searches read, where it waits until they show it, and to the others. */
  async function put(of: Known, lines: readonly Line[]): Promise<void> {
    if (lines.length === 0) return;
    const others = [...of.fed.map(({ index }) => index), ...(builder ? [builder.state().index] : [])];
    const refused = await Promise.all([
      ...(of.index ? [sender.send(of.index, lines, 'wait_for')] : []),
      ...others.map((index) => sender.send(index, lines, 'false')),
    ]);
    const all = new Map(refused.flat().map((one) => [one.line.id, one]));
    if (all.size > 0) await heed([...all.values()]);
    const taken = lines.flatMap(({ id }) => (letters.has(id) && !all.has(id) ? [id] : []));
    if (taken.length === 0) return;
    await dropLetters(database, taken);
    for (const id of taken) letters.delete(id);
  }

  /** False where the changes do not lead from what is written to what is there. */
  async function takeChanges(from: Client, to: Known): Promise<boolean> {
    let moment: Moment | undefined;
    let after: Look['last'];
    let changes = 0;
    do {
      const look: Look = await lookAt(from, { since: to.moment, upTo: moment, after, answerMs: ANSWER_MS });
      moment = look.moment;
      if (!follows(to.moment, moment, ROWS_STAY_MS)) return false;
      const lines = linesOf(look);
      await put(to, lines);
      changes += lines.length;
      after = look.last;
    } while (after);
    to.resumeAt = resumeAt(to, moment);
    to.moment = moment;
    if (moment.clockMs - heardAt > HEARTBEAT_MS) await hear(to);
    else if (changes === 0) return true;
    // Searches wait for it, and whoever goes on after a stop begins there.
    const { index, isTrue, ...rest } = to;
    if (index && isTrue) await saveProgress(search, { ...rest, index, letters: letters.size });
    return true;
  }

  /** Whether another index is wished for, or has been put in place by somebody else. */
  async function hear(of: Known): Promise<void> {
    heardAt = of.moment.clockMs;
    wish = await readWish(search);
    if (builder) await saveBuilding(search, builder.state());
    if (of.index) heedAlias(of, of.index, await indexInPlace(search));
    if (of.fed.some(({ untilMs }) => untilMs <= of.moment.clockMs)) await tidy(of);
  }

  /** One that gets every change may be put in place by hand; any other says nothing of the homes. */
  function heedAlias(of: Known, index: string, inPlace: string | undefined): void {
    if (inPlace === index) return;
    const isKnown = of.fed.some((one) => one.index === inPlace);
    const others = of.fed.filter((one) => one.index !== inPlace);
    const replaced = { index, untilMs: of.moment.clockMs + FED_MS };
    Object.assign(
      of,
      isKnown ? { index: inPlace, fed: [replaced, ...others] } : { index: undefined, isTrue: false },
    );
  }

  async function build(): Promise<void> {
    looks = 0;
    builder = await startBuilder({ url, search, sender, size, onRefused: heed });
  }

  /** When the new index is filled, it is compared with the database at one moment, and takes the place of the other. */
  async function finish(from: Client, of: Known, { index }: { index: string }): Promise<void> {
    const lines = (changed: Look) => sender.send(index, linesOf(changed), 'false');
    looks += 1;
    if (!(await isWhole({ from, search, index, since: of.moment, send: lines, but: letters }))) {
      if (looks >= LOOKS_AT_NEW) throw new Error(`The new index ${index} has not the homes of the database`);
      return;
    }
    await putInPlace(search, index);
    const untilMs = of.moment.clockMs + FED_MS;
    const replaced = of.index && of.isTrue ? [{ index: of.index, untilMs }] : [];
    known = { ...of, index, isTrue: true, fed: [...replaced, ...of.fed], granted: wish ?? of.granted };
    builder = undefined;
    heardAt = Number.NEGATIVE_INFINITY;
    await forgetBuilding(search);
    // It may take what the one before would not.
    if (letters.size > 0) await retryLetters(database);
  }

  /** Indices that had their day, and those that nobody finished. */
  async function tidy(of: Known): Promise<void> {
    of.fed = of.fed.filter(({ untilMs }) => untilMs > of.moment.clockMs);
    const { index = '' } = builder?.state() ?? {};
    await dropOthers(search, [of.index ?? '', index, ...of.fed.map((one) => one.index)]);
  }

  return {
    async step(from) {
      known ??= await begin(from);
      const of = known;
      if (!(await takeChanges(from, of))) {
        // Another history: nothing that was written says anything of it.
        await builder?.stop();
        builder = undefined;
        Object.assign(of, await anew(from), { fed: [] });
      }
      const isWished = wish !== undefined && wish !== of.granted;
      if (!builder && (!of.index || !of.isTrue || isWished)) {
        await build();
        await tidy(of);
      } else if (builder?.isFilled()) {
        await finish(from, of, builder.state());
        await tidy(known);
      }
    },
    async close() {
      await builder?.stop();
    },
  };
}

/** The first of the two is at least RESUME_MS old once it can be. */
function resumeAt({ resumeAt: [older, newer] }: Known, moment: Moment): Progress['resumeAt'] {
  return moment.clockMs - newer.clockMs < RESUME_MS ? [older, newer] : [newer, moment];
}
