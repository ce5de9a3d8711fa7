/** Fetches the photos that imports name by their addresses, and keeps each as an upload of its lister is kept. */
import { createHash } from 'node:crypto';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import PQueue from 'p-queue';
import type { Database, Transaction } from '../../../db/actor.ts';
import { now } from '../../../db/schema/columns.ts';
import { importPhotos } from '../../../db/schema/listing.ts';
import { properties } from '../../../db/schema/properties.ts';
import { RuleBroken } from '../../../domain/errors.ts';
import { checkPhotoCount, IMAGE_MAX_BYTES, imageTypeOf } from '../../../domain/files.ts';
import { FETCHED_PHOTOS_A_DAY, type PhotoProblem, pauseAfter } from '../../../domain/import-photos.ts';
import { act } from '../../audit/act.ts';
import { lapseClaims } from '../../claims/claim-changes.ts';
import { storePhoto } from '../../files/public-photo.ts';
import { type EncodedPhoto, encodePhoto } from '../../lib/images.ts';
import type { Jobs } from '../../lib/jobs.ts';
import { isOutOfService } from '../../lib/problems.ts';
import { type GetProblem, type Got, getPublic } from '../../lib/public-get.ts';
import type { Storage } from '../../lib/storage.ts';
import { appendPhoto } from '../rows/photo-files.ts';
import { photoRowsOf } from '../rows/photo-list.ts';

type Work = { database: Database; storage: Storage; jobs: Jobs; alsoOpen?: readonly string[] };
type Home = { propertyId: string; ownerId: string };
type Waiting = typeof importPhotos.$inferSelect;
type Hosts = ReturnType<typeof createHosts>;

/** The turn ends so long after its begin, and the next minute's goes on. */
const TURN_MS = 10 * 60_000;
const HOMES_PER_LOOK = 40;
const HOMES_AT_ONCE = 4;

export async function fetchImportPhotos(work: Work): Promise<void> {
  const hosts = createHosts(work.alsoOpen);
  const end = performance.now() + TURN_MS;
  for (let homes = await nextHomes(work.database); homes.length > 0; homes = await nextHomes(work.database)) {
    const queue = new PQueue({ concurrency: HOMES_AT_ONCE });
    const done = await Promise.allSettled(homes.map((home) => queue.add(() => fetchHome(work, hosts, home))));
    const broken = done.find((one) => one.status === 'rejected');
    if (broken) throw broken.reason;
    if (performance.now() > end) return;
  }
}

/** Listers take turns, so that a long list keeps nobody else waiting; who has had their day's share waits. */
async function nextHomes(database: Database): Promise<Home[]> {
  const { rows } = await database.asWorker((tx) =>
    tx.execute<Home>(sql`
      with served as (
        select r.owner_id from import_photos f join import_runs r on r.id = f.run_id
         where f.settled_at > app.now() - interval '1 day'
         group by r.owner_id having count(*) >= ${FETCHED_PHOTOS_A_DAY}
      ), waiting as (
        select f.property_id, r.owner_id, min(f.due_at) as due,
            row_number() over (partition by r.owner_id order by min(f.due_at), f.property_id) as turn
          from import_photos f join import_runs r on r.id = f.run_id
         where f.state = 'waiting' and f.due_at <= app.now() and r.owner_id not in (select owner_id from served)
         group by f.property_id, r.owner_id
      )
      select property_id as "propertyId", owner_id as "ownerId" from waiting order by turn, due, property_id limit ${HOMES_PER_LOOK}`),
  );
  return rows;
}

/** One after the other, in the order of the file. */
async function fetchHome(work: Work, hosts: Hosts, home: Home): Promise<void> {
  const photos = await work.database.asWorker((tx) =>
    tx
      .select()
      .from(importPhotos)
      .where(
        and(
          eq(importPhotos.propertyId, home.propertyId),
          eq(importPhotos.state, 'waiting'),
          sql`${importPhotos.dueAt} <= app.now()`,
        ),
      )
      .orderBy(asc(importPhotos.rowNumber), asc(importPhotos.place)),
  );
  for (const photo of photos) await fetchOne(work, hosts, home, photo);
}

async function fetchOne(work: Work, hosts: Hosts, home: Home, photo: Waiting): Promise<void> {
  try {
    // Before anything is fetched for nothing; whoever uploads meanwhile is looked at again below.
    await asOwner(work, home, (tx) => roomOf(tx, home));
    const got = await hosts.get(photo.url);
    if ('problem' in got) return await settle(work, photo, problems[got.problem]);
    await keep(work, home, photo, got.bytes);
  } catch (error) {
    if (error instanceof RuleBroken) return await settle(work, photo, error.code as PhotoProblem);
    // The machine is busy with the pictures of people who wait for them.
    if (isOutOfService(error)) return await postpone(work, photo, 1);
    // Not again at once: one that cannot be kept would hold up all others.
    await settle(work, photo, 'import-photo.no-answer');
    throw error;
  }
}

const problems: Readonly<Record<GetProblem, PhotoProblem>> = {
  'not-public': 'import-photo.not-public',
  'no-answer': 'import-photo.no-answer',
  'not-there': 'import-photo.not-there',
  'too-large': 'photo.too-large',
  'not-wanted': 'photo.type-not-accepted',
};

const asOwner = <T>(
  { database }: Work,
  { ownerId }: Home,
  step: (tx: Transaction) => Promise<T>,
): Promise<T> => database.asActor({ userId: ownerId }, step);

const thisOne = ({ propertyId, url }: Waiting) =>
  and(eq(importPhotos.propertyId, propertyId), eq(importPhotos.url, url));

async function keep(work: Work, home: Home, photo: Waiting, bytes: Buffer): Promise<void> {
  const hash = createHash('sha256').update(bytes).digest('base64url');
  if (await asOwner(work, home, (tx) => hasSame(tx, photo, hash))) return;
  const encoded = await encodePhoto(bytes);
  const stored = await storePhoto(work, 'photos', encoded);
  await asOwner(work, home, (tx) => add(tx, { work, home, photo, hash, encoded, stored }));
}

/** Says so of a photo that its home has under another address. */
async function hasSame(tx: Transaction, photo: Waiting, hash: string): Promise<boolean> {
  const [same] = await tx
    .select({ url: importPhotos.url })
    .from(importPhotos)
    .where(
      and(
        eq(importPhotos.propertyId, photo.propertyId),
        eq(importPhotos.hash, hash),
        eq(importPhotos.state, 'stored'),
        ne(importPhotos.url, photo.url),
      ),
    )
    .limit(1);
  if (!same) return false;
  await tx.update(importPhotos).set({ state: 'same', hash, settledAt: now }).where(thisOne(photo));
  return true;
}

type Added = {
  work: Work;
  home: Home;
  photo: Waiting;
  hash: string;
  encoded: EncodedPhoto;
  stored: Awaited<ReturnType<typeof storePhoto>>;
};

/** The photos of a home that takes one more; it is locked until the transaction ends. */
async function roomOf(tx: Transaction, { propertyId, ownerId }: Home) {
  const [home] = await tx
    .select({ state: properties.listingState })
    .from(properties)
    .where(and(eq(properties.id, propertyId), eq(properties.listedBy, ownerId)))
    .for('update');
  if (!home || home.state === 'withdrawn') throw new RuleBroken('import-photo.no-home');
  const present = await photoRowsOf(tx, propertyId);
  checkPhotoCount(present.length);
  return present;
}

/** Does nothing where the import was undone meanwhile: the files go by the job that `storeFiles` asked for. */
async function add(tx: Transaction, { work, home, photo, hash, encoded, stored }: Added): Promise<void> {
  const { propertyId, ownerId } = home;
  const present = await roomOf(tx, home);
  const [waiting] = await tx
    .update(importPhotos)
    .set({ state: 'stored', hash, problem: null, settledAt: now })
    .where(and(thisOne(photo), eq(importPhotos.state, 'waiting')))
    .returning({ url: importPhotos.url });
  if (!waiting) return;
  const { id } = await appendPhoto(tx, present, { propertyId, ownerId, encoded, stored });
  await act(tx, {
    action: 'photos.import',
    subject: { type: 'property', id: propertyId },
    people: [ownerId],
    after: { id, import: photo.runId },
  });
  await lapseClaims({ db: tx, jobs: work.jobs, actorId: ownerId }, { propertyId }, ['photos']);
}

/** What may be better later is tried again, a few times; the rest has failed. */
async function settle(work: Work, photo: Waiting, problem: PhotoProblem): Promise<void> {
  const tries = photo.tries + 1;
  const pause = problem === 'import-photo.no-answer' ? pauseAfter(tries) : null;
  if (pause !== null) return postpone(work, photo, pause, { tries, problem });
  await work.database.asWorker(async (tx) => {
    await tx
      .update(importPhotos)
      .set({ state: 'failed', tries, problem, settledAt: now })
      .where(and(thisOne(photo), eq(importPhotos.state, 'waiting')));
  });
}

async function postpone(
  { database }: Work,
  photo: Waiting,
  minutes: number,
  tried: { tries?: number; problem?: PhotoProblem } = {},
): Promise<void> {
  await database.asWorker(async (tx) => {
    await tx
      .update(importPhotos)
      .set({ ...tried, dueAt: sql`app.now() + make_interval(mins => ${minutes})` })
      .where(and(thisOne(photo), eq(importPhotos.state, 'waiting')));
  });
}

const CALLS_AT_ONCE = 2;
const CALLS_PER_SECOND = 4;
/** After so many calls without an answer a host is left alone for the turn. */
const MISSES_MOST = 3;

/** No host is called more often than a person with a browser would. */
function createHosts(alsoOpen: readonly string[] = []) {
  const known = new Map<string, { queue: PQueue; misses: number }>();
  const hostOf = (url: string) => {
    const host = URL.parse(url)?.host ?? '';
    const found = known.get(host) ?? {
      queue: new PQueue({ concurrency: CALLS_AT_ONCE, interval: 1000, intervalCap: CALLS_PER_SECOND }),
      misses: 0,
    };
    known.set(host, found);
    return found;
  };
  return {
    get(url: string): Promise<Got> {
      const host = hostOf(url);
      return host.queue.add(async () => {
        if (host.misses >= MISSES_MOST) return { problem: 'no-answer' };
        const got = await getPublic({
          url,
          mostBytes: IMAGE_MAX_BYTES,
          isWanted: (start) => imageTypeOf(start) !== null,
          alsoOpen,
        });
        host.misses = 'problem' in got && got.problem === 'no-answer' ? host.misses + 1 : 0;
        return got;
      });
    },
  };
}
