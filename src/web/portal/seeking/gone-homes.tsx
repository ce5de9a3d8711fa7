// Homes of one's own list that can no longer be had: folded, below those that can.
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RowList } from '../../ui/row-list.tsx';

/** `isAll`: nothing else is in the list, so they are open. */
export function GoneHomes({
  count,
  isAll,
  children,
}: {
  count: number;
  isAll: boolean;
  children: ReactNode;
}) {
  if (count === 0) return null;
  return (
    <details open={isAll}>
      <summary style={{ minBlockSize: 32, cursor: 'pointer' }}>
        <Trans>No longer available ({count})</Trans>
      </summary>
      <RowList>{children}</RowList>
    </details>
  );
}
