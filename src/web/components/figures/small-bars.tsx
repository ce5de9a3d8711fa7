// Bars without axes, for a phone: no library is loaded for them. Below them the first and the last month and the highest figure.
import { Trans } from '@lingui/react/macro';
import { Group, Text } from '@mantine/core';
import { type FigureRow, type Series, shortTextOf, unknownEnd, withoutEmptyStart } from './figure.ts';
import { colourOf, SeriesLegend } from './series-legend.tsx';
import classes from './small-bars.module.css';

const [WIDTH, HEIGHT, GAP] = [320, 64, 0.3];

type SmallBarsProps = { label: string; rows: readonly FigureRow[]; series: readonly Series[] };

export function SmallBars({ label, rows, series }: SmallBarsProps) {
  const drawn = series.filter(({ colour }) => colour);
  const unknown = unknownEnd(rows, drawn);
  const shown = withoutEmptyStart(rows, drawn).filter((row) => !unknown.includes(row));
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last) return null;
  const most = Math.max(...shown.flatMap(({ values }) => drawn.map(({ name }) => values[name] ?? 0)), 0);
  const step = WIDTH / shown.length;
  const width = (step * (1 - GAP)) / drawn.length;
  const highest = shortTextOf(most, drawn[0]?.unit ?? 'count');
  return (
    <div>
      <SeriesLegend series={drawn} />
      <svg
        className={classes.picture}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {shown.flatMap(({ label: month, values, isRunning }, place) =>
          drawn.map((one, side) => {
            const height = most > 0 ? (Math.max(values[one.name] ?? 0, 0) * (HEIGHT - 2)) / most : 0;
            return (
              <rect
                key={`${month} ${one.name}`}
                x={place * step + (step * GAP) / 2 + side * width}
                y={HEIGHT - 1 - height}
                width={width}
                height={height}
                fill={colourOf(one)}
                stroke={isRunning ? colourOf(one) : undefined}
                className={isRunning ? classes.running : undefined}
              />
            );
          }),
        )}
      </svg>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text size="xs" c="dimmed">
          {first.label}
        </Text>
        {most > 0 && (
          <Text size="xs" c="dimmed">
            <Trans>highest {highest}</Trans>
          </Text>
        )}
        <Text size="xs" c="dimmed">
          {last.label}
        </Text>
      </Group>
    </div>
  );
}
