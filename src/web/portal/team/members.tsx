// The members of an organisation: an administrator gives them roles and removes them, everybody can leave.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { Organisation, OrganisationMember } from '../../../contract/organisations.ts';
import { dateInIndia, formatDate } from '../../../domain/dates.ts';
import { roleMay } from '../../../domain/organisations.ts';
import { memberRoleLabels } from '../../components/organisations/organisation-labels.ts';
import { useAccount } from '../../lib/use-account.ts';
import type { Column } from '../../ui/columns.tsx';
import { FactTable } from '../../ui/fact-table.tsx';
import { LeaveDialog, RoleDialog } from './member-dialogs.tsx';

type MembersProps = { organisation: Organisation; members: readonly OrganisationMember[] };

export function Members({ organisation, members }: MembersProps) {
  const { t, i18n } = useLingui();
  const account = useAccount();
  const me = account.status === 'signed-in' ? account.user.id : null;
  const [changed, setChanged] = useState<{ member: OrganisationMember; what: 'role' | 'leave' }>();
  const isAdministrator = roleMay(organisation.role, 'members');
  const columns: Column<OrganisationMember>[] = [
    {
      key: 'name',
      label: t`Name`,
      isHeader: true,
      cell: ({ name, reach }) => (
        <>
          {name ?? t`No name given`}
          {reach && (
            <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {reach}
            </Text>
          )}
        </>
      ),
    },
    { key: 'role', label: t`Role`, cell: ({ role }) => i18n._(memberRoleLabels[role]) },
    { key: 'homes', label: t`Homes`, align: 'right', cell: ({ homes }) => homes },
    { key: 'since', label: t`Since`, cell: ({ joined_at: at }) => formatDate(dateInIndia(at)) },
    {
      key: 'actions',
      label: t`Actions`,
      isActions: true,
      cell: (member) => (
        <Group gap="xs" wrap="nowrap" justify="flex-end">
          {isAdministrator && (
            <Button size="compact-sm" variant="default" onClick={() => setChanged({ member, what: 'role' })}>
              <Trans>Change role</Trans>
            </Button>
          )}
          {(isAdministrator || member.user_id === me) && (
            <Button size="compact-sm" variant="default" onClick={() => setChanged({ member, what: 'leave' })}>
              {member.user_id === me ? <Trans>Leave</Trans> : <Trans>Remove</Trans>}
            </Button>
          )}
        </Group>
      ),
    },
  ];
  const dialog = { organisation, members, onClose: () => setChanged(undefined) };
  return (
    <>
      <FactTable
        label={t`Members`}
        columns={columns}
        rows={members}
        rowKey={(row) => row.user_id}
        minWidth={560}
      />
      {changed?.what === 'role' && <RoleDialog member={changed.member} {...dialog} />}
      {changed?.what === 'leave' && (
        <LeaveDialog member={changed.member} isMe={changed.member.user_id === me} {...dialog} />
      )}
    </>
  );
}
