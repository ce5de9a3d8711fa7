// How a broker's Fast Track Advantage stands, in the words of the specification (section 2.3).
import { Trans } from '@lingui/react/macro';
import { Badge, Group } from '@mantine/core';
import { type CalendarDate, formatDate } from '../../../domain/dates.ts';
import { grantBadge } from '../../../domain/shadow-balancing.ts';

type GrantBadgesProps = { end: CalendarDate | null; today: CalendarDate };

export function GrantBadges({ end, today }: GrantBadgesProps) {
  const state = grantBadge(end, today);
  if (end === null || state === 'disabled') {
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
  const until = formatDate(end);
  return (
    <Group gap={6}>
      <Badge color="teal">
        <Trans>Fast Track Advantage (until {until})</Trans>
      </Badge>
      {state === 'expiring' && (
        <Badge color="yellow">
          <Trans>Expiring Soon</Trans>
        </Badge>
      )}
    </Group>
  );
}
