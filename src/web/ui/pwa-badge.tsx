// Shows that the page runs as an installed app.
import { useLingui } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { IconDeviceMobile } from './icons.ts';

const INSTALLED = '(display-mode: standalone)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(INSTALLED);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const isInstalled = () => window.matchMedia(INSTALLED).matches;
const notOnTheServer = () => false;

export function PwaBadge() {
  const { t } = useLingui();
  const installed = useSyncExternalStore(subscribe, isInstalled, notOnTheServer);
  if (!installed) return null;
  return (
    <Badge
      color="teal"
      size="lg"
      leftSection={<IconDeviceMobile size={14} />}
      title={t`Running as an installed app`}
    >
      PWA
    </Badge>
  );
}
