/** How far an index follows PostgreSQL, kept beside it: an index that is thrown away takes nothing with it that anybody needs. */
import type { Client } from '@opensearch-project/opensearch';
import type { Moment } from '../embedded/listed-homes.ts';
import { ALIAS } from './engine.ts';

const PROGRESS = `${ALIAS}-progress`;

export interface Progress {
  /** The index that searches read. */
  index: string;
  /** Everything committed at this moment is in it, and is shown. */
  moment: Moment;
  /** Earlier ones: whoever goes on begins at the first. */
  resumeAt: [Moment, Moment];
  /** Indices that were in place before and still get every change, so that searches may go back to them. */
  fed: Fed[];
  /** The last wish for a new index that came true. */
  granted?: string;
  /** How many homes the engine will not take. */
  letters: number;
}

export interface Fed {
  index: string;
  /** By the database's clock. */
  untilMs: number;
}

/** An index that is being filled. */
export interface Building {
  index: string;
  homes: number;
  of: number;
}

const WISH = 'wish';
const BUILDING = 'building';

/** `undefined` where no index was ever finished. Throws when the engine does not answer. */
export const readProgress = (client: Client): Promise<Progress | undefined> => read<Progress>(client, ALIAS);

export const saveProgress = (client: Client, progress: Progress): Promise<void> =>
  save(client, ALIAS, progress);

export const readBuilding = (client: Client): Promise<Building | undefined> =>
  read<Building>(client, BUILDING);

export const saveBuilding = (client: Client, building: Building): Promise<void> =>
  save(client, BUILDING, building);

export async function forgetBuilding(client: Client): Promise<void> {
  await client.delete({ index: PROGRESS, id: BUILDING }, { ignore: [404] });
}

/** A new index is wanted: whoever writes sees it within a second. */
export async function wishForNew(client: Client, id: string): Promise<void> {
  await makeRoomForProgress(client);
  await save(client, WISH, { id });
}

export const readWish = async (client: Client): Promise<string | undefined> =>
  (await read<{ id: string }>(client, WISH))?.id;

async function read<Kept>(client: Client, id: string): Promise<Kept | undefined> {
  const { body, statusCode } = await client.get({ index: PROGRESS, id }, { ignore: [404] });
  return statusCode === 404 ? undefined : (body._source as unknown as Kept);
}

async function save(client: Client, id: string, kept: object): Promise<void> {
  await client.index({ index: PROGRESS, id, body: kept });
}

/** Before the first is saved: what is in it is kept, not searched. */
export async function makeRoomForProgress(client: Client): Promise<void> {
  const settings = { index: { number_of_shards: 1, auto_expand_replicas: '0-1' } };
  const body = { settings, mappings: { dynamic: 'false' } };
  await client.indices.create({ index: PROGRESS, body } as Parameters<Client['indices']['create']>[0], {
    ignore: [400],
  });
}

/** Whether `far` holds every transaction that `near` does; both as PostgreSQL writes a snapshot, of one database. */
export function covers(far: string, near: string): boolean {
  const [wide, narrow] = [partsOf(far), partsOf(near)];
  const isIn = (xid: bigint) => xid < narrow.next && !narrow.running.includes(xid);
  return narrow.next <= wide.next && !wide.running.some(isIn);
}

function partsOf(snapshot: string): { next: bigint; running: bigint[] } {
  const [, next = '0', running = ''] = snapshot.split(':');
  return { next: BigInt(next), running: running.split(',').filter(Boolean).map(BigInt) };
}
