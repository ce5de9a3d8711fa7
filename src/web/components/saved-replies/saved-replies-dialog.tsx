// All of one's saved replies, each to change or to delete.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SavedReply } from '../../../contract/saved-replies.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { OpenModal } from '../../ui/open-modal.tsx';
import { toast } from '../../ui/toast-store.ts';
import { LoadError } from '../load-error.tsx';
import { ReplyForm } from './reply-form.tsx';

const notLoaded = msg`The saved replies could not be loaded`;

export default function SavedRepliesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const list = useQuery(queries.savedReplies.list.queryOptions());
  const [form, setForm] = useState<{ reply?: SavedReply }>();
  if (form) return <ReplyForm {...form} onClose={() => setForm(undefined)} />;
  return (
    <OpenModal title={t`Saved replies`} onClose={onClose}>
      <Stack>
        {list.isError && <LoadError query={list} otherwise={notLoaded} />}
        {list.data?.items.length === 0 && (
          <Text>
            <Trans>No saved replies yet. Save a text that you often send; only you see it.</Trans>
          </Text>
        )}
        {list.data?.items.map((reply) => (
          <Reply key={reply.id} reply={reply} onChange={() => setForm({ reply })} />
        ))}
        <Group justify="flex-end">
          <Button variant="default" onClick={() => setForm({})}>
            <Trans>Write a reply</Trans>
          </Button>
        </Group>
      </Stack>
    </OpenModal>
  );
}

function Reply({ reply: { id, title, body }, onChange }: { reply: SavedReply; onChange: () => void }) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => api.savedReplies.remove({ id }),
    onSuccess: () => client.invalidateQueries({ queryKey: queries.savedReplies.key() }),
    onError: (error) => toast.destructive(failureMessage(error, msg`The reply could not be deleted`)),
  });
  return (
    <Stack component="section" gap={4} aria-label={title} style={{ overflowWrap: 'anywhere' }}>
      <Text fw={600}>{title}</Text>
      <Text size="sm" lineClamp={3}>
        {body}
      </Text>
      <Group gap="xs">
        <Button size="compact-md" variant="default" onClick={onChange} aria-label={t`Edit ${title}`}>
          <Trans>Edit</Trans>
        </Button>
        <ConfirmButton
          size="compact-md"
          variant="default"
          question={t`Delete ${title}?`}
          explanation={<Trans>This cannot be undone.</Trans>}
          confirmLabel={t`Delete`}
          destructive
          aria-label={t`Delete ${title}`}
          onConfirm={() => remove.mutateAsync().catch(() => {})}
        >
          <Trans>Delete</Trans>
        </ConfirmButton>
      </Group>
    </Stack>
  );
}
