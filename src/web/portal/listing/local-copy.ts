// The form as typed, kept on the device: an ended session or a broken line takes nothing away.
import { z } from 'zod';
import { type DraftStep, draftSteps } from '../../../domain/listing-quality.ts';
import type { Content } from './form-values.ts';

/** The form as it stands. */
export type Typed = { step: DraftStep; content: Content };

const kept = z.object({
  step: z.enum(draftSteps),
  content: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
  at: z.iso.datetime(),
});

export type LocalCopy = {
  write(typed: Typed): void;
  clear(): void;
  /** What was typed on this device after that moment and never arrived. */
  newerThan(savedAt: string | null): Typed | null;
};

/** One copy for each person and home; `home` is 'new' for one that is not listed yet. */
export function localCopyOf(userId: string, home: string, storage: Storage = window.localStorage): LocalCopy {
  const key = `kiraya.listing.${userId}.${home}`;
  return {
    write(typed) {
      try {
        storage.setItem(key, JSON.stringify({ ...typed, at: new Date().toISOString() }));
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
  };
}

function read(text: string | null) {
  try {
    return kept.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    return undefined;
  }
}
