// Homes looked at on this device before sign-in: kept here, and handed to the account when somebody signs in.

export const DEVICE_VIEWS_KEY = 'kiraya.views';
const VIEWER_KEY = 'kiraya.viewer';
const MAX_VIEWS = 50;

export type DeviceView = { property_id: string; viewed_at: string };

/** The part of localStorage that is used; absent in private modes that forbid it. */
type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const isView = (kept: unknown): kept is DeviceView =>
  typeof kept === 'object' &&
  kept !== null &&
  'property_id' in kept &&
  typeof kept.property_id === 'string' &&
  'viewed_at' in kept &&
  typeof kept.viewed_at === 'string';

/** Newest first; nothing where storage is forbidden or holds something else. */
export function readDeviceViews(area: () => Area = () => localStorage): DeviceView[] {
  try {
    const kept: unknown = JSON.parse(area().getItem(DEVICE_VIEWS_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isView).slice(0, MAX_VIEWS) : [];
  } catch {
    return [];
  }
}

export function keepDeviceView(view: DeviceView, area: () => Area = () => localStorage): void {
  const others = readDeviceViews(area).filter(({ property_id: id }) => id !== view.property_id);
  try {
    area().setItem(DEVICE_VIEWS_KEY, JSON.stringify([view, ...others].slice(0, MAX_VIEWS)));
  } catch {
    // Storage is full or forbidden: this view is not remembered.
  }
}

export function clearDeviceViews(area: () => Area = () => localStorage): void {
  try {
    area().removeItem(DEVICE_VIEWS_KEY);
  } catch {
    // Nothing was kept either.
  }
}

/** A random word that tells this device from another, so that its views count once a day. */
export function deviceViewer(area: () => Area = () => localStorage): string {
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
