// What a role is said to do, and to leave to others, is what its permissions say.
import { expect, test } from 'vitest';
import { STAFF } from '../../../domain/access/audience.ts';
import { audienceOf, type Permission } from '../../../domain/permissions.ts';
import { roleTexts } from './role-texts.ts';

const isOf = (role: string) => (permission: Permission) => {
  const audience = audienceOf(permission);
  return typeof audience === 'string' || (audience as readonly string[]).includes(role);
};

test.each(STAFF)('%s', (role) => {
  const { may, mayNot } = roleTexts[role];
  expect(may.filter((permission) => !isOf(role)(permission))).toEqual([]);
  expect(mayNot.filter(isOf(role))).toEqual([]);
});
