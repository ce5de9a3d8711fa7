// What became of each delivery of a webhook in the last month, and another try of one.
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Code, Group, Stack, Text } from '@mantine/core';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { WebhookDelivery } from '../../../../contract/webhooks.ts';
import { formatInstant } from '../../../../domain/dates.ts';
import { byCursor } from '../../../components/list/by-cursor.ts';
import { ListFrame } from '../../../components/list/list-frame.tsx';
import { ruleOf, ruleSentence } from '../../../components/listing-rules.ts';
import { useApi } from '../../../lib/api-provider.tsx';
import { failureMessage } from '../../../lib/messages.ts';
import { toast } from '../../../ui/toast-store.ts';
import { deliveryColours, deliveryLabels } from './webhook-labels.ts';

export function Deliveries({ webhookId }: { webhookId: string }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const list = useInfiniteQuery(
    queries.webhooks.deliveries.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ id: webhookId, limit: 10, cursor }),
      staleTime: 0,
    }),
  );
  return (
    <ListFrame
      query={list}
      failure={msg`The deliveries could not be loaded`}
      empty={t`Nothing was sent in the last 30 days.`}
    >
      {(items) => (
        <Stack gap="sm" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
          {items.map((delivery) => (
            <Delivery key={delivery.id} delivery={delivery} />
          ))}
        </Stack>
      )}
    </ListFrame>
  );
}

function Delivery({ delivery }: { delivery: WebhookDelivery }) {
  const { t, i18n } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const { id, kind, state, attempts, status, problem, duration_ms: took } = delivery;
  const again = useMutation({
    mutationFn: () => api.webhooks.redeliver({ id }),
    onSuccess: () => {
      toast.success(msg`It is on its way again`);
      return client.invalidateQueries({ queryKey: queries.webhooks.deliveries.key() });
    },
    onError: (error) => {
      const rule = ruleOf(error);
      const sentence = rule && ruleSentence(rule.rule);
      toast.destructive(sentence ?? failureMessage(error, msg`It could not be sent again`));
    },
  });
  const when = formatInstant(delivery.created_at);
  return (
    <Group component="li" justify="space-between" align="flex-start" gap="xs">
      <Stack gap={2} flex={1} miw={200}>
        <Group gap="xs">
          <Badge color={deliveryColours[state]}>{i18n._(deliveryLabels[state])}</Badge>
          <Code>{kind}</Code>
        </Group>
        <Text size="sm" c="dimmed">
          {when} · <Plural value={attempts} one="# try" other="# tries" />
          {status === null ? '' : ` · HTTP ${status}`}
          {took === null ? '' : ` · ${took} ms`}
        </Text>
        {problem && <Text size="sm">{problem}</Text>}
      </Stack>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t`Send ${kind} of ${when} again`}
        loading={again.isPending}
        onClick={() => again.mutate()}
      >
        <Trans>Redeliver</Trans>
      </Button>
    </Group>
  );
}
