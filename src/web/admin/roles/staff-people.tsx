// Who works for Kiraya, each a press away from their roles: most changes begin with one of them.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Badge, Card, Group, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { StaffMember } from '../../../contract/staff.ts';
import { STAFF } from '../../../domain/access/audience.ts';
import { dateInIndia, formatDate } from '../../../domain/dates.ts';
import { ListFilters } from '../../components/list/list-filters.tsx';
import { ListFrame } from '../../components/list/list-frame.tsx';
import { useListInput } from '../../components/list/list-input.ts';
import { roleNames } from '../../components/role-badge.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { failures } from '../../lib/messages.ts';
import { EmailText } from '../../ui/email-text.tsx';
import { May } from '../shell/may.tsx';
import { tabAddress } from '../shell/tab-address.ts';
import classes from './roles.module.css';

type StaffPeopleProps = { chosen: string; onChoose: (userId: string) => void };

export function StaffPeople(props: StaffPeopleProps) {
  return (
    <May to="staff.list">
      <Card padding="md" component="section" aria-labelledby="staff-people">
        <Group justify="space-between" mb="xs">
          <Title order={2} size="h4" id="staff-people">
            <Trans>Staff roles today</Trans>
          </Title>
          <Anchor component={Link} to={tabAddress('staff')} size="sm">
            <Trans>Last seen and devices</Trans>
          </Anchor>
        </Group>
        <People {...props} />
      </Card>
    </May>
  );
}

function People({ chosen, onChoose }: StaffPeopleProps) {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const { input, isFiltered } = useListInput({}, { role: STAFF });
  const staff = useQuery(queries.staff.list.queryOptions({ input, staleTime: 0, placeholderData: keepPage }));
  return (
    <Stack gap="sm">
      <ListFilters
        placeholder={t`Name or email address`}
        filters={[
          {
            name: 'role',
            label: t`Has the role`,
            options: [
              { value: 'any', label: t`All` },
              ...STAFF.map((value) => ({ value, label: i18n._(roleNames[value]) })),
            ],
          },
        ]}
      />
      <ListFrame
        query={staff}
        failure={failures.loadUser}
        empty={isFiltered ? t`Nothing matches` : t`No one works here yet`}
      >
        {(members) => (
          <Stack component="ul" gap={0} m={0} p={0} style={{ listStyle: 'none' }}>
            {members.toSorted(byName).map((member) => (
              <Member
                key={member.id}
                member={member}
                isChosen={member.id === chosen}
                onChoose={() => onChoose(member.id)}
              />
            ))}
          </Stack>
        )}
      </ListFrame>
    </Stack>
  );
}

/** Looked for by their name; who has none comes last. */
const byName = (one: StaffMember, other: StaffMember) =>
  Number(one.person.full_name === null) - Number(other.person.full_name === null) ||
  (one.person.full_name ?? '').localeCompare(other.person.full_name ?? '');

type MemberProps = { member: StaffMember; isChosen: boolean; onChoose: () => void };

function Member({ member: { person, email, roles }, isChosen, onChoose }: MemberProps) {
  const { t, i18n } = useLingui();
  const latest = roles.toSorted((one, other) => other.granted_at.localeCompare(one.granted_at))[0];
  return (
    <li>
      <UnstyledButton className={classes.member} aria-pressed={isChosen} onClick={onChoose}>
        <span className={classes.who}>
          <Group gap={6} component="span" className={classes.named}>
            <Text span fw={600} className={classes.name}>
              {person.full_name ?? t`Someone without a name`}
            </Text>
            {roles.map(({ role }) => (
              <Badge key={role} component="span" color="teal">
                {i18n._(roleNames[role])}
              </Badge>
            ))}
          </Group>
          <Text span size="sm" c="dimmed" className={classes.facts}>
            <span className={classes.email} title={email ?? undefined}>
              {email && <EmailText address={email} />}
            </span>
            {latest && (
              <span className={classes.since}>
                <Given since={formatDate(dateInIndia(latest.granted_at))} by={latest.given_by} />
              </span>
            )}
          </Text>
        </span>
        <Text span size="sm" c="var(--mantine-color-anchor)" className={classes.change}>
          <Trans>Change</Trans>
        </Text>
      </UnstyledButton>
    </li>
  );
}

/** Of several roles the newest: Staff has the day of each. A phone has room for the day. */
const Given = ({ since, by }: { since: string; by: string | null }) => (
  <>
    <Trans>since {since}</Trans>
    <Text span inherit visibleFrom="sm">
      {', '}
      {by === null ? <Trans>at setup</Trans> : <Trans>by {by}</Trans>}
    </Text>
  </>
);
