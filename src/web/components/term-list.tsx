// Facts under their names, side by side where there is room: what was agreed, what a thing is.
import { SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';

export function TermList({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid component="dl" cols={{ base: 1, xs: 2, md: 3 }} spacing="xs" m={0}>
      {children}
    </SimpleGrid>
  );
}

export function Term({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="xs" c="dimmed">
        {label}
      </Text>
      <Text component="dd" size="sm" m={0} style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </div>
  );
}
