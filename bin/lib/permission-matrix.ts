/** The permission × role matrix as a page: every cell is what `can()` answers. */
import {
  type Actor,
  can,
  type Permission,
  permissions,
  type RowPermission,
  rowPermissions,
  visitor,
} from '../../src/domain/permissions.ts';
import { type Role, roles } from '../../src/domain/roles.ts';

function member(role: Role, isVerified: boolean): Actor {
  return { kind: 'member', userId: '', roles: [role], isAffiliate: false, isVerified };
}

const affiliate: Actor = { kind: 'member', userId: '', roles: [], isAffiliate: true, isVerified: true };

function memberCell(role: Role, permission: Permission | RowPermission): string {
  if (can(member(role, false), permission)) return 'yes';
  return can(member(role, true), permission) ? 'confirmed' : '–';
}

const columns = [...roles].reverse();

function matrix(names: readonly (Permission | RowPermission)[]): string[] {
  const rows = names.map((name) => [
    `\`${name}\``,
    can(visitor, name) ? 'yes' : '–',
    ...columns.map((role) => memberCell(role, name)),
    can(affiliate, name) ? 'yes' : '–',
  ]);
  const header = ['permission', 'signed out', ...columns, 'affiliate'];
  return [tableRow(header), tableRow(header.map(() => '---')), ...rows.map(tableRow)];
}

const tableRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The whole page in Markdown; roles stand in the order of precedence, lowest first. */
export function permissionMatrix(): string {
  return [
    '# Permissions by role',
    '',
    'Generated from `src/domain/features` by `npm run docs:permissions`; do not edit.',
    '',
    'Who may call a procedure that names the permission. "confirmed": only with a confirmed e-mail address. Which rows a',
    'person then sees is decided by the row policies of the tables.',
    '',
    ...matrix(Object.keys(permissions) as Permission[]),
    '',
    '## Rows of everybody',
    '',
    'Declared beside them: what row policies ask for beside the permissions above, where several procedures read',
    'or write the same rows.',
    '',
    ...matrix(Object.keys(rowPermissions) as RowPermission[]),
    '',
  ].join('\n');
}
