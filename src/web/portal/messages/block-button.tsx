// Hears nothing more of the other side of a conversation, or hears of them again.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Conversation } from '../../../contract/messages.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { toast } from '../../ui/toast-store.ts';

export function BlockButton({ talk: { id, i_blocked: isBlocked } }: { talk: Conversation }) {
  const { api, queries } = useApi();
  const client = useQueryClient();
  const block = useMutation({
    mutationFn: () => api.messages.block({ id, blocks: !isBlocked }),
    onSuccess: () => client.invalidateQueries({ queryKey: queries.messages.key() }),
    onError: (error) => toast.destructive(failureMessage(error, msg`Your choice could not be saved`)),
  });
  return (
    <Button variant="subtle" loading={block.isPending} onClick={() => block.mutate()}>
      {isBlocked ? <Trans>Unblock this person</Trans> : <Trans>Block this person</Trans>}
    </Button>
  );
}
