// What the portal's frame needs to know about the person in it.
import type { Role } from '../../../domain/roles.ts';

export type ShellPerson = {
  name: string;
  /** The address, else the number, that they sign in with. */
  reachedAt: string;
  avatarUrl: string | null;
  roles: readonly Role[];
  isAffiliate?: boolean;
  /** Without a lease so far. */
  isSeeker?: boolean;
};
