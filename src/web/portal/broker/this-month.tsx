// What the present month would pay a broker so far, at which rank, and how far it is to the next.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatMonth } from '../../../domain/dates.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { NextRank } from '../../components/commissions/balance-picture.tsx';
import { commissionFailures, percent } from '../../components/commissions/commission-sentences.ts';
import { QueryState } from '../../components/query-state.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { affiliateFailures } from '../affiliate/affiliate-messages.ts';
import { LastMonth } from '../affiliate/last-month.tsx';

export function ThisMonth() {
  const { queries } = useApi();
  const own = useQuery(queries.affiliates.mine.queryOptions({ staleTime: 0 }));
  return (
    <Card padding="md" component="section" aria-labelledby="month-title">
      <Stack gap="xs">
        <Title order={2} size="h4" id="month-title">
          <Trans>Commission this month</Trans>
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
  const { queries } = useApi();
  const estimate = useQuery(queries.commissions.estimateMine.queryOptions({ input: {}, staleTime: 60_000 }));
  return (
    <QueryState query={estimate} failure={commissionFailures.estimate} height={80}>
      {(shown) => {
        const { month, person } = shown;
        const [earned, held] = [person.earned, person.held].map((amount) =>
          formatRupeesAndPaise(paise(amount)),
        );
        const [name, rank, rate] = [formatMonth(month), person.rank, percent(person.rate_bp)];
        return (
          <>
            <Text fz={26} fw={700} className="money">
              {earned}
            </Text>
            <Text size="sm" c="dimmed">
              {person.held > 0
                ? t`Estimate for ${name} at ${rank}, ${rate}, and ${held} held`
                : t`Estimate for ${name} at ${rank}, ${rate}`}
            </Text>
            <LastMonth estimate={shown} commissions="/portal/broker/commissions" />
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
      }}
    </QueryState>
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
