// Where rent receipts are: asks an owner for the PAN that tenants need on them, and says where it can be changed.
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Anchor, Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useApi } from '../../lib/api-provider.tsx';

const PAN_SETTINGS = '/settings#pan';

/** `showsGiven`: also once it is there. Nothing while it loads or cannot be loaded: receipts come first. */
export function PanNudge({ showsGiven = false }: { showsGiven?: boolean }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const { data } = useQuery(queries.payees.getMine.queryOptions({ staleTime: 0 }));
  if (!data) return null;
  if (data.pan) {
    const shown = data.pan.masked;
    return showsGiven ? (
      <Text size="sm" c="dimmed">
        <Trans>
          Receipts show your PAN {shown}.{' '}
          <Anchor component={Link} to={PAN_SETTINGS} inherit>
            Change it in Settings
          </Anchor>
        </Trans>
      </Text>
    ) : null;
  }
  return (
    <Alert title={t`Your tenants need your PAN on rent receipts`}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          <Trans>
            When the rent is above ₹1 lakh a year, a tenant can claim house rent allowance (HRA) only with the
            owner’s PAN. Add it once, and every rent receipt that needs it shows it.
          </Trans>
        </Text>
        <Button component={Link} to={PAN_SETTINGS} size="sm">
          <Trans>Add your PAN</Trans>
        </Button>
      </Stack>
    </Alert>
  );
}
