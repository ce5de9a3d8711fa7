// Opens and closes the map of the results; until then nothing of it is loaded.
import { Trans } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import styles from './properties.module.css';

const MapPanel = lazy(() => import('./map-panel.tsx'));

/** An address with a part of the map in it shows the map at once. */
export function useMap(query: string): [isOpen: boolean, toggle: () => void] {
  const [isOpen, setIsOpen] = useState(false);
  const hasBox = new URLSearchParams(query).has('box');
  useEffect(() => {
    if (hasBox) setIsOpen(true);
  }, [hasBox]);
  return [isOpen, () => setIsOpen((before) => !before)];
}

export function MapToggle({ isOpen, toggle }: { isOpen: boolean; toggle: () => void }) {
  return (
    <button type="button" className={`${styles.button} needs-script`} aria-expanded={isOpen} onClick={toggle}>
      {isOpen ? <Trans>Hide the map</Trans> : <Trans>Map</Trans>}
    </button>
  );
}

/** The map above the results, which tell it which home one looks at. */
export function MapAbove({ query, children }: { query: string; children: ReactNode }) {
  const [litHome, setLitHome] = useState<string>();
  const light = ({ target }: { target: EventTarget }) => {
    const link = (target as Element).closest('article')?.querySelector('a[href^="/property/"]');
    setLitHome(link?.getAttribute('href')?.slice('/property/'.length));
  };
  return (
    <>
      <Suspense>
        <MapPanel query={query} litHome={litHome} />
      </Suspense>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its links are asked */}
      <div className={styles.below} onFocus={light} onMouseOver={light}>
        {children}
      </div>
    </>
  );
}
