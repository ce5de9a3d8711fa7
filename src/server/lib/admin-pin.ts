/** Asks administrators for two-step sign-in and their PIN where these are due: part of the one door that every procedure passes. */
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import { errors } from '../../contract/errors.ts';
import { pinGate } from '../../domain/admin-pin.ts';
import { audienceOf, type Permission } from '../../domain/permissions.ts';
import { plannedOnce } from './planned-once.ts';
import type { Executor, RequestContext } from './request-context.ts';

export type StoredPin = {
  has_second_factor: boolean;
  is_set: boolean;
  is_verified: boolean;
  locked_until: string | null;
};

export async function readPin(db: Executor, sessionId: string): Promise<StoredPin> {
  const [pin] = await plannedOnce<StoredPin>(
    db,
    'admin-pin',
    sql`select has_second_factor, is_set, is_verified, locked_until from app.admin_pin(${sessionId})`,
  );
  return pin ?? { has_second_factor: false, is_set: false, is_verified: false, locked_until: null };
}

/** Only administrators' own procedures ask, and not those by which the PIN itself is set and entered. */
function asksForPin(permission: Permission): boolean {
  const audience = audienceOf(permission);
  return (
    typeof audience !== 'string' &&
    audience.every((role) => role === 'admin') &&
    !permission.startsWith('admin.pin.')
  );
}

export async function requirePin(
  { subject, services }: RequestContext,
  permission: Permission,
  db: Executor,
): Promise<void> {
  if (!subject || !asksForPin(permission)) return;
  const { config } = services;
  const pin = await readPin(db, subject.sessionId);
  const { is_set: isSet, is_verified: isVerified } = pin;
  const lacksSecondFactor = config.adminsNeedSecondFactor && !pin.has_second_factor;
  const gate = pinGate({ lacksSecondFactor, isSet, isVerified, isRequired: config.production });
  if (gate === 'open') return;
  if (gate === 'second-factor') {
    throw new ORPCError('SECOND_FACTOR_REQUIRED', { ...errors.SECOND_FACTOR_REQUIRED, defined: true });
  }
  throw new ORPCError('PIN_REQUIRED', { ...errors.PIN_REQUIRED, defined: true, data: { is_set: isSet } });
}
