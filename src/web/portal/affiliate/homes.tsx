// `/portal/affiliate/homes`: each home an affiliate brought, how far it is, which months are paid, and what they earned and why.
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { OwnAffiliate } from '../../../contract/affiliates.ts';
import type { HomeBrought, RentMonth } from '../../../contract/managed-rentals.ts';
import { dateInIndia, formatDate, formatMonth, type Month } from '../../../domain/dates.ts';
import { paise } from '../../../domain/money.ts';
import { WhyDialog } from '../../components/commissions/why-dialog.tsx';
import { CardList } from '../../components/list/card-list.tsx';
import { cursorOf } from '../../components/list/list-input.ts';
import { propertyTypeLabel } from '../../components/managed-rentals/managed-rental-labels.ts';
import { useHomeName } from '../../components/property/home-names.tsx';
import { usePlaceLine } from '../../components/property/home-words.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { CellLines } from '../../ui/cell-text.tsx';
import type { Column } from '../../ui/columns.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FactTable } from '../../ui/fact-table.tsx';
import { IconInfoCircle } from '../../ui/icons.ts';
import { MoneyText } from '../../ui/money-text.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { RowButton } from '../../ui/row-actions.tsx';
import { AffiliateGate } from './affiliate-gate.tsx';
import { affiliateFailures } from './affiliate-messages.ts';
import { OwnerLinkCard } from './owner-link-card.tsx';

export const meta = () => screenMeta(msg`Homes I brought`);

export default function AffiliateHomes() {
  return (
    <AffiliateGate title={<Trans>Homes I brought</Trans>}>
      {(affiliate) => <Homes affiliate={affiliate} />}
    </AffiliateGate>
  );
}

function Homes({ affiliate }: { affiliate: OwnAffiliate }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const [params] = useSearchParams();
  const page = useQuery(
    queries.managedRentals.homesBrought.queryOptions({
      input: { cursor: cursorOf(params) },
      staleTime: 0,
      placeholderData: keepPage,
    }),
  );
  const hasHomes = page.data?.total !== 0;
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Homes I brought</Trans>}
        description={<Trans>Homes that came with your code, and what each month earned you.</Trans>}
      />
      {/* Whoever brought homes looks for them first. */}
      {!hasHomes && <OwnerLinkCard affiliate={affiliate} />}
      <CardList
        query={page}
        failure={affiliateFailures.homes}
        empty={
          <EmptyState title={t`No homes yet`}>
            <Trans>A home appears here when its owner submits it with your link or code.</Trans>
          </EmptyState>
        }
        count={(total) => <Plural value={total} one="# home" other="# homes" />}
        rowKey={({ id }) => id}
        card={(home) => <HomeCard home={home} />}
      />
      {hasHomes && <OwnerLinkCard affiliate={affiliate} />}
    </Stack>
  );
}

const stateNames: Readonly<Record<HomeBrought['state'], ReturnType<typeof msg>>> = {
  submitted: msg`Submitted`,
  under_review: msg`Under review`,
  approved: msg`Approved`,
  declined: msg`Declined`,
  active: msg`Managed`,
  ended: msg`Ended`,
};

const stateColours: Readonly<Record<HomeBrought['state'], string>> = {
  submitted: 'yellow',
  under_review: 'yellow',
  approved: 'blue',
  declined: 'gray',
  active: 'green',
  ended: 'gray',
};

function HomeCard({ home }: { home: HomeBrought }) {
  const { i18n } = useLingui();
  const place = usePlaceLine(home.place);
  const type = propertyTypeLabel(home.property_type);
  const name = useHomeName(
    home.property_name ?? `${typeof type === 'string' ? type : i18n._(type)}, ${place}`,
  );
  const since = formatDate(dateInIndia(home.sent_at));
  return (
    <Card padding="md" component="article" aria-label={name}>
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start" gap="sm">
          <Stack gap={2} miw={0} flex="1 1 220px">
            <Title order={2} size="h4">
              {name}
            </Title>
            <Text size="sm" c="dimmed">
              <Trans>Submitted on {since}</Trans>
            </Text>
          </Stack>
          <Badge color={stateColours[home.state]}>{i18n._(stateNames[home.state])}</Badge>
        </Group>
        <Text size="sm">
          <Standing home={home} />
        </Text>
        {home.months.length > 0 && <Months home={name} months={home.months} />}
      </Stack>
    </Card>
  );
}

/** What comes next, or why it earns nothing. */
function Standing({
  home: { state, is_brought: isBrought, is_credited: isCredited, months },
}: {
  home: HomeBrought;
}) {
  if (state === 'submitted' || state === 'under_review')
    return <Trans>We are looking at it. It earns once it is managed and its rent is paid.</Trans>;
  if (state === 'approved') return <Trans>Approved. We agree the lease and the rent with the owner.</Trans>;
  if (state === 'declined') return <Trans>We did not take it on, so it earns nothing.</Trans>;
  if (!isCredited)
    return (
      <Trans>It is credited to someone else, so it earns you nothing. Write to us if that is wrong.</Trans>
    );
  if (months.length === 0) return <Trans>No rent was due in the last six months.</Trans>;
  return isBrought ? <Trans>The owner came with your code.</Trans> : <Trans>We credited it to you.</Trans>;
}

function Months({ home, months }: { home: string; months: readonly RentMonth[] }) {
  const { t } = useLingui();
  const { queries } = useApi();
  const [why, setWhy] = useState<RentMonth>();
  const columns = useMonthColumns(home, setWhy);
  return (
    <>
      <FactTable
        label={t`Months of ${home}`}
        columns={columns}
        rows={months}
        rowKey={({ month }) => month}
        minWidth={300}
      />
      {why?.explained_in && why.payment_id && (
        <WhyDialog
          title={t`Why this amount: ${home}`}
          query={queries.commissions.explainMine.queryOptions({
            input: { month: why.explained_in as Month, payment_id: why.payment_id },
          })}
          onClose={() => setWhy(undefined)}
        />
      )}
    </>
  );
}

function useMonthColumns(home: string, onWhy: (month: RentMonth) => void): Column<RentMonth>[] {
  const { t } = useLingui();
  return [
    { key: 'month', label: t`Month`, isNarrow: true, cell: ({ month }) => formatMonth(month as Month) },
    // One column for both: on a phone what was earned has to be seen without moving the table.
    {
      key: 'rvl',
      label: t`Rent`,
      cell: ({ rvl, status }) => (
        <CellLines
          main={<MoneyText amount={paise(rvl)} format="plain" />}
          detail={status === 'paid' ? t`Paid` : t`Not paid`}
        />
      ),
    },
    {
      key: 'earned',
      label: t`You earned`,
      cell: ({ earned, status }) => {
        if (earned !== null) return <MoneyText amount={paise(earned)} format="plain" />;
        return status === 'paid' ? t`When the month closes` : t`Nothing until it is paid`;
      },
    },
    {
      key: 'why',
      label: t`Why`,
      isActions: true,
      cell: (month) =>
        month.explained_in && (
          <RowButton
            size="compact-xs"
            icon={<IconInfoCircle size={18} aria-hidden />}
            onClick={() => onWhy(month)}
            aria-label={t`Why, ${formatMonth(month.month as Month)}: ${home}`}
          >
            <Trans>Why</Trans>
          </RowButton>
        ),
    },
  ];
}
