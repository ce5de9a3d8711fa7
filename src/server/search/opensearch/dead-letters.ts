/** Homes that the search engine will not take, and why: kept in PostgreSQL, so that no other waits for them and none is forgotten. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/actor.ts';
import type { Refused } from './write.ts';

export interface DeadLetter {
  home: string;
  reason: string;
  /** As PostgreSQL writes it. */
  refusedAt: string;
}

const BATCH = 1_000;

type Access = Pick<Database, 'asWorker'>;

export async function keepLetters({ asWorker }: Access, refused: readonly Refused[]): Promise<void> {
  const rows = refused.map(({ line: { id, version }, reason }) => ({ home: id, version, reason }));
  await asWorker((tx) =>
    tx.execute(sql`
      insert into catalogue_dead_letters (home, version, reason)
        select home, version, reason from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (home uuid, version bigint, reason text)
      on conflict (home) do update
        set (version, reason, refused_at) = row (excluded.version, excluded.reason, excluded.refused_at)`),
  );
}

/** The engine has taken them since, or they are gone. */
export async function dropLetters({ asWorker }: Access, homes: readonly string[]): Promise<void> {
  await asWorker((tx) =>
    tx.execute(sql`delete from catalogue_dead_letters where home = any(${sql.param([...homes])}::uuid[])`),
  );
}

export async function readLetters({ asWorker }: Access): Promise<DeadLetter[]> {
  const { rows } = await asWorker((tx) =>
    tx.execute<DeadLetter & Record<string, unknown>>(
      sql`select home, reason, refused_at::text as "refusedAt" from catalogue_dead_letters order by refused_at, home`,
    ),
  );
  return rows;
}

/** They are written once more; the letters go when the engine takes them. Returns how many there are. */
export async function retryLetters(access: Access): Promise<number> {
  const letters = await readLetters(access);
  const homes = letters.map(({ home }) => home);
  await writeAgain(access, homes);
  return homes.length;
}

/** Under new versions, as changes of their own. */
export async function writeAgain({ asWorker }: Access, homes: readonly string[]): Promise<void> {
  for (let at = 0; at < homes.length; at += BATCH) {
    const some = homes.slice(at, at + BATCH);
    await asWorker((tx) => tx.execute(sql`select app.list_again(${sql.param(some)}::uuid[])`));
  }
}
