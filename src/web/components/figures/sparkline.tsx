// A line without axes beside the figure it leads to.
import classes from './sparkline.module.css';

const [WIDTH, HEIGHT, EDGE] = [320, 88, 6];

/** `at`: where on the line of time, in any unit; `value` from nothing up. */
export type Spot = { at: number; value: number };

type SparklineProps = {
  /** Oldest first, two at least. */
  spots: readonly Spot[];
  /** What it shows, to who does not see it. */
  label: string;
  /** Pixels. */
  height?: number;
};

export function Sparkline({ spots, label, height = HEIGHT }: SparklineProps) {
  const [first, last] = [spots[0], spots.at(-1)];
  if (!first || !last || spots.length < 2) return null;
  const most = Math.max(...spots.map(({ value }) => value), 1);
  const place = ({ at, value }: Spot) =>
    [
      EDGE + ((at - first.at) * (WIDTH - 2 * EDGE)) / (last.at - first.at),
      HEIGHT - EDGE - (value * (HEIGHT - 2 * EDGE)) / most,
    ] as const;
  const line = spots.map((spot) => place(spot).join(',')).join(' ');
  const [x, y] = place(last);
  return (
    <svg
      className={classes.picture}
      style={{ blockSize: height }}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <polygon points={`${EDGE},${HEIGHT - EDGE} ${line} ${x},${HEIGHT - EDGE}`} className={classes.area} />
      <polyline points={line} className={classes.line} />
      <path d={`M${x} ${y}h0`} className={classes.dot} />
    </svg>
  );
}
