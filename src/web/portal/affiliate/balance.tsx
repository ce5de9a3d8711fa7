// What is owed and when it is paid, what waits, and what this financial year brought.
import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { Headline } from '../../ui/headline.tsx';
import { Loading } from '../../ui/skeletons.tsx';
import { affiliateFailures, balanceSentence } from './affiliate-messages.ts';

const money = (amount: number) => formatRupeesAndPaise(paise(amount));

type BalanceProps = {
  /** The picture of the months, beside it. */
  months?: ReactNode;
  action?: ReactNode;
};

export function Balance({ months, action }: BalanceProps) {
  const { i18n } = useLingui();
  const { queries } = useApi();
  const balance = useQuery(queries.payouts.myBalance.queryOptions({ staleTime: 0 }));
  if (balance.isPending) return <BalanceShape />;
  if (balance.isError) return <LoadError query={balance} otherwise={affiliateFailures.balance} />;
  const { payable, at_bank, held, credited_this_year, tax_this_year, financial_year: year } = balance.data;
  const [sent, waits, credited, tax] = [at_bank, held, credited_this_year, tax_this_year].map(money);
  const [late, corrected] = [balance.data.late_this_year, balance.data.corrected_this_year];
  const isCredited = payable === 0 && at_bank === 0 && credited_this_year > 0;
  const isNothing = payable === 0 && at_bank === 0 && !isCredited;
  // Nothing owed is a sentence and no figure, where there is another to show.
  const figure =
    payable !== 0
      ? { name: <Trans>Your balance</Trans>, value: money(payable) }
      : at_bank > 0
        ? { name: <Trans>On its way to your bank</Trans>, value: sent }
        : isCredited
          ? { name: <Trans>Credited in {year}</Trans>, value: credited }
          : { name: <Trans>Your balance</Trans>, value: <Trans>Nothing yet</Trans> };
  return (
    <Headline {...figure} picture={months} action={action}>
      <span>
        {isNothing ? (
          <Trans>Commission comes here when a month closes, and is then paid to your bank.</Trans>
        ) : (
          i18n._(balanceSentence(balance.data))
        )}
        {at_bank > 0 && (
          <>
            {' '}
            <Trans>{sent} is on its way to your bank.</Trans>
          </>
        )}
        {held > 0 && (
          <>
            {' '}
            <Trans>{waits} is held.</Trans>
          </>
        )}
      </span>
      {!isNothing && (
        <Text span size="sm" c="dimmed">
          {isCredited ? (
            tax_this_year > 0 && <Trans>Less {tax} tax</Trans>
          ) : tax_this_year > 0 ? (
            <Trans>
              {credited} credited in {year}, less {tax} tax
            </Trans>
          ) : (
            <Trans>
              {credited} credited in {year}
            </Trans>
          )}
          <Besides late={late} corrected={corrected} />
        </Text>
      )}
    </Headline>
  );
}

/** One card, as wide as the page. */
const BalanceShape = () => (
  <Loading>
    <Skeleton height={190} radius="md" />
  </Loading>
);

type BesidesProps = { late: number; corrected: number };

/** What of the credited is no month's own commission: the bars of the months add up to the rest. */
function Besides({ late, corrected }: BesidesProps) {
  const [lateRents, corrections] = [late, corrected].map(money);
  return (
    <>
      {late !== 0 && (
        <>
          {'; '}
          <Trans>{lateRents} of it for rents paid late, after their month closed</Trans>
        </>
      )}
      {corrected !== 0 && (
        <>
          {'; '}
          <Trans>{corrections} of it corrections and adjustments</Trans>
        </>
      )}
    </>
  );
}
