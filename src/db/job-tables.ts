// The job queue's own tables, made before the grants are given, so that those can name single columns of them.
import type { Client } from 'pg';
import { getConstructionPlans, PgBoss } from 'pg-boss';
import { loginRoles } from './roles.ts';

const schema = 'pgboss';

/** Changes with the release of the queue that makes the tables. */
export const jobTablesPlan = (): string => getConstructionPlans(schema);

/** Makes or renews the tables as the role that owns them. */
export async function prepareJobTables(client: Client): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    schema,
    createSchema: false,
    supervise: false,
    schedule: false,
  });
  await client.query(`set role ${loginRoles.jobs}`);
  try {
    await boss.start();
    await boss.stop({ graceful: false });
  } finally {
    await client.query('reset role');
  }
}
