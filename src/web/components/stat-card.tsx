// One figure: its name, its value, and a line that says more.
import { Card, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './stat-card.module.css';

type StatCardProps = {
  name: ReactNode;
  value: ReactNode;
  /** On a phone it has a line of its own. */
  wide?: boolean;
  /** What it counts, where its name could mean something else too. */
  counts?: ReactNode;
  children?: ReactNode;
};

/** `isBand`: one frame around all, as low as their words allow, where the figures are not the work itself. */
export const StatGrid = ({ isBand = false, children }: { isBand?: boolean; children: ReactNode }) => (
  <dl className={isBand ? `${classes.grid} ${classes.band}` : classes.grid}>{children}</dl>
);

/** Stands in a `StatGrid`. */
export function StatCard({ name, value, wide = false, counts, children }: StatCardProps) {
  return (
    <Card padding="md" className={wide ? classes.wide : ''}>
      <Text component="dt" size="sm" c="dimmed">
        {name}
      </Text>
      <Text component="dd" m={0} fw={650} lh={1.3} className={`money ${classes.value}`}>
        {value}
      </Text>
      {(children || counts) && (
        <Text component="dd" m={0} size="sm" c="dimmed">
          {children}
          {counts && <span className={classes.counts}>{counts}</span>}
        </Text>
      )}
    </Card>
  );
}
