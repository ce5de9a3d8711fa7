/** Measures how the system is doing, for administrators; the domain says which figure is worth worrying about. */
import { sql } from 'drizzle-orm';
import { verifyAuditChain } from '../../db/audit-chain.ts';
import { healthOf, worst } from '../../domain/system-health.ts';
import { api } from '../lib/procedures.ts';
import type { Services } from '../lib/request-context.ts';

/** The whole chain is verified from the audit tab; what changed lately shows here. */
const AUDIT_ROWS = 500;

type Row = {
  jobs_failed: number;
  jobs_late_seconds: number;
  mails_failed: number;
  mails: number;
  texts_failed: number;
  texts: number;
  ledger_differences: number | null;
};

export const health = api.admin.health.handler(async ({ context: { services } }) => {
  const [stored, storage] = await Promise.all([measureDatabase(services), services.storage.check()]);
  const { answers, failed: answersFailed } = services.answers.figures();
  const figures = { ...stored, ...storage, answers, answersFailed };
  const levels = healthOf(figures);
  return {
    level: worst(levels.map(({ level }) => level)),
    checked_at: services.now(),
    checks: levels,
    figures,
  };
});

async function measureDatabase({ database, config }: Services) {
  const begin = performance.now();
  await database.asVisitor((db) => db.execute(sql`select 1`));
  const databaseMs = Math.round((performance.now() - begin) * 10) / 10;
  const { rows } = await database.asWorker((tx) =>
    tx.execute<Row>(sql`
      select
        (select count(*)::int from pgboss.job
          where state = 'failed' and completed_on > now() - interval '1 day') as jobs_failed,
        (select coalesce(extract(epoch from now() - min(start_after)), 0)::int from pgboss.job
          where state in ('created', 'retry') and start_after < now()) as jobs_late_seconds,
        (select count(*)::int from mails where created_at > app.now() - interval '1 day' and status = 'failed') as mails_failed,
        (select count(*)::int from mails where created_at > app.now() - interval '1 day') as mails,
        (select count(*)::int from text_messages where created_at > app.now() - interval '1 day' and state = 'failed') as texts_failed,
        (select count(*)::int from text_messages where created_at > app.now() - interval '1 day') as texts,
        (select jsonb_array_length(differences) from ledger_proofs order by created_at desc limit 1) as ledger_differences`),
  );
  const trail = await database.asReader((client) =>
    verifyAuditChain(client, config.auditKeys, { newest: AUDIT_ROWS }),
  );
  const [row] = rows;
  if (!row) throw new Error('Measuring answers one row');
  return {
    databaseMs,
    jobsFailed: row.jobs_failed,
    jobsLateSeconds: row.jobs_late_seconds,
    mailsFailed: row.mails_failed,
    mails: row.mails,
    auditBrokenAt: trail.firstBroken,
    textsFailed: row.texts_failed,
    texts: row.texts,
    ledgerDifferences: row.ledger_differences,
  };
}
