// The bars of some figures. Loads the chart library, so it is only ever loaded by who draws one.
import '@mantine/core/styles/ColorSwatch.css';
import '@mantine/charts/styles.css';
import { BarChart, LineChart } from '@mantine/charts';
import { useElementSize } from '@mantine/hooks';
import {
  axisTicks,
  axisWords,
  type FigureRow,
  type Series,
  shortTextOf,
  textOf,
  unknownEnd,
} from './figure.ts';

/** Pixels below which an axis has fewer marks. */
const ROOM_FOR_ALL = 200;

/** Pixels of a sign beside the axis and above a bar, in their small type. */
const SIGN = 5.2;

/** Pixels that an axis has beside its words. */
const AXIS_EDGE = 22;

/** Whether the amounts above the bars do not touch each other. */
function haveRoom(bars: number, width: number, longest: number): boolean {
  return bars > 0 && width / bars >= longest * SIGN + 2;
}

type FigureChartProps = {
  title: string;
  rows: readonly FigureRow[];
  series: readonly Series[];
  shape: 'bars' | 'steps';
  /** Pixels. */
  height?: number;
  /** Over the months at the end that nothing is known of. */
  unknown?: string;
};

type BarProps = {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  fill?: string;
  payload?: { isRunning?: boolean };
};

/** What is not over is an outline: it would look like a fall. */
function FigureBar({ x = 0, y = 0, width = 0, height = 0, fill, payload }: BarProps) {
  // Below nothing a bar has a height below nothing too.
  const place = { x, y: Math.min(y, y + height), width, height: Math.abs(height) };
  if (!payload?.isRunning) return <rect {...place} fill={fill} />;
  return <rect {...place} fill={fill} fillOpacity={0.15} stroke={fill} strokeDasharray="4 3" />;
}

/** A picture to those who see it; what it says stands in the table below it, for everybody. */
export default function FigureChart(props: FigureChartProps) {
  const { title, rows, series, shape, height = 260, unknown } = props;
  const drawn = series.filter(({ colour }) => colour);
  const unit = drawn[0]?.unit ?? 'count';
  const amounts = rows.flatMap(({ values }) => drawn.map(({ name }) => values[name] ?? 0));
  const ticks = axisTicks(Math.max(...amounts, 0), height < ROOM_FOR_ALL ? 3 : undefined);
  const areMonths = rows.every(({ axis }) => axis !== undefined);
  const axisOf = new Map(rows.map(({ label, axis }) => [label, axis]));
  const missing = unknownEnd(rows, series);
  const [first, last] = [missing[0], missing.at(-1)];
  const { ref, width } = useElementSize<HTMLDivElement>();
  // An amount and its L stay in one line.
  const short = (value: number) => shortTextOf(value, unit).replaceAll(' ', '\u00a0');
  const longestOf = (values: readonly number[]) => Math.max(...values.map((value) => short(value).length), 0);
  const axisWidth = Math.ceil(longestOf(ticks) * SIGN) + AXIS_EDGE;
  const chart = {
    h: height,
    data: rows.map(({ label, isRunning, values }) => ({ label, isRunning, ...values })),
    dataKey: 'label',
    series: drawn.map(({ name, label, colour = 'var(--kiraya-chart)' }) => ({ name, label, color: colour })),
    withLegend: drawn.length > 1,
    // As the series are given, which is the order of the bars; it sorts them by their words otherwise.
    legendProps: { itemSorter: null },
    valueFormatter: (value: number) => textOf(value, unit),
    gridProps: { syncWithTicks: true },
    // Each second name and always the last: names of a language with long words would touch each other.
    xAxisProps: {
      ticks: axisWords(rows),
      ...(areMonths
        ? { interval: 0, tickFormatter: (label: string) => axisOf.get(label) ?? label }
        : { minTickGap: 16 }),
    },
    referenceAreas:
      unknown && first && last
        ? [{ x1: first.label, x2: last.label, label: unknown, color: 'gray.5', strokeOpacity: 0 }]
        : [],
    yAxisProps: {
      width: axisWidth,
      ticks,
      // Each of them has its line and its words.
      interval: 0 as const,
      domain: [0, ticks.at(-1) ?? 1] as [number, number],
      tickFormatter: short,
    },
  };
  const hasRoom = haveRoom(amounts.length, width - axisWidth, longestOf(amounts));
  return (
    <div ref={ref} role="img" aria-label={title}>
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
          valueLabelProps={{
            formatter: (value) => short(Number(value)),
            fontSize: 11,
            // No line of the grid goes through a value.
            stroke: 'var(--kiraya-card)',
            strokeWidth: 4,
            paintOrder: 'stroke',
          }}
          barChartProps={{ accessibilityLayer: false }}
          barProps={{ isAnimationActive: false, shape: FigureBar }}
        />
      )}
    </div>
  );
}
