// The lease of a managed home: the way to it or to writing one, and that its rent is not the locked rent value.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { OwnHomeMonths } from '../../../contract/rvl.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { leaseStateLabels } from '../../components/leases/lease-labels.ts';
import { newLeaseOf } from '../leases/new-lease-of.ts';

export function HomeLeaseLine({ home }: { home: OwnHomeMonths }) {
  const { i18n } = useLingui();
  const { lease, side } = home;
  if (side === 'broker' || (!lease && home.status === 'ended')) return null;
  if (!lease) {
    return (
      <Stack gap="xs" align="start">
        <Text size="sm">
          <Trans>No lease is written for this home yet.</Trans>
        </Text>
        {side === 'owner' && (
          <Button component={Link} to={newLeaseOf(home.id)} size="sm" variant="default">
            <Trans>Write the lease</Trans>
          </Button>
        )}
      </Stack>
    );
  }
  const portal = side === 'manager' ? 'manager' : 'landlord';
  return (
    <Stack gap={4}>
      <Text size="sm">
        <Anchor component={Link} to={`/portal/${portal}/leases/${lease.id}`} inherit underline="always">
          <Trans>Open the lease</Trans>
        </Anchor>
        {` · ${i18n._(leaseStateLabels[lease.state])}`}
      </Text>
      {lease.differs_from_rvl && <OtherRent rent={lease.rent} rvl={home.rvl_amount} />}
    </Stack>
  );
}

function OtherRent({ rent, rvl }: { rent: number; rvl: number }) {
  const [leased, locked] = [formatRupees(paise(rent)), formatRupees(paise(rvl))];
  return (
    <Text size="sm" role="note">
      <Trans>
        The lease says {leased} a month, and the locked rent value (RVL) is {locked}. Our team sees it too and
        will settle it with you.
      </Trans>
    </Text>
  );
}
