/** What photos of before are known by: a photo that was uploaded before looks were kept gets its own, so that a copy of it is found too. */
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/actor.ts';
import { lookOfPhoto } from '../lib/images.ts';
import type { Storage } from '../lib/storage.ts';

/** Each is read and decoded: a night's work leaves the disk and a core to others. */
const A_NIGHT = 5_000;
const AT_ONCE = 50;
const ADDRESS = '/files/public/';

type Photo = { id: string; url: string };

/**
 * Goes on where the night before stopped: a photo without anything to be known by, or whose file is gone or broken, is marked by an
 * empty look and not read again.
 */
export async function rememberLooks(database: Database, storage: Storage): Promise<void> {
  let done = 0;
  for (let batch = await next(database); batch.length > 0; batch = await next(database)) {
    for (const photo of batch) await remember(database, photo, await lookAt(storage, photo));
    done += batch.length;
    if (done >= A_NIGHT) return;
  }
}

/** Uploads have an AVIF; several homes of the demo share its pictures, which have none and are nobody's copy. */
const next = (database: Database): Promise<Photo[]> =>
  database.asWorker(async (tx) => {
    const { rows } = await tx.execute<Photo>(sql`
      select id, url from property_photos where look is null and files ? 'avif' order by id limit ${AT_ONCE}`);
    return rows;
  });

async function lookAt(storage: Storage, { url }: Photo): Promise<number[]> {
  const file = await storage.open('public', url.slice(ADDRESS.length));
  return file ? ((await lookOfPhoto(await buffer(file.stream))) ?? []) : [];
}

const remember = (database: Database, { id }: Photo, look: readonly number[]) =>
  database.asWorker((tx) =>
    tx.execute(sql`
      update property_photos set look = ${sql.param(look)}::integer[] where id = ${id} and look is null`),
  );
