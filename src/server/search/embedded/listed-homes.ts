/** The statements by which the catalogue in memory is read: all homes, or those that changed between two moments. */
import type { Client } from 'pg';
import type { CopiedRow } from '../../../db/copy-out.ts';
import type { IndexedHome } from './indexed-home.ts';

/** A state of the database. */
export interface Moment {
  /** Which transactions it holds, as PostgreSQL writes a pg_snapshot. */
  snapshot: string;
  /** Of this database and its history: another one has nothing to do with what is known. */
  epoch: string;
  /** The server's clock. */
  clockMs: number;
}

/** What changed, at most MOST homes of it. */
export interface Look {
  moment: Moment;
  listed: IndexedHome[];
  gone: { id: string; version: number }[];
  /** Where the next part begins; undefined when this was all. */
  last: { xid: string; home: string } | undefined;
}

const MOST = 2_000;

/**
 * A promoted standby has a new timeline, a restored database another number, one that was loaded or put back in place another word. Where commits
 * do not wait for the log, a crash takes some away that were seen, and their numbers may be given again; it resets the statistics too.
 */
const momentColumns = `
  left(pg_walfile_name(pg_current_wal_lsn()), 8) || ' '
    || (select oid from pg_database where datname = current_database()) || ' '
    || (select word from app.catalogue_epoch)
    || case when current_setting('synchronous_commit') = 'off' then ' ' || (select stats_reset from pg_stat_wal) else '' end as epoch,
  (extract(epoch from clock_timestamp()) * 1000)::float8 as clock_ms`;

const listedColumns = `l.property_id, l.version, l.city_id, l.locality_id, l.rent, l.area_sqft,
  app.day_number(l.available_from) as day, l.best, l.newest, l.rating, l.lat_cell, l.lng_cell, l.tags`;

/** For COPY in binary; `eachHome` reads a row. */
export const homesToCopy = `select ${listedColumns} from public.listings l`;

export function eachHome(row: CopiedRow): IndexedHome {
  return {
    id: row.uuid(0),
    version: row.bigint(1),
    cityId: row.integer(2),
    localityId: row.integer(3),
    rent: row.bigint(4),
    area: row.integer(5),
    day: row.integer(6),
    best: row.bigint(7),
    newest: row.bigint(8),
    rating: row.integer(9),
    latCell: row.integer(10),
    lngCell: row.integer(11),
    tags: row.integers(12),
  };
}

type MomentRow = { snapshot: string; epoch: string; clock_ms: number };
const momentOf = ({ snapshot, epoch, clock_ms }: MomentRow): Moment => ({
  snapshot,
  epoch,
  clockMs: clock_ms,
});

/** Of all homes, at most so many behind that id, in the order of ids. */
export async function homesAfter(client: Client, id: string, most: number): Promise<IndexedHome[]> {
  const { rows } = await client.query<ListedRow>({
    name: 'homes after',
    text: `select ${listedColumns} from public.listings l where l.property_id > $1 order by l.property_id limit $2`,
    values: [id, most],
  });
  return rows.map(homeOf);
}

/** Before the first one. */
export const NO_HOME = '00000000-0000-0000-0000-000000000000';

/** Within a transaction on one snapshot: that snapshot. */
export async function momentNow(client: Client, answerMs: number): Promise<Moment> {
  const { rows } = await ask<MomentRow>(client, answerMs, {
    text: `select pg_current_snapshot()::text as snapshot, ${momentColumns}`,
  });
  return momentOf(rows[0] as MomentRow);
}

/**
 * Changes of the transactions that `since` could not see and `upto` can. A row of an earlier transaction than all of those that
 * ran at `since` needs no look: the key begins with it. Each home is read with its version by the same statement.
 */
const changesSql = `
  with moment as materialized (select coalesce($2::pg_snapshot, pg_current_snapshot()) as upto)
  select m.upto::text as snapshot, ${momentColumns}, c.xid::text, c.home, c.version as change, ${listedColumns}
    from moment m left join lateral (
      select c.xid, c.home, c.version from public.catalogue_changes c
       where c.xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(c.xid, $1::pg_snapshot)
         and pg_visible_in_snapshot(c.xid, m.upto)
         and (c.xid, c.home) > ($3::xid8, $4::uuid)
       order by c.xid, c.home limit ${MOST}) c on true
    left join public.listings l on l.property_id = c.home
   order by c.xid, c.home`;

/** Numbers that may be larger than an integer come as text. */
type ListedRow = {
  property_id: string;
  version: string;
  city_id: number;
  locality_id: number;
  rent: string;
  area_sqft: number;
  day: number;
  best: string;
  newest: string;
  rating: number;
  lat_cell: number;
  lng_cell: number;
  tags: number[];
};
type ChangeRow = MomentRow & { xid: string | null; home: string; change: string } & (
    | ListedRow
    | { property_id: null }
  );

interface Between {
  since: Moment;
  /** The primary's present state where it is not said. */
  upTo: Moment | undefined;
  after: Look['last'];
  answerMs: number;
}

const BEFORE_ALL = { xid: '0', home: NO_HOME };

export async function lookAt(client: Client, { since, upTo, after, answerMs }: Between): Promise<Look> {
  const { xid, home } = after ?? BEFORE_ALL;
  const { rows } = await ask<ChangeRow>(client, answerMs, {
    name: 'catalogue changes',
    text: changesSql,
    values: [since.snapshot, upTo?.snapshot ?? null, xid, home],
  });
  const moment = momentOf(rows[0] as ChangeRow);
  const changes = rows.filter((row) => row.xid !== null);
  const end = changes.length === MOST ? changes.at(-1) : undefined;
  return {
    moment,
    listed: changes.flatMap((row) => (row.property_id === null ? [] : [homeOf(row)])),
    gone: changes
      .filter((row) => row.property_id === null)
      .map((row) => ({ id: row.home, version: Number(row.change) })),
    last: end && { xid: end.xid as string, home: end.home },
  };
}

const homeOf = (row: ListedRow): IndexedHome => ({
  id: row.property_id,
  version: Number(row.version),
  cityId: row.city_id,
  localityId: row.locality_id,
  rent: Number(row.rent),
  area: row.area_sqft,
  day: row.day,
  best: Number(row.best),
  newest: Number(row.newest),
  rating: row.rating,
  latCell: row.lat_cell,
  lngCell: row.lng_cell,
  tags: row.tags,
});

/** The driver knows `query_timeout` of a single query, its types do not. */
function ask<Row extends object>(
  client: Client,
  answerMs: number,
  query: { name?: string; text: string; values?: unknown[] },
) {
  return client.query<Row>(Object.assign(query, { query_timeout: answerMs }));
}

/** False for another database, another history of this one, one whose numbers went back, or one whose rows of changes may be gone. */
export const follows = (before: Moment, now: Moment, rowsStayMs: number): boolean =>
  now.epoch === before.epoch &&
  newestOf(now.snapshot) >= newestOf(before.snapshot) &&
  now.clockMs - before.clockMs < rowsStayMs;

/** `xmax` of a snapshot written as `xmin:xmax:running`: every transaction from there on began later. */
const newestOf = (snapshot: string): bigint => BigInt(snapshot.split(':')[1] ?? 0);
