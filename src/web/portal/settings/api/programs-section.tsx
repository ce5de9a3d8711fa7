// Programs of others that one connected: what each may do, when it last did, and its end.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiProgram } from '../../../../contract/api-programs.ts';
import { LoadError } from '../../../components/load-error.tsx';
import { useApi } from '../../../lib/api-provider.tsx';
import { failureMessage } from '../../../lib/messages.ts';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { LastUse } from '../last-use.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { scopeLabels } from './scope-labels.ts';

export function ProgramsSection() {
  const { t } = useLingui();
  const { queries } = useApi();
  const list = useQuery(queries.apiPrograms.list.queryOptions({ staleTime: 0 }));
  return (
    <SettingsSection
      title={t`Connected programs`}
      text={
        <Trans>
          AI assistants and other programs that asked you for access, and may do what you allowed.
        </Trans>
      }
    >
      {list.isPending && <TableSkeleton rows={2} />}
      {list.isError && <LoadError query={list} otherwise={msg`Your programs could not be loaded`} />}
      {list.data && (
        <Stack align="stretch">
          {list.data.items.length === 0 && (
            <Text c="dimmed">
              <Trans>No programs are connected.</Trans>
            </Text>
          )}
          {list.data.items.map((program) => (
            <Program key={program.id} program={program} />
          ))}
        </Stack>
      )}
    </SettingsSection>
  );
}

function Program({ program: { id, name, host, scopes, last_used_at } }: { program: ApiProgram }) {
  const { t, i18n } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => api.apiPrograms.end({ id }),
    onSuccess: () => {
      toast.success(msg`Program disconnected`);
      return client.invalidateQueries({ queryKey: queries.apiPrograms.key() });
    },
    onError: (error) => toast.destructive(failureMessage(error, msg`The program was not disconnected`)),
  });
  return (
    <Group component="article" aria-label={name} justify="space-between" align="flex-start" gap="sm">
      <Stack gap={4} flex={1} miw={220}>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {name} ({host})
        </Text>
        <Text size="sm" c="dimmed">
          {scopes.map((scope) => i18n._(scopeLabels[scope])).join(', ')}
        </Text>
        <Text size="sm" c="dimmed">
          <LastUse at={last_used_at} />
        </Text>
      </Stack>
      <ConfirmButton
        size="compact-sm"
        variant="default"
        question={t`Disconnect ${name}?`}
        explanation={<Trans>It is refused from now on. You can connect it again from the program.</Trans>}
        confirmLabel={t`Disconnect`}
        destructive
        aria-label={t`Disconnect ${name}`}
        onConfirm={() => end.mutateAsync().catch(() => undefined)}
      >
        <Trans>Disconnect</Trans>
      </ConfirmButton>
    </Group>
  );
}
