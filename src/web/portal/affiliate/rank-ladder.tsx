// The six ranks with what each needs and pays; the one that the shown month has is marked, and the last closed one is told apart.
import { Trans, useLingui } from '@lingui/react/macro';
import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { presentPlan, type RankName } from '../../../domain/commission/plan.ts';
import { formatMonth, type Month, monthOf } from '../../../domain/dates.ts';
import { formatRupeesShort } from '../../../domain/money.ts';
import { percent } from '../../components/commissions/commission-sentences.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import classes from './overview.module.css';

type RankLadderProps = { rank: RankName; month: Month };

export function RankLadder({ rank, month }: RankLadderProps) {
  const { t } = useLingui();
  const { queries } = useApi();
  const closed = useQuery(queries.commissions.listMyMonths.queryOptions({ staleTime: 0 })).data?.items[0];
  const isRunning = month === monthOf(clock.today());
  const [shown, last] = [month, closed?.month].map((name) => (name ? formatMonth(name) : ''));
  const lastRank = closed?.rank;
  const { ranks } = presentPlan;
  const here = ranks.findIndex(({ name }) => name === rank);
  return (
    <section aria-labelledby="ladder-title">
      <Title order={3} size="h5" id="ladder-title" mb="xs">
        {isRunning ? <Trans>Ranks, so far in {shown}</Trans> : <Trans>Ranks in {shown}</Trans>}
      </Title>
      {closed && closed.month !== month && (
        <Text size="sm" c="dimmed" mb="xs">
          <Trans>
            {last}, the last closed month: {lastRank}
          </Trans>
        </Text>
      )}
      <ol className={classes.ladder}>
        {ranks.map(({ name, threshold, rateBp }, place) => (
          <li
            key={name}
            className={classes.step}
            data-reached={place <= here || undefined}
            aria-current={place === here ? 'step' : undefined}
          >
            <Text span size="sm" fw={place === here ? 700 : 500}>
              {name}
            </Text>
            <Text span size="xs" c="dimmed" className={classes.need}>
              <span>{percent(rateBp)}</span>{' '}
              <span>{threshold === 0 ? t`from the start` : t`from ${formatRupeesShort(threshold)}`}</span>
            </Text>
            {place === here && (
              <Text span size="xs" fw={600}>
                <Trans>You are here</Trans>
              </Text>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
