// The bell of the portal's header: how much is unread, and the way to the notification centre.
import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Indicator } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useApi } from '../../lib/api-provider.tsx';
import { IconBell } from '../../ui/icons.ts';

/** Asked anew while somebody looks; quietly, in the background's turn. */
const EVERY_MINUTE = 60_000;
const MOST_SHOWN = 99;

export function NotificationBell() {
  const { t } = useLingui();
  const { queries } = useApi();
  const { data } = useQuery(
    queries.notifications.unread.queryOptions({ refetchInterval: EVERY_MINUTE, staleTime: 0 }),
  );
  const count = data?.count ?? 0;
  return (
    <Indicator
      label={count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
      disabled={count === 0}
      size={18}
      offset={6}
      color="teal"
    >
      <ActionIcon
        component={Link}
        to="/notifications"
        variant="subtle"
        color="gray"
        size={40}
        aria-label={count === 0 ? t`Notifications` : t`Notifications, ${count} unread`}
      >
        <IconBell size={22} aria-hidden />
      </ActionIcon>
    </Indicator>
  );
}
