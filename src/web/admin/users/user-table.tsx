// A page of people: the columns of the specification, and what can be done with each.
import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar, Button, Group, Progress, Table, Text } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import type { ListedUser } from '../../../contract/users.ts';
import { formatPhone } from '../../../domain/phones.ts';
import { IconEye } from '../../ui/icons.ts';
import { RowActions } from '../../ui/row-actions.tsx';
import { WideTable } from '../../ui/wide-table.tsx';
import { PowerButton } from '../affiliates/affiliate-actions.tsx';
import { AddRvlButton } from '../managed-rentals/add-rvl-button.tsx';
import { KindBadges } from './kind-badges.tsx';
import { dayOf, placeOf } from './user-labels.ts';
import { personLink } from './user-list-url.ts';

export function UserTable({ users }: { users: readonly ListedUser[] }) {
  const { t } = useLingui();
  return (
    <WideTable minWidth={980} aria-label={t`Users`} hasActions>
      <Table verticalSpacing="xs" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`User`}</Table.Th>
            <Table.Th>{t`Contact`}</Table.Th>
            <Table.Th>{t`Roles`}</Table.Th>
            <Table.Th>{t`Location`}</Table.Th>
            <Table.Th>{t`Joined`}</Table.Th>
            <Table.Th>{t`Profile completion`}</Table.Th>
            <Table.Th>{t`Actions`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {users.map((user) => (
            <UserRow key={user.user_id} user={user} />
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}

/** A long word makes room for the other columns, whose dates stay whole. */
const breaking = { overflowWrap: 'anywhere' } as const;

function UserRow({ user }: { user: ListedUser }) {
  const { t } = useLingui();
  const name = user.full_name ?? user.email;
  const lastLogin = user.last_login_at ? dayOf(user.last_login_at) : t`never`;
  return (
    <Table.Tr>
      <Table.Td miw={140}>
        <Group gap="xs" wrap="nowrap">
          <Avatar src={user.avatar_url} name={name} color="teal" size="sm" alt="" />
          <Text size="sm" fw={600} lineClamp={2} style={breaking}>
            {name}
          </Text>
        </Group>
      </Table.Td>
      <Table.Td miw={150}>
        <Text size="sm" style={breaking}>
          {user.email}
        </Text>
        <Text size="sm" c="dimmed">
          {user.phone && formatPhone(user.phone)}
        </Text>
      </Table.Td>
      <Table.Td>
        <KindBadges user={user} />
      </Table.Td>
      <Table.Td>
        <Text size="sm">{placeOf(user)}</Text>
      </Table.Td>
      <Table.Td>
        <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
          {dayOf(user.created_at)}
        </Text>
        <Text size="xs" c="dimmed">
          <Trans>Last login: {lastLogin}</Trans>
        </Text>
      </Table.Td>
      <Table.Td>
        <Completion name={name} percentage={user.profile_completion} />
      </Table.Td>
      <Table.Td>
        <RowActions of={name}>
          <ViewButton userId={user.user_id} name={name} />
          <AddRvlButton person={{ userId: user.user_id, name }} size="xs" variant="light" />
          {user.affiliate && <PowerButton affiliateId={user.affiliate.affiliate_id} name={name} size="xs" />}
        </RowActions>
      </Table.Td>
    </Table.Tr>
  );
}

function Completion({ name, percentage }: { name: string; percentage: number }) {
  const { t } = useLingui();
  return (
    <Group gap={6} wrap="nowrap">
      <Progress value={percentage} size="sm" w={48} aria-label={t`Profile of ${name}`} />
      <Text size="xs" className="money">
        {percentage}%
      </Text>
    </Group>
  );
}

function ViewButton({ userId, name }: { userId: string; name: string }) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  return (
    <Button
      component={Link}
      to={personLink(params, userId)}
      variant="default"
      size="xs"
      leftSection={<IconEye size={14} aria-hidden />}
      aria-label={t`View CRM of ${name}`}
    >
      <Trans>View CRM</Trans>
    </Button>
  );
}
