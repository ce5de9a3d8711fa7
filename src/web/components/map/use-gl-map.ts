// A map of MapLibre for as long as its frame is on the page: in the colours of the theme, with its guesses, and whether it shows anything.
import { useLingui } from '@lingui/react/macro';
import { type Map as GlMap, NavigationControl, type StyleSpecification } from 'maplibre-gl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { isInDevanagari } from '../../../domain/languages.ts';
import type { Box } from '../../../domain/map.ts';
import { useSettings } from '../../lib/use-settings.ts';
import { backgroundStyle, TELLING } from './background-style.ts';
import { createGlMap } from './create-gl-map.ts';
import { drawGuesses } from './guesses.ts';
import { useTheme } from './use-theme.ts';
import type { MapViewProps } from './view.ts';

/** From this zoom on one expects streets, or at least a name. */
const CLOSE = 12.5;

type Given = Pick<MapViewProps, 'name' | 'box' | 'guesses' | 'onMove' | 'isInText'>;
/** `isEmpty`: nothing of the background is in sight, though one looks closely. */
type Shown = { map: GlMap | undefined; isEmpty: boolean };

export function useGlMap(frame: RefObject<HTMLDivElement | null>, given: Given): Shown {
  const { box, guesses = [], onMove, isInText = false } = given;
  const { mapStyle } = useSettings();
  const { i18n } = useLingui();
  const isHindi = isInDevanagari(i18n.locale);
  const locale = useWords(given.name);
  const theme = useTheme();
  const drawnTheme = useRef(theme);
  const [map, setMap] = useState<GlMap>();
  const [isEmpty, setIsEmpty] = useState(false);
  const latest = useRef({ onMove, guesses });
  latest.current = { onMove, guesses };

  useEffect(() => {
    const container = frame.current;
    if (!container) return;
    const style = mapStyle ?? styleFor(container, isHindi);
    const created = createGlMap(container, { style, locale: JSON.parse(locale), isInText });
    created.addControl(new NavigationControl({ showCompass: false }));
    // Only what a person did: a map that was moved by the page has nothing to tell it.
    created.on('moveend', (event) => {
      if ('originalEvent' in event && event.originalEvent) latest.current.onMove(seenBy(created));
    });
    created.on('style.load', () => drawGuesses(created, latest.current.guesses, guessColour(container)));
    if (!mapStyle) created.on('idle', () => setIsEmpty(hasNothing(created)));
    setMap(created);
    return () => created.remove();
  }, [frame, mapStyle, isHindi, locale, isInText]);

  useEffect(() => {
    if (!map || mapStyle || !frame.current || drawnTheme.current === theme) return;
    drawnTheme.current = theme;
    map.setStyle(styleFor(frame.current, isHindi), { diff: false });
  }, [map, mapStyle, frame, isHindi, theme]);

  useEffect(() => {
    map?.fitBounds([box.west, box.south, box.east, box.north], { animate: false });
  }, [map, box]);

  useEffect(() => {
    if (map?.isStyleLoaded() && frame.current) drawGuesses(map, guesses, guessColour(frame.current));
  }, [map, guesses, frame]);

  return { map, isEmpty };
}

/** What MapLibre's own buttons are called, as text, which stays the same from one drawing to the next. */
function useWords(name: string | undefined): string {
  const { t } = useLingui();
  return JSON.stringify({
    'Map.Title': name ?? t`Map of homes`,
    'NavigationControl.ZoomIn': t`Zoom in`,
    'NavigationControl.ZoomOut': t`Zoom out`,
    'AttributionControl.ToggleAttribution': t`Sources of the map`,
    'CooperativeGesturesHandler.WindowsHelpText': t`Use Ctrl and scroll to zoom`,
    'CooperativeGesturesHandler.MacHelpText': t`Use ⌘ and scroll to zoom`,
    'CooperativeGesturesHandler.MobileHelpText': t`Use two fingers to move the map`,
  });
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

function hasNothing(map: GlMap): boolean {
  if (map.getZoom() < CLOSE) return false;
  const layers = map.getLayersOrder().filter((id) => TELLING.test(id));
  return map.queryRenderedFeatures({ layers }).length === 0;
}

const colourIn = (frame: Element, name: string): string =>
  getComputedStyle(frame).getPropertyValue(`--map-${name}`).trim();
const guessColour = (frame: Element): string => colourIn(frame, 'guess');

function styleFor(frame: Element, isHindi: boolean): StyleSpecification {
  const names = ['land', 'built', 'abroad', 'water', 'line', 'words', 'quiet', 'halo'] as const;
  const colours = Object.fromEntries(names.map((name) => [name, colourIn(frame, name)])) as Record<
    (typeof names)[number],
    string
  >;
  // The stretched faces that stand in for ours may be missing, and MapLibre then gives up on all of them.
  const families = getComputedStyle(frame).fontFamily.split(',');
  const fonts = families.map((family) => family.trim().replaceAll(/["']/g, ''));
  return backgroundStyle({ colours, isHindi, fonts: fonts.filter((font) => !font.includes('Fallback')) });
}
