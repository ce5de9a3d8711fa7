// The bars of some figures. Loads the chart library, so it is only ever loaded by who draws one.
import '@mantine/core/styles/ColorSwatch.css';
import '@mantine/charts/styles.css';
import { BarChart, LineChart } from '@mantine/charts';
import { axisTicks, type FigureRow, type Series, shortTextOf, textOf } from './figure.ts';

/** Pixels below which an axis has fewer marks. */
const ROOM_FOR_ALL = 200;

/** Bars wide enough for their amount above each. */
const MOST_LABELLED = 8;

type FigureChartProps = {
  title: string;
  rows: readonly FigureRow[];
  series: readonly Series[];
  shape: 'bars' | 'steps';
  /** Pixels. */
  height?: number;
};

/** A picture to those who see it; what it says stands in the table below it, for everybody. */
export default function FigureChart({ title, rows, series, shape, height = 260 }: FigureChartProps) {
  const drawn = series.filter(({ colour }) => colour);
  const unit = drawn[0]?.unit ?? 'count';
  const ticks = axisTicks(
    Math.max(...rows.flatMap(({ values }) => drawn.map(({ name }) => values[name] ?? 0)), 0),
    height < ROOM_FOR_ALL ? 3 : undefined,
  );
  const chart = {
    h: height,
    data: rows.map(({ label, values }) => ({ label, ...values })),
    dataKey: 'label',
    series: drawn.map(({ name, label, colour = 'var(--kiraya-chart)' }) => ({ name, label, color: colour })),
    withLegend: drawn.length > 1,
    // As the series are given, which is the order of the bars; it sorts them by their words otherwise.
    legendProps: { itemSorter: null },
    valueFormatter: (value: number) => textOf(value, unit),
    // Months of a language with long words would touch each other.
    xAxisProps: { minTickGap: 16 },
    yAxisProps: {
      width: 72,
      ticks,
      // Each of them has its line and its words.
      interval: 0 as const,
      domain: [0, ticks.at(-1) ?? 1] as [number, number],
      tickFormatter: (value: number) => shortTextOf(value, unit),
    },
  };
  const hasRoom = drawn.length === 1 && rows.length <= MOST_LABELLED;
  return (
    <div role="img" aria-label={title}>
      {shape === 'steps' ? (
        <LineChart
          {...chart}
          curveType="step"
          lineChartProps={{ accessibilityLayer: false }}
          lineProps={{ isAnimationActive: false }}
        />
      ) : (
        <BarChart
          {...chart}
          withBarValueLabel={hasRoom}
          valueLabelProps={{ formatter: (value) => shortTextOf(Number(value), unit), fontSize: 11 }}
          barChartProps={{ accessibilityLayer: false }}
          barProps={{ isAnimationActive: false }}
        />
      )}
    </div>
  );
}
