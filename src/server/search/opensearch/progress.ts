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
}

/** `undefined` where no index was ever finished. Throws when the engine does not answer. */
export async function readProgress(client: Client): Promise<Progress | undefined> {
  const { body, statusCode } = await client.get({ index: PROGRESS, id: ALIAS }, { ignore: [404] });
  return statusCode === 404 ? undefined : (body._source as unknown as Progress);
}

export async function saveProgress(client: Client, progress: Progress): Promise<void> {
  await client.index({ index: PROGRESS, id: ALIAS, body: progress });
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
