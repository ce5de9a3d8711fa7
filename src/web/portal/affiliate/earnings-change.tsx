// How the commission of the month closed last compares with the one before it; the months themselves are on the page it leads to.
import { Trans } from '@lingui/react/macro';
import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatMonth } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { useApi } from '../../lib/api-provider.tsx';

/** Nothing before there are two months. */
export function EarningsChange({ commissions }: { commissions: string }) {
  const { queries } = useApi();
  const closed = useQuery(queries.commissions.listMyMonths.queryOptions({ staleTime: 0 })).data?.items ?? [];
  const [last, before] = closed;
  if (!last || !before) return null;
  const difference = last.earned - before.earned;
  const [month, than] = [formatMonth(last.month), formatMonth(before.month)];
  const amount = formatRupees(paise(Math.abs(difference)));
  return (
    <Text span size="sm" c="dimmed">
      {difference > 0 && (
        <Trans>
          {month} brought {amount} more than {than}.
        </Trans>
      )}
      {difference < 0 && (
        <Trans>
          {month} brought {amount} less than {than}.
        </Trans>
      )}{' '}
      <Anchor component={Link} inherit underline="always" to={commissions}>
        <Trans>All months</Trans>
      </Anchor>
    </Text>
  );
}
