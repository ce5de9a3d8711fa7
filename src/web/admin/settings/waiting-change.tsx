// A change of settings that one administrator requested: another approves or declines it here.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SavedSettings } from '../../../contract/settings.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { toast } from '../../ui/toast-store.ts';
import { settingsTexts } from './settings-messages.ts';

type Waiting = Omit<NonNullable<SavedSettings['safeguards']['waiting']>, 'value'>;

type WaitingProps = { waiting: Waiting; onApproved: () => void; children: ReactNode };

/** `children`: what would hold then. */
export function WaitingChange({ waiting: { id, is_own }, onApproved, children }: WaitingProps) {
  const { t } = useLingui();
  const { approve, decline, isDeciding } = useDecisions(onApproved);
  return (
    <Alert color="yellow" title={t`Waits for a second administrator`}>
      <Stack gap="sm">
        {children}
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
  const onSuccess = (saved: SavedSettings) =>
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
