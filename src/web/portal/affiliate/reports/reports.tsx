// What one keeps: the statement of each month and the tax summary of each financial year, as PDF and CSV, and the payouts.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card, Stack, Table, Text, Title } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { OwnAffiliate } from '../../../../contract/affiliates.ts';
import type { MyMonth } from '../../../../contract/commissions.ts';
import type { OwnPayout } from '../../../../contract/payouts.ts';
import { financialYearName, financialYearStart } from '../../../../domain/commission/tds.ts';
import { dateInIndia, formatDate, formatMonth } from '../../../../domain/dates.ts';
import { language } from '../../../../domain/languages.ts';
import { paise } from '../../../../domain/money.ts';
import { commissionFailures } from '../../../components/commissions/commission-sentences.ts';
import { FileButtons } from '../../../components/commissions/file-buttons.tsx';
import { byCursor, GrowingList } from '../../../components/list/growing-list.tsx';
import { LoadError } from '../../../components/load-error.tsx';
import { useApi } from '../../../lib/api-provider.tsx';
import { clock } from '../../../lib/clock.ts';
import { screenMeta } from '../../../lib/screen-meta.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { MoneyText } from '../../../ui/money-text.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { WideTable } from '../../../ui/wide-table.tsx';
import { AffiliateGate } from '../affiliate-gate.tsx';
import { affiliateFailures, payoutStates } from '../affiliate-messages.ts';

export const meta = () => screenMeta(msg`Affiliate reports`);

export default function AffiliateReports() {
  return (
    <AffiliateGate title={<Trans>Affiliate reports</Trans>}>
      {(affiliate) => <Reports affiliate={affiliate} />}
    </AffiliateGate>
  );
}

function Reports({ affiliate }: { affiliate: OwnAffiliate }) {
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Affiliate reports</Trans>}
        description={<Trans>Statements, tax and payouts, to keep and to hand on.</Trans>}
      />
      <Statements />
      <TaxYears joined={affiliate.created_at} />
      <Payouts />
    </Stack>
  );
}

function Statements() {
  const { t } = useLingui();
  const { queries } = useApi();
  const months = useQuery(queries.commissions.listMyMonths.queryOptions({ staleTime: 0 }));
  return (
    <Card padding="md" component="section" aria-labelledby="statements-title">
      <Stack gap="sm">
        <Title order={2} size="h4" id="statements-title">
          <Trans>Monthly statements</Trans>
        </Title>
        {months.isPending && <TableSkeleton rows={3} />}
        {months.isError && <LoadError query={months} otherwise={commissionFailures.load} />}
        {months.data?.items.length === 0 && <EmptyState title={t`No month has been closed yet`} />}
        {months.data && months.data.items.length > 0 && <MonthTable months={months.data.items} />}
      </Stack>
    </Card>
  );
}

function MonthTable({ months }: { months: readonly MyMonth[] }) {
  const { t } = useLingui();
  const { api } = useApi();
  return (
    <WideTable minWidth={620} aria-label={t`Monthly statements`} hasActions>
      <Table verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`Month`}</Table.Th>
            <Table.Th>{t`Rank`}</Table.Th>
            <Table.Th ta="right">{t`Commission`}</Table.Th>
            <Table.Th ta="right">{t`Held`}</Table.Th>
            <Table.Th>{t`Statement`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {months.map(({ month, rank, earned, held }) => (
            <Table.Tr key={month}>
              <Table.Th scope="row" className="money" fw={400}>
                {formatMonth(month)}
              </Table.Th>
              <Table.Td>{rank}</Table.Td>
              <Table.Td ta="right">
                <MoneyText amount={paise(earned)} format="exact" />
              </Table.Td>
              <Table.Td ta="right">
                <MoneyText amount={paise(held)} format="exact" />
              </Table.Td>
              <Table.Td>
                <FileButtons
                  of={formatMonth(month)}
                  ask={(format) => api.commissions.statementFile({ month, format, language })}
                />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}

/** From the year of joining to the present one, newest first. */
function yearsSince(joined: string): string[] {
  const first = Number(financialYearStart(dateInIndia(joined)).slice(0, 4));
  const last = Number(financialYearStart(clock.today()).slice(0, 4));
  return Array.from({ length: last - first + 1 }, (_, n) => financialYearName(`${last - n}-04-01`));
}

function TaxYears({ joined }: { joined: string }) {
  const { t } = useLingui();
  const { api } = useApi();
  return (
    <Card padding="md" component="section" aria-labelledby="tax-title">
      <Stack gap="sm">
        <Title order={2} size="h4" id="tax-title">
          <Trans>Tax summaries</Trans>
        </Title>
        <Text size="sm" c="dimmed">
          <Trans>A financial year runs from April to March and counts by the day of posting.</Trans>
        </Text>
        <WideTable minWidth={520} aria-label={t`Tax summaries`} hasActions>
          <Table verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t`Financial year`}</Table.Th>
                <Table.Th ta="right">{t`Credited`}</Table.Th>
                <Table.Th ta="right">{t`Tax deducted`}</Table.Th>
                <Table.Th>{t`Summary`}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {yearsSince(joined).map((year) => (
                <Table.Tr key={year}>
                  <Table.Th scope="row" className="money" fw={400}>
                    {year}
                  </Table.Th>
                  <YearSums year={year} />
                  <Table.Td>
                    <FileButtons
                      of={year}
                      ask={(format) => api.commissions.taxFile({ financial_year: year, format, language })}
                    />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </WideTable>
      </Stack>
    </Card>
  );
}

function YearSums({ year }: { year: string }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const tax = useQuery(queries.payouts.myTax.queryOptions({ input: { financial_year: year } }));
  return (['credited', 'deducted'] as const).map((sum) => (
    <Table.Td key={sum} ta="right">
      {tax.data ? (
        <MoneyText amount={paise(tax.data[sum])} format="exact" />
      ) : (
        <Text component="span" size="sm" c="dimmed" aria-busy={tax.isPending}>
          {tax.isError ? t`Not loaded` : '…'}
        </Text>
      )}
    </Table.Td>
  ));
}

function Payouts() {
  const { t } = useLingui();
  const { queries } = useApi();
  const list = useInfiniteQuery(
    queries.payouts.listMine.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor }),
      ...byCursor,
    }),
  );
  return (
    <Card padding="md" component="section" aria-labelledby="payouts-title">
      <Stack gap="sm">
        <Title order={2} size="h4" id="payouts-title">
          <Trans>Payouts</Trans>
        </Title>
        <GrowingList list={list} failure={affiliateFailures.payouts} empty={t`Nothing was paid out yet`}>
          {(payouts) => <PayoutTable payouts={payouts} />}
        </GrowingList>
      </Stack>
    </Card>
  );
}

function PayoutTable({ payouts }: { payouts: readonly OwnPayout[] }) {
  const { t, i18n } = useLingui();
  return (
    <WideTable minWidth={640} aria-label={t`Payouts`}>
      <Table verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t`Transfer`}</Table.Th>
            <Table.Th ta="right">{t`Amount`}</Table.Th>
            <Table.Th>{t`State`}</Table.Th>
            <Table.Th>{t`Account`}</Table.Th>
            <Table.Th>{t`Bank reference`}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {payouts.map((payout) => (
            <Table.Tr key={payout.id}>
              <Table.Th scope="row" className="money" fw={400}>
                {payout.code}
              </Table.Th>
              <Table.Td ta="right">
                <MoneyText amount={paise(payout.amount)} format="exact" />
              </Table.Td>
              <Table.Td>
                {i18n._(payoutStates[payout.state])}
                {payout.paid_on && ` · ${formatDate(payout.paid_on)}`}
                {payout.failure && (
                  <Text size="xs" c="dimmed">
                    {payout.failure}
                  </Text>
                )}
              </Table.Td>
              <Table.Td>{payout.account}</Table.Td>
              <Table.Td>{payout.reference ?? '–'}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}
