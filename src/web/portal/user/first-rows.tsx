// The first rows of what needs somebody now, the rest in place once it is asked for: what is below the panel stays in reach.
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';

const SHOWN = 5;

/** Of so many rows: for how many there is room, and the row that asks for the others. */
export function useFirstRows(): (count: number) => { room: number; more: ReactNode } {
  const [hasAll, setHasAll] = useState(false);
  return (count) => ({
    room: hasAll ? count : SHOWN,
    more: !hasAll && count > SHOWN && (
      <li>
        <Button variant="subtle" size="sm" onClick={() => setHasAll(true)}>
          <Trans>Show all {count}</Trans>
        </Button>
      </li>
    ),
  });
}
