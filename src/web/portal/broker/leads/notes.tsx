// What was written down about a lead: for its broker alone, or for the team that answers it.
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeadCard } from '../../../../contract/pipeline.ts';
import { formatInstant } from '../../../../domain/dates.ts';
import { useFormMutation } from '../../../components/form/use-form-mutation.ts';
import { QueryState } from '../../../components/query-state.tsx';
import { useApi } from '../../../lib/api-provider.tsx';
import { failureMessage } from '../../../lib/messages.ts';
import { Form } from '../../../ui/form.tsx';
import { IconTrash } from '../../../ui/icons.ts';
import { toast } from '../../../ui/toast-store.ts';
import { brokerFailures } from './lead-stage-labels.ts';
import { useReloadPipeline } from './use-pipeline.ts';

export function Notes({ card }: { card: LeadCard }) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const reload = useReloadPipeline();
  const [text, setText] = useState('');
  const notes = useQuery(queries.pipeline.notes.queryOptions({ input: { id: card.id }, staleTime: 0 }));
  const remove = useMutation({
    mutationFn: (id: string) => api.pipeline.removeNote({ id }),
    onError: (error) => toast.destructive(brokerFailures.note, failureMessage(error, brokerFailures.note)),
    onSuccess: reload,
  });
  const form = useFormMutation({
    send: api.pipeline.addNote,
    failure: brokerFailures.note,
    onSent: () => {
      setText('');
      return reload();
    },
  });
  return (
    <Stack gap="sm">
      <Form
        onSubmit={() => {
          form.submit({ id: card.id, note: text });
        }}
      >
        <Stack gap="xs">
          <Textarea
            label={t`Note`}
            description={card.organisation_id ? t`Your team reads it` : t`Only you read it`}
            autosize
            minRows={2}
            maxLength={1000}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            error={form.errors.note}
          />
          <Group justify="flex-end">
            <Button type="submit" size="sm" loading={form.isBusy} disabled={text.trim() === ''}>
              <Trans>Add note</Trans>
            </Button>
          </Group>
        </Stack>
      </Form>
      <QueryState query={notes} failure={brokerFailures.note} height={60}>
        {({ items }) => (
          <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 }}>
            {items.map(({ id, note, is_mine: isMine, author, created_at: at }) => (
              <li key={id}>
                <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
                  <div>
                    <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                      {note}
                    </Text>
                    <Text size="xs" c="dimmed">
                      {author ? `${formatInstant(at)} · ${author}` : formatInstant(at)}
                    </Text>
                  </div>
                  {isMine && (
                    <ActionIcon
                      variant="subtle"
                      color="red"
                      aria-label={t`Remove note: ${note}`}
                      onClick={() => remove.mutate(id)}
                    >
                      <IconTrash size={16} aria-hidden />
                    </ActionIcon>
                  )}
                </Group>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Stack>
  );
}
