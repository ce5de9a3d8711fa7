// The address under which the calendar of one's phone reads visits, leases and payments: made, shown once, ended.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../../domain/dates.ts';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { SettingRow } from '../../ui/setting-rows.tsx';
import { toast } from '../../ui/toast-store.ts';
import { LastUse } from './last-use.tsx';
import { ShownOnce } from './shown-once.tsx';

export function CalendarSection() {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const [made, setMade] = useState<string>();
  const read = useQuery(queries.calendarFeeds.get.queryOptions({ staleTime: 0 }));
  const again = () => client.invalidateQueries({ queryKey: queries.calendarFeeds.key() });
  const make = useMutation({
    mutationFn: () => api.calendarFeeds.create(),
    onSuccess: ({ url }) => {
      setMade(url);
      return again();
    },
    onError: (error) => toast.destructive(failureMessage(error, msg`The address was not made`)),
  });
  const end = useMutation({
    mutationFn: () => api.calendarFeeds.end(),
    onSuccess: () => {
      setMade(undefined);
      toast.success(msg`The address has ended`);
      return again();
    },
    onError: (error) => toast.destructive(failureMessage(error, msg`The address was not ended`)),
  });
  return (
    <SettingRow
      title={t`Your calendar`}
      text={<Trans>Your visits, lease days and payments in the calendar of your phone or computer.</Trans>}
    >
      {read.isPending && <Skeleton height={36} width={140} role="status" aria-busy aria-label={t`Loading`} />}
      {read.isError && <LoadError query={read} otherwise={msg`Your calendar could not be loaded`} />}
      {read.data && (
        <Stack align="stretch" data-wide={made || read.data.feed ? true : undefined}>
          {made && <Made url={made} onDone={() => setMade(undefined)} />}
          {read.data.feed ? (
            <Stored feed={read.data.feed} make={() => make.mutateAsync()} end={() => end.mutateAsync()} />
          ) : (
            <div>
              <Button variant="default" size="sm" loading={make.isPending} onClick={() => make.mutate()}>
                <Trans>Get calendar link</Trans>
              </Button>
            </div>
          )}
        </Stack>
      )}
    </SettingRow>
  );
}

/** Phones and computers open their calendar with `webcal:`; others take the address by hand. */
function Made({ url, onDone }: { url: string; onDone: () => void }) {
  const { t } = useLingui();
  return (
    <ShownOnce title={t`The address of your calendar`} secret={url} onDone={onDone}>
      <Trans>
        Copy it now, we cannot show it again. Add it to your calendar as a subscription. Whoever has it reads
        your days, so give it to no other person.
      </Trans>{' '}
      <Anchor href={url.replace(/^https?:/, 'webcal:')} underline="always">
        <Trans>Open in my calendar</Trans>
      </Anchor>
    </ShownOnce>
  );
}

type FeedProps = {
  feed: { created_at: string; last_read_at: string | null };
  make: () => Promise<unknown>;
  end: () => Promise<unknown>;
};

function Stored({ feed, make, end }: FeedProps) {
  const { t } = useLingui();
  const day = formatDate(feed.created_at.slice(0, 10));
  return (
    <Group justify="space-between" align="flex-start" gap="sm">
      <Stack gap={4} flex={1} miw={220}>
        <Text>
          <Trans>There is an address since {day}.</Trans>
        </Text>
        <Text size="sm" c="dimmed">
          <LastUse at={feed.last_read_at} />
        </Text>
      </Stack>
      <Group gap="xs">
        <ConfirmButton
          size="compact-sm"
          variant="default"
          question={t`Make a new address?`}
          explanation={
            <Trans>The address before it ends at once. Calendars that use it show nothing new.</Trans>
          }
          confirmLabel={t`Make a new address`}
          onConfirm={() => make().catch(() => undefined)}
        >
          <Trans>New address</Trans>
        </ConfirmButton>
        <ConfirmButton
          size="compact-sm"
          variant="default"
          question={t`End the address of your calendar?`}
          explanation={<Trans>Calendars that use it show nothing new. This cannot be taken back.</Trans>}
          confirmLabel={t`End the address`}
          destructive
          aria-label={t`End the address of your calendar`}
          onConfirm={() => end().catch(() => undefined)}
        >
          <Trans>End</Trans>
        </ConfirmButton>
      </Group>
    </Group>
  );
}
