/** Asks for the administrators' PIN where it is due: part of the one door that every procedure passes. */
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import { errors } from '../../contract/errors.ts';
import { pinGate } from '../../domain/admin-pin.ts';
import { audienceOf, type Permission } from '../../domain/permissions.ts';
import { plannedOnce } from './planned-once.ts';
import type { Executor, RequestContext } from './request-context.ts';

export type StoredPin = { is_set: boolean; is_verified: boolean; locked_until: string | null };

export async function readPin(db: Executor, sessionId: string): Promise<StoredPin> {
  const [pin] = await plannedOnce<StoredPin>(
    db,
    'admin-pin',
    sql`select is_set, is_verified, locked_until from app.admin_pin(${sessionId})`,
  );
  return pin ?? { is_set: false, is_verified: false, locked_until: null };
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
  const { is_set: isSet, is_verified: isVerified } = await readPin(db, subject.sessionId);
  if (pinGate({ isSet, isVerified, isRequired: services.config.production }) === 'open') return;
  throw new ORPCError('PIN_REQUIRED', { ...errors.PIN_REQUIRED, defined: true, data: { is_set: isSet } });
}
