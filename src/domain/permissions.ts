/**
 * Who may call what: each procedure of the product names one permission, and screens ask the same `can()`. A feature declares
 * its permissions in its file of `features`.
 */
import type { Audience, GrantedRole, Role } from './access/audience.ts';
import { permissions } from './features/permissions.generated.ts';
import { rowPermissions } from './features/row-permissions.generated.ts';

export { permissions, rowPermissions };

export type Permission = keyof typeof permissions;

/** Opens all rows of a feature, where no single procedure could say it: what row policies ask for, and no procedure needs. */
export type RowPermission = keyof typeof rowPermissions;

/** What roles alone decide: the names that `app.may` knows in the database. */
export type RolePermission =
  | RowPermission
  | { [P in Permission]: (typeof permissions)[P] extends readonly Role[] ? P : never }[Permission];

/** Who is calling: nobody known, or a member with the roles read from the database for this very request. */
export type Actor =
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'member';
      readonly userId: string;
      readonly roles: readonly Role[];
      readonly isAffiliate: boolean;
      /** Proved an e-mail address or a mobile number. */
      readonly isVerified: boolean;
    };

export type Member = Extract<Actor, { kind: 'member' }>;

export const visitor: Actor = { kind: 'visitor' };

const audiences: Readonly<Record<Permission | RowPermission, Audience>> = {
  ...permissions,
  ...rowPermissions,
};

/** The audience of a permission, in the one type that screens and generated documents read. */
export function audienceOf(permission: Permission | RowPermission): Audience {
  return audiences[permission];
}

/** Every permission that roles alone decide, with those roles. */
export function rolePermissions(): readonly { permission: string; roles: readonly GrantedRole[] }[] {
  return Object.entries(audiences).flatMap(([permission, audience]) =>
    typeof audience === 'string' ? [] : [{ permission, roles: audience }],
  );
}

/** Whether that actor may call what needs that permission, or sees and writes the rows that it opens. */
export function can(actor: Actor, permission: Permission | RowPermission): boolean {
  const audience = audienceOf(permission);
  if (audience === 'anyone') return true;
  if (actor.kind === 'visitor') return false;
  if (audience === 'signed-in') return true;
  if (audience === 'verified') return actor.isVerified;
  if (audience === 'affiliate') return actor.isAffiliate || can(actor, 'affiliates.readAll');
  return hasRole(actor, audience);
}

/** Whether the actor holds one of these roles, as role guards ask (specification, section 2.2). */
export function hasRole(actor: Actor, allowed: readonly Role[]): boolean {
  if (actor.kind === 'visitor') return false;
  const held: readonly Role[] = actor.roles.length === 0 ? ['user'] : actor.roles;
  return held.some((role) => allowed.includes(role));
}
