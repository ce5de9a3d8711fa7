// The state of a guaranteed lease.
import { useLingui } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import type { GuaranteedStatus } from '../../../domain/guaranteed-leases.ts';
import { guaranteedColours, guaranteedLabels } from './guaranteed-labels.ts';

export function GuaranteedBadge({ status }: { status: GuaranteedStatus }) {
  const { i18n } = useLingui();
  return (
    <Badge color={guaranteedColours[status]} flex="none">
      {i18n._(guaranteedLabels[status])}
    </Badge>
  );
}
