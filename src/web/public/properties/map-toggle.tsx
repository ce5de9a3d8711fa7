// Opens and closes the map of the results, and puts it beside them; until then nothing of it is loaded.
import { Trans } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { homePath } from '../../../domain/home-address.ts';
import type { LitHome } from '../../components/map/projection.ts';
import styles from './properties.module.css';
import type { MapState } from './use-map.ts';

const MapPanel = lazy(() => import('./map-panel.tsx'));

export function MapToggle({ isOpen, toggle }: { isOpen: boolean; toggle: () => void }) {
  const open = () => {
    toggle();
    // On a phone the button floats over the list, and the map opens above that.
    if (!isOpen) window.scrollTo({ top: 0 });
  };
  return (
    <button
      type="button"
      className={`${styles.button} ${styles.mapToggle} needs-script`}
      aria-expanded={isOpen}
      onClick={open}
    >
      {isOpen ? <Trans>Hide the map</Trans> : <Trans>Map</Trans>}
    </button>
  );
}

type WithMapProps = {
  state: MapState;
  query: string;
  isLoading: boolean;
  homes: readonly (LitHome & { title: string })[];
  children: ReactNode;
};

/** The results, first for whoever hears or tabs through the page, and the map, which they tell which home one looks at. */
export function WithMap({ state, query, isLoading, homes, children }: WithMapProps) {
  const [litHome, setLitHome] = useState<LitHome>();
  const light = ({ target }: { target: EventTarget }) => {
    if (state !== 'open') return;
    const link = (target as Element).closest('article')?.querySelector('a[href*="/property/"]');
    const address = link?.getAttribute('href') ?? '';
    setLitHome(homes.find((home) => address.endsWith(homePath(home))));
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its links are asked */}
      <section className={styles.results} aria-busy={isLoading} onFocus={light} onMouseOver={light}>
        {children}
      </section>
      {state === 'soon' && <div className={`${styles.map} ${styles.soon}`} />}
      {state === 'open' && (
        <Suspense fallback={<div className={`${styles.map} ${styles.soon}`} />}>
          <MapPanel query={query} litHome={litHome} />
        </Suspense>
      )}
    </>
  );
}
