// One figure of each month as a bar, and the newest in words: how it goes, at a glance.
import { Group, Text } from '@mantine/core';
import type { BrokerMonth } from '../../../contract/brokers.ts';
import { formatMonth } from '../../../domain/dates.ts';
import classes from './month-bars.module.css';

export type MonthBarsProps = {
  name: string;
  /** Oldest first. */
  months: readonly BrokerMonth[];
  of: (month: BrokerMonth) => number;
  say: (value: number) => string;
};

export function MonthBars({ name, months, of, say }: MonthBarsProps) {
  const most = Math.max(1, ...months.map(of));
  const [oldest, newest] = [months[0], months.at(-1)];
  if (!oldest || !newest) return null;
  return (
    <>
      <Group justify="space-between" align="baseline" gap="sm">
        <Text fw={600}>{name}</Text>
        <Text size="xl" fw={650} className="money">
          {say(of(newest))}
        </Text>
      </Group>
      <div className={classes.bars}>
        {months.map((month) => (
          <span
            key={month.month}
            title={`${formatMonth(month.month)}: ${say(of(month))}`}
            data-newest={month === newest || undefined}
            style={{ blockSize: `${(of(month) * 100) / most}%` }}
          />
        ))}
      </div>
      <Group justify="space-between" gap="sm">
        {[oldest, newest].map(({ month }) => (
          <Text key={month} size="sm" c="dimmed">
            {formatMonth(month)}
          </Text>
        ))}
      </Group>
    </>
  );
}
