// Homes looked at on this device before sign-in, by whoever said yes to that: handed to their account when it keeps them too.
import { deviceList } from './device-list.ts';

export const DEVICE_VIEWS_KEY = 'kiraya.views';
const VIEWER_KEY = 'kiraya.viewer';

export type DeviceView = { property_id: string; viewed_at: string };

const isView = (kept: unknown): kept is DeviceView =>
  typeof kept === 'object' &&
  kept !== null &&
  'property_id' in kept &&
  typeof kept.property_id === 'string' &&
  'viewed_at' in kept &&
  typeof kept.viewed_at === 'string';

const list = deviceList({
  key: DEVICE_VIEWS_KEY,
  most: 50,
  isItem: isView,
  nameOf: ({ property_id: home }) => home,
});

export const readDeviceViews = list.read;
export const keepDeviceView = list.keep;
export const clearDeviceViews = list.forget;

/** A random word that tells this visit from another, so that its views count once a day; it goes with the tab. */
export function deviceViewer(
  area: () => Pick<Storage, 'getItem' | 'setItem'> = () => sessionStorage,
): string {
  try {
    const kept = area().getItem(VIEWER_KEY);
    if (kept && /^[\w-]{16,64}$/.test(kept)) return kept;
    const word = crypto.randomUUID();
    area().setItem(VIEWER_KEY, word);
    return word;
  } catch {
    return crypto.randomUUID();
  }
}
