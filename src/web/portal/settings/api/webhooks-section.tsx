// One's webhooks: which addresses are told of what, and whether they take it.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError } from '../../../components/load-error.tsx';
import { useApi } from '../../../lib/api-provider.tsx';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { ShownOnce } from '../shown-once.tsx';
import { NewWebhook } from './new-webhook.tsx';
import { WebhookRow } from './webhook-row.tsx';

export function WebhooksSection() {
  const { t } = useLingui();
  const { queries } = useApi();
  const [secret, setSecret] = useState<string>();
  const list = useQuery(queries.webhooks.list.queryOptions({ staleTime: 0 }));
  return (
    <SettingsSection
      title={t`Webhooks`}
      text={
        <Trans>
          We send a signed message to an address of yours as soon as something happens, and try again for a
          day when it does not answer.
        </Trans>
      }
    >
      {list.isPending && <TableSkeleton rows={2} />}
      {list.isError && <LoadError query={list} otherwise={msg`Your webhooks could not be loaded`} />}
      {list.data && (
        <>
          {secret && (
            <ShownOnce title={t`The secret that signs`} secret={secret} onDone={() => setSecret(undefined)}>
              <Trans>Copy it now: your program proves our messages by it, and we do not show it again.</Trans>
            </ShownOnce>
          )}
          {list.data.items.length === 0 && (
            <Text c="dimmed" mb="md">
              <Trans>No webhooks yet.</Trans>
            </Text>
          )}
          {list.data.items.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} onSecret={setSecret} />
          ))}
          <NewWebhook onMade={setSecret} />
        </>
      )}
    </SettingsSection>
  );
}
