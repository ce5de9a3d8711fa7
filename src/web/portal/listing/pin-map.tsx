// The map under the pin: the pin stays in the middle and the map is moved, by hand or by its keys.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { asPin } from '../../../domain/home-pin.ts';
import { type Box, CELLS_PER_DEGREE, type Point } from '../../../domain/map.ts';
import { UNSURE_METRES } from '../../../domain/map-exactness.ts';
import { MapView } from '../../components/map/map-view.tsx';
import { IconMapPin } from '../../ui/icons.ts';
import styles from './pin-map.module.css';

/** Degrees from the pin to the edges of the map: a good kilometre. */
const AROUND = 0.01;
const ignore = () => {};

const boxAt = ({ lat, lng }: Point): Box => ({
  south: lat - AROUND,
  north: lat + AROUND,
  west: lng - AROUND,
  east: lng + AROUND,
});
const middleOf = ({ south, north, west, east }: Box): Point =>
  asPin({ lat: (south + north) / 2, lng: (west + east) / 2 });
const toGrid = (degrees: number): number => Math.round(degrees * CELLS_PER_DEGREE) / CELLS_PER_DEGREE;

type PinMapProps = { start: Point; point: Point | null; onPoint: (point: Point) => void };

export default function PinMap({ start, point, onPoint }: PinMapProps) {
  const { t } = useLingui();
  const [box] = useState(() => boxAt(start));
  const [middle, setMiddle] = useState(() => asPin(start));
  const circle = useMemo(
    () => point && { lat: toGrid(point.lat), lng: toGrid(point.lng), metres: UNSURE_METRES.home },
    [point],
  );
  const move = (seen: Box) => {
    const next = middleOf(seen);
    setMiddle(next);
    // Before the pin is put, looking around says nothing.
    if (point) onPoint(next);
  };
  return (
    <Stack gap="sm">
      <Text size="sm" role="status">
        {point ? (
          <Trans>Move the map until the pin is on the home. Others see the circle only.</Trans>
        ) : (
          <Trans>Move the map until its middle is on the home, then put the pin there.</Trans>
        )}
      </Text>
      <div className={styles.map}>
        <MapView
          box={box}
          groups={[]}
          guess={circle ?? undefined}
          name={t`Map for the pin`}
          onMove={move}
          onOpen={ignore}
          isInText
        />
        <IconMapPin className={styles.pin} data-put={point ? true : undefined} size={40} aria-hidden />
      </div>
      {!point && (
        <Button style={{ alignSelf: 'flex-start' }} onClick={() => onPoint(middle)}>
          <Trans>Put the pin here</Trans>
        </Button>
      )}
    </Stack>
  );
}
