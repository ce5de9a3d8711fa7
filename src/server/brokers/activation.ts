/** Makes a paid registration a broker: the record, the role, and a place in the affiliate programme. */
import { sql } from 'drizzle-orm';
import { type BrokerAction, type BrokerStatus, nextBrokerStatus } from '../../domain/brokers.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { enrolWithoutSponsor } from '../affiliates/enrolment.ts';
import { act } from '../audit/act.ts';
import type { Jobs } from '../lib/jobs.ts';
import type { Executor } from '../lib/request-context.ts';

type Notifier = { db: Executor; jobs: Jobs; actorId: string | null };
export type LockedBroker = {
  id: string;
  user_id: string | null;
  name: string;
  status: BrokerStatus;
  activated: boolean;
  reg_fee_paid: boolean;
};

/** The row is the lock of everything about one registration: two activations, or a payment and one, come after each other. */
export async function lockBroker(db: Executor, id: string): Promise<LockedBroker> {
  const { rows } = await db.execute<LockedBroker>(sql`
    select id, user_id, name, status, activated, reg_fee_paid from brokers where id = ${id} for no key update`);
  const [broker] = rows;
  if (!broker) throw new Error('A payment names a broker that is not there');
  return broker;
}

/** Throws `broker.transition-not-allowed`. */
export async function moveBroker(
  db: Executor,
  broker: LockedBroker,
  action: BrokerAction,
): Promise<LockedBroker> {
  const status = nextBrokerStatus(broker.status, action);
  await db.execute(sql`update brokers set status = ${status} where id = ${broker.id}`);
  return { ...broker, status };
}

/** Call it last: it writes the audit trail. Throws `broker.already-activated`, or `broker.transition-not-allowed` while the fee is not paid. */
export async function activate(notifier: Notifier, broker: LockedBroker): Promise<void> {
  const { db } = notifier;
  if (broker.activated) throw new RuleBroken('broker.already-activated');
  await moveBroker(db, broker, 'activate');
  await db.execute(sql`update brokers set activated = true, reviewed_at = app.now() where id = ${broker.id}`);
  if (broker.user_id) {
    await db.execute(sql`
      insert into user_roles (user_id, role) values (${broker.user_id}, 'broker') on conflict do nothing`);
    await enrol(db, broker.user_id);
  }
  await act(notifier, {
    action: 'brokerRegistrations.activate',
    subject: { type: 'broker', id: broker.id },
    people: [broker.user_id],
    notices: broker.user_id ? [{ to: broker.user_id, notice: { event: 'broker.activated' } }] : [],
    before: { status: broker.status, activated: false },
    after: { status: 'activated', activated: true },
  });
}

/** Who was an affiliate before they became a broker keeps their place. */
async function enrol(db: Executor, userId: string): Promise<void> {
  try {
    await enrolWithoutSponsor(db, userId);
  } catch (error) {
    if (!(error instanceof RuleBroken) || error.code !== 'affiliate.already-registered') throw error;
  }
}
