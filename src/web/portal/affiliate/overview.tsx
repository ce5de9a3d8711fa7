// The affiliate's first screen: rank, both streams, what this month would pay, and what is owed.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Anchor, Badge, Card, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OwnAffiliate } from '../../../contract/affiliates.ts';
import type { Estimate } from '../../../contract/commissions.ts';
import { dateInIndia, formatDate, formatMonth } from '../../../domain/dates.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { GrantBadges } from '../../components/affiliates/grant-badges.tsx';
import { BalancePicture } from '../../components/commissions/balance-picture.tsx';
import {
  affiliateStatusColours,
  affiliateStatusNames,
  commissionFailures,
  modeNames,
  monthReason,
  percent,
} from '../../components/commissions/commission-sentences.ts';
import { LoadError } from '../../components/load-error.tsx';
import { PayeeCard } from '../../components/payees/payee-card.tsx';
import { StatCard, StatGrid } from '../../components/stat-card.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { StatsSkeleton, TableSkeleton } from '../../ui/skeletons.tsx';
import { AffiliateGate } from './affiliate-gate.tsx';
import { BalanceCards } from './balance-cards.tsx';
import { InviteCard } from './invite-card.tsx';
import { LastMonth } from './last-month.tsx';

export const meta = () => screenMeta(msg`Affiliate overview`);

export default function AffiliateOverview() {
  return (
    <AffiliateStanding
      title={<Trans>Affiliate overview</Trans>}
      commissions="/portal/affiliate/commissions"
    />
  );
}

type StandingProps = {
  title: ReactNode;
  /** The page that shows the months rent by rent. */
  commissions: string;
};

/** Somebody's place in the programme, in the portal they came from. */
export function AffiliateStanding({ title, commissions }: StandingProps) {
  return (
    <AffiliateGate title={title}>
      {(affiliate) => <Overview affiliate={affiliate} title={title} commissions={commissions} />}
    </AffiliateGate>
  );
}

function Overview({ affiliate, title, commissions }: StandingProps & { affiliate: OwnAffiliate }) {
  const { i18n } = useLingui();
  const { queries } = useApi();
  const client = useQueryClient();
  const reload = () => {
    void client.invalidateQueries({ queryKey: queries.affiliates.mine.key() });
    void client.invalidateQueries({ queryKey: queries.payouts.myBalance.key() });
  };
  const since = formatDate(dateInIndia(affiliate.created_at));
  const { affiliate_id: code, sponsor_name: sponsor } = affiliate;
  return (
    <Stack gap="lg">
      <PageHeader
        title={title}
        description={
          sponsor ? (
            <Trans>
              {code}, in the programme since {since}, invited by {sponsor}
            </Trans>
          ) : (
            <Trans>
              {code}, in the programme since {since}
            </Trans>
          )
        }
        badge={
          <Badge color={affiliateStatusColours[affiliate.status]}>
            {i18n._(affiliateStatusNames[affiliate.status])}
          </Badge>
        }
      />
      {affiliate.fast_track && <GrantBadges grant={affiliate.fast_track} today={clock.today()} />}
      <Standing affiliate={affiliate} />
      <ThisMonth affiliate={affiliate} commissions={commissions} />
      <BalanceCards />
      <InviteCard affiliate={affiliate} />
      <PayeeCard onChanged={reload} />
    </Stack>
  );
}

/** What keeps money from being paid. */
function Standing({ affiliate: { status, has_consented, has_pan } }: { affiliate: OwnAffiliate }) {
  const { t } = useLingui();
  if (status === 'active') return null;
  if (status === 'suspended') {
    return (
      <Alert color="red" title={t`Your membership is suspended`}>
        <Trans>Commission is computed and held. Write to us if you think this is a mistake.</Trans>
      </Alert>
    );
  }
  if (status === 'terminated') {
    return (
      <Alert color="gray" title={t`Your membership has ended`}>
        <Trans>What was owed to you is settled; your statements stay here.</Trans>
      </Alert>
    );
  }
  return (
    <Alert color="yellow" title={t`Your registration is pending`}>
      {!has_consented && (
        <div>
          <Trans>Your agreement to the terms of the compensation plan is missing.</Trans>{' '}
          <Anchor component={Link} to="/affiliate/register" underline="always">
            <Trans>Continue with the registration</Trans>
          </Anchor>
        </div>
      )}
      {!has_pan && (
        <div>
          <Trans>Your PAN is missing.</Trans>
        </div>
      )}
      <Trans>Until the registration is complete, commission is computed and held for six months.</Trans>
    </Alert>
  );
}

type ThisMonthProps = { affiliate: OwnAffiliate; commissions: string };

function ThisMonth({ affiliate, commissions }: ThisMonthProps) {
  const { queries } = useApi();
  const estimate = useQuery(queries.commissions.estimateMine.queryOptions({ input: {}, staleTime: 60_000 }));
  if (estimate.isPending) {
    return (
      <>
        <StatsSkeleton />
        <TableSkeleton rows={3} />
      </>
    );
  }
  if (estimate.isError) return <LoadError query={estimate} otherwise={commissionFailures.estimate} />;
  return <MonthSoFar estimate={estimate.data} affiliate={affiliate} commissions={commissions} />;
}

function MonthSoFar({ estimate, affiliate, commissions }: ThisMonthProps & { estimate: Estimate }) {
  const { i18n } = useLingui();
  const { person } = estimate;
  const month = formatMonth(estimate.month);
  const mode = i18n._(modeNames[affiliate.reward_calculation_mode]);
  const rate = percent(person.rate_bp);
  const held = formatRupeesAndPaise(paise(person.held));
  const lines = estimate.lines_total.toLocaleString('en-IN');
  return (
    <>
      <LastMonth estimate={estimate} commissions={commissions} />
      <StatGrid>
        <StatCard name={<Trans>Rank so far in {month}</Trans>} value={person.rank}>
          <Trans>
            {rate}, {mode}
          </Trans>
        </StatCard>
        <StatCard
          name={<Trans>Estimate for {month}</Trans>}
          value={formatRupeesAndPaise(paise(person.earned))}
        >
          {person.held > 0 ? <Trans>and {held} held</Trans> : <Trans>from {lines} rents, as of now</Trans>}
        </StatCard>
        <StatCard
          name={<Trans>Qualifying volume</Trans>}
          value={formatRupeesAndPaise(paise(person.qualifying))}
        />
        <StatCard name={<Trans>Your own RVL</Trans>} value={formatRupeesAndPaise(paise(person.personal))}>
          <Link to={`${commissions}?month=${estimate.month}`}>
            <Trans>Breakdown by home</Trans>
          </Link>
        </StatCard>
      </StatGrid>
      {person.reason && <Text size="sm">{i18n._(monthReason(person.reason))}</Text>}
      <Card padding="md">
        <BalancePicture person={person} />
      </Card>
      <Text size="sm" c="dimmed">
        <Trans>An estimate counts the rents paid so far; the month is computed when it is closed.</Trans>
      </Text>
    </>
  );
}
