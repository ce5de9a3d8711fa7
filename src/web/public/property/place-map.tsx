// Where a home lies, roughly: a circle on the map, loaded when somebody asks for it.
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { PropertyDetail } from '../../../contract/catalogue.ts';
import styles from '../../components/property/detail.module.css';

const MapView = lazy(() =>
  import('../../components/map/map-view.tsx').then((module) => ({ default: module.MapView })),
);

/** About two kilometres each way. */
const AROUND = 0.02;
const ignore = () => {};

export function PlaceMap({ place }: Pick<PropertyDetail, 'place'>) {
  const [isOpen, setIsOpen] = useState(false);
  const box = useMemo(
    () =>
      place && {
        south: place.lat - AROUND,
        north: place.lat + AROUND,
        west: place.lng - AROUND,
        east: place.lng + AROUND,
      },
    [place],
  );
  if (!place || !box) return null;
  return (
    <section className="needs-script">
      <h2>
        <Trans>Where it is</Trans>
      </h2>
      <p>
        <Trans>Roughly here. The exact address is told once a visit or an application is accepted.</Trans>
      </p>
      {isOpen ? (
        <Suspense>
          <MapView box={box} groups={[]} circle={place} onMove={ignore} onOpen={ignore} />
        </Suspense>
      ) : (
        <button type="button" className={styles.openMap} onClick={() => setIsOpen(true)}>
          <Trans>Show on the map</Trans>
        </button>
      )}
    </section>
  );
}
