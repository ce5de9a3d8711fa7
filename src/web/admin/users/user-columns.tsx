// People: the columns of the specification, and what can be done with each.

import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar, Button, Group, Progress, Text } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import type { ListedUser } from '../../../contract/users.ts';
import { formatPhone } from '../../../domain/phones.ts';
import { shownName } from '../../../domain/users.ts';
import type { Column } from '../../ui/columns.tsx';
import { IconEye } from '../../ui/icons.ts';
import { RowActions } from '../../ui/row-actions.tsx';
import { PowerButton } from '../affiliates/affiliate-actions.tsx';
import { AddRvlButton } from '../managed-rentals/add-rvl-button.tsx';
import { KindBadges } from './kind-badges.tsx';
import { dayOf, placeOf } from './user-labels.ts';
import { personLink } from './user-list-url.ts';

/** A long word makes room for the other columns, whose dates stay whole. */
const breaking = { overflowWrap: 'anywhere' } as const;

const nameOf = ({ full_name: name, email, phone }: ListedUser) => shownName(name, email, phone);

export function useUserColumns(): Column<ListedUser>[] {
  const { t } = useLingui();
  return [
    {
      key: 'user',
      label: t`User`,
      minWidth: 140,
      cell: (user) => (
        <Group gap="xs" wrap="nowrap">
          <Avatar src={user.avatar_url} name={nameOf(user)} color="teal" size="sm" alt="" />
          <Text size="sm" fw={600} lineClamp={2} style={breaking}>
            {nameOf(user)}
          </Text>
        </Group>
      ),
    },
    {
      key: 'contact',
      label: t`Contact`,
      minWidth: 150,
      maxWidth: 230,
      // A phone has room for one of them: the number is looked for more.
      isInLine: true,
      cell: ({ email, phone }) => (
        <>
          <Text size="sm" style={breaking} visibleFrom={phone ? 'sm' : undefined}>
            {email ? <Email address={email} /> : '–'}
          </Text>
          <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
            {phone && formatPhone(phone)}
          </Text>
        </>
      ),
    },
    { key: 'roles', label: t`Roles`, isInLine: true, cell: (user) => <KindBadges user={user} /> },
    {
      key: 'location',
      label: t`Location`,
      cell: (user) => <Text size="sm">{placeOf(user)}</Text>,
    },
    { key: 'joined', label: t`Joined`, cell: (user) => <Joined user={user} /> },
    {
      key: 'completion',
      label: t`Profile completion`,
      cell: (user) => <Completion name={nameOf(user)} percentage={user.profile_completion} />,
    },
    { key: 'actions', label: t`Actions`, isActions: true, cell: (user) => <Actions user={user} /> },
  ];
}

/** Breaks before its sign, where it has to. */
function Email({ address }: { address: string }) {
  const sign = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, sign)}
      <wbr />
      {address.slice(sign)}
    </>
  );
}

function Joined({ user: { created_at: at, last_login_at: login } }: { user: ListedUser }) {
  const { t } = useLingui();
  const lastLogin = login ? dayOf(login) : t`never`;
  return (
    <>
      <Text size="sm" style={{ whiteSpace: 'nowrap' }}>
        {dayOf(at)}
      </Text>
      <Text size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
        <Trans>Last login: {lastLogin}</Trans>
      </Text>
    </>
  );
}

function Actions({ user }: { user: ListedUser }) {
  const name = nameOf(user);
  return (
    <RowActions of={name}>
      <ViewButton userId={user.user_id} name={name} />
      <RowActions of={name} isFolded>
        <AddRvlButton person={{ userId: user.user_id, name }} size="xs" variant="default" />
        {user.affiliate && <PowerButton affiliateId={user.affiliate.affiliate_id} name={name} size="xs" />}
      </RowActions>
    </RowActions>
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
