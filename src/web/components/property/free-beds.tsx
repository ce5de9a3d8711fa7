// How many beds of a PG are free.
import { Plural, Trans } from '@lingui/react/macro';

export function FreeBeds({ free, count }: { free: number; count: number }) {
  if (free === 0) return <Plural value={count} one="Its only bed is taken" other="All # beds are taken" />;
  return (
    <Trans>
      {free} of {count} beds free
    </Trans>
  );
}
