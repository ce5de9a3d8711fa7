// Says when the connection goes and comes back, and nothing while all is well. Where a header is narrow the sign is seen and the word heard.
import { useLingui } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import { IconWifi, IconWifiOff } from './icons.ts';
import { useConnection } from './use-connection.ts';

export function ConnectionBadge() {
  const { t } = useLingui();
  const connection = useConnection();
  return (
    <span role="status">
      {connection === 'offline' && (
        <Badge color="red" size="lg" leftSection={<IconWifiOff size={14} />}>{t`Offline`}</Badge>
      )}
      {connection === 'back-online' && (
        <Badge color="green" size="lg" leftSection={<IconWifi size={14} />}>{t`Back online`}</Badge>
      )}
    </span>
  );
}
