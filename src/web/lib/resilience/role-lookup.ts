// Loads who a person is and their roles, for guards and sidebar, without letting a slow answer block the page.
import type { Role } from '../../../domain/roles.ts';
import { dedupe } from './dedupe.ts';
import { ROLE_LOOKUP } from './limits.ts';

type WithRoles = { roles: readonly Role[] };
export type RoleLookup<Me extends WithRoles> = {
  me: Me | undefined;
  roles: readonly Role[];
  failed: boolean;
};

/**
 * Eight seconds, two retries; when it fails the list is empty and the caller says "Failed to load user roles". Whoever asks meanwhile
 * shares the whole answer.
 */
export async function lookUpRoles<Me extends WithRoles>(
  userId: string,
  load: (signal: AbortSignal) => Promise<Me>,
): Promise<RoleLookup<Me>> {
  try {
    const me = await dedupe(`roles:${userId}`, load, ROLE_LOOKUP);
    return { me, roles: me.roles, failed: false };
  } catch {
    return { me: undefined, roles: [], failed: true };
  }
}
