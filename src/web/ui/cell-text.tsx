// Words of a table's cell.
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

type CellLinesProps = { main: ReactNode; detail: ReactNode; isStrong?: boolean };

/** What it is, and below, smaller, what tells more of it. */
export function CellLines({ main, detail, isStrong }: CellLinesProps) {
  return (
    <>
      <Text size="sm" fw={isStrong ? 600 : 'inherit'}>
        {main}
      </Text>
      <Text size="xs" c="dimmed" fw={400}>
        {detail}
      </Text>
    </>
  );
}

/** One line, cut where the column ends; the whole shows to whoever points at it. */
export function CutText({ children }: { children: string | null }) {
  return (
    <Text size="sm" truncate title={children ?? undefined}>
      {children ?? '–'}
    </Text>
  );
}
