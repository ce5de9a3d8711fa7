/** Gives and takes away roles, those of staff by two administrators and for a reason; every change is audited, and the last administrator stays. */
import { ORPCError } from '@orpc/server';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { StaffRequest } from '../../contract/account.ts';
import { profiles, userRoles } from '../../db/schema/identity.ts';
import type { Instant } from '../../domain/dates.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { checkApart, checkRequestReady, needsSecondAdministrator } from '../../domain/four-eyes.ts';
import { isStaff, type Role } from '../../domain/roles.ts';
import { act } from '../audit/act.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { ownApprovalOf, requireSecondPerson } from '../lib/second-person.ts';
import { readSettings } from '../lib/settings.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { tellStaffGranted, tellStaffRemoved, tellStaffRequested } from './admin-grants.ts';
import { setupCodeHash } from './first-admin.ts';

/** The lock `app.make_first_admin` takes too: two admins removing each other must not both succeed. */
const ADMIN_LOCK = 8_270_412;

type Holder = { userId: string; role: Role };
type Change = Holder & { reason?: string | undefined };

const list = api.roles.list.handler(({ context, input }) => heldBy(context, input.userId));

/** A demo has one administrator, who would wait for nobody. */
const assign = api.roles.assign.handler(async ({ context, input }) => {
  const before = await heldBy(context, input.userId);
  if (before.roles.includes(input.role)) return before;
  if (!needsSecondAdministrator(input.role)) return give(context, input, before.roles);
  checkReason(input);
  checkApart(input.role, before.roles);
  await ask(context, input, context.services.config.demo ? 0 : await delayHours(context));
  const [request] = (await heldBy(context, input.userId)).waiting.filter(({ role }) => role === input.role);
  if (!context.services.config.demo || !request) return heldBy(context, input.userId);
  await decide(context, request.id, 'approved');
  return give(context, input, before.roles);
});

/** Whoever acts for Kiraya got and lost that for a reason, which the other administrators read. */
function checkReason({ role, reason }: Change): void {
  if (needsSecondAdministrator(role) && !reason) throw new RuleBroken('role.reason-missing', 'reason');
}

const delayHours = async ({ services }: HandlerContext) =>
  (await readSettings(services)).safeguards.staff_delay_hours;

/** Once: who asks again while it waits changes nothing. */
async function ask(context: HandlerContext, { userId, role, reason }: Change, hours: number): Promise<void> {
  const { db } = context;
  const by = userIdOf(context);
  const { rows } = await db.execute<{ id: string; ready_at: string }>(sql`
    insert into staff_role_requests (user_id, role, requested_by, reason, ready_at)
    values (${userId}, ${role}, ${by}, ${reason ?? null}, app.now() + make_interval(hours => ${hours}))
    on conflict (user_id, role) where state = 'waiting' do nothing
    returning id, to_json(ready_at) #>> '{}' as ready_at`);
  const [made] = rows;
  if (!made || context.services.config.demo) return;
  await tellStaffRequested(db, { userId, role, by, readyAt: new Date(made.ready_at).toISOString() });
  await act(db, {
    action: 'roles.request',
    subject: { type: 'user', id: userId },
    people: [userId],
    after: { role, ready_at: made.ready_at },
    reason,
  });
}

const requests = api.roles.requests.handler(async ({ context }) => ({
  items: await readWaiting(context, sql`true`),
  ownApproval: await ownApprovalOf(
    context.db,
    { act: 'roles.approve', person: userIdOf(context) },
    context.services,
  ),
}));

const approve = api.roles.approve.handler(async ({ context, input: { id } }) => {
  const { db, services } = context;
  const request = await lockRequest(db, id);
  const approval = {
    act: 'roles.approve',
    drafter: request.requestedBy,
    approver: userIdOf(context),
  } as const;
  const approved = await requireSecondPerson(db, approval, services);
  checkRequestReady(request.readyAt, services.now());
  const before = await heldBy(context, request.userId);
  checkApart(request.role, before.roles);
  await decide(context, id, 'approved');
  return give(context, request, before.roles, { requested_by: request.requestedBy, ...approved });
});

const decline = api.roles.decline.handler(async ({ context, input: { id } }) => {
  const { userId, role } = await lockRequest(context.db, id);
  await decide(context, id, 'declined');
  const held = await heldBy(context, userId);
  await act(context.db, {
    action: 'roles.decline',
    subject: { type: 'user', id: userId },
    people: [userId],
    after: { role },
  });
  return held;
});

type Request = Change & { requestedBy: string; readyAt: Instant };

/** Locked until it is decided. */
async function lockRequest(db: Executor, id: string): Promise<Request> {
  const { rows } = await db.execute<Request>(sql`
    select user_id as "userId", role, reason, requested_by as "requestedBy",
        to_char(ready_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "readyAt"
      from staff_role_requests where id = ${id} and state = 'waiting' for update`);
  if (rows[0]) return rows[0];
  const known = await db.execute(sql`select from staff_role_requests where id = ${id}`);
  if (known.rows.length > 0) throw new RuleBroken('role.request-over');
  throw new ORPCError('NOT_FOUND');
}

const decide = (context: HandlerContext, id: string, state: 'approved' | 'declined') =>
  context.db.execute(sql`
    update staff_role_requests set state = ${state}, decided_by = ${userIdOf(context)}, decided_at = app.now()
     where id = ${id} and state = 'waiting'`);

/** `by`: what the trail says of an approval beside the roles. */
async function give(context: HandlerContext, holder: Change, before: readonly Role[], by: object = {}) {
  const { db } = context;
  const grantedBy = userIdOf(context);
  // Row rights end at these three columns; Drizzle's insert would name the others too.
  await db.execute(sql`
    insert into user_roles (user_id, role, granted_by) values (${holder.userId}, ${holder.role}, ${grantedBy})
    on conflict do nothing`);
  if (isStaff(holder.role) && !before.includes(holder.role)) await tellStaffGranted(db, holder, grantedBy);
  return recorded(context, 'roles.assign', holder, before, by, holder.reason ?? undefined);
}

const remove = api.roles.remove.handler(async ({ context, input }) => {
  if (input.role === 'admin') await keepOneAdmin(context.db, input.userId);
  const before = await heldBy(context, input.userId);
  if (!before.roles.includes(input.role)) return before;
  checkReason(input);
  // Before it is gone: whoever removes their own may not read who the others are afterwards.
  if (isStaff(input.role)) await tellStaffRemoved(context.db, input, userIdOf(context));
  await context.db
    .delete(userRoles)
    .where(and(eq(userRoles.userId, input.userId), eq(userRoles.role, input.role)));
  return recorded(context, 'roles.remove', input, before.roles, {}, input.reason);
});

const firstAdmin = api.roles.firstAdmin.handler(async ({ context, input }) => {
  if (context.actor.kind !== 'member') throw new ORPCError('UNAUTHORIZED');
  const { userId } = context.actor;
  await context.services.auth.limits.consume('setup.account', userId);
  const { rows } = await context.db.execute<{ claimed: boolean }>(
    sql`select app.claim_first_admin(${setupCodeHash(input.code)}) as claimed`,
  );
  if (!rows[0]?.claimed) throw new RuleBroken('role.setup-code-invalid', 'code');
  await recorded(context, 'roles.firstAdmin', { userId, role: 'admin' }, context.actor.roles);
  return { ok: true as const };
});

async function recorded(
  context: HandlerContext,
  action: string,
  { userId }: Holder,
  before: readonly Role[],
  more: object = {},
  reason?: string,
) {
  const held = await heldBy(context, userId);
  await act(context.db, {
    action,
    subject: { type: 'user', id: userId },
    people: [userId],
    before: { roles: before },
    after: { roles: held.roles, ...more },
    reason,
  });
  return held;
}

async function heldBy(context: HandlerContext, userId: string) {
  const { db } = context;
  const [person] = await db
    .select({
      userId: profiles.userId,
      email: profiles.email,
      phone: profiles.phone,
      fullName: profiles.fullName,
    })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  if (!person) throw new ORPCError('NOT_FOUND');
  const rows = await db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.userId, userId))
    .orderBy(userRoles.createdAt, userRoles.role);
  const waiting = await readWaiting(context, sql`q.user_id = ${userId}`);
  return { ...person, roles: rows.map((row) => row.role), waiting };
}

async function readWaiting(context: HandlerContext, which: SQL): Promise<StaffRequest[]> {
  const { rows } = await context.db.execute<StaffRequest>(sql`
    select q.id, q.user_id as "userId", app.person_name(p.full_name, p.email) as name, q.role, q.reason,
        app.person_name(a.full_name, a.email) as "requestedBy",
        q.requested_by = ${userIdOf(context)} as "isOwn", to_json(q.ready_at) #>> '{}' as "readyAt"
      from staff_role_requests q join profiles p on p.user_id = q.user_id
        left join profiles a on a.user_id = q.requested_by
     where q.state = 'waiting' and ${which} order by q.created_at, q.id`);
  return rows;
}

async function keepOneAdmin(db: Executor, userId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${ADMIN_LOCK})`);
  const admins = await db
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(eq(userRoles.role, 'admin'))
    .limit(2);
  if (admins.length === 1 && admins[0]?.userId === userId) throw new RuleBroken('role.last-admin', 'role');
}

export const roles = { list, assign, remove, requests, approve, decline, firstAdmin };
