// The four figures a lister looks at first.
import { Trans } from '@lingui/react/macro';
import { Card, SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { OwnHomes } from '../../../contract/listing.ts';

export function StatCards({ stats }: { stats: OwnHomes['stats'] }) {
  return (
    <SimpleGrid component="dl" cols={{ base: 2, md: 4 }} spacing="md" m={0}>
      <Stat name={<Trans>Total</Trans>} value={stats.total} />
      <Stat name={<Trans>Available</Trans>} value={stats.available} />
      <Stat name={<Trans>Applications</Trans>} value={stats.applications} />
      <Stat name={<Trans>Leads</Trans>} value={stats.leads} />
    </SimpleGrid>
  );
}

function Stat({ name, value }: { name: ReactNode; value: number }) {
  return (
    <Card padding="md">
      <Text component="dt" size="sm" c="dimmed">
        {name}
      </Text>
      <Text component="dd" m={0} fz={28} fw={650} className="money">
        {value.toLocaleString('en-IN')}
      </Text>
    </Card>
  );
}
