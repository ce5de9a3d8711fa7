// Draws its children at a place of the map by WebGL.
import { type Map as GlMap, Marker } from 'maplibre-gl';
import { type ReactNode, useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';

type OnMapProps = { map: GlMap; lat: number; lng: number; children: ReactNode };

export function OnMap({ map, lat, lng, children }: OnMapProps) {
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
