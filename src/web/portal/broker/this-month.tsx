// What the present month would pay a broker so far, at which rank, and how far it is to the next.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatMonth } from '../../../domain/dates.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { NextRank } from '../../components/commissions/balance-picture.tsx';
import { commissionFailures, percent } from '../../components/commissions/commission-sentences.ts';
import { LoadError } from '../../components/load-error.tsx';
import { QueryState } from '../../components/query-state.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { affiliateFailures } from '../affiliate/affiliate-messages.ts';
import { useShownEstimate } from '../affiliate/use-shown-estimate.ts';

export function ThisMonth() {
  const { queries } = useApi();
  const own = useQuery(queries.affiliates.mine.queryOptions({ staleTime: 0 }));
  return (
    <Card padding="md" component="section" aria-labelledby="month-title">
      <Stack gap="xs">
        <Title order={2} size="h4" id="month-title">
          <Trans>Your commission</Trans>
        </Title>
        <QueryState query={own} failure={affiliateFailures.load} height={80}>
          {({ affiliate }) => (affiliate ? <SoFar /> : <Outside />)}
        </QueryState>
      </Stack>
    </Card>
  );
}

function SoFar() {
  const { t } = useLingui();
  const { present, shown } = useShownEstimate();
  if (present.isError) return <LoadError query={present} otherwise={commissionFailures.estimate} />;
  if (!shown) return <Skeleton h={120} role="status" aria-busy aria-label={t`Loading`} />;
  const { month, person } = shown.estimate;
  const [earned, held] = [person.earned, person.held].map((amount) => formatRupeesAndPaise(paise(amount)));
  const [name, rank, rate] = [formatMonth(month), person.rank, percent(person.rate_bp)];
  const none = shown.empty ? formatMonth(shown.empty) : '';
  return (
    <>
      {person.team > 0 ? (
        <Text fz={28} fw={700} lh={1.2} className="money">
          {earned}
        </Text>
      ) : (
        <Text>
          <Trans>
            No rent was paid yet for a home of yours or your team. The first one that is paid begins your
            month.
          </Trans>
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {person.held > 0
          ? t`Estimate for ${name} at ${rank}, ${rate}, and ${held} held`
          : t`Estimate for ${name} at ${rank}, ${rate}`}
      </Text>
      {shown.empty && (
        <Text size="sm" c="dimmed">
          <Trans>Nothing is paid yet in {none}, so this is the month before it.</Trans>
        </Text>
      )}
      <NextRank person={person} />
      <Group gap="md">
        <Anchor component={Link} size="sm" to={`/portal/broker/commissions?month=${month}`}>
          <Trans>Breakdown by home</Trans>
        </Anchor>
        <Anchor component={Link} size="sm" to="/portal/broker/affiliate">
          <Trans>Your place in the programme</Trans>
        </Anchor>
      </Group>
    </>
  );
}

/** Commission is earned in the affiliate programme alone. */
function Outside() {
  return (
    <>
      <Text size="sm">
        <Trans>Commission is paid to members of the affiliate programme. You are not in it yet.</Trans>
      </Text>
      <Anchor component={Link} size="sm" to="/portal/broker/affiliate">
        <Trans>How to join</Trans>
      </Anchor>
    </>
  );
}
