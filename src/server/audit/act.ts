/** Writes down an act, whole, in the transaction that does it: whom it concerns, what people are told, what their programs hear. */
import { sql } from 'drizzle-orm';
import { type AuditEntry, audit, auditEach } from '../../db/audit.ts';
import type { Actor } from '../../domain/permissions.ts';
import type { WebhookKind } from '../../domain/webhooks.ts';
import type { Jobs, JoinableTransaction } from '../lib/jobs.ts';
import { type Notice, type Notifier, notify, notifyEach, type Subject } from '../notifications/notify.ts';

/** A notice of the act; `to` is the receiver's user id. `about`: what its e-mails lie together with, the act's subject unless given. */
export type NoticeTo = { to: string; notice: Notice; about?: Subject };

/** What webhooks hear of the act; `to` is the user id of whom they belong to. */
export type EventTo = { to: string; kind: WebhookKind; subjectId: string; facts: Record<string, unknown> };

type Recorded = {
  /** What was done, as the procedure names it: 'roles.assign'. */
  action: string;
  subject: Subject;
  /** Whose matter it is; the actor only where it is theirs too. Whoever has no account is left out, and nobody stands there twice. */
  people: readonly (string | null | undefined)[];
  before?: unknown;
  after?: unknown;
  reason?: string | null | undefined;
  events?: readonly EventTo[];
};
export type Act = Recorded & { notices?: readonly NoticeTo[] };

type Handler = { db: JoinableTransaction; services: { jobs: Jobs }; actor: Actor };
/** A handler's context, or what a job has instead; the transaction alone where nobody is told. */
type Acting = Handler | Notifier | JoinableTransaction;

/** Writes the row of the trail, the notices and the webhooks' events in the caller's transaction. */
export async function act(by: Handler | Notifier, done: Act): Promise<void>;
export async function act(db: JoinableTransaction, done: Recorded): Promise<void>;
export async function act(by: Acting, done: Act): Promise<void> {
  const db = 'execute' in by ? by : by.db;
  const { notices = [], events = [] } = done;
  for (const { to, notice, about = done.subject } of notices) await notify(notifierOf(by), to, notice, about);
  if (events.length > 0) await tellWebhooks(db, events);
  await audit(db, entryOf(done));
}

/** The same of many acts at once, in one statement for each kind of row. */
export async function actEach(by: Handler | Notifier, acts: readonly Act[]): Promise<void>;
export async function actEach(db: JoinableTransaction, acts: readonly Recorded[]): Promise<void>;
export async function actEach(by: Acting, acts: readonly Act[]): Promise<void> {
  if (acts.length === 0) return;
  const db = 'execute' in by ? by : by.db;
  const notices = acts.flatMap(({ notices: own = [], subject }) =>
    own.map(({ to, notice, about = subject }) => ({ to, notice, about })),
  );
  if (notices.length > 0) await notifyEach(notifierOf(by), notices);
  const events = acts.flatMap((done) => done.events ?? []);
  if (events.length > 0) await tellWebhooks(db, events);
  await auditEach(db, acts.map(entryOf));
}

function entryOf({ action, subject, before, after, reason, people }: Recorded): AuditEntry {
  const concerned = people.filter((person) => typeof person === 'string');
  return {
    action,
    subjectType: subject.type,
    subjectId: subject.id,
    people: [...new Set(concerned)],
    before,
    after,
    ...(reason ? { reason } : {}),
  };
}

function notifierOf(by: Acting): Notifier {
  if ('execute' in by) throw new Error('Notices need the job queue');
  if ('jobs' in by) return by;
  const { db, services, actor } = by;
  return { db, jobs: services.jobs, actorId: actor.kind === 'member' ? actor.userId : null };
}

async function tellWebhooks(db: JoinableTransaction, events: readonly EventTo[]): Promise<void> {
  await db.execute(sql`
    select app.tell_webhooks(e."to", e.kind, e."subjectId", e.facts)
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
        as e ("to" uuid, kind text, "subjectId" text, facts jsonb)`);
}
