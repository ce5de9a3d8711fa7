// A pin on the map, which may be left out: put on our map, where one stands, or as numbers of another map.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { asPin, pinText, readPin } from '../../../domain/home-pin.ts';
import type { Point } from '../../../domain/map.ts';
import { IconMapPin } from '../../ui/icons.ts';

const PinMap = lazy(() => import('./pin-map.tsx'));

type PinChooserProps = {
  point: Point | null;
  /** Where the map opens while no pin stands; null: the map cannot be shown yet. */
  start: Point | null;
  description: string;
  /** Why the pin cannot stay where it is: said at once, and not first when it is saved. */
  elsewhere?: string | false;
  error: ReactNode;
  onPoint: (point: Point | null) => void;
  onError: (problem: string) => void;
};

export function PinChooser({
  point,
  start,
  description,
  elsewhere = false,
  error,
  onPoint,
  onError,
}: PinChooserProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const noMapId = useId();
  /** The map is drawn anew where the pin was put by other means than by moving it. */
  const [jumps, setJumps] = useState(0);
  const jump = (next: Point | null) => {
    onPoint(next);
    setJumps((count) => count + 1);
  };
  const from = point ?? start;
  return (
    <Stack gap="sm">
      <div>
        <Text fw={600}>
          <Trans>Pin on the map</Trans>
        </Text>
        <Text size="sm" c="dimmed">
          {description}
        </Text>
        {!from && (
          <Text size="sm" id={noMapId}>
            <Trans>Choose the city first: the map opens there.</Trans>
          </Text>
        )}
      </div>
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconMapPin size={18} aria-hidden />}
          aria-expanded={isOpen}
          disabled={!from}
          aria-describedby={from ? undefined : noMapId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <Trans>Close the map</Trans> : <Trans>Show the map</Trans>}
        </Button>
        <HereButton
          onPoint={jump}
          onFailure={() => onError(t`This device does not say where it is. Use the map instead.`)}
        />
        {/* Its place is kept: what is below stays where it is, also while it is being pressed. */}
        <Button
          variant="subtle"
          style={{ visibility: point ? undefined : 'hidden' }}
          onClick={() => jump(null)}
        >
          <Trans>Take the pin off</Trans>
        </Button>
      </Group>
      {isOpen && from && (
        <Suspense>
          <PinMap
            key={`${jumps} ${start ? pinText(start) : ''}`}
            start={elsewhere !== false && start ? start : from}
            point={point}
            onPoint={onPoint}
          />
        </Suspense>
      )}
      {/* For whoever has them from another map; what is wrong with the pin is said there. */}
      <details open={Boolean(elsewhere || error) || undefined}>
        <Text component="summary" size="sm" style={{ cursor: 'pointer' }}>
          {point ? (
            <Trans>The pin is at {pinText(point)}</Trans>
          ) : (
            <Trans>Enter latitude and longitude instead</Trans>
          )}
        </Text>
        <PinText
          key={point ? pinText(point) : ''}
          point={point}
          elsewhere={elsewhere}
          error={error}
          onPoint={jump}
        />
      </details>
    </Stack>
  );
}

type PinTextProps = {
  point: Point | null;
  elsewhere: string | false;
  error: ReactNode;
  onPoint: (point: Point | null) => void;
};

function PinText({ point, elsewhere, error, onPoint }: PinTextProps) {
  const { t } = useLingui();
  const [text, setText] = useState(point ? pinText(point) : '');
  const [isUnread, setIsUnread] = useState(false);
  const take = () => {
    if (text.trim() === '') return point && onPoint(null);
    const read = readPin(text);
    setIsUnread(read === null);
    if (read && (point === null || pinText(read) !== pinText(point))) onPoint(read);
  };
  return (
    <TextInput
      label={t`Latitude and longitude`}
      mt="xs"
      placeholder="12.93471, 77.62291"
      maxLength={60}
      data-path="point"
      data-held={isUnread || elsewhere !== false || undefined}
      value={text}
      error={isUnread ? t`Enter latitude and longitude, like 12.93471, 77.62291` : elsewhere || error}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={take}
    />
  );
}

type HereButtonProps = { onPoint: (point: Point) => void; onFailure: () => void };

function HereButton({ onPoint, onFailure }: HereButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const ask = () => {
    if (!('geolocation' in navigator)) return onFailure();
    setIsAsking(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng } }) => {
        setIsAsking(false);
        onPoint(asPin({ lat, lng }));
      },
      () => {
        setIsAsking(false);
        onFailure();
      },
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 },
    );
  };
  return (
    <Button variant="default" loading={isAsking} onClick={ask}>
      <Trans>Use my current location</Trans>
    </Button>
  );
}
