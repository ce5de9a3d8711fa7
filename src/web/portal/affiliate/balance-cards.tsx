// What is owed, what waits, and what this financial year brought.
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { LoadError } from '../../components/load-error.tsx';
import { StatCard, StatGrid } from '../../components/stat-card.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { StatsSkeleton } from '../../ui/skeletons.tsx';
import { affiliateFailures, balanceSentence } from './affiliate-messages.ts';

const money = (amount: number) => formatRupeesAndPaise(paise(amount));

export function BalanceCards() {
  const { i18n } = useLingui();
  const { queries } = useApi();
  const balance = useQuery(queries.payouts.myBalance.queryOptions({ staleTime: 0 }));
  if (balance.isPending) return <StatsSkeleton />;
  if (balance.isError) return <LoadError query={balance} otherwise={affiliateFailures.balance} />;
  const { payable, at_bank, held, credited_this_year, tax_this_year, financial_year: year } = balance.data;
  const sent = money(at_bank);
  return (
    <section aria-labelledby="balance-cards">
      <Stack gap="sm">
        <Title order={2} size="h4" id="balance-cards">
          <Trans>Your money</Trans>
        </Title>
        <StatGrid>
          <StatCard name={<Trans>Balance</Trans>} value={money(payable)}>
            {i18n._(balanceSentence(balance.data))}
            {at_bank > 0 && (
              <>
                {' '}
                <Trans>{sent} is on its way to your bank.</Trans>
              </>
            )}
          </StatCard>
          {held > 0 && <StatCard name={<Trans>Held</Trans>} value={money(held)} />}
          <StatCard name={<Trans>Credited in {year}</Trans>} value={money(credited_this_year)} />
          {tax_this_year > 0 && (
            <StatCard name={<Trans>Tax deducted in {year}</Trans>} value={money(tax_this_year)} />
          )}
        </StatGrid>
      </Stack>
    </section>
  );
}
