// Where rent is paid or confirmed: asks for the PAN that papers of rent need, and says where the answer can be changed.
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Anchor, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatRupees, paise } from '../../../domain/money.ts';
import { usualTds } from '../../../domain/rent-tds.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';

const PAN_SETTINGS = '/settings#pan';

/** `showsGiven`: also once it is there. Nothing while it loads or cannot be loaded: receipts come first. */
export function PanNudge({
  showsGiven = false,
  of: side = 'owner',
  rent = 0,
}: {
  showsGiven?: boolean;
  of?: 'owner' | 'tenant';
  /** Paise a month, of which a tenant deducts tax. */
  rent?: number;
}) {
  const { t } = useLingui();
  const { queries } = useApi();
  const tax = formatRupees(paise(usualTds(rent, clock.today())));
  const { data } = useQuery(queries.payees.getMine.queryOptions({ staleTime: 0 }));
  if (!data) return null;
  const change = (
    <Anchor component={Link} to={PAN_SETTINGS} inherit underline="always">
      <Trans>Change it in Settings</Trans>
    </Anchor>
  );
  if (data.pan) {
    const shown = data.pan.masked;
    return showsGiven ? (
      <Text size="sm" c="dimmed">
        <Trans>Receipts show your PAN {shown}.</Trans> {change}
      </Text>
    ) : null;
  }
  if (data.pan_refused_at) {
    return (
      <Text size="sm" c="dimmed">
        <Trans>You said that you don’t give your PAN, and documents that need it say so.</Trans> {change}
      </Text>
    );
  }
  return (
    <Alert
      title={
        side === 'owner'
          ? t`Your tenants need your PAN on rent receipts`
          : t`Your landlord’s tax return needs your PAN`
      }
    >
      <Group gap="sm" justify="space-between">
        <Text size="sm" flex="1 1 20rem">
          {side === 'owner' ? (
            <Trans>
              Above ₹1 lakh of rent a year, tenants claim house rent allowance (HRA) only with the owner’s
              PAN. Add it once for all receipts.
            </Trans>
          ) : (
            <Trans>
              Your rent is above ₹50,000 a month, so you deduct tax from it (TDS), usually {tax} for each
              month. Your landlord needs your PAN for the tax return. Only your landlord reads it in full.
            </Trans>
          )}
        </Text>
        {/* Beside what the page is for it is not the main act. */}
        <Button component={Link} to={PAN_SETTINGS} size="sm" variant="default">
          <Trans>Add your PAN</Trans>
        </Button>
      </Group>
    </Alert>
  );
}
