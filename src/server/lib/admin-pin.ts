/** Asks administrators for two-step sign-in and their PIN where these are due: part of the one door that every procedure passes. */
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import { errors } from '../../contract/errors.ts';
import { isPinFresh, PIN_USE_STEP_SECONDS, pinGate } from '../../domain/admin-pin.ts';
import { audienceOf, type Permission } from '../../domain/permissions.ts';
import { isStaff } from '../../domain/roles.ts';
import { plannedOnce } from './planned-once.ts';
import type { Executor, RequestContext, Services } from './request-context.ts';
import { isAskedByItself } from './session-use.ts';

export type StoredPin = {
  has_second_factor: boolean;
  is_set: boolean;
  is_verified: boolean;
  locked_until: string | null;
};

type PinRow = Omit<StoredPin, 'is_verified'> & {
  entered_seconds_ago: number | null;
  used_seconds_ago: number | null;
};

async function readPinRow(db: Executor, sessionId: string): Promise<PinRow | undefined> {
  const [row] = await plannedOnce<PinRow>(
    db,
    'admin-pin',
    sql`select has_second_factor, is_set, entered_seconds_ago, used_seconds_ago, locked_until
      from app.admin_pin(${sessionId})`,
  );
  return row;
}

const isFresh = (row: PinRow) =>
  isPinFresh({ enteredSecondsAgo: row.entered_seconds_ago, usedSecondsAgo: row.used_seconds_ago });

export async function readPin(db: Executor, sessionId: string): Promise<StoredPin> {
  const row = await readPinRow(db, sessionId);
  if (!row) return { has_second_factor: false, is_set: false, is_verified: false, locked_until: null };
  const { has_second_factor, is_set, locked_until } = row;
  return { has_second_factor, is_set, locked_until, is_verified: isFresh(row) };
}

/** The call's own transaction may only read, so this is written beside it, at most once a minute. */
async function noteUse({ database }: Services, sessionId: string): Promise<void> {
  await database.pools.auth.query(
    'update auth.sessions set pin_used_at = now() where id = $1 and pin_verified_at is not null',
    [sessionId],
  );
}

/** Only procedures of staff ask, and not those by which the PIN itself is set and entered. */
function asksForPin(permission: Permission): boolean {
  const audience = audienceOf(permission);
  return typeof audience !== 'string' && audience.every(isStaff) && !permission.startsWith('admin.pin.');
}

export async function requirePin(
  { subject, services }: RequestContext,
  permission: Permission,
  db: Executor,
): Promise<void> {
  if (!subject || !asksForPin(permission)) return;
  const { config } = services;
  const row = await readPinRow(db, subject.sessionId);
  const isSet = row?.is_set ?? false;
  const isVerified = row !== undefined && isFresh(row);
  const lacksSecondFactor = config.adminsNeedSecondFactor && !row?.has_second_factor;
  const gate = pinGate({ lacksSecondFactor, isSet, isVerified, isRequired: config.production });
  if (gate === 'open') {
    const used = row?.used_seconds_ago ?? PIN_USE_STEP_SECONDS;
    const isNews = isSet && used >= PIN_USE_STEP_SECONDS && !isAskedByItself(permission);
    if (isNews) await noteUse(services, subject.sessionId);
    return;
  }
  if (gate === 'second-factor') {
    throw new ORPCError('SECOND_FACTOR_REQUIRED', { ...errors.SECOND_FACTOR_REQUIRED, defined: true });
  }
  throw new ORPCError('PIN_REQUIRED', { ...errors.PIN_REQUIRED, defined: true, data: { is_set: isSet } });
}
