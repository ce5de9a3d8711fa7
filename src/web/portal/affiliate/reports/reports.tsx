// What one keeps: the statement of each month and the tax summary of each financial year, as PDF and CSV, and the payouts.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import type { OwnAffiliate } from '../../../../contract/affiliates.ts';
import type { MyMonth } from '../../../../contract/commissions.ts';
import type { OwnPayout } from '../../../../contract/payouts.ts';
import { financialYearName, financialYearStart } from '../../../../domain/commission/tds.ts';
import { tdsQuarterOf } from '../../../../domain/commission/tds-duties.ts';
import { dateInIndia, formatDate, formatMonth, monthOf } from '../../../../domain/dates.ts';
import { writtenLanguage } from '../../../../domain/languages.ts';
import { formatRupees, formatRupeesAndPaise, paise } from '../../../../domain/money.ts';
import { commissionFailures } from '../../../components/commissions/commission-sentences.ts';
import { FileButtons } from '../../../components/commissions/file-buttons.tsx';
import { byCursor } from '../../../components/list/by-cursor.ts';
import { DataList } from '../../../components/list/data-list.tsx';
import { LoadError } from '../../../components/load-error.tsx';
import { useApi } from '../../../lib/api-provider.tsx';
import { clock } from '../../../lib/clock.ts';
import { screenMeta } from '../../../lib/screen-meta.ts';
import type { Column } from '../../../ui/columns.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { moneyColumn } from '../../../ui/money-column.tsx';
import { MoneyText } from '../../../ui/money-text.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RowItem, RowList } from '../../../ui/row-list.tsx';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { AffiliateGate } from '../affiliate-gate.tsx';
import { affiliateFailures, payoutStates } from '../affiliate-messages.ts';
import classes from './reports.module.css';

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
    <Stack gap="md">
      <PageHeader
        title={<Trans>Affiliate reports</Trans>}
        description={<Trans>Statements, tax and payouts, to save or share.</Trans>}
      />
      <div className={classes.beside}>
        <Stack gap="md">
          <Statements />
          <TaxYears joined={affiliate.created_at} />
        </Stack>
        <Certificates joined={affiliate.created_at} />
      </div>
      <Payouts />
    </Stack>
  );
}

function Statements() {
  const { t } = useLingui();
  const { queries } = useApi();
  const months = useQuery(queries.commissions.listMyMonths.queryOptions({ staleTime: 0 }));
  return (
    <section aria-labelledby="statements-title">
      <Title order={2} size="h4" id="statements-title" mb="xs">
        <Trans>Monthly statements</Trans>
      </Title>
      {months.isPending && <TableSkeleton rows={3} />}
      {months.isError && <LoadError query={months} otherwise={commissionFailures.load} />}
      {months.data?.items.length === 0 && <EmptyState title={t`No month has been closed yet`} />}
      {months.data && months.data.items.length > 0 && (
        <RowList>
          {months.data.items.map((month) => (
            <Statement key={month.month} month={month} />
          ))}
        </RowList>
      )}
    </section>
  );
}

function Statement({ month: { month, rank, earned, held } }: { month: MyMonth }) {
  const { api } = useApi();
  const [name, waits] = [formatMonth(month), formatRupees(paise(held))];
  return (
    <RowItem
      isShort
      label={name}
      title={name}
      figure={<MoneyText amount={paise(earned)} format="plain" />}
      actions={
        <FileButtons
          of={name}
          ask={(format) => api.commissions.statementFile({ month, format, language: writtenLanguage })}
        />
      }
    >
      <Text size="sm" c="dimmed">
        {rank}
        {held > 0 && (
          <>
            {' · '}
            <Trans>{waits} held</Trans>
          </>
        )}
      </Text>
    </RowItem>
  );
}

/** From the year of joining to the present one, newest first. */
function yearsSince(joined: string): string[] {
  const first = Number(financialYearStart(dateInIndia(joined)).slice(0, 4));
  const last = Number(financialYearStart(clock.today()).slice(0, 4));
  return Array.from({ length: last - first + 1 }, (_, n) => financialYearName(`${last - n}-04-01`));
}

function TaxYears({ joined }: { joined: string }) {
  const { api } = useApi();
  const taxes = useTaxOfYears(joined);
  // A year that is over and had nothing has nothing to save.
  const shown = yearsSince(joined).filter(
    (_, place) => place === 0 || taxes[place]?.data?.credited !== 0 || taxes[place]?.data?.deducted !== 0,
  );
  return (
    <section aria-labelledby="tax-title">
      <Title order={2} size="h4" id="tax-title">
        <Trans>Tax summaries</Trans>
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        <Trans>A financial year runs from April to March and counts by the day of posting.</Trans>
      </Text>
      <RowList>
        {shown.map((year) => (
          <RowItem
            key={year}
            isShort
            label={year}
            title={year}
            actions={
              <FileButtons
                of={year}
                ask={(format) =>
                  api.commissions.taxFile({ financial_year: year, format, language: writtenLanguage })
                }
              />
            }
          >
            <YearSums year={year} />
          </RowItem>
        ))}
      </RowList>
    </section>
  );
}

/** Newest first. */
function useTaxOfYears(joined: string) {
  const { queries } = useApi();
  return useQueries({
    queries: yearsSince(joined).map((financial_year) =>
      queries.payouts.myTax.queryOptions({ input: { financial_year }, staleTime: 0 }),
    ),
  });
}

/** Newest first: each quarter in which tax was deducted, with how much. */
function useTaxedQuarters(joined: string) {
  const years = useTaxOfYears(joined);
  const sums = new Map<string, number>();
  for (const { posted_on, amount } of years.flatMap(({ data }) => data?.deductions ?? [])) {
    const quarter = tdsQuarterOf(monthOf(posted_on));
    sums.set(quarter, (sums.get(quarter) ?? 0) + amount);
  }
  const taxed = [...sums].filter(([, sum]) => sum !== 0).sort(([a], [b]) => b.localeCompare(a));
  return {
    taxed,
    isPending: years.some(({ isPending }) => isPending),
    failed: years.find((year) => year.isError),
  };
}

function Certificates({ joined }: { joined: string }) {
  const { t } = useLingui();
  const { api } = useApi();
  const { taxed, isPending, failed } = useTaxedQuarters(joined);
  return (
    <section aria-labelledby="certificates-title">
      <Title order={2} size="h4" id="certificates-title">
        <Trans>TDS certificates</Trans>
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        <Trans>
          What was deducted in a quarter, and the challans by which it was deposited. A quarter without tax
          has none.
        </Trans>
      </Text>
      {isPending && <TableSkeleton rows={2} />}
      {failed && <LoadError query={failed} otherwise={commissionFailures.load} />}
      {!isPending && !failed && taxed.length === 0 && <EmptyState title={t`No tax was deducted yet`} />}
      {!isPending && taxed.length > 0 && (
        <RowList>
          {taxed.map(([quarter, sum]) => (
            <RowItem
              key={quarter}
              isShort
              label={quarter}
              title={quarter}
              figure={<MoneyText amount={paise(sum)} format="plain" />}
              actions={
                <FileButtons
                  of={quarter}
                  ask={(format) => api.tds.certificateMine({ quarter, format, language: writtenLanguage })}
                  none={msg`No tax was deducted in ${quarter}, so there is no certificate`}
                />
              }
            />
          ))}
        </RowList>
      )}
    </section>
  );
}

function YearSums({ year }: { year: string }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const tax = useQuery(queries.payouts.myTax.queryOptions({ input: { financial_year: year }, staleTime: 0 }));
  const [credited, deducted] = [tax.data?.credited ?? 0, tax.data?.deducted ?? 0].map((sum) =>
    formatRupeesAndPaise(paise(sum)),
  );
  return (
    <Text size="sm" c="dimmed" aria-busy={tax.isPending}>
      {tax.data && t`${credited} credited, ${deducted} tax deducted`}
      {!tax.data && (tax.isError ? t`Not loaded` : '…')}
    </Text>
  );
}

function Payouts() {
  const { t } = useLingui();
  const { queries } = useApi();
  const list = useInfiniteQuery(
    queries.payouts.listMine.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor }),
      ...byCursor,
      staleTime: 0,
    }),
  );
  return (
    <Card padding="md" component="section" aria-labelledby="payouts-title">
      <Stack gap="sm">
        <Title order={2} size="h4" id="payouts-title">
          <Trans>Payouts</Trans>
        </Title>
        <DataList
          label={t`Payouts`}
          query={list}
          failure={affiliateFailures.payouts}
          empty={t`Nothing was paid out yet`}
          columns={usePayoutColumns()}
          rowKey={({ id }) => id}
          minWidth={640}
        />
      </Stack>
    </Card>
  );
}

function usePayoutColumns(): Column<OwnPayout>[] {
  const { t, i18n } = useLingui();
  return [
    { key: 'code', label: t`Transfer`, isHeader: true, isNarrow: true, cell: ({ code }) => code },
    moneyColumn('amount', t`Amount`),
    {
      key: 'state',
      label: t`Status`,
      cell: ({ state, paid_on: paidOn, failure }) => (
        <>
          {i18n._(payoutStates[state])}
          {paidOn && ` · ${formatDate(paidOn)}`}
          {failure && (
            <Text size="xs" c="dimmed">
              {failure}
            </Text>
          )}
        </>
      ),
    },
    { key: 'account', label: t`Account`, cell: ({ account }) => account },
    { key: 'reference', label: t`Bank reference`, cell: ({ reference }) => reference ?? '–' },
  ];
}
