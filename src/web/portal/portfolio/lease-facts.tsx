// What a tenant looks up of the lease that runs: rent, deposit, last day and notice.
import { Trans } from '@lingui/react/macro';
import { Card, Title } from '@mantine/core';
import type { Lease } from '../../../contract/leases.ts';
import { LeaseFigures } from '../../components/leases/lease-figures.tsx';
import { HomeName } from '../../components/property/home-names.tsx';

type LeaseFactsProps = {
  lease: Lease;
  /** Which home it is of, where there are several. */
  isNamed: boolean;
};

export default function LeaseFacts({ lease, isNamed }: LeaseFactsProps) {
  return (
    <Card padding="md" component="section">
      <Title order={2} size="h4" mb="sm">
        {isNamed ? <HomeName name={lease.home_name} /> : <Trans>Your lease</Trans>}
      </Title>
      <LeaseFigures lease={lease} />
    </Card>
  );
}
