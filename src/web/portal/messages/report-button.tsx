// Brings a conversation before the office; nobody writes in it any more.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { Form } from '../../ui/form.tsx';
import { toast } from '../../ui/toast-store.ts';

const MOST = 1000;

export function ReportButton({ id }: { id: string }) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const [opened, setOpened] = useState(false);
  const [reason, setReason] = useState('');
  const form = useFormMutation({
    send: api.messages.report,
    onSent: () => {
      setOpened(false);
      toast.success(t`Reported`, t`Our team will read the conversation and write to you.`);
      void client.invalidateQueries({ queryKey: queries.messages.key() });
    },
  });
  const submit = () => {
    if (reason.trim() === '') return form.setErrors({ reason: t`Write what is wrong` });
    form.submit({ id, reason });
  };
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setOpened(true)} style={{ alignSelf: 'start' }}>
        <Trans>Report this conversation</Trans>
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={t`Report this conversation`}
        closeButtonProps={{ 'aria-label': t`Close` }}
      >
        <Form onSubmit={submit}>
          <Stack>
            <Text size="sm">
              <Trans>Our team gets the last messages, and this conversation is closed.</Trans>
            </Text>
            <Textarea
              label={t`What is wrong?`}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
              maxLength={MOST}
              autosize
              minRows={3}
              error={form.errors.reason}
            />
            <Button type="submit" color="red" loading={form.isBusy}>
              <Trans>Report</Trans>
            </Button>
          </Stack>
        </Form>
      </Modal>
    </>
  );
}
