// The map by WebGL. It shows our own background, or the style that configuration names, with the same buttons on top.
import { Trans } from '@lingui/react/macro';
import { setWorkerUrl } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { useRef } from 'react';
import { GroupButton, keyOfGroup } from './group-button.tsx';
import styles from './map.module.css';
import { OnMap } from './on-map.tsx';
import { isLit } from './projection.ts';
import { useGlMap } from './use-gl-map.ts';
import type { MapViewProps } from './view.ts';

setWorkerUrl(workerUrl);

export default function GlMapView({ groups, litHome, onOpen, ...rest }: MapViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { map, isEmpty } = useGlMap(frame, rest);
  return (
    <>
      <div ref={frame} className={styles.gl}>
        {map &&
          groups.map((group) => (
            <OnMap key={keyOfGroup(group)} map={map} lat={group.lat} lng={group.lng}>
              <GroupButton group={group} isLit={isLit(group, litHome)} onOpen={onOpen} />
            </OnMap>
          ))}
      </div>
      {isEmpty && (
        <p className={styles.note} role="status">
          <Trans>Our map has no streets or names here. Zoom out to see where you are.</Trans>
        </p>
      )}
    </>
  );
}
