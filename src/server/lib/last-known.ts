/** What was shown lately, for the minutes in which the database cannot be asked. True until a change of it is heard. */
import { LRUCache } from 'lru-cache';

export class LastKnown<Value extends object | string> {
  readonly #kept: LRUCache<string, Value>;
  /** Counts what was forgotten, so that what was read before is not kept after it. */
  #changes = 0;

  /** `most` values; those asked for longest ago leave first. */
  constructor(most: number) {
    this.#kept = new LRUCache({ max: most });
  }

  /** Call it before the value is read; what it returns keeps the value, unless something was forgotten meanwhile. */
  reading(): (key: string, value: Value) => void {
    const before = this.#changes;
    return (key, value) => {
      if (before === this.#changes) this.#kept.set(key, value);
    };
  }

  recall(key: string): Value | undefined {
    return this.#kept.get(key);
  }

  /** These are no longer what they were. */
  forget(keys: Iterable<string> | 'all'): void {
    this.#changes += 1;
    if (keys === 'all') this.#kept.clear();
    else for (const key of keys) this.#kept.delete(key);
  }
}
