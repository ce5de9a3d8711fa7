// How a broker's Fast Track Advantage stands, in the words of the specification (section 2.3).
import { Trans } from '@lingui/react/macro';
import { Badge, Group } from '@mantine/core';
import { type CalendarDate, formatDate } from '../../../domain/dates.ts';
import { type Grant, grantBadge } from '../../../domain/shadow-balancing.ts';

type GrantBadgesProps = { grant: Pick<Grant, 'start' | 'end'> | null; today: CalendarDate };

export function GrantBadges({ grant, today }: GrantBadgesProps) {
  const state = grantBadge(grant, today);
  if (grant === null || state === 'disabled') {
    return (
      <Badge color="gray">
        <Trans>Disabled</Trans>
      </Badge>
    );
  }
  if (state === 'expired') {
    return (
      <Badge color="red">
        <Trans>Expired</Trans>
      </Badge>
    );
  }
  const start = formatDate(grant.start);
  const until = formatDate(grant.end);
  return (
    <Group gap={6}>
      <Badge color={state === 'upcoming' ? 'gray' : 'teal'}>
        <Trans>Fast Track Advantage (until {until})</Trans>
      </Badge>
      {state === 'upcoming' && (
        <Badge color="blue">
          <Trans>Starts {start}</Trans>
        </Badge>
      )}
      {state === 'expiring' && (
        <Badge color="yellow">
          <Trans>Expiring Soon</Trans>
        </Badge>
      )}
    </Group>
  );
}
