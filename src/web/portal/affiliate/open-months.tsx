// The months that are not closed yet, newest first, each with what it would pay so far and the way to its rents.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { Estimate } from '../../../contract/commissions.ts';
import { formatMonth, type Month } from '../../../domain/dates.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { useApi } from '../../lib/api-provider.tsx';

/** Each is computed by the server: more than these are rarely open. */
const MOST = 3;

type OpenMonthsProps = {
  /** What the screen shows already: it is not asked for again. */
  estimate: Estimate;
  commissions: string;
};

/** Nothing where the one that is shown is the only one. */
export function OpenMonths({ estimate, commissions }: OpenMonthsProps) {
  const months = estimate.open_months.slice(-MOST).toReversed();
  if (months.length < 2) return null;
  return (
    // Its links stand in lines below each other: as far apart as fingers need.
    <Text span size="sm" lh="24px">
      <Trans>Not closed yet:</Trans>{' '}
      {months.map((month, place) => (
        <Fragment key={month}>
          {place > 0 && ' · '}
          <OpenMonth month={month} shown={estimate} commissions={commissions} />
        </Fragment>
      ))}
      {'. '}
      <Trans>Each is added to your balance when it closes.</Trans>
    </Text>
  );
}

type OpenMonthProps = { month: Month; shown: Estimate; commissions: string };

function OpenMonth({ month, shown, commissions }: OpenMonthProps) {
  const { t } = useLingui();
  const { queries } = useApi();
  const isShown = shown.month === month;
  const other = useQuery(
    queries.commissions.estimateMine.queryOptions({ input: { month }, staleTime: 60_000, enabled: !isShown }),
  );
  const earned = (isShown ? shown : other.data)?.person.earned;
  const name = formatMonth(month);
  return (
    <>
      <Anchor component={Link} inherit underline="always" to={`${commissions}?month=${month}`}>
        {t`${name} (estimate)`}
      </Anchor>
      {earned !== undefined && <span className="money"> {formatRupeesAndPaise(paise(earned))}</span>}
    </>
  );
}
