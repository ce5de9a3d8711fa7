// Chooses how a map is drawn: by WebGL where the device has it, else as a drawing; nothing of WebGL is fetched for that.
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { MapGroup } from '../../../contract/map.ts';
import styles from './map.module.css';
import { apart } from './projection.ts';
import type { Guess, MapViewProps } from './view.ts';

const GlMap = lazy(() => import('./gl-map.tsx'));
const DrawnMap = lazy(() => import('./drawn-map.tsx'));

function hasWebGl(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
}

type Props = Omit<MapViewProps, 'groups' | 'guesses'> & {
  groups: readonly MapGroup[];
  /** Beside those of the groups. */
  guess?: Guess | undefined;
};

export function MapView({ groups, guess, ...props }: Props) {
  const [View] = useState(() => (hasWebGl() ? GlMap : DrawnMap));
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 1, height: 1 });
  useEffect(() => {
    if (!frame.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  const shown = useMemo(() => apart(groups, props.box, size), [groups, props.box, size]);
  const guesses = useMemo(
    () => [
      ...groups.flatMap(({ lat, lng, radius_m: metres }) => (metres === null ? [] : [{ lat, lng, metres }])),
      ...(guess ? [guess] : []),
    ],
    [groups, guess],
  );
  return (
    <div className={styles.frame} ref={frame}>
      <Suspense
        fallback={
          <p className={styles.loading}>
            <Trans>The map is being loaded</Trans>
          </p>
        }
      >
        <View {...props} groups={shown} guesses={guesses} />
      </Suspense>
    </div>
  );
}
