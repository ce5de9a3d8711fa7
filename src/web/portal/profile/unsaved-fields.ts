// Keeps what was typed but not saved for as long as the tab lives, so that a session that ends loses nothing.
import { type FormValues, formFields } from './profile-values.ts';

const keyOf = (userId: string) => `kiraya.profile-unsaved.${userId}`;

/** Fields typed earlier in this tab by the same person; empty when all was saved. */
export function readUnsaved(userId: string): Partial<FormValues> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const texts = Object.entries(stored).filter(
      ([field, text]) => (formFields as readonly string[]).includes(field) && typeof text === 'string',
    );
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
}

export function keepUnsaved(userId: string, changed: Partial<FormValues>): void {
  try {
    if (Object.keys(changed).length === 0) sessionStorage.removeItem(keyOf(userId));
    else sessionStorage.setItem(keyOf(userId), JSON.stringify(changed));
  } catch {
    // Storage is full or forbidden: what was typed then lasts as long as this page.
  }
}
