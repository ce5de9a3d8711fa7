// What the portal's frame needs to know about the person in it.
import type { Role } from '../../../domain/roles.ts';

export type ShellPerson = {
  name: string;
  email: string;
  avatarUrl: string | null;
  roles: readonly Role[];
};
