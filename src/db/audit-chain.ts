/**
 * The chain over the audit trail. Each row gets a hash of its content and of the hash before it, made with a key that the database
 * does not hold: whoever owns the database can rewrite rows, and cannot make hashes that fit (docs/decisions/0038-audit-chain.md).
 */
import { createHash, createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Transaction } from './actor.ts';

/** The id is stored beside each hash, and says nothing of the key. */
export type AuditKey = { id: string; key: string };

/** Where the chain ends: its number of rows and the last hash, as hex. */
export type AuditHead = { position: number; hash: string };

export type AuditProof = {
  /** Rows in the chain. */
  rows: number;
  /** Rows that were written and are not in the chain yet: nothing shows a change to them. */
  waiting: number;
  /** Rows in the chain whose key is none of those given: only their place in the chain could be checked. */
  unproven: number;
  /** How many rows fewer the chain has than a head outside the database says. */
  missing: number;
  /** Number of the first row that was changed, removed or put elsewhere. */
  firstBroken: number | null;
};

type Content = { row: string; content: string | null };
type Link = Content & { position: string; key_id: string; hash: Buffer };

/** Writers of the chain, and only they, wait for each other. */
const CHAIN_LOCK = 8_270_413;
const BATCH = 500;
/** So many numbers a transaction may take to commit after its row got one; a night's look finds what took longer. */
const LATE_ROWS = 10_000;
const READ_AT_ONCE = 2_000;

/** Read as plain columns, and not by a function of ours, which the database's owner could replace. */
const CONTENT = `jsonb_build_array(a.id, a.actor_id, a.action, a.subject_type, a.subject_id, a.people, a.before, a.after,
  a.reason, a.request_id, a.address, (extract(epoch from a.created_at) * 1000000)::bigint)::text`;

const UNCHAINED = 'from audit_log a where not exists (select from audit_chain c where c.row_id = a.id)';
/** Reads the end of the trail alone, however long it is. */
const RECENT_UNCHAINED = `${UNCHAINED} and a.id > (select coalesce(max(c.row_id), 0) - ${LATE_ROWS} from audit_chain c)`;

export function auditKeyOf(key: string): AuditKey {
  return { id: createHash('sha256').update(`audit key ${key}`).digest('hex').slice(0, 8), key };
}

const hashOf = (key: string, position: number, previous: string, content: string): string =>
  createHmac('sha256', key).update(`${position}\n${previous}\n${content}`).digest('hex');

/**
 * Chains the oldest committed rows that are not chained yet, and answers how many: fewer than the batch when none is left.
 * `all` also looks for rows that committed very late.
 */
export async function chainAuditRows(
  tx: Transaction,
  { id, key }: AuditKey,
  { all = false, batch = BATCH } = {},
): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`);
  let { position, hash } = await readHead(tx);
  const { rows } = await tx.execute<Content>(sql`
    select a.id::text as row, ${sql.raw(CONTENT)} as content ${sql.raw(all ? UNCHAINED : RECENT_UNCHAINED)}
     order by a.id limit ${batch}`);
  const links = rows.map(({ row, content }) => {
    position += 1;
    hash = hashOf(key, position, hash, content ?? '');
    return { position, row_id: Number(row), key_id: id, hash };
  });
  if (links.length > 0) {
    await tx.execute(sql`
      insert into audit_chain (position, row_id, key_id, hash)
      select l.position, l.row_id, l.key_id, decode(l.hash, 'hex')
        from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as l (position bigint, row_id bigint, key_id text, hash text)`);
  }
  return links.length;
}

/** Position 0 while there is no chain. */
export async function readHead(tx: Pick<Transaction, 'execute'>): Promise<AuditHead> {
  const { rows } = await tx.execute<AuditHead>(sql`
    select position::float8 as position, encode(hash, 'hex') as hash from audit_chain order by position desc limit 1`);
  return rows[0] ?? { position: 0, hash: '' };
}

/**
 * Makes every hash again and compares. `heads` are those that were kept outside. `newest` looks at so many of the last rows only,
 * quick enough to ask often. The client stands on one snapshot, which must be younger than the heads.
 */
export async function verifyAuditChain(
  client: pg.ClientBase,
  keys: readonly AuditKey[],
  { heads = [], newest }: { heads?: readonly AuditHead[]; newest?: number } = {},
): Promise<AuditProof> {
  const counting = countsOf(newest === undefined ? UNCHAINED : RECENT_UNCHAINED);
  const [counts] = (await client.query<{ last: number; waiting: number }>(counting)).rows;
  const { last, waiting } = counts ?? { last: 0, waiting: 0 };
  const keyOf = new Map(keys.map(({ id, key }) => [id, key]));
  const outside = Map.groupBy(heads, ({ position }) => position);
  const proof = { rows: 0, waiting, unproven: 0, firstBroken: null as number | null };
  let position = newest === undefined ? 0 : Math.max(0, last - newest);
  let previous = await hashAt(client, position);
  for (;;) {
    const { rows } = await client.query<Link>(LINKS, [position, READ_AT_ONCE]);
    for (const link of rows) {
      const key = keyOf.get(link.key_id);
      const hash = link.hash.toString('hex');
      const isInPlace = Number(link.position) === position + 1 && link.content !== null;
      const isAsWritten =
        key === undefined || hash === hashOf(key, position + 1, previous, link.content ?? '');
      position = Number(link.position);
      const isAsOutside = (outside.get(position) ?? []).every((head) => head.hash === hash);
      if (!isInPlace || !isAsWritten || !isAsOutside) proof.firstBroken ??= Number(link.row);
      if (key === undefined) proof.unproven += 1;
      proof.rows += 1;
      previous = hash;
    }
    if (rows.length < READ_AT_ONCE) break;
  }
  const furthest = heads.reduce((most, head) => Math.max(most, head.position), 0);
  return { ...proof, missing: Math.max(0, furthest - last) };
}

const countsOf = (
  unchained: string,
) => `select (select coalesce(max(position), 0) from audit_chain)::float8 as last,
  (select count(*) ${unchained})::float8 as waiting`;

const LINKS = `select c.position::text, c.row_id::text as row, c.key_id, c.hash, case when a.id is not null then ${CONTENT} end as content
   from audit_chain c left join audit_log a on a.id = c.row_id
  where c.position > $1 order by c.position limit $2`;

async function hashAt(client: pg.ClientBase, position: number): Promise<string> {
  const { rows } = await client.query<{ hash: Buffer }>('select hash from audit_chain where position = $1', [
    position,
  ]);
  return rows[0]?.hash.toString('hex') ?? '';
}
