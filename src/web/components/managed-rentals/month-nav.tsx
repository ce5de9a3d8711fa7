// Walks the grid of months back and forth, four at a time.
import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import { RVL_MONTHS_SHOWN } from '../../../domain/managed-rentals.ts';
import { useStepLink } from '../../lib/use-step-link.ts';
import { monthsOn, useShownMonth } from './shown-month.ts';

export const MonthNav = () => (
  <Group gap="xs">
    <MonthLinks />
  </Group>
);

/** The same where they are among other acts. */
export function MonthLinks() {
  const { until, current } = useShownMonth();
  const stepLink = useStepLink();
  const by = (months: number) => stepLink((query) => monthsOn(query, current, months));
  return (
    <>
      <Button component={Link} {...by(-RVL_MONTHS_SHOWN)} variant="default" size="sm">
        <Trans>Earlier months</Trans>
      </Button>
      {until < current && (
        <>
          <Button component={Link} {...by(RVL_MONTHS_SHOWN)} variant="default" size="sm">
            <Trans>Later months</Trans>
          </Button>
          <Button component={Link} {...stepLink(() => ({ until: null }))} variant="subtle" size="sm">
            <Trans>Current month</Trans>
          </Button>
        </>
      )}
    </>
  );
}
