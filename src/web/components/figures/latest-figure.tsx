// The newest figure of a chart and how it changed, said before it is drawn.
import { Plural, Trans } from '@lingui/react/macro';
import { Box, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { type FigureRow, plainNumber, type Series, textOf } from './figure.ts';

type LatestFigureProps = {
  rows: readonly FigureRow[];
  series: Series;
  /** One of several: its name stands beside it. */
  isNamed?: boolean;
  /** What the newest is called: it stands in large type, and the figure below it. */
  name?: string | undefined;
  /** What is said after it. */
  children?: ReactNode;
};

/** Of `series`, oldest row first; nothing where the newest is not known. */
export function LatestFigure({ rows, series, name, isNamed = false, children }: LatestFigureProps) {
  const [newest, before] = [rows.at(-1), rows.at(-2)];
  const { unit } = series;
  const value = newest?.values[series.name];
  if (!newest || value === null || value === undefined) return null;
  const text = textOf(value, unit);
  return (
    <Box mb="sm">
      <Text component="p" m={0} fz={24} fw={700} lh={1.2} className="money">
        {name || (unit === 'hours' ? <Trans>{text} h</Trans> : text)}
      </Text>
      <Text size="sm" c="dimmed">
        {name && `${text} · `}
        {isNamed && `${series.label} · `}
        {newest.label}
        {before && (
          <>
            {' · '}
            <Change by={value - (before.values[series.name] ?? 0)} unit={unit} since={before.label} />
          </>
        )}
      </Text>
      {children}
    </Box>
  );
}

type ChangeProps = { by: number; unit: Series['unit']; since: string };

function Change({ by, unit, since }: ChangeProps) {
  if (by === 0) return <Trans>as in {since}</Trans>;
  // From 20% to 25% is a quarter more: the difference of two shares is counted in points.
  const amount =
    unit === 'percent' ? (
      <Plural value={Math.abs(by) / 100} one="# point" other="# points" />
    ) : unit === 'hours' ? (
      <Plural value={plainNumber(Math.abs(by), unit) ?? 0} one="# hour" other="# hours" />
    ) : (
      textOf(Math.abs(by), unit)
    );
  return by > 0 ? (
    <Trans>
      {amount} more than in {since}
    </Trans>
  ) : (
    <Trans>
      {amount} less than in {since}
    </Trans>
  );
}
