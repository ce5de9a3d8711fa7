// People: the columns of the specification, and what can be done with each.

import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Avatar, Button, Group, Progress, Text } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import type { ListedUser } from '../../../contract/users.ts';
import { formatPhone } from '../../../domain/phones.ts';
import { shownName } from '../../../domain/users.ts';
import type { Column } from '../../ui/columns.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import { PowerButton } from '../affiliates/affiliate-actions.tsx';
import { AddRvlButton } from '../managed-rentals/add-rvl-button.tsx';
import { KindBadges } from './kind-badges.tsx';
import classes from './user-columns.module.css';
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
          <PersonName user={user} />
        </Group>
      ),
    },
    {
      key: 'contact',
      label: t`Contact`,
      minWidth: 150,
      // A phone has room for one of them: the number is looked for more.
      isInLine: true,
      cell: ({ email, phone }) => (
        <Group gap="0 8px">
          <Text size="sm" className={classes.email} visibleFrom={phone ? 'sm' : undefined}>
            {email ? <EmailText address={email} /> : !phone && '–'}
          </Text>
          <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
            {phone && formatPhone(phone)}
          </Text>
        </Group>
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

function PersonName({ user }: { user: ListedUser }) {
  const [params] = useSearchParams();
  return (
    <Anchor
      component={Link}
      to={personLink(params, user.user_id)}
      size="sm"
      fw={600}
      c="inherit"
      lineClamp={2}
      style={breaking}
    >
      {nameOf(user)}
    </Anchor>
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
      aria-label={t`View CRM of ${name}`}
    >
      <Trans>View CRM</Trans>
    </Button>
  );
}
