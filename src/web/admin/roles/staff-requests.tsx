// Staff roles that one administrator asked for: another approves or declines them here.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { StaffRequest } from '../../../contract/account.ts';
import { epochMs, formatInstant } from '../../../domain/dates.ts';
import type { OwnApproval } from '../../../domain/four-eyes.ts';
import { LoadError } from '../../components/load-error.tsx';
import { roleNames } from '../../components/role-badge.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { failures } from '../../lib/messages.ts';
import { WhoApproves } from '../shell/own-approval.tsx';
import { useRequestDecisions } from './use-role-changes.ts';

export function StaffRequests() {
  const { queries } = useApi();
  const requests = useQuery(queries.roles.requests.queryOptions({ staleTime: 0 }));
  if (requests.isError && !requests.data) return <LoadError query={requests} otherwise={failures.loadUser} />;
  if (!requests.data || requests.data.items.length === 0) return null;
  return (
    <Card padding="md" component="section" aria-labelledby="staff-requests">
      <Stack gap="md">
        <Title order={2} size="h4" id="staff-requests">
          <Trans>Waits for a second administrator</Trans>
        </Title>
        {requests.data.items.map((request) => (
          <Request key={request.id} request={request} own={requests.data.ownApproval} />
        ))}
      </Stack>
    </Card>
  );
}

function Request({
  request: { id, name, role, requestedBy, reason, isOwn, readyAt },
  own,
}: {
  request: StaffRequest;
  own: OwnApproval | null;
}) {
  const { t, i18n } = useLingui();
  const { approve, decline, isDeciding } = useRequestDecisions();
  const [word, from] = [i18n._(roleNames[role]), formatInstant(readyAt)];
  const isReady = epochMs(readyAt) <= epochMs(clock.now());
  return (
    <Group justify="space-between" gap="sm">
      <div>
        <Text fw={650}>
          {name}: {word}
        </Text>
        <Text size="sm" c="dimmed">
          {isReady ? (
            <Trans>Requested by {requestedBy}</Trans>
          ) : (
            <Trans>
              Requested by {requestedBy}. Can be approved from {from}.
            </Trans>
          )}
        </Text>
        {reason && <Text size="sm">{reason}</Text>}
        {isOwn && (
          <Text size="sm" c="dimmed">
            <Trans>You requested this.</Trans> <WhoApproves own={own} />
          </Text>
        )}
      </div>
      <Group gap="sm">
        <Button
          size="sm"
          disabled={!isReady}
          loading={isDeciding}
          aria-label={t`Approve ${word} for ${name}`}
          onClick={() => approve({ id, role })}
        >
          <Trans>Approve</Trans>
        </Button>
        <Button
          size="sm"
          variant="default"
          loading={isDeciding}
          aria-label={t`Decline ${word} for ${name}`}
          onClick={() => decline({ id, role })}
        >
          <Trans>Decline</Trans>
        </Button>
      </Group>
    </Group>
  );
}
