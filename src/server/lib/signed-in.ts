/** The user id behind a call that only members may make. */
import { ORPCError } from '@orpc/server';
import type { Actor } from '../../domain/permissions.ts';

/** The permission let only members through; this says so to the compiler. */
export function userIdOf({ actor }: { actor: Actor }): string {
  if (actor.kind !== 'member') throw new ORPCError('UNAUTHORIZED');
  return actor.userId;
}
