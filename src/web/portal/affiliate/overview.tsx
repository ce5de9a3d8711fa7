// The affiliate's first screen: what is owed or what this month would pay, whichever says more, then rank and both streams.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Anchor, Badge, Button, Card, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import type { OwnAffiliate } from '../../../contract/affiliates.ts';
import { dateInIndia, formatDate, formatMonth } from '../../../domain/dates.ts';
import { formatRupees, formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { GrantBadges } from '../../components/affiliates/grant-badges.tsx';
import { BalancePicture, NextRank } from '../../components/commissions/balance-picture.tsx';
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
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { Headline } from '../../ui/headline.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { StatsSkeleton, TableSkeleton } from '../../ui/skeletons.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { AffiliateGate } from './affiliate-gate.tsx';
import { Balance } from './balance.tsx';
import { EarningsChange } from './earnings-change.tsx';
import { InviteCard } from './invite-card.tsx';
import { isBalanceFirst } from './leading-figure.ts';
import { OpenMonths } from './open-months.tsx';
import classes from './overview.module.css';
import { RankLadder } from './rank-ladder.tsx';
import { type LastPaid, useLastPaid } from './use-last-paid.ts';
import { type ShownEstimate, useShownEstimate } from './use-shown-estimate.ts';

const MonthBars = lazy(() =>
  import('../../components/commissions/month-bars.tsx').then(({ MonthBars: bars }) => ({ default: bars })),
);

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
    <Stack gap="md">
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
      <ThisMonth
        affiliate={affiliate}
        commissions={commissions}
        balance={<Balance />}
        invite={<InviteCard affiliate={affiliate} />}
      >
        <PayeeCard onChanged={reload} />
      </ThisMonth>
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
        <Trans>Your commission is held. Write to us if this is a mistake.</Trans>
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
          <Trans>You have not agreed to the terms of the plan yet.</Trans>{' '}
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
      <Trans>Until you finish registering, your commission is held, for up to six months.</Trans>
    </Alert>
  );
}

type ThisMonthProps = { affiliate: OwnAffiliate; commissions: string };

type PlacedProps = ThisMonthProps & {
  /** Before the rank on a phone, and beside it on a desk. */
  balance: ReactNode;
  /** After the ranks on a phone, below the first figure on a desk. */
  invite: ReactNode;
  /** After all. */
  children: ReactNode;
};

function ThisMonth({ affiliate, commissions, balance, invite, children }: PlacedProps) {
  const { queries } = useApi();
  const isPhone = useIsPhone();
  const closed = useQuery(queries.commissions.listMyMonths.queryOptions({ staleTime: 0 })).data?.items ?? [];
  const owed = useQuery(queries.payouts.myBalance.queryOptions({ staleTime: 0 }));
  const { present, shown } = useShownEstimate();
  if (present.isError) {
    return (
      <>
        <LoadError query={present} otherwise={commissionFailures.estimate} />
        {balance}
        {invite}
        {children}
      </>
    );
  }
  if (!shown) {
    return (
      <>
        <StatsSkeleton />
        <TableSkeleton rows={3} />
        {balance}
        {invite}
        {children}
      </>
    );
  }
  const isOwedFirst = isBalanceFirst(owed.data?.payable ?? 0, shown, clock.today());
  const own = { ...shown, affiliate, commissions };
  const estimate = <Earned {...own} />;
  // Half of its card is empty on a desk; a phone has the ranks first.
  const bars = !isPhone && closed.length > 1 && (
    <Suspense fallback={<Skeleton height={130} />}>
      <MonthBars months={closed} page={commissions} hasName />
    </Suspense>
  );
  return (
    <>
      {owed.isPending ? <StatsSkeleton /> : isOwedFirst ? <Balance months={bars} /> : estimate}
      <div className={classes.beside}>
        {isOwedFirst ? <EarnedNow {...own} isSmall /> : balance}
        <Card padding="md">
          <Stack gap="lg">
            <Stack gap="xs">
              <RankLadder rank={shown.estimate.person.rank} month={shown.estimate.month} />
              <NextRank person={shown.estimate.person} />
            </Stack>
            {shown.estimate.person.team > 0 && (
              <BalancePicture person={shown.estimate.person} isWithinRanks />
            )}
          </Stack>
        </Card>
        <div>{invite}</div>
        {children}
      </div>
    </>
  );
}

/**
 * The one figure of the screen where nothing is owed or the month is worth more, of which month it is, and what it comes from. While nothing is paid yet in the present month it
 * is what was paid last, and the estimate stands below it.
 */
function Earned(props: ShownEstimate & ThisMonthProps) {
  const { estimate, empty } = props;
  const hasLines = estimate.lines_total > 0;
  const paid = useLastPaid(empty !== null || !hasLines);
  if (paid === undefined) return <StatsSkeleton />;
  return paid ? <EarnedBefore {...props} paid={paid} /> : <EarnedNow {...props} />;
}

function EarnedBefore({ estimate, empty, affiliate, commissions, paid }: EarnedProps & { paid: LastPaid }) {
  const hasLines = estimate.lines_total > 0;
  const day = formatDate(paid.paidOn);
  const { account } = paid;
  const month = paid.month && formatMonth(paid.month);
  const estimated = formatRupeesAndPaise(paise(estimate.person.earned));
  const [shown, none] = [estimate.month, empty ?? estimate.month].map(formatMonth);
  return (
    <Headline
      name={month ? <Trans>Paid for {month}</Trans> : <Trans>Paid last</Trans>}
      value={formatRupeesAndPaise(paise(paid.amount))}
      foot={
        <Text size="sm" c="dimmed">
          <Trans>Nothing is paid yet in {none}.</Trans>{' '}
          {hasLines && (
            <Trans>The estimate counts the rents paid so far, and changes until the month closes.</Trans>
          )}
        </Text>
      }
    >
      <Text span size="sm" c="dimmed">
        <Trans>
          On {day}, to your account {account}
        </Trans>
      </Text>
      {hasLines && (
        <>
          <strong>
            <Trans>
              {shown}: {estimated} so far
            </Trans>
          </strong>
          <Basis estimate={estimate} affiliate={affiliate} commissions={commissions} />
        </>
      )}
      <OpenMonths estimate={estimate} commissions={commissions} />
      <EarningsChange commissions={commissions} />
    </Headline>
  );
}

type EarnedProps = ShownEstimate & ThisMonthProps;

/** `isSmall`: beside a larger figure. */
function EarnedNow({
  estimate,
  empty,
  affiliate,
  commissions,
  isSmall,
}: EarnedProps & { isSmall?: boolean }) {
  const { i18n } = useLingui();
  const { person } = estimate;
  const month = formatMonth(estimate.month);
  const none = empty ? formatMonth(empty) : '';
  const hasLines = estimate.lines_total > 0;
  const isFirst = !hasLines && !isSmall;
  return (
    <Headline
      name={<Trans>Estimate for {month}</Trans>}
      isSmall={isSmall}
      value={hasLines ? formatRupeesAndPaise(paise(person.earned)) : <Trans>Nothing yet</Trans>}
      action={
        isFirst && (
          <Button component={Link} to="/portal/affiliate/homes">
            <Trans>Send your link to an owner</Trans>
          </Button>
        )
      }
      foot={
        hasLines && (
          <Text size="sm" c="dimmed">
            {empty && (
              <>
                <Trans>Nothing is paid yet in {none}.</Trans>{' '}
              </>
            )}
            <Trans>The estimate counts the rents paid so far, and changes until the month closes.</Trans>
            {person.reason && ` ${i18n._(monthReason(person.reason))}`}
          </Text>
        )
      }
    >
      {hasLines ? (
        <Basis estimate={estimate} affiliate={affiliate} commissions={commissions} />
      ) : (
        <Trans>
          Your commission shows up here once the rent of a home that you or your team brought is paid.
        </Trans>
      )}
      <OpenMonths estimate={estimate} commissions={commissions} />
      <EarningsChange commissions={commissions} />
    </Headline>
  );
}

/** What an estimate comes from, and the way to its homes. */
function Basis({ estimate, affiliate, commissions }: Pick<ShownEstimate, 'estimate'> & ThisMonthProps) {
  const { i18n, t } = useLingui();
  const { person } = estimate;
  // With a grant the rank is no matter of balance.
  const mode = person.is_granted
    ? t`Fast Track (the stronger stream counts)`
    : i18n._(modeNames[affiliate.reward_calculation_mode]);
  const [rank, rate] = [person.rank, percent(person.rate_bp)];
  const [own, team, held] = [person.personal, person.team, person.held].map((sum) =>
    formatRupees(paise(sum)),
  );
  const lines = estimate.lines_total.toLocaleString('en-IN');
  return (
    <>
      <span>
        <Trans>
          {rank}, {rate}, {mode}, from {lines} rents
        </Trans>
        {person.held > 0 && (
          <>
            {' '}
            <Trans>and {held} held</Trans>
          </>
        )}
      </span>
      <Text span size="sm" c="dimmed">
        <Trans>
          {own} from your own homes, {team} with your team
        </Trans>
      </Text>
      <Anchor component={Link} size="sm" underline="always" to={`${commissions}?month=${estimate.month}`}>
        <Trans>Breakdown by home</Trans>
      </Anchor>
    </>
  );
}
