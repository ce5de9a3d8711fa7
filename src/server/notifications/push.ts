/** The devices on which a person is told at once: added by themselves, and gone with their session. */
import { and, eq, sql } from 'drizzle-orm';
import { pushDevices } from '../../db/schema/push-devices.ts';
import { RuleBroken } from '../../domain/errors.ts';
import { api } from '../lib/procedures.ts';
import { isPushService, PUSH_DEVICES_MAX } from '../lib/push-services.ts';
import { userIdOf } from '../lib/signed-in.ts';

const key = api.push.key.handler(async ({ context }) => ({
  public_key: context.services.config.push.publicKey,
}));

const add = api.push.add.handler(async ({ context, input: { endpoint, keys } }) => {
  const { services, subject, db } = context;
  if (!isPushService(endpoint, services.config.push.services)) {
    throw new RuleBroken('push.unknown-service', 'endpoint');
  }
  const { rows } = await db.execute<{ kept: boolean }>(sql`
    select app.keep_push_device(${subject?.sessionId ?? null}, ${endpoint}, ${keys.p256dh}, ${keys.auth},
      ${PUSH_DEVICES_MAX}) as kept`);
  if (!rows[0]?.kept) throw new RuleBroken('push.no-session');
  return { ok: true as const };
});

const has = api.push.has.handler(async ({ context, input }) => {
  const own = and(eq(pushDevices.userId, userIdOf(context)), eq(pushDevices.endpoint, input.endpoint));
  const rows = await context.db.select({ id: pushDevices.id }).from(pushDevices).where(own);
  return { is_kept: rows.length > 0 };
});

const remove = api.push.remove.handler(async ({ context, input }) => {
  const own = and(eq(pushDevices.userId, userIdOf(context)), eq(pushDevices.endpoint, input.endpoint));
  await context.db.delete(pushDevices).where(own);
  return { ok: true as const };
});

export const push = { key, add, has, remove };
