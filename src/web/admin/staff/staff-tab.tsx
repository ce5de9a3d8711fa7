// Who works for Kiraya: roles with since when and by whom, where they are signed in, and the two ways to end that.
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { StaffMember } from '../../../contract/staff.ts';
import { STAFF } from '../../../domain/access/audience.ts';
import { dateInIndia, formatDate, formatInstant } from '../../../domain/dates.ts';
import { useListInput } from '../../components/list/list-input.ts';
import { roleNames } from '../../components/role-badge.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import type { Column } from '../../ui/columns.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import { adminTab } from '../shell/admin-tab.ts';
import { ListTab } from '../shell/list-tab.tsx';
import { PersonLink } from '../shell/subject-links.tsx';
import { tabAddress } from '../shell/tab-address.ts';
import { type Asked, RemoveRoleDialog, type Role, SignOutDialog } from './staff-dialogs.tsx';

export default adminTab({ place: 185, label: msg`Staff`, permission: 'staff.list' }, StaffTab);

function StaffTab() {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const { input, isFiltered } = useListInput({}, { role: STAFF });
  const [asked, setAsked] = useState<Asked>();
  const options = [
    { value: 'any', label: t`All` },
    ...STAFF.map((value) => ({ value, label: i18n._(roleNames[value]) })),
  ];
  const end = () => setAsked(undefined);
  return (
    <>
      <ListTab
        name="staff"
        title={t`Staff`}
        description={
          <Trans>
            Everyone who works for Kiraya and what they can do. Two administrators give roles under{' '}
            <Anchor component={Link} to={tabAddress('roles')} size="sm" underline="always">
              Roles
            </Anchor>
            .
          </Trans>
        }
        searched={t`Name or email address`}
        filters={[{ name: 'role', label: t`Role`, options }]}
        query={useQuery(queries.staff.list.queryOptions({ input, staleTime: 0, placeholderData: keepPage }))}
        failure={msg`The staff could not be loaded`}
        isFiltered={isFiltered}
        empty={t`No one works here yet`}
        columns={useColumns(setAsked)}
      />
      {asked?.what === 'remove' && <RemoveRoleDialog {...asked} onClose={end} />}
      {asked?.what === 'sign-out' && <SignOutDialog {...asked} onClose={end} />}
    </>
  );
}

function useColumns(ask: (asked: Asked) => void): Column<StaffMember>[] {
  const { t, i18n } = useLingui();
  const word = (role: Role) => i18n._(roleNames[role]);
  return [
    {
      key: 'who',
      label: t`Person`,
      cell: ({ person, email }) => (
        <>
          <PersonLink person={person} />
          <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {email}
          </Text>
        </>
      ),
      csv: ({ person }) => person.full_name,
    },
    {
      key: 'roles',
      label: t`Roles`,
      isInLine: true,
      cell: ({ roles }) => roles.map((held) => <HeldRole key={held.role} held={held} />),
      csv: ({ roles }) => roles.map(({ role }) => role).join(' '),
    },
    {
      key: 'seen',
      label: t`Last seen`,
      cell: ({ last_seen_at: at, sessions }) => (
        <>
          <Text size="sm">{at ? formatInstant(at) : t`Not in the last 180 days`}</Text>
          <Text size="xs" c="dimmed">
            <Plural
              value={sessions}
              _0="Not signed in"
              one="Signed in on # device"
              other="Signed in on # devices"
            />
          </Text>
        </>
      ),
      csv: ({ last_seen_at: at }) => at,
    },
    {
      key: 'actions',
      label: t`Actions`,
      isActions: true,
      cell: (member) => <Actions member={member} word={word} ask={ask} />,
    },
  ];
}

function HeldRole({
  held: { role, granted_at: at, given_by: giver },
}: {
  held: StaffMember['roles'][number];
}) {
  const { i18n } = useLingui();
  const from = formatDate(dateInIndia(at));
  return (
    <>
      <Text size="sm" fw={600}>
        {i18n._(roleNames[role])}
      </Text>
      <Text size="xs" c="dimmed">
        {giver ? (
          <Trans>
            since {from}, given by {giver}
          </Trans>
        ) : (
          <Trans>since {from}</Trans>
        )}
      </Text>
    </>
  );
}

type ActionsProps = {
  member: StaffMember;
  word: (role: Role) => string;
  ask: (asked: Asked) => void;
};

function Actions({ member, word, ask }: ActionsProps) {
  const { t } = useLingui();
  const name = member.person.full_name ?? member.email ?? t`Someone without a name`;
  const { id: userId, roles, sessions, is_own: isOwn } = member;
  return (
    <RowActions of={name}>
      {!isOwn && sessions > 0 && (
        <Button
          size="xs"
          variant="default"
          aria-label={t`Sign out ${name}`}
          onClick={() => ask({ what: 'sign-out', userId, name })}
        >
          <Trans>Sign out</Trans>
        </Button>
      )}
      {roles.map(({ role }) => (
        <Button
          key={role}
          size="xs"
          variant="default"
          aria-label={t`Remove ${word(role)}: ${name}`}
          onClick={() => ask({ what: 'remove', userId, name, role })}
        >
          {t`Remove ${word(role)}`}
        </Button>
      ))}
    </RowActions>
  );
}
