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

const nameOf = ({ full_name: name, email, phone }: ListedUser) => shownName(name, email, phone);

export function useUserColumns(): Column<ListedUser>[] {
  const { t } = useLingui();
  return [
    {
      key: 'user',
      label: t`User`,
      maxWidth: 240,
      cell: (user) => (
        <Group gap="xs" wrap="nowrap">
          <Avatar src={user.avatar_url} name={nameOf(user)} color="teal" size="sm" alt="" />
          <div className={classes.person}>
            <PersonName user={user} />
            {/* A phone has it where there is no number. */}
            {user.email && user.email !== nameOf(user) && (
              <Text size="xs" c="dimmed" truncate title={user.email} visibleFrom="sm">
                {user.email}
              </Text>
            )}
          </div>
        </Group>
      ),
    },
    {
      key: 'contact',
      label: t`Contact`,
      isInLine: true,
      cell: ({ email, phone }) =>
        phone ? (
          <Text size="sm" className={classes.whole}>
            {formatPhone(phone)}
          </Text>
        ) : (
          <>
            <Text size="sm" className={classes.email} hiddenFrom="sm">
              {email ? <EmailText address={email} /> : '–'}
            </Text>
            <Text size="sm" visibleFrom="sm">
              –
            </Text>
          </>
        ),
    },
    { key: 'roles', label: t`Roles`, isInLine: true, cell: (user) => <KindBadges user={user} /> },
    {
      key: 'location',
      label: t`Location`,
      cell: (user) => <Place user={user} />,
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
      title={nameOf(user)}
      className={classes.name}
    >
      {nameOf(user)}
    </Anchor>
  );
}

/** Two short lines beside those of the name; in a card, where there is room, one. */
function Place({ user }: { user: ListedUser }) {
  const { city, state } = user;
  // A card of a phone leaves out an empty cell.
  if (!city && !state) return null;
  if (!city || !state) return <Text size="sm">{placeOf(user)}</Text>;
  return (
    <>
      <Text size="sm" hiddenFrom="sm">
        {placeOf(user)}
      </Text>
      <Text size="sm" className={classes.whole} visibleFrom="sm">
        {city}
      </Text>
      <Text size="xs" c="dimmed" className={classes.whole} visibleFrom="sm">
        {state}
      </Text>
    </>
  );
}

function Joined({ user: { created_at: at, last_login_at: login } }: { user: ListedUser }) {
  const { t } = useLingui();
  const lastLogin = login ? dayOf(login) : t`never`;
  return (
    <>
      <Text size="sm" className={classes.whole}>
        {dayOf(at)}
      </Text>
      <Text size="xs" c="dimmed" className={classes.whole}>
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
