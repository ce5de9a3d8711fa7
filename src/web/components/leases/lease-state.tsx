// Where a lease stands, as a coloured word.
import { useLingui } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import type { LeaseState } from '../../../domain/leases.ts';
import { leaseStateColours, leaseStateLabels } from './lease-labels.ts';

export function LeaseStateBadge({ state }: { state: LeaseState }) {
  const { i18n } = useLingui();
  return <Badge color={leaseStateColours[state]}>{i18n._(leaseStateLabels[state])}</Badge>;
}
