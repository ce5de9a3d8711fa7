// How many leases a list has; of one alone nothing is counted.
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export function leaseCount(total: number): ReactNode {
  if (total <= 1) return null;
  return total >= 1000 ? (
    <Trans>1,000 leases or more</Trans>
  ) : (
    <Plural value={total} one="# lease" other="# leases" />
  );
}
