// Walks the grid of months back and forth, four at a time; the newest month shown stands in the address.
import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { type Month, shiftMonth } from '../../../domain/dates.ts';
import { RVL_MONTHS_SHOWN } from '../../../domain/managed-rentals.ts';

type MonthNavProps = { until: Month; current: Month };

export function MonthNav({ until, current }: MonthNavProps) {
  const [params] = useSearchParams();
  const to = (month: Month | null) => {
    const next = new URLSearchParams(params);
    if (month === null || month >= current) next.delete('until');
    else next.set('until', month);
    return `?${next}`;
  };
  return (
    <Group gap="xs">
      <Button component={Link} to={to(shiftMonth(until, -RVL_MONTHS_SHOWN))} variant="default" size="sm">
        <Trans>Earlier months</Trans>
      </Button>
      {until < current && (
        <>
          <Button component={Link} to={to(shiftMonth(until, RVL_MONTHS_SHOWN))} variant="default" size="sm">
            <Trans>Later months</Trans>
          </Button>
          <Button component={Link} to={to(null)} variant="subtle" size="sm">
            <Trans>Current month</Trans>
          </Button>
        </>
      )}
    </Group>
  );
}
