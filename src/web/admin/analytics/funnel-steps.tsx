// The funnel as one picture: each step a part of the one before it, with its share of that one and of all who asked.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { FunnelStep } from '../../../domain/funnel.ts';
import { funnelSteps } from '../../../domain/funnel.ts';
import { reachedLabels } from './funnel-labels.ts';
import classes from './funnel-steps.module.css';

type FunnelStepsProps = {
  counts: Readonly<Record<FunnelStep, number>>;
  /** Where the requests of each step are listed, for whoever may see them. */
  links: Readonly<Record<string, string>>;
};

const percentOf = (part: number, whole: number) => (whole > 0 ? Math.round((part * 100) / whole) : 0);

export function FunnelSteps({ counts, links }: FunnelStepsProps) {
  const { i18n } = useLingui();
  return (
    <ol className={classes.steps}>
      {funnelSteps.map((step, place) => {
        const before = funnelSteps[place - 1];
        const count = counts[step];
        const [share, ofAll] = [percentOf(count, counts[before ?? 'asked']), percentOf(count, counts.asked)];
        const to = count > 0 ? links[step] : undefined;
        const shown = count.toLocaleString('en-IN');
        return (
          <li key={step} className={classes.step}>
            <Text span size="sm" fw={600}>
              {i18n._(reachedLabels[step])}
            </Text>
            <span className={classes.track} aria-hidden>
              <span className={classes.bar} style={{ inlineSize: `${ofAll}%` }} />
            </span>
            <Text span size="sm" fw={700} className={`money ${classes.count}`}>
              {to ? (
                <Anchor component={Link} to={to} inherit underline="always">
                  {shown}
                </Anchor>
              ) : (
                shown
              )}
            </Text>
            <Text span size="sm" c="dimmed" className={classes.share}>
              {before ? <Trans>{share}% of the step before</Trans> : <Trans>all requests</Trans>}
            </Text>
          </li>
        );
      })}
    </ol>
  );
}
