// The bars of some figures. Loads the chart library, so it is only ever loaded by who draws one.
import '@mantine/core/styles/ColorSwatch.css';
import '@mantine/charts/styles.css';
import { BarChart, LineChart } from '@mantine/charts';
import { axisTicks, type FigureRow, type Series, shortTextOf, textOf } from './figure.ts';

/** Pixels below which an axis has fewer marks. */
const ROOM_FOR_ALL = 200;

const ALL_NAMES = 6;

function secondNames(names: readonly string[]): string[] {
  return names.filter((_, place) => names.length <= ALL_NAMES || (names.length - 1 - place) % 2 === 0);
}

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
    // Each second name and always the last: names of a language with long words would touch each other.
    xAxisProps: { minTickGap: 16, ticks: secondNames(rows.map(({ label }) => label)) },
    yAxisProps: {
      width: 72,
      ticks,
      domain: [0, ticks.at(-1) ?? 1] as [number, number],
      tickFormatter: (value: number) => shortTextOf(value, unit),
    },
  };
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
          barChartProps={{ accessibilityLayer: false }}
          barProps={{ isAnimationActive: false }}
        />
      )}
    </div>
  );
}
