// A secret that is shown this once, with the way to take it along.
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Code, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { CopyButton } from '../../ui/copy-button.tsx';

type ShownOnceProps = { title: string; secret: string; onDone: () => void; children: ReactNode };

export function ShownOnce({ title, secret, onDone, children }: ShownOnceProps) {
  const { t } = useLingui();
  return (
    <Alert variant="light" title={title} role="status">
      <Stack gap="sm" align="start">
        <span>{children}</span>
        <Code fz="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {secret}
        </Code>
        <Group gap="sm">
          <CopyButton text={secret} label={t`Copy`} />
          <Button variant="subtle" onClick={onDone}>
            <Trans>Done</Trans>
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
