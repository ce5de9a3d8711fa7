// What the present month would pay a broker so far, at which rank, and how far it is to the next.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Group, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatMonth } from '../../../domain/dates.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { NextRank } from '../../components/commissions/balance-picture.tsx';
import { commissionFailures, percent } from '../../components/commissions/commission-sentences.ts';
import { LoadError } from '../../components/load-error.tsx';
import { QueryState } from '../../components/query-state.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { Headline } from '../../ui/headline.tsx';
import { affiliateFailures } from '../affiliate/affiliate-messages.ts';
import { EarningsChange } from '../affiliate/earnings-change.tsx';
import { useShownEstimate } from '../affiliate/use-shown-estimate.ts';

export function ThisMonth() {
  const { queries } = useApi();
  const own = useQuery(queries.affiliates.mine.queryOptions({ staleTime: 0 }));
  return (
    <QueryState query={own} failure={affiliateFailures.load} height={160}>
      {({ affiliate }) => (affiliate ? <SoFar /> : <Outside />)}
    </QueryState>
  );
}

function SoFar() {
  const { t } = useLingui();
  const { queries } = useApi();
  const owed = useQuery(queries.payouts.myBalance.queryOptions({ staleTime: 0 })).data?.payable ?? 0;
  const balance = formatRupeesAndPaise(paise(owed));
  const { present, shown } = useShownEstimate();
  if (present.isError) return <LoadError query={present} otherwise={commissionFailures.estimate} />;
  if (!shown) return <Skeleton h={160} role="status" aria-busy aria-label={t`Loading`} />;
  const { month, person } = shown.estimate;
  const [earned, held] = [person.earned, person.held].map((amount) => formatRupeesAndPaise(paise(amount)));
  const [name, rank, rate] = [formatMonth(month), person.rank, percent(person.rate_bp)];
  const none = shown.empty ? formatMonth(shown.empty) : '';
  return (
    <Headline
      name={<Trans>Estimate for {name}</Trans>}
      value={person.team > 0 ? earned : <Trans>Nothing yet</Trans>}
      foot={
        <Group gap="md">
          <Anchor component={Link} size="sm" to={`/portal/broker/commissions?month=${month}`}>
            <Trans>Breakdown by home</Trans>
          </Anchor>
          <Anchor component={Link} size="sm" to="/portal/broker/affiliate">
            <Trans>Your place in the programme</Trans>
          </Anchor>
        </Group>
      }
    >
      <Text span size="sm">
        {person.held > 0
          ? t`${rank} so far in ${name}, ${rate}, and ${held} held`
          : t`${rank} so far in ${name}, ${rate}`}
        {'. '}
        <Trans>Your rank is set when {name} closes.</Trans>
        {shown.empty && (
          <>
            {' '}
            <Trans>Nothing is paid yet in {none}.</Trans>
          </>
        )}
      </Text>
      {owed !== 0 && (
        <Text span size="sm" className="money">
          <Trans>Your balance {balance}</Trans>
        </Text>
      )}
      {person.team > 0 ? (
        <NextRank person={person} />
      ) : (
        <Text span size="sm" c="dimmed">
          <Trans>
            Your commission shows up here once the rent of a home that you or your team brought is paid.
          </Trans>
        </Text>
      )}
      <EarningsChange commissions="/portal/broker/commissions" />
    </Headline>
  );
}

/** Commission is earned in the affiliate programme alone. */
function Outside() {
  return (
    <Headline
      name={<Trans>Your commission</Trans>}
      value={<Trans>Not in the programme yet</Trans>}
      action={
        <Button component={Link} variant="default" to="/portal/broker/affiliate">
          <Trans>How to join</Trans>
        </Button>
      }
    >
      <Trans>Commission is paid to members of the affiliate programme.</Trans>
    </Headline>
  );
}
