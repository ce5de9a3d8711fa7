// Makes a map of MapLibre as we want it: flat, north up, its words ours.
import { Map as GlMap, type StyleSpecification } from 'maplibre-gl';

/** `style` is our own, or the address of another one. */
export function createGlMap(
  container: HTMLElement,
  style: StyleSpecification | string,
  locale: Record<string, string>,
): GlMap {
  const map = new GlMap({
    container,
    style,
    locale,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    minZoom: 3,
    maxZoom: 16,
    // Ours has nobody to thank; a style from elsewhere says itself whom.
    attributionControl: typeof style === 'string' ? { compact: true } : false,
    // A page is scrolled over the map without being caught by it.
    cooperativeGestures: true,
  });
  map.touchZoomRotate.disableRotation();
  return map;
}
