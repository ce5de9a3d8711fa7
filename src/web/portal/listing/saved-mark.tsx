// Says whether what was typed is safe.
import { Trans } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '../../ui/icons.ts';
import type { SaveState } from './draft-saver.ts';

export function SavedMark({ state, onRetry }: { state: SaveState; onRetry: () => Promise<unknown> }) {
  return (
    <Group gap="xs" mih={28} justify="center" role="status">
      {state === 'saved' && <IconCircleCheck size={18} color="var(--mantine-color-success)" aria-hidden />}
      {state === 'failed' && <IconAlertTriangle size={18} color="var(--mantine-color-error)" aria-hidden />}
      <Text size="sm" c="dimmed">
        <Words state={state} />
      </Text>
      {state === 'failed' && (
        <Button variant="subtle" size="compact-sm" onClick={() => void onRetry().catch(() => undefined)}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </Group>
  );
}

function Words({ state }: { state: SaveState }) {
  if (state === 'saved') return <Trans>Saved</Trans>;
  if (state === 'failed') return <Trans>Not saved yet; it is kept on this device.</Trans>;
  if (state === 'unchanged') return null;
  return <Trans>Saving …</Trans>;
}
