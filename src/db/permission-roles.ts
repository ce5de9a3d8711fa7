// Writes the permissions that roles decide as rows, so that row policies and the program answer from one table.
import type { ClientBase } from 'pg';
import { rolePermissions } from '../domain/permissions.ts';
import { isStaff } from '../domain/roles.ts';

/** The rows as JSON: part of the fingerprint of the schema. */
export function permissionRoles(): string {
  return JSON.stringify(
    rolePermissions().flatMap(({ permission, roles }) =>
      roles.map((role) => ({ permission, role, is_staff: isStaff(role) })),
    ),
  );
}

/** Before the migrations: policies may already ask for what is new, while the functions there are still ask for what is old. */
export async function addPermissionRoles(client: ClientBase): Promise<void> {
  await client.query(
    `insert into app.permission_roles select * from json_populate_recordset(null::app.permission_roles, $1)
      on conflict (permission, role) do update set is_staff = excluded.is_staff`,
    [permissionRoles()],
  );
}

/** Together with the last functions: from then on nothing else is given. */
export async function removeFormerPermissionRoles(client: ClientBase): Promise<void> {
  await client.query(
    `delete from app.permission_roles where (permission, role) not in
      (select permission, role from json_populate_recordset(null::app.permission_roles, $1))`,
    [permissionRoles()],
  );
}
