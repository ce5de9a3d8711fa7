// Where a home lies, roughly: the stations near it, and a map with a circle, loaded when somebody asks for it.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import type { PropertyDetail } from '../../../contract/catalogue.ts';
import styles from '../../components/property/detail.module.css';
import { IconMapPin } from '../../ui/icons.ts';

const MapView = lazy(() =>
  import('../../components/map/map-view.tsx').then((module) => ({ default: module.MapView })),
);

/** What is seen of the map at least: about two kilometres each way, and the whole circle with room around it. */
const AROUND = 0.02;
const METRES_PER_DEGREE = 111_200;
const ignore = () => {};

type Home = Pick<PropertyDetail, 'place' | 'locality' | 'city'>;
type Place = NonNullable<PropertyDetail['place']>;

export function PlaceMap({ home: { place, locality, city } }: { home: Home }) {
  const [isOpen, setIsOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useMemo(() => place && shownOf(place), [place]);
  if (!place || !shown) return null;
  const area = place.exactness === 'city' ? city : locality;
  const open = () => {
    setIsOpen(true);
    // The button goes, and the map is still on its way.
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        <Trans>Where it is</Trans>
      </h2>
      <p>
        {place.exactness === 'home' ? (
          <Trans>
            Approximate location. You’ll get the exact address once a visit or an application is accepted.
          </Trans>
        ) : (
          <Trans>
            Somewhere in {area}: the place is not marked on the map. You’ll get the exact address once a visit
            or an application is accepted.
          </Trans>
        )}
      </p>
      <Stations place={place} area={area} />
      {isOpen ? (
        <Suspense>
          <MapView box={shown.box} groups={[]} guess={shown.guess} onMove={ignore} onOpen={ignore} isInText />
        </Suspense>
      ) : (
        <button type="button" className={`${styles.openMap} needs-script no-print`} onClick={open}>
          <Trans>Show on the map</Trans>
        </button>
      )}
    </section>
  );
}

function shownOf({ lat, lng, radius_m: metres }: Place) {
  const around = Math.max(AROUND, (metres / METRES_PER_DEGREE) * 1.3);
  return {
    guess: { lat, lng, metres },
    box: { south: lat - around, north: lat + around, west: lng - around, east: lng + around },
  };
}

function Stations({ place, area }: { place: Place; area: string | null }) {
  if (place.near.length === 0) return null;
  return (
    <ul className={styles.stations}>
      {place.near.map((station) => (
        <li key={station.kind}>
          <IconMapPin size={18} aria-hidden />
          <Station station={station} isFromHome={place.exactness === 'home'} area={area} />
        </li>
      ))}
    </ul>
  );
}

type StationProps = { station: Place['near'][number]; isFromHome: boolean; area: string | null };

function Station({ station, isFromHome, area }: StationProps) {
  const name = useStationName(station);
  const distance = useDistance(station.distance_m);
  const minutes = station.walk_minutes;
  return (
    <span>
      <b>{name}</b>{' '}
      {!isFromHome ? (
        <Trans>
          about {distance} from the middle of {area}
        </Trans>
      ) : minutes === null ? (
        <Trans>about {distance} away</Trans>
      ) : (
        <Plural
          value={minutes}
          one={`about # minute’s walk, ${distance}`}
          other={`about # minutes’ walk, ${distance}`}
        />
      )}
    </span>
  );
}

/** Some stations say what they are in their own name. */
function useStationName({ kind, name }: StationProps['station']): string {
  const { t } = useLingui();
  if (/station|स्टेशन/i.test(name)) return name;
  return kind === 'metro_station' ? t`${name} metro station` : t`${name} railway station`;
}

function useDistance(metres: number): string {
  const { t } = useLingui();
  const kilometres = metres / 1000;
  return metres < 1000 ? t`${metres} m` : t`${kilometres} km`;
}
