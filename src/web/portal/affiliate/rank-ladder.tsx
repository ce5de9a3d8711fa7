// The six ranks with what each needs and pays; the one that the shown month has is marked.
import { Trans, useLingui } from '@lingui/react/macro';
import { Text, Title } from '@mantine/core';
import { presentPlan, type RankName } from '../../../domain/commission/plan.ts';
import { formatRupeesShort } from '../../../domain/money.ts';
import { percent } from '../../components/commissions/commission-sentences.ts';
import classes from './overview.module.css';

export function RankLadder({ rank }: { rank: RankName }) {
  const { t } = useLingui();
  const { ranks } = presentPlan;
  const here = ranks.findIndex(({ name }) => name === rank);
  return (
    <section aria-labelledby="ladder-title">
      <Title order={3} size="h5" id="ladder-title" mb="xs">
        <Trans>Ranks</Trans>
      </Title>
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
