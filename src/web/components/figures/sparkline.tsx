// A line without axes beside the figure it leads to.
import classes from './sparkline.module.css';

const [WIDTH, HEIGHT, EDGE] = [320, 88, 6];

/** `at`: the month or the place in the row, neighbours one apart; `value` from nothing up. */
export type Spot = { at: number; value: number };

type SparklineProps = {
  /** Oldest first, two at least. */
  spots: readonly Spot[];
  /** What it shows, to who does not see it. */
  label: string;
  /** The last is of a month that is not over: its dot is hollow. */
  isRunning?: boolean;
  /** Pixels. */
  height?: number;
  /** Below it: the first month and the last one, each with its amount. */
  ends?: readonly [string, string] | undefined;
};

export function Sparkline({ spots, label, isRunning = false, height = HEIGHT, ends }: SparklineProps) {
  const [first, last] = [spots[0], spots.at(-1)];
  if (!first || !last || spots.length < 2) return null;
  const most = Math.max(...spots.map(({ value }) => value), 1);
  const place = ({ at, value }: Spot) =>
    [
      EDGE + ((at - first.at) * (WIDTH - 2 * EDGE)) / (last.at - first.at),
      HEIGHT - EDGE - (value * (HEIGHT - 2 * EDGE)) / most,
    ] as const;
  const line = (of: readonly Spot[]) => of.map((spot) => place(spot).join(',')).join(' ');
  const known = neighbours(spots).map((of) => ({
    of,
    from: place(of[0])[0],
    to: place(of.at(-1) ?? of[0])[0],
  }));
  const [x, y] = place(last);
  const picture = (
    <svg
      className={classes.picture}
      style={{ blockSize: height }}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {known.length > 1 && <polyline points={line(spots)} className={classes.between} />}
      {known.map(({ of, from, to }) => (
        <g key={from}>
          <polygon
            points={`${from},${HEIGHT - EDGE} ${line(of)} ${to},${HEIGHT - EDGE}`}
            className={classes.area}
          />
          <polyline points={line(of)} className={classes.line} />
        </g>
      ))}
      <path d={`M${x} ${y}h0`} className={classes.dot} />
      {isRunning && <path d={`M${x} ${y}h0`} className={classes.hole} />}
    </svg>
  );
  if (!ends) return picture;
  return (
    <div>
      {picture}
      <p className={classes.ends}>
        {ends.map((end, side) => (
          <span key={String(side)}>{end}</span>
        ))}
      </p>
    </div>
  );
}

/** What lies between two that are not neighbours is not known: it is no area, and its line is dashed. */
function neighbours(spots: readonly Spot[]): [Spot, ...Spot[]][] {
  const groups: [Spot, ...Spot[]][] = [];
  for (const spot of spots) {
    const group = groups.at(-1);
    if (group && spot.at - (group.at(-1)?.at ?? spot.at) <= 1) group.push(spot);
    else groups.push([spot]);
  }
  return groups;
}
