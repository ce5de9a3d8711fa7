// Loads a person's roles for guards and sidebar without letting a slow answer block the page.
import type { Role } from '../../../domain/roles.ts';
import { dedupe } from './dedupe.ts';
import { ROLE_LOOKUP } from './limits.ts';

export type RoleLookup = { roles: readonly Role[]; failed: boolean };

/** Eight seconds, two retries; when it fails the list is empty and the caller says "Failed to load user roles". */
export async function lookUpRoles(
  userId: string,
  load: (signal: AbortSignal) => Promise<readonly Role[]>,
): Promise<RoleLookup> {
  try {
    return { roles: await dedupe(`roles:${userId}`, load, ROLE_LOOKUP), failed: false };
  } catch {
    return { roles: [], failed: true };
  }
}
