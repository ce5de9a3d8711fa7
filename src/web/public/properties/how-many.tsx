// How many homes a search finds, and how many of them this page shows.
import { Plural, Trans } from '@lingui/react/macro';
import { formatCount } from '../../../domain/money.ts';

type HowManyProps = {
  total: number;
  totalIsExact: boolean;
  /** On this page; absent where none is meant. */
  shown?: number;
};

export function HowMany({ total, totalIsExact, shown = 0 }: HowManyProps) {
  const count = formatCount(total);
  if (shown > 0 && shown < total)
    return totalIsExact ? (
      <Trans>
        {shown} of {count} homes
      </Trans>
    ) : (
      <Trans>
        {shown} of {count}+ homes
      </Trans>
    );
  return totalIsExact ? <Plural value={total} one="# home" other="# homes" /> : <Trans>{count}+ homes</Trans>;
}
