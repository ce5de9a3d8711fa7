/** Keeps the head of the audit chain where the database's owner does not reach: in the log, and in the object storage. */
import type { Logger } from 'pino';
import type { Database } from '../../db/actor.ts';
import { type AuditHead, type AuditProof, readHead, verifyAuditChain } from '../../db/audit-chain.ts';
import type { Config } from '../lib/config.ts';
import type { Storage } from '../lib/storage.ts';

const FOLDER = 'audit-heads';

/** What proves the trail. */
export type AuditTools = {
  database: Database;
  storage: Storage;
  config: Pick<Config, 'auditKeys' | 'storage'>;
};

/** Files on a disk of our own are no further away than the database, and another database may use them later. */
const outsideOf = ({ storage, config }: AuditTools): Storage | null =>
  config.storage.kind === 's3' ? storage : null;

/** One file for each head, never written again: its name says everything, so that a list of names is enough to compare. */
const nameOf = ({ position, hash }: AuditHead): string =>
  `${String(position).padStart(12, '0')}-${hash}.json`;

/** A head as `position:hash` of a log line or a backup, or as the name of its file; null when it is neither. */
export function headOf(text: string): AuditHead | null {
  const [, position, hash] = /^0*(\d{1,12})[-:]([0-9a-f]{64})(?:\.json)?$/.exec(text) ?? [];
  return position && hash ? { position: Number(position), hash } : null;
}

/** Writes the present head to the log and to the object storage. An unchanged head is said again and not stored again. */
export async function publishHead(tools: AuditTools, log: Logger): Promise<void> {
  const head = await tools.database.asWorker(readHead);
  if (head.position === 0) return;
  log.info({ head: `${head.position}:${head.hash}` }, 'audit head');
  const outside = outsideOf(tools);
  if (!outside) return;
  const key = `${FOLDER}/${nameOf(head)}`;
  const stored = await outside.open('private', key);
  stored?.stream.destroy();
  if (stored) return;
  await outside.put('private', key, Buffer.from(JSON.stringify(head)), 'application/json');
}

/** Proves the whole trail against the heads of the object storage, and `more` of them. */
export async function proveAudit(tools: AuditTools, more: readonly AuditHead[] = []): Promise<AuditProof> {
  const { database, config } = tools;
  const outside = outsideOf(tools);
  // Before the snapshot is taken: a head that comes later names rows that it does not have.
  const names = outside ? await outside.list('private', FOLDER) : [];
  const heads = [...names.map(headOf).filter((head) => head !== null), ...more];
  return database.asReader((client) => verifyAuditChain(client, config.auditKeys, { heads }));
}
