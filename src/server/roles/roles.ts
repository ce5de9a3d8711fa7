/** Gives and takes away roles; every change is audited, and the last administrator stays one. */
import { ORPCError } from '@orpc/server';
import { and, eq, sql } from 'drizzle-orm';
import { profiles, userRoles } from '../../db/schema/identity.ts';
import { RuleBroken } from '../../domain/errors.ts';
import type { Role } from '../../domain/roles.ts';
import { act } from '../audit/act.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';
import { tellAdminGranted } from './admin-grants.ts';
import { setupCodeHash } from './first-admin.ts';

/** The lock `app.make_first_admin` takes too: two admins removing each other must not both succeed. */
const ADMIN_LOCK = 8_270_412;

type Holder = { userId: string; role: Role };

const list = api.roles.list.handler(({ context, input }) => heldBy(context.db, input.userId));

const assign = api.roles.assign.handler(async ({ context, input }) => {
  const before = await heldBy(context.db, input.userId);
  if (before.roles.includes(input.role)) return before;
  const grantedBy = context.actor.kind === 'member' ? context.actor.userId : null;
  // Row rights end at these three columns; Drizzle's insert would name the others too.
  await context.db.execute(sql`
    insert into user_roles (user_id, role, granted_by) values (${input.userId}, ${input.role}, ${grantedBy})
    on conflict do nothing`);
  if (input.role === 'admin') await tellAdminGranted(context.db, input.userId, grantedBy);
  return recorded(context.db, 'roles.assign', input, before.roles);
});

const remove = api.roles.remove.handler(async ({ context, input }) => {
  if (input.role === 'admin') await keepOneAdmin(context.db, input.userId);
  const before = await heldBy(context.db, input.userId);
  if (!before.roles.includes(input.role)) return before;
  await context.db
    .delete(userRoles)
    .where(and(eq(userRoles.userId, input.userId), eq(userRoles.role, input.role)));
  return recorded(context.db, 'roles.remove', input, before.roles);
});

const firstAdmin = api.roles.firstAdmin.handler(async ({ context, input }) => {
  if (context.actor.kind !== 'member') throw new ORPCError('UNAUTHORIZED');
  const { userId } = context.actor;
  await context.services.auth.limits.consume('setup.account', userId);
  const { rows } = await context.db.execute<{ claimed: boolean }>(
    sql`select app.claim_first_admin(${setupCodeHash(input.code)}) as claimed`,
  );
  if (!rows[0]?.claimed) throw new RuleBroken('role.setup-code-invalid', 'code');
  await recorded(context.db, 'roles.firstAdmin', { userId, role: 'admin' }, context.actor.roles);
  return { ok: true as const };
});

async function recorded(db: Executor, action: string, { userId }: Holder, before: readonly Role[]) {
  const held = await heldBy(db, userId);
  await act(db, {
    action,
    subject: { type: 'user', id: userId },
    people: [userId],
    before: { roles: before },
    after: { roles: held.roles },
  });
  return held;
}

async function heldBy(db: Executor, userId: string) {
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
  return { ...person, roles: rows.map((row) => row.role) };
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

export const roles = { list, assign, remove, firstAdmin };
