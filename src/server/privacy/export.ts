/** Makes a copy of everything the product keeps of a person: a page to read, and each matter as CSV and as JSON, in one ZIP. */
import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import Papa from 'papaparse';
import type { Database, Transaction } from '../../db/actor.ts';
import { formatInstant } from '../../domain/dates.ts';
import { EXPORT_DAYS } from '../../domain/privacy.ts';
import { FORMULA } from '../../domain/spreadsheets.ts';
import { removeFilesJob, storeFiles } from '../files/store-files.ts';
import type { ExportSection } from '../lib/export-section.ts';
import type { Jobs } from '../lib/jobs.ts';
import type { Storage } from '../lib/storage.ts';
import { type Packed, zip } from '../lib/zip.ts';
import { notify } from '../notifications/notify.ts';

type Tools = { database: Database; storage: Storage; sections: readonly ExportSection[]; jobs: Jobs };
type Row = Record<string, unknown>;

const BATCH = 100;
/** The newest so many rows of a section; whoever has more is told so. */
const ROWS_MAX = 20_000;

/** Made again for a request that was begun and not finished; a request that is answered already stays as it is. */
export async function makeExport(
  { database, storage, sections, jobs }: Tools,
  exportId: string,
): Promise<void> {
  const person = await database.asWorker(async (tx) => {
    const { rows } = await tx.execute<{ user_id: string }>(
      sql`select user_id from data_exports where id = ${exportId} and state = 'queued'`,
    );
    return rows[0]?.user_id;
  });
  if (!person) return;
  const now = new Date(database.clock.now());
  const read = await database.asWorker((tx) => readSections(tx, sections, person));
  const signIns = await readSignIns(database, person);
  const matters = [...read.matters, { file: 'sign-ins', title: 'Where I am signed in', rows: signIns }];
  const files = [
    readMe(matters, now),
    ...matters.flatMap(packed),
    ...(await storedFiles(storage, read.files)),
  ];
  const archive = zip(files, now);
  const key = `exports/${randomBytes(24).toString('base64url')}.zip`;
  await storeFiles({ storage, jobs }, 'private', [{ key, bytes: archive, contentType: 'application/zip' }]);
  await database.asWorker(async (tx) => {
    const { rows } = await tx.execute(sql`
      update data_exports set state = 'ready', key = ${key}, bytes = ${archive.length}, ready_at = app.now(),
        expires_at = app.now() + make_interval(days => ${EXPORT_DAYS})
      where id = ${exportId} and state = 'queued' returning id`);
    // Another worker was first, or the person is erased meanwhile.
    if (rows.length === 0) await jobs.enqueue(removeFilesJob, { area: 'private', keys: [key] }, tx);
    else await notify({ db: tx, jobs, actorId: null }, person, { event: 'account.export-ready' });
  });
}

type Matter = Pick<ExportSection, 'file' | 'title'> & { rows: Row[] };
type StoredRow = { key: string; is_public: boolean; kind: string };

async function readSections(tx: Transaction, sections: Tools['sections'], person: string) {
  const matters: Matter[] = [];
  for (const { file, title, rows, shown } of sections) {
    const read = await tx.execute<Row>(sql`select * from (${rows(person)}) matter limit ${ROWS_MAX}`);
    matters.push({ file, title, rows: shown ? read.rows.map(shown) : read.rows });
  }
  const files = await tx.execute<StoredRow>(sql`
    select key, is_public, kind from files where owner_id = ${person} and kind in ('avatar', 'document') order by key`);
  return { matters, files: files.rows };
}

/** Only the sign-in library's own login reaches them. */
async function readSignIns(database: Database, person: string): Promise<Row[]> {
  const { rows } = await database.pools.auth.query<Row>(
    `select to_char(created_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') as "Since",
       ip_address as "Network address", user_agent as "Browser"
     from auth.sessions where user_id = $1 order by created_at desc`,
    [person],
  );
  return rows;
}

function packed({ file, title, rows }: Matter): Packed[] {
  const csv = `\ufeff${Papa.unparse(rows, { escapeFormulae: FORMULA })}`;
  return [
    { name: `csv/${file}.csv`, content: Buffer.from(csv) },
    { name: `json/${file}.json`, content: Buffer.from(`${JSON.stringify({ title, rows }, null, 2)}\n`) },
  ];
}

async function storedFiles(storage: Storage, rows: readonly StoredRow[]): Promise<Packed[]> {
  const found: Packed[] = [];
  for (const { key, is_public: isPublic, kind } of rows) {
    const file = await storage.open(isPublic ? 'public' : 'private', key);
    if (file)
      found.push({ name: `files/${kind}-${key.split('/').at(-1)}`, content: await buffer(file.stream) });
  }
  return found;
}

function readMe(matters: readonly Matter[], now: Date): Packed {
  const lines = matters.map(({ file, title, rows }) => {
    const cut = rows.length === ROWS_MAX ? ' (the newest; ask our office for the earlier ones)' : '';
    return `${title}: ${rows.length}${cut}, in csv/${file}.csv and json/${file}.json`;
  });
  const text = [
    `What Kiraya keeps about you, as of ${formatInstant(now.toISOString())}.`,
    '',
    'Each matter is here twice: as CSV for a spreadsheet, and as JSON for other programs.',
    'Amounts are rupees. Times are those of India. Papers and your picture are in the folder "files".',
    '',
    ...lines,
    '',
    'PAN and account numbers are shown as on the screen: the last four characters.',
    'Something wrong or missing? Correct it in your profile, or write to our office.',
    '',
  ];
  return { name: 'README.txt', content: Buffer.from(text.join('\r\n')) };
}

/** The file goes, the row stays as a record that there was one. */
export async function removeOldExports(database: Database, jobs: Jobs): Promise<void> {
  for (let done = BATCH; done === BATCH; ) {
    done = await database.asWorker(async (tx) => {
      const { rows } = await tx.execute<{ key: string }>(sql`
        with over as (
          select id, key from data_exports where state = 'ready' and expires_at < app.now() limit ${BATCH} for update skip locked
        )
        update data_exports x set state = 'expired', key = null from over where x.id = over.id returning over.key`);
      if (rows.length > 0) {
        const keys = rows.map(({ key }) => key);
        await jobs.enqueue(removeFilesJob, { area: 'private', keys }, tx);
      }
      return rows.length;
    });
  }
}
