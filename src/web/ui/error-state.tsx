// Says what could not be loaded and offers to try again.
import { useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconAlertTriangle, IconRefresh } from './icons.ts';
import { Notice } from './notice.tsx';

type ErrorStateProps = { title: string; children?: ReactNode; onRetry?: () => void; retrying?: boolean };

export function ErrorState({ title, children, onRetry, retrying }: ErrorStateProps) {
  const { t } = useLingui();
  const retry = onRetry && (
    <Button variant="default" leftSection={<IconRefresh size={16} />} onClick={onRetry} loading={retrying}>
      {t`Try again`}
    </Button>
  );
  return (
    <Notice icon={<IconAlertTriangle size={28} />} tone="problem" role="alert" title={title} action={retry}>
      {children}
    </Notice>
  );
}
