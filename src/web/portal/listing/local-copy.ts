// The form as typed, kept on the device: an ended session or a broken line takes nothing away.
import { type DraftStep, draftSteps } from '../../../domain/listing-quality.ts';
import { clock } from '../../lib/clock.ts';
import type { Content } from './listing-values.ts';

/** The form as it stands. */
export type Typed = { step: DraftStep; content: Content };

export type LocalCopy = {
  write(typed: Typed): void;
  clear(): void;
  /** What was typed on this device after that moment and never arrived. */
  newerThan(savedAt: string | null): Typed | null;
  /** Tells what another tab writes there; ends with the function it returns. */
  watch(onTyped: (typed: Typed) => void): () => void;
};

/** One copy for each person and home; `home` is 'new' for one that is not listed yet. */
export function localCopyOf(userId: string, home: string, storage: Storage = window.localStorage): LocalCopy {
  const key = `kiraya.listing.${userId}.${home}`;
  return {
    write(typed) {
      try {
        storage.setItem(key, JSON.stringify({ ...typed, at: clock.now() }));
      } catch {
        // A full or forbidden storage costs the copy, not the form.
      }
    },
    clear: () => storage.removeItem(key),
    newerThan(savedAt) {
      const copy = read(storage.getItem(key));
      if (!copy || (savedAt !== null && copy.at <= savedAt)) return null;
      return { step: copy.step, content: copy.content };
    },
    watch(onTyped) {
      const look = (event: StorageEvent) => {
        const copy = event.key === key && read(event.newValue);
        if (copy) onTyped({ step: copy.step, content: copy.content });
      };
      window.addEventListener('storage', look);
      return () => window.removeEventListener('storage', look);
    },
  };
}

type Copy = Typed & { at: string };

/** Null when somebody or an older version wrote something else there; the form's fields are read with care themselves. */
function read(text: string | null): Copy | null {
  try {
    const copy: Partial<Copy> | null = JSON.parse(text ?? 'null');
    const step = draftSteps.find((known) => known === copy?.step);
    if (!copy?.content || !step || typeof copy.at !== 'string' || typeof copy.content !== 'object')
      return null;
    return { step, content: copy.content, at: copy.at };
  } catch {
    return null;
  }
}
