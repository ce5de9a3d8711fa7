// Bars that lie, each beside its name and its amount: for cities, whose names have no room below a chart. No library is loaded for them.
import { Text, VisuallyHidden } from '@mantine/core';
import type { CSSProperties } from 'react';
import { type FigureRow, filledRows, type Series, shortTextOf, textOf } from './figure.ts';
import classes from './row-bars.module.css';
import { colourOf, SeriesLegend } from './series-legend.tsx';

type RowBarsProps = { label: string; rows: readonly FigureRow[]; series: readonly Series[] };

/** The longest bar is on top. */
export function RowBars({ label, rows, series }: RowBarsProps) {
  const drawn = series.filter(({ colour }) => colour);
  const first = drawn[0]?.name ?? '';
  const shown = filledRows(rows, drawn).toSorted(
    (one, other) => (other.values[first] ?? 0) - (one.values[first] ?? 0),
  );
  const most = Math.max(...shown.flatMap(({ values }) => drawn.map(({ name }) => values[name] ?? 0)), 1);
  return (
    <div>
      <SeriesLegend series={drawn} />
      <ul className={classes.rows} aria-label={label}>
        {shown.map(({ key, label: name, values }) => (
          <li key={key ?? name} className={classes.row}>
            <Text span size="sm" className={classes.name} style={{ gridRow: `1 / span ${drawn.length}` }}>
              {name}
            </Text>
            {drawn.map((one) => {
              const value = values[one.name];
              const style = {
                '--part': Math.max(value ?? 0, 0) / most,
                background: colourOf(one),
              } as CSSProperties;
              return [
                <span key={`${one.name} bar`} className={classes.bar} style={style} />,
                <Text key={one.name} span size="sm" className={`money ${classes.amount}`}>
                  {drawn.length > 1 && <VisuallyHidden>{one.label} </VisuallyHidden>}
                  {typeof value === 'number' ? shortTextOf(value, one.unit) : textOf(value, one.unit)}
                </Text>,
              ];
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
