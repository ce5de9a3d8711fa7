// The state of a managed rental application in its colour; approved ones say whether they are configured.
import { useLingui } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import { awaitsConfiguration, type ManagedRentalStatus } from '../../../domain/managed-rentals.ts';
import { managedRentalStatusLabels } from './managed-rental-labels.ts';

const colours: Readonly<Record<ManagedRentalStatus, string>> = {
  submitted: 'yellow',
  under_review: 'blue',
  approved: 'green',
  declined: 'red',
};

type Application = { status: ManagedRentalStatus; is_configured: boolean };

export function ManagedRentalBadge({ status, is_configured: isConfigured }: Application) {
  const { t, i18n } = useLingui();
  return (
    <Badge color={colours[status]} flex="none">
      {awaitsConfiguration({ status, isConfigured })
        ? t`Approved, not configured`
        : i18n._(managedRentalStatusLabels[status])}
    </Badge>
  );
}
