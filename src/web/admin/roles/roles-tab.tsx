// Role Management: who holds which roles, by user id (specification, section 2.3).
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { isUuid } from '../../../domain/uuids.ts';
import { useQueryChange } from '../../lib/use-query-change.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { adminTab } from '../shell/admin-tab.ts';
import { AssignForm } from './assign-form.tsx';
import { HeldRoles } from './held-roles.tsx';
import { StaffPeople } from './staff-people.tsx';
import { StaffRequests } from './staff-requests.tsx';

export default adminTab({ place: 110, label: msg`Roles`, permission: 'roles.assign' }, RolesTab);

function RolesTab() {
  const [params, change] = useQueryChange();
  /** Each begins with a form of its own, which comes into view. */
  const [changes, setChanges] = useState(0);
  const given = params.get('user') ?? '';
  const choose = (userId: string) => change({ user: userId }, { replace: true });
  const chooseListed = (userId: string) => {
    choose(userId);
    setChanges(changes + 1);
  };
  return (
    <Stack gap="lg" maw={1040}>
      <PageHeader
        title={<Trans>Role Management</Trans>}
        description={
          <Trans>
            Give someone a role or remove one. If no admin exists, the first admin can be created.
          </Trans>
        }
      />
      <AssignForm key={changes} userId={given} onUserId={choose} isChange={changes > 0} />
      {isUuid(given) && <HeldRoles userId={given} />}
      <StaffRequests />
      <StaffPeople chosen={given} onChoose={chooseListed} />
    </Stack>
  );
}
