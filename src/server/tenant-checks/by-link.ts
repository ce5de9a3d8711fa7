/** What the link of an invitation shows and does for whoever has no account: it is read, and a no is said. A yes needs the proved address. */
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import { nextCheckStatus } from '../../domain/tenant-checks.ts';
import { act } from '../audit/act.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { sha256Of } from '../lib/sha256.ts';
import { type CheckRow, numberOf, statusSet } from './check-rows.ts';

type Asked = Pick<
  CheckRow,
  | 'id'
  | 'serial'
  | 'created_at'
  | 'status'
  | 'person_name'
  | 'orderer_name'
  | 'home'
  | 'purpose'
  | 'points'
  | 'expires_on'
>;

async function find(db: Executor, token: string): Promise<Asked> {
  const { rows } = await db.execute<Asked>(sql`select * from app.tenant_check_asked(${sha256Of(token)})`);
  if (!rows[0]) throw new ORPCError('NOT_FOUND');
  return rows[0];
}

export const asked = api.tenantChecks.asked.handler(async ({ context: { db }, input: { token } }) => {
  const found = await find(db, token);
  const { id, status, person_name, orderer_name, home, purpose, points, expires_on } = found;
  return {
    id,
    number: numberOf(found),
    status,
    person_name,
    orderer_name,
    home,
    purpose,
    points,
    expires_on,
  };
});

export const refuseByLink = api.tenantChecks.refuseByLink.handler(async ({ context, input: { token } }) => {
  const { services, db: visiting, address } = context;
  if (address) await services.auth.limits.consume('contact.address', address);
  const { id } = await find(visiting, token);
  return services.database.asWorker(async (db) => {
    const { rows } = await db.execute<CheckRow>(sql`select * from tenant_checks where id = ${id} for update`);
    const [row] = rows;
    if (!row) throw new ORPCError('NOT_FOUND');
    // Pressed twice, it is one no.
    if (row.status === 'refused') return { status: row.status };
    const status = nextCheckStatus(row.status, 'refuse', Number(row.price));
    await db.execute(sql`update tenant_checks set ${statusSet(status, services.today())} where id = ${id}`);
    await act(
      { db, jobs: services.jobs, actorId: null },
      {
        action: 'tenantChecks.refuseByLink',
        subject: { type: 'tenant_check', id },
        people: [row.orderer_id, row.person_id],
        before: { status: row.status },
        after: { status },
        notices: [
          {
            to: row.orderer_id,
            notice: {
              event: 'tenant-check.refused',
              number: numberOf(row),
              check: id,
              person: row.person_name,
            },
          },
        ],
      },
    );
    return { status };
  });
});
