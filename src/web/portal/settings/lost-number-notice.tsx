// Somebody says that they lost this account's number: its person reads so above it, and stops it.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatInstant } from '../../../domain/dates.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { toast } from '../../ui/toast-store.ts';

export function LostNumberNotice() {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const query = useQuery(queries.lostNumbers.mine.queryOptions({ staleTime: 0 }));
  const stop = useMutation({
    mutationFn: (id: string) => api.lostNumbers.stop({ id }),
    onSuccess: () => {
      toast.success(msg`Your account keeps its number`);
      return client.invalidateQueries({ queryKey: queries.lostNumbers.key() });
    },
    onError: (error) =>
      toast.destructive(msg`The request was not stopped`, failureMessage(error, msg`Please try again.`)),
  });
  const waiting = query.data?.waiting;
  if (!waiting) return null;
  const { id, new_phone: number } = waiting;
  const [on, from] = [formatInstant(waiting.created_at), formatInstant(waiting.ready_at)];
  return (
    <Alert color="red" mb="lg" title={t`Someone wants to move your account to another number`}>
      <Stack gap="sm" align="start">
        <Text size="sm">
          <Trans>
            On {on} they said that they lost your number, and asked for {number} instead. Our team can do that
            from {from} on. If this was not you, stop it now.
          </Trans>
        </Text>
        <ConfirmButton
          color="red"
          size="sm"
          destructive
          question={t`Stop the request?`}
          confirmLabel={t`Stop it`}
          explanation={t`Your account keeps its number, and we’ll text that to the new one.`}
          onConfirm={() => stop.mutateAsync(id).catch(() => undefined)}
        >
          <Trans>Stop it</Trans>
        </ConfirmButton>
      </Stack>
    </Alert>
  );
}
