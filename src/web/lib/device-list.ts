// A short list that this device keeps, newest first. Where its storage is full or forbidden, nothing is kept and nothing fails.

/** The part of localStorage that is used; absent in private modes that forbid it. */
type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

type Kind<Item> = {
  /** Its name in the storage. */
  key: string;
  most: number;
  /** A device may hold what an older version of the page wrote, or somebody by hand. */
  isItem: (kept: unknown) => kept is Item;
  /** What tells one from another: each stands once. */
  nameOf: (item: Item) => string;
};

export function deviceList<Item>({ key, most, isItem, nameOf }: Kind<Item>) {
  const read = (area: () => Area = () => localStorage): Item[] => {
    try {
      const kept: unknown = JSON.parse(area().getItem(key) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isItem).slice(0, most) : [];
    } catch {
      return [];
    }
  };
  const keep = (item: Item, area: () => Area = () => localStorage): void => {
    const others = read(area).filter((other) => nameOf(other) !== nameOf(item));
    try {
      area().setItem(key, JSON.stringify([item, ...others].slice(0, most)));
    } catch {
      // Storage is full or forbidden: this one is not remembered.
    }
  };
  const forget = (area: () => Area = () => localStorage): void => {
    try {
      area().removeItem(key);
    } catch {
      // Nothing was kept either.
    }
  };
  return { read, keep, forget };
}
