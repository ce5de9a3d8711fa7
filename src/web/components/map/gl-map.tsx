// The map by WebGL. It shows our own outline, or the style that configuration names, with the same buttons on top.
import { useLingui } from '@lingui/react/macro';
import {
  type Map as GlMap,
  Marker,
  NavigationControl,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MapGroup } from '../../../contract/map.ts';
import type { Box } from '../../../domain/map.ts';
import { useSettings } from '../../lib/use-settings.ts';
import { createGlMap } from './create-gl-map.ts';
import { GroupButton, keyOfGroup } from './group-button.tsx';
import styles from './map.module.css';
import { outline } from './outline.ts';
import type { MapViewProps } from './view.ts';

setWorkerUrl(workerUrl);

export default function GlMapView({ box, groups, litHome, onMove, onOpen, circle }: MapViewProps) {
  const { t } = useLingui();
  const { mapStyle } = useSettings();
  const frame = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<GlMap>();
  const moved = useRef(onMove);
  moved.current = onMove;
  const [label, closer, further] = [t`Map of homes`, t`Look closer`, t`Look from further away`];

  useEffect(() => {
    if (!frame.current) return;
    const created = createGlMap(frame.current, mapStyle ?? ownStyle(frame.current), {
      'Map.Title': label,
      'NavigationControl.ZoomIn': closer,
      'NavigationControl.ZoomOut': further,
    });
    created.addControl(new NavigationControl({ showCompass: false }));
    // Only what a person did: a map that was moved by the page has nothing to tell it.
    created.on('moveend', (event) => {
      if ('originalEvent' in event && event.originalEvent) moved.current(seenBy(created));
    });
    setMap(created);
    return () => created.remove();
  }, [mapStyle, label, closer, further]);

  useEffect(() => {
    map?.fitBounds([box.west, box.south, box.east, box.north], { animate: false });
  }, [map, box]);

  return (
    <div ref={frame} className={styles.gl}>
      {map &&
        groups.map((group) => (
          <OnMap key={keyOfGroup(group)} map={map} lat={group.lat} lng={group.lng}>
            <GroupButton
              group={group}
              isLit={litHome !== undefined && group.home?.id === litHome}
              onOpen={onOpen}
            />
          </OnMap>
        ))}
      {map && circle && (
        <OnMap map={map} {...circle}>
          <div className={styles.circle} />
        </OnMap>
      )}
    </div>
  );
}

type OnMapProps = Pick<MapGroup, 'lat' | 'lng'> & { map: GlMap; children: React.ReactNode };

/** Draws its children at a place of the map. */
function OnMap({ map, lat, lng, children }: OnMapProps) {
  const element = useMemo(() => document.createElement('div'), []);
  useEffect(() => {
    const marker = new Marker({ element }).setLngLat([lng, lat]).addTo(map);
    // The button inside says what it is.
    element.removeAttribute('role');
    element.removeAttribute('aria-label');
    element.removeAttribute('tabindex');
    return () => void marker.remove();
  }, [map, element, lat, lng]);
  return createPortal(children, element);
}

function seenBy(map: GlMap): Box {
  const bounds = map.getBounds();
  return {
    south: bounds.getSouth(),
    west: bounds.getWest(),
    north: bounds.getNorth(),
    east: bounds.getEast(),
  };
}

/** Paper, the country and its outline, in the colours of the theme. */
function ownStyle(frame: HTMLElement): StyleSpecification {
  const colour = (name: string) => getComputedStyle(frame).getPropertyValue(name).trim();
  const rings = outline.map((ring) => [ring.map(({ lat, lng }) => [lng, lat])]);
  return {
    version: 8,
    sources: {
      outline: {
        type: 'geojson',
        data: { type: 'Feature', properties: {}, geometry: { type: 'MultiPolygon', coordinates: rings } },
      },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colour('--kiraya-tint') } },
      { id: 'land', type: 'fill', source: 'outline', paint: { 'fill-color': colour('--kiraya-card') } },
      {
        id: 'border',
        type: 'line',
        source: 'outline',
        paint: { 'line-color': colour('--kiraya-line'), 'line-width': 1.5 },
      },
    ],
  };
}
