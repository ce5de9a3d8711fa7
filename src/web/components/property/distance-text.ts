// A distance as people say it: no finer than a home's place is known.
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const KM = 1000;
const STEP = 100;

/** Metres in words: "300 m", "1.2 km". */
export function distanceText(meters: number, i18n: I18n): string {
  const rounded = Math.max(STEP, Math.round(meters / STEP) * STEP);
  if (rounded < KM) return i18n._(msg`${rounded} m`);
  const km = rounded < 10 * KM ? rounded / KM : Math.round(rounded / KM);
  return i18n._(msg`${km} km`);
}
