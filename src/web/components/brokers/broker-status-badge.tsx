// The state of a broker's registration in its colour.
import { useLingui } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import type { BrokerStatus } from '../../../domain/brokers.ts';
import { brokerStatusColours, brokerStatusLabels } from './broker-labels.ts';

export function BrokerStatusBadge({ status }: { status: BrokerStatus }) {
  const { i18n } = useLingui();
  return (
    <Badge color={brokerStatusColours[status]} flex="none">
      {i18n._(brokerStatusLabels[status])}
    </Badge>
  );
}
