import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { proveTrail } from '../../../tests/support/audit-trail.ts';
import { startServices } from '../../../tests/support/services.ts';
import { type Act, act } from './act.ts';

const { as, addPerson, asOwner, services } = await startServices({ runsJobs: false, webhooksLocal: true });
const { database, jobs } = services;

let asha: string;
let ravi: string;
let lease: string;

beforeEach(async () => {
  asha = await addPerson('Asha Rao');
  ravi = await addPerson('Ravi Iyer');
  lease = randomUUID();
  await as(asha).webhooks.create({ url: 'http://127.0.0.1:9/', events: ['lead.visit'] });
});

const visited = (own: Partial<Act> = {}): Act => ({
  action: 'visits.accept',
  subject: { type: 'visit', id: lease },
  people: [asha, ravi],
  before: { status: 'requested' },
  after: { status: 'scheduled' },
  notices: [{ to: asha, notice: { event: 'account.welcome' } }],
  events: [
    { to: asha, kind: 'lead.visit', subjectId: lease, facts: { event: 'visit.accepted', side: 'seeker' } },
    { to: ravi, kind: 'lead.visit', subjectId: lease, facts: { event: 'visit.accepted', side: 'lister' } },
  ],
  ...own,
});
const handler = (db: Parameters<Parameters<typeof database.asActor>[1]>[0], userId: string) => ({
  db,
  services,
  actor: { kind: 'member' as const, userId, roles: [], isAffiliate: false, isVerified: true },
});
const doAs = (userId: string, done: Act) =>
  database.asActor({ userId }, (db) => act(handler(db, userId), done));

const trail = () =>
  asOwner<Record<string, unknown>>(
    'select action, actor_id, people, before, after, reason from audit_log where subject_id = $1 order by id',
    [lease],
  );
const sent = () =>
  asOwner(
    `select n.user_id, n.actor_id from notifications n join pgboss.job j
        on j.name = 'mail-notice' and j.data ->> 'notificationId' = n.id::text
      where n.user_id = any ($1) and n.event = 'account.welcome' and n.actor_id is not distinct from $2`,
    [[asha, ravi], ravi],
  );
const heard = () =>
  asOwner<{ user_id: string }>(
    `select e.user_id, e.kind, e.facts, count(d.*)::int as deliveries
       from webhook_events e join webhook_deliveries d on d.event_id = e.id where e.subject_id = $1 group by e.id`,
    [lease],
  );

describe('an act', () => {
  it('is written down, told and heard in one transaction', async () => {
    await doAs(ravi, visited({ reason: 'Suits us' }));
    expect(await trail()).toEqual([
      {
        action: 'visits.accept',
        actor_id: ravi,
        people: [asha, ravi],
        before: { status: 'requested' },
        after: { status: 'scheduled' },
        reason: 'Suits us',
      },
    ]);
    expect(await sent()).toEqual([{ user_id: asha, actor_id: ravi }]);
    expect(await heard()).toEqual([
      {
        user_id: asha,
        kind: 'lead.visit',
        facts: { event: 'visit.accepted', side: 'seeker' },
        deliveries: 1,
      },
    ]);
  });

  it('leaves nothing behind when the transaction fails after it', async () => {
    const failing = database.asActor({ userId: ravi }, async (db) => {
      await act(handler(db, ravi), visited());
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect([await trail(), await sent(), await heard()]).toEqual([[], [], []]);
  });

  it('names nobody twice, and leaves out whoever has no account', async () => {
    await doAs(ravi, visited({ people: [asha, null, ravi, asha, undefined] }));
    expect((await trail())[0]?.people).toEqual([asha, ravi]);
  });

  it('of a job has no actor', async () => {
    await database.asWorker((db) => act({ db, jobs, actorId: null }, visited({ people: [asha] })));
    expect(await trail()).toMatchObject([{ actor_id: null, people: [asha] }]);
    expect(await heard()).toHaveLength(1);
  });

  it('that tells nobody needs the transaction only', async () => {
    const { notices: _, ...unnotified } = visited();
    await database.asWorker((db) => act(db, unnotified));
    expect(await trail()).toHaveLength(1);
  });
});

describe('whom an act concerns', () => {
  it('does not read the row because of that', async () => {
    await doAs(ravi, visited());
    const seen = (userId: string) =>
      database.asActor({ userId }, async (db) => (await db.execute(sql`select id from audit_log`)).rows);
    expect(await seen(asha)).toEqual([]);
    expect(await seen(ravi)).toEqual([]);
  });

  it('is part of the chain', async () => {
    await doAs(ravi, visited());
    const firstBroken = async () => (await proveTrail(services)).firstBroken;
    expect(await firstBroken()).toBeNull();
    await asOwner('alter table audit_log disable trigger user');
    for (const people of [[], [asha], [ravi, asha]]) {
      await asOwner('update audit_log set people = $2 where subject_id = $1', [lease, people]);
      expect(await firstBroken()).not.toBeNull();
    }
    await asOwner('update audit_log set people = $2 where subject_id = $1', [lease, [asha, ravi]]);
    await asOwner('alter table audit_log enable trigger user');
    expect(await firstBroken()).toBeNull();
  });
});
