// Facts under their names, side by side where there is room: what was agreed, what a thing is.
import { SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './term-list.module.css';

type TermListProps = {
  /** Side by side where there is room: two of four, so that none is alone on its row. */
  columns?: number;
  children: ReactNode;
};

export function TermList({ columns = 3, children }: TermListProps) {
  return (
    <SimpleGrid component="dl" cols={{ base: 2, md: columns }} spacing="xs" m={0}>
      {children}
    </SimpleGrid>
  );
}

type TermProps = { label: string; isWide?: boolean; children: ReactNode };

export function Term({ label, isWide = false, children }: TermProps) {
  return (
    <div className={isWide ? classes.wide : ''}>
      <Text component="dt" size="xs" c="dimmed">
        {label}
      </Text>
      <Text component="dd" size="sm" m={0} style={{ overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </div>
  );
}
