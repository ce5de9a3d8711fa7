// What the month before brings, while nothing is paid yet in the present one: the first days of a month are not a loss.
import { Trans } from '@lingui/react/macro';
import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Estimate } from '../../../contract/commissions.ts';
import { formatMonth, shiftMonth } from '../../../domain/dates.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { percent } from '../../components/commissions/commission-sentences.ts';
import { useApi } from '../../lib/api-provider.tsx';

type LastMonthProps = {
  /** Of the present month. */
  estimate: Estimate;
  /** The page that shows the months rent by rent. */
  commissions: string;
};

/** Nothing once rents of the present month are paid, and where the month before is closed: its statement says it. */
export function LastMonth({ estimate, commissions }: LastMonthProps) {
  const { queries } = useApi();
  const isEmpty = estimate.lines_total === 0;
  const month = shiftMonth(estimate.month, -1);
  const { data } = useQuery(
    queries.commissions.estimateMine.queryOptions({
      input: { month },
      staleTime: 60_000,
      enabled: isEmpty,
      retry: false,
    }),
  );
  if (!isEmpty || !data || data.lines_total === 0) return null;
  const { person } = data;
  const [name, earned] = [formatMonth(month), formatRupeesAndPaise(paise(person.earned))];
  const [rank, rate] = [person.rank, percent(person.rate_bp)];
  return (
    <Text>
      <Trans>
        {name} brings you <strong className="money">{earned}</strong> as {rank} ({rate}) and is not closed
        yet.
      </Trans>{' '}
      <Anchor component={Link} to={`${commissions}?month=${month}`} underline="always" inherit>
        <Trans>See it by home</Trans>
      </Anchor>
    </Text>
  );
}
