// A short list that this device keeps, newest first, once its person said yes. Where its storage is full or forbidden, nothing is kept and nothing fails.
import { keepsDeviceHistory } from './device-history.ts';

/** The part of localStorage that is used; absent in private modes that forbid it. */
type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

type Kind<Item> = {
  /** Its name in the storage. */
  key: string;
  most: number;
  /** A device may hold what an older version of the page wrote, or somebody by hand. */
  isItem: (stored: unknown) => stored is Item;
  /** What tells one from another: each stands once. */
  nameOf: (item: Item) => string;
};

export function deviceList<Item>({ key, most, isItem, nameOf }: Kind<Item>) {
  const read = (area: () => Area = () => localStorage): Item[] => {
    try {
      if (!keepsDeviceHistory(area)) return [];
      const stored: unknown = JSON.parse(area().getItem(key) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isItem).slice(0, most) : [];
    } catch {
      return [];
    }
  };
  const forget = (area: () => Area = () => localStorage): void => {
    try {
      area().removeItem(key);
    } catch {
      // Nothing was kept either.
    }
  };
  const keep = (item: Item, area: () => Area = () => localStorage): void => {
    if (!keepsDeviceHistory(area)) {
      // What an older version of the page kept unasked goes.
      forget(area);
      return;
    }
    const others = read(area).filter((other) => nameOf(other) !== nameOf(item));
    try {
      area().setItem(key, JSON.stringify([item, ...others].slice(0, most)));
    } catch {
      // Storage is full or forbidden: this one is not remembered.
    }
  };
  return { read, keep, forget };
}
