/** Writes homes into an index of OpenSearch, each under the version that PostgreSQL gave it: what comes late never replaces what is newer. */
import { type Client, errors } from '@opensearch-project/opensearch';
import type { IndexedHome } from '../embedded/indexed-home.ts';
import { documentOf } from './mapping.ts';
import { bulkTime } from './metrics.ts';

export interface Changes {
  listed: readonly IndexedHome[];
  gone: readonly { id: string; version: number }[];
}

/** A change of one home as it is sent. */
export interface Line {
  id: string;
  version: number;
  text: string;
}

/** A document that the engine will not take as it is. */
export interface Refused {
  line: Line;
  reason: string;
}

export interface Outcome {
  refused: Refused[];
  /** Not taken now; nothing is lost by writing them again. */
  later: Line[];
  /** Why not. */
  reason: string | undefined;
}

/** In one request. */
export const MOST_LINES = 500;
const MOST_BYTES = 5_000_000;

/** A newer version is there, or what should go is gone. */
const DONE = new Set([200, 201, 404, 409]);
const REFUSED = 400;
/** The whole request is refused: where it has only one line, that one is. */
const UNREADABLE = new Set([REFUSED, 413]);

/** One line for each home, of its newest change. */
export function linesOf({ listed, gone }: Changes): Line[] {
  const lines = new Map<string, Line>();
  const add = (line: Line) => {
    if (line.version >= (lines.get(line.id)?.version ?? -1)) lines.set(line.id, line);
  };
  for (const home of listed) {
    const { id, version } = home;
    add({ id, version, text: `${head('index', id, version)}\n${JSON.stringify(documentOf(home))}\n` });
  }
  for (const { id, version } of gone) add({ id, version, text: `${head('delete', id, version)}\n` });
  return [...lines.values()];
}

const head = (action: 'index' | 'delete', id: string, version: number): string =>
  JSON.stringify({ [action]: { _id: id, version, version_type: 'external' } });

/** So many from the front that fit in a request, at least one. */
export function firstOf(lines: readonly Line[], most: number): Line[] {
  let bytes = 0;
  const fitting = lines.slice(0, most).findIndex(({ text }) => {
    bytes += Buffer.byteLength(text);
    return bytes > MOST_BYTES;
  });
  return lines.slice(0, fitting < 0 ? most : Math.max(1, fitting));
}

type Item = { _id: string; status: number; error?: { type: string; reason: string } };

/** One request. Never throws: what was not answered is to be written later. */
export async function write(
  client: Client,
  index: string,
  lines: readonly Line[],
  refresh: 'wait_for' | 'false',
): Promise<Outcome> {
  if (lines.length === 0) return { refused: [], later: [], reason: undefined };
  const body = lines.map(({ text }) => text).join('');
  try {
    const stop = bulkTime.startTimer();
    const answer = await client.bulk({ index, refresh, body } as unknown as Parameters<Client['bulk']>[0]);
    stop();
    return outcomeOf(lines, answer.body.items as unknown as Record<string, Item>[]);
  } catch (error) {
    const reason = (error as Error).message;
    const isUnreadable = error instanceof errors.ResponseError && UNREADABLE.has(error.statusCode ?? 0);
    const [line] = lines;
    if (isUnreadable && line && lines.length === 1) {
      return { refused: [{ line, reason }], later: [], reason: undefined };
    }
    return { refused: [], later: [...lines], reason };
  }
}

function outcomeOf(lines: readonly Line[], items: readonly Record<string, Item>[]): Outcome {
  const outcome: Outcome = { refused: [], later: [], reason: undefined };
  lines.forEach((line, i) => {
    const [item] = Object.values(items[i] ?? {});
    if (item && DONE.has(item.status)) return;
    const reason = item?.error?.reason ?? 'it did not answer';
    if (item?.status === REFUSED) outcome.refused.push({ line, reason });
    else {
      outcome.later.push(line);
      outcome.reason ??= reason;
    }
  });
  return outcome;
}
