// The words of the button that leads from the sheet of filters to the homes they find.
import { Plural, Trans } from '@lingui/react/macro';
import { formatCount } from '../../../domain/money.ts';

export type HomeCount = { total: number; totalIsExact: boolean };

/** Without a count, homes are shown all the same. */
export function ShowHomes({ count }: { count: HomeCount | undefined }) {
  if (!count) return <Trans>Show homes</Trans>;
  const atLeast = formatCount(count.total);
  return count.totalIsExact ? (
    <Plural value={count.total} one="Show # home" other="Show # homes" />
  ) : (
    <Trans>Show {atLeast}+ homes</Trans>
  );
}
