// The first rows of what needs somebody now, the rest in place once it is asked for: what is below the panel stays in reach.
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';

const SHOWN = 5;

/** Of so many rows: for how many there is room, and the row that asks for the others, in words of its own where there are other rows too. */
export function useFirstRows(): (count: number, words?: string) => { room: number; more: ReactNode } {
  const [hasAll, setHasAll] = useState(false);
  return (count, words) => ({
    room: hasAll ? count : SHOWN,
    more: !hasAll && count > SHOWN && (
      <li>
        <Button variant="subtle" size="sm" onClick={() => setHasAll(true)}>
          {words ?? <Trans>Show all {count}</Trans>}
        </Button>
      </li>
    ),
  });
}
