// Everybody of the office begins with what waits for them.
import { expect, it } from 'vitest';
import { STAFF } from '../../domain/access/audience.ts';
import { can } from '../../domain/permissions.ts';
import { adminTabs } from './tabs.generated.ts';

it.each(STAFF)('%s begins with the work inbox', (role) => {
  const member = {
    kind: 'member',
    userId: 'one',
    roles: [role],
    isAffiliate: false,
    isVerified: true,
  } as const;
  expect(adminTabs.find(({ permission }) => can(member, permission))?.id).toBe('dashboard');
});
