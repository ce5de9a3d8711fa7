// One's access tokens: what each may do, until when, when it was last used, and its end.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Code, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiToken } from '../../../../contract/api-tokens.ts';
import { formatDate } from '../../../../domain/dates.ts';
import { LoadError } from '../../../components/load-error.tsx';
import { useApi } from '../../../lib/api-provider.tsx';
import { clock } from '../../../lib/clock.ts';
import { failureMessage } from '../../../lib/messages.ts';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { LastUse } from '../last-use.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { ShownOnce } from '../shown-once.tsx';
import { NewToken } from './new-token.tsx';
import { RenameToken } from './rename-token.tsx';

export function TokensSection() {
  const { t } = useLingui();
  const { queries } = useApi();
  const [made, setMade] = useState<string>();
  const list = useQuery(queries.apiTokens.list.queryOptions({ staleTime: 0 }));
  return (
    <SettingsSection
      title={t`Access tokens`}
      text={
        <Trans>
          A program that sends one may do what you may, within the scopes you choose, and nothing about your
          account, payouts or administration.
        </Trans>
      }
    >
      {list.isPending && <TableSkeleton rows={2} />}
      {list.isError && <LoadError query={list} otherwise={msg`Your tokens could not be loaded`} />}
      {list.data && (
        <Stack align="stretch">
          {made && (
            <ShownOnce title={t`Your new token`} secret={made} onDone={() => setMade(undefined)}>
              <Trans>Copy it now: we keep only a hash of it and cannot show it again.</Trans>
            </ShownOnce>
          )}
          {list.data.items.length === 0 && (
            <Text c="dimmed">
              <Trans>No tokens yet.</Trans>
            </Text>
          )}
          {list.data.items.map((token) => (
            <Token key={token.id} token={token} />
          ))}
          <div>
            <NewToken onMade={setMade} />
          </div>
        </Stack>
      )}
    </SettingsSection>
  );
}

function Token({ token }: { token: ApiToken }) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => api.apiTokens.revoke({ id: token.id }),
    onSuccess: () => {
      toast.success(msg`Token revoked`);
      return client.invalidateQueries({ queryKey: queries.apiTokens.key() });
    },
    onError: (error) => toast.destructive(failureMessage(error, msg`The token was not revoked`)),
  });
  const { name } = token;
  return (
    <Group component="article" aria-label={name} justify="space-between" align="flex-start" gap="sm">
      <Stack gap={4} flex={1} miw={220}>
        <Group gap="xs">
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          <Code>{token.prefix}…</Code>
          <UntilBadge until={token.expires_at} />
        </Group>
        <Text size="sm" c="dimmed">
          {token.scopes.join(', ')}
        </Text>
        <Text size="sm" c="dimmed">
          <LastUse at={token.last_used_at} />
        </Text>
      </Stack>
      <Group gap="xs">
        <RenameToken token={token} />
        <ConfirmButton
          size="compact-sm"
          variant="default"
          question={t`Revoke ${name}?`}
          explanation={
            <Trans>Programs that use it are refused from now on. This cannot be taken back.</Trans>
          }
          confirmLabel={t`Revoke`}
          destructive
          aria-label={t`Revoke ${name}`}
          onConfirm={() => revoke.mutateAsync().catch(() => undefined)}
        >
          <Trans>Revoke</Trans>
        </ConfirmButton>
      </Group>
    </Group>
  );
}

function UntilBadge({ until }: { until: string }) {
  const day = formatDate(until.slice(0, 10));
  return until > clock.now() ? (
    <Badge color="green">
      <Trans>Until {day}</Trans>
    </Badge>
  ) : (
    <Badge color="red">
      <Trans>Expired</Trans>
    </Badge>
  );
}
