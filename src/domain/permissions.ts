/**
 * Who may call what: each procedure of the product names one permission, and screens ask the same `can()`. A feature declares
 * its permissions in its file of `features`.
 */
import { ADMIN, type Audience, type Role } from './access/audience.ts';
import { permissions } from './features/permissions.generated.ts';

export { permissions };

export type Permission = keyof typeof permissions;

/** Who is calling: nobody known, or a member with the roles read from the database for this very request. */
export type Actor =
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'member';
      readonly userId: string;
      readonly roles: readonly Role[];
      readonly isAffiliate: boolean;
      readonly emailVerified: boolean;
    };

export type Member = Extract<Actor, { kind: 'member' }>;

export const visitor: Actor = { kind: 'visitor' };

/** The audience of a permission, in the one type that screens and generated documents read. */
export function audienceOf(permission: Permission): Audience {
  return permissions[permission];
}

/** Whether that actor may call what needs that permission. A member without roles counts as user. */
export function can(actor: Actor, permission: Permission): boolean {
  const audience = audienceOf(permission);
  if (audience === 'anyone') return true;
  if (actor.kind === 'visitor') return false;
  if (audience === 'signed-in') return true;
  if (audience === 'verified') return actor.emailVerified;
  if (audience === 'affiliate') return actor.isAffiliate || hasRole(actor, ADMIN);
  return hasRole(actor, audience);
}

/** Whether the actor holds one of these roles, as role guards ask (specification, section 2.2). */
export function hasRole(actor: Actor, allowed: readonly Role[]): boolean {
  if (actor.kind === 'visitor') return false;
  const held: readonly Role[] = actor.roles.length === 0 ? ['user'] : actor.roles;
  return held.some((role) => allowed.includes(role));
}
