// Homes looked at on this device before sign-in, by whoever said yes to that: handed to their account when it keeps them too.
import { deviceList } from './device-list.ts';

export const DEVICE_VIEWS_KEY = 'kiraya.views';
const VIEWER_KEY = 'kiraya.viewer';

export type DeviceView = { property_id: string; viewed_at: string };

const isView = (stored: unknown): stored is DeviceView =>
  typeof stored === 'object' &&
  stored !== null &&
  'property_id' in stored &&
  typeof stored.property_id === 'string' &&
  'viewed_at' in stored &&
  typeof stored.viewed_at === 'string';

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
    const stored = area().getItem(VIEWER_KEY);
    if (stored && /^[\w-]{16,64}$/.test(stored)) return stored;
    const word = crypto.randomUUID();
    area().setItem(VIEWER_KEY, word);
    return word;
  } catch {
    return crypto.randomUUID();
  }
}
