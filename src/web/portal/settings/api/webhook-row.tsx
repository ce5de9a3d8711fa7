// One webhook: its address and state, a test, pause, edit, removal, and its deliveries.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Webhook } from '../../../../contract/webhooks.ts';
import { formatInstant } from '../../../../domain/dates.ts';
import { useApi } from '../../../lib/api-provider.tsx';
import { failureMessage } from '../../../lib/messages.ts';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Deliveries } from './deliveries.tsx';
import { EditWebhook } from './edit-webhook.tsx';
import { RenewSecret } from './renew-secret.tsx';
import { stateLabels } from './webhook-labels.ts';

const colours = { on: 'green', paused: 'gray', off: 'red' } as const;

/** One of the row's acts, with what is said when it is done. */
function useAct(act: () => Promise<unknown>, done: MessageDescriptor) {
  const { queries } = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => {
      toast.success(done);
      return client.invalidateQueries({ queryKey: queries.webhooks.key() });
    },
    onError: (error) => toast.destructive(failureMessage(error, msg`That did not work`)),
  });
}

type WebhookRowProps = { webhook: Webhook; onSecret: (secret: string) => void };

export function WebhookRow({ webhook, onSecret }: WebhookRowProps) {
  const { t, i18n } = useLingui();
  const { api } = useApi();
  const [showsDeliveries, setShowsDeliveries] = useState(false);
  const { id, url, state, events } = webhook;
  const isOn = state === 'on';
  const { hostname } = new URL(url);
  const test = useAct(() => api.webhooks.test({ id }), msg`A test message is on its way`);
  const toggle = useAct(
    () => api.webhooks.update({ id, is_on: !isOn }),
    isOn ? msg`Webhook paused` : msg`Webhook turned on`,
  );
  const remove = useAct(() => api.webhooks.remove({ id }), msg`Webhook removed`);
  return (
    <Stack component="article" aria-label={url} gap="xs" mb="lg">
      <Group gap="xs">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {url}
        </Text>
        <Badge color={colours[state]}>{i18n._(stateLabels[state])}</Badge>
      </Group>
      <Text size="sm" c="dimmed">
        {events.join(', ')}
      </Text>
      {webhook.set_up_by && <SetUpBy name={webhook.set_up_by} />}
      {webhook.earlier_secret_until && <BothSecrets until={webhook.earlier_secret_until} />}
      <Group gap="xs">
        {isOn && (
          <Button size="compact-sm" variant="default" loading={test.isPending} onClick={() => test.mutate()}>
            <Trans>Send test</Trans>
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="default"
          loading={toggle.isPending}
          onClick={() => toggle.mutate()}
        >
          {isOn ? <Trans>Pause</Trans> : <Trans>Turn on</Trans>}
        </Button>
        <EditWebhook webhook={webhook} />
        <RenewSecret webhook={webhook} onMade={onSecret} />
        <ConfirmButton
          size="compact-sm"
          variant="default"
          question={t`Remove the webhook to ${hostname}?`}
          explanation={<Trans>We’ll stop sending there and delete its list of deliveries.</Trans>}
          confirmLabel={t`Remove`}
          destructive
          onConfirm={() => remove.mutateAsync().catch(() => undefined)}
        >
          <Trans>Remove</Trans>
        </ConfirmButton>
        <Button
          size="compact-sm"
          variant="subtle"
          aria-expanded={showsDeliveries}
          onClick={() => setShowsDeliveries(!showsDeliveries)}
        >
          <Trans>Deliveries</Trans>
        </Button>
      </Group>
      {showsDeliveries && <Deliveries webhookId={id} />}
    </Stack>
  );
}

function SetUpBy({ name }: { name: string }) {
  return (
    <Text size="sm">
      <Trans>Set up by “{name}”; deleted when that access ends</Trans>
    </Text>
  );
}

function BothSecrets({ until }: { until: string }) {
  const when = formatInstant(until);
  return (
    <Text size="sm">
      <Trans>Signed with the earlier secret too until {when}</Trans>
    </Text>
  );
}
