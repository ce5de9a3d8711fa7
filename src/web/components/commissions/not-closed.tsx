// Why a picture of closed months ends before the present one: the months in between, and that they are not closed yet.
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { formatMonth, type Month, monthOf, shiftMonth } from '../../../domain/dates.ts';
import { clock } from '../../lib/clock.ts';

/** `last`: the newest closed month. Nothing where the present one is next. */
export function NotClosed({ last }: { last: Month }) {
  const { i18n } = useLingui();
  const present = monthOf(clock.today());
  const open: Month[] = [];
  for (let month = shiftMonth(last, 1); month < present; month = shiftMonth(month, 1)) open.push(month);
  const [first, newest] = [open[0], open.at(-1)].map((month) => month && formatMonth(month));
  if (!first || !newest) return null;
  const names =
    open.length > 2 ? `${first} – ${newest}` : new Intl.ListFormat(i18n.locale).format(open.map(formatMonth));
  return (
    <Text span display="block" size="xs" c="dimmed">
      {open.length === 1 ? (
        <Trans>{names} is not closed yet.</Trans>
      ) : (
        <Trans>{names} are not closed yet.</Trans>
      )}
    </Text>
  );
}
