// The front page's drawing: a street of homes at dusk, in the brand's colours; it says nothing that words do not.
import styles from './home.module.css';

type Building = { x: number; width: number; height: number; shade: string; columns: number; rows: number };

const GROUND = 300;
const buildings: Building[] = [
  { x: 10, width: 84, height: 150, shade: 'var(--mantine-color-teal-3)', columns: 3, rows: 5 },
  { x: 104, width: 70, height: 232, shade: 'var(--mantine-color-teal-7)', columns: 2, rows: 8 },
  { x: 184, width: 104, height: 118, shade: 'var(--mantine-color-teal-5)', columns: 4, rows: 3 },
  { x: 298, width: 76, height: 196, shade: 'var(--mantine-color-teal-8)', columns: 3, rows: 6 },
  { x: 384, width: 86, height: 138, shade: 'var(--mantine-color-teal-4)', columns: 3, rows: 4 },
];

/** A fixed pattern of lit windows that does not look like one. */
const isLit = (building: number, row: number, column: number) =>
  (building * 5 + row * 3 + column * 7) % 4 === 0;

export function Skyline() {
  return (
    <svg className={styles.skyline} viewBox="0 0 480 312" aria-hidden="true" focusable="false">
      <circle cx="392" cy="72" r="40" fill="var(--kiraya-mark)" opacity="0.9" />
      {buildings.map((building, place) => (
        <g key={building.x}>
          <rect
            x={building.x}
            y={GROUND - building.height}
            width={building.width}
            height={building.height}
            rx="6"
            fill={building.shade}
          />
          {windowsOf(building, place).map(({ x, y, lit }) => (
            <rect
              key={`${x} ${y}`}
              x={x}
              y={y}
              width="11"
              height="14"
              rx="2"
              fill={lit ? 'var(--kiraya-mark)' : '#ffffff'}
              opacity={lit ? 1 : 0.35}
            />
          ))}
        </g>
      ))}
      <rect x="0" y={GROUND} width="480" height="6" rx="3" fill="var(--kiraya-line)" />
    </svg>
  );
}

function windowsOf({ x, width, height, columns, rows }: Building, place: number) {
  const across = width / columns;
  const down = (height - 24) / rows;
  return Array.from({ length: columns * rows }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    return {
      x: Math.round(x + across * (column + 0.5) - 5),
      y: Math.round(GROUND - height + 16 + down * row),
      lit: isLit(place, row, column),
    };
  });
}
