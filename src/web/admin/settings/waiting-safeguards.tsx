// Weaker safeguards that one administrator requested: another approves or declines them here.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { KeptSettings } from '../../../contract/settings.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { toast } from '../../ui/toast-store.ts';
import { settingsTexts } from './settings-messages.ts';

type Waiting = NonNullable<KeptSettings['safeguards']['waiting']>;

type WaitingProps = { waiting: Waiting; onApproved: (value: Waiting['value']) => void };

export function WaitingSafeguards({ waiting, onApproved }: WaitingProps) {
  const { t } = useLingui();
  const { id, value, requested_by: name, requested_at, is_own } = waiting;
  const { approve, decline, isDeciding } = useDecisions(() => onApproved(value));
  const { account_hold_hours: hold, staff_delay_hours: delay, single_operator_reason: reason } = value;
  const when = formatInstant(requested_at);
  return (
    <Alert color="yellow" title={t`Waits for a second administrator`}>
      <Stack gap="sm">
        <Text size="sm">
          <Trans>
            Requested by {name}, {when}: {hold} hours before a changed bank account is paid, {delay} hours
            before a staff role can be approved.
          </Trans>
        </Text>
        {reason !== null && (
          <Text size="sm">
            <Trans>Single-operator mode: {reason}</Trans>
          </Text>
        )}
        {is_own && (
          <Text size="sm">
            <Trans>You requested this. Another administrator approves it.</Trans>
          </Text>
        )}
        <Group gap="sm">
          {!is_own && (
            <Button size="sm" loading={isDeciding} onClick={() => approve(id)}>
              <Trans>Approve</Trans>
            </Button>
          )}
          <Button size="sm" variant="default" loading={isDeciding} onClick={() => decline(id)}>
            <Trans>Decline</Trans>
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

function useDecisions(onApproved: () => void) {
  const { api, queries } = useApi();
  const client = useQueryClient();
  const onSuccess = (saved: KeptSettings) =>
    client.setQueryData(queries.settings.get.key({ type: 'query' }), saved);
  const approve = useMutation({
    mutationFn: (id: string) => api.settings.approve({ id }),
    onError: (error) =>
      toast.destructive(settingsTexts.notSaved, failureMessage(error, msg`Please try again.`)),
    onSuccess: (saved) => {
      toast.success(settingsTexts.saved);
      onApproved();
      return onSuccess(saved);
    },
  });
  const decline = useMutation({
    mutationFn: (id: string) => api.settings.decline({ id }),
    onError: (error) =>
      toast.destructive(settingsTexts.notDeclined, failureMessage(error, msg`Please try again.`)),
    onSuccess: (saved) => {
      toast.success(settingsTexts.declined);
      return onSuccess(saved);
    },
  });
  return {
    approve: (id: string) => approve.mutate(id),
    decline: (id: string) => decline.mutate(id),
    isDeciding: approve.isPending || decline.isPending,
  };
}
