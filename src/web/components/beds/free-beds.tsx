// How many beds of a PG are free.
import { Trans } from '@lingui/react/macro';

export function FreeBeds({ free, count }: { free: number; count: number }) {
  if (free === 0) return <Trans>All {count} beds are let</Trans>;
  return (
    <Trans>
      {free} of {count} beds free
    </Trans>
  );
}
