// Makes a map of MapLibre as we want it: flat, north up, its words ours.
import { Map as GlMap, type StyleSpecification } from 'maplibre-gl';

type Wishes = {
  /** Our own, or the address of another one. */
  style: StyleSpecification | string;
  locale: Record<string, string>;
  /** A page is scrolled over the map without being caught by it. */
  isInText: boolean;
};

/** Pixels of a map on a phone. */
const NARROW = 480;

export function createGlMap(container: HTMLElement, { style, locale, isInText }: Wishes): GlMap {
  const map = new GlMap({
    container,
    style,
    locale,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    minZoom: 3,
    maxZoom: 16,
    // Whom a style has to thank it says itself.
    attributionControl: { compact: true },
    cooperativeGestures: isInText,
  });
  map.touchZoomRotate.disableRotation();
  // On a phone the words would lie over the homes at the lower edge: a press on the button shows them.
  if (container.clientWidth < NARROW) {
    map.once('load', () =>
      container.querySelector('.maplibregl-ctrl-attrib')?.classList.remove('maplibregl-compact-show'),
    );
  }
  return map;
}
