// Holds the one toast that shows: a new one takes the place of the last.
import type { MessageDescriptor } from '@lingui/core';

/** A sentence of the catalogue, or the server's own words. */
export type ToastText = MessageDescriptor | string;

export type Toast = {
  id: number;
  tone: 'success' | 'neutral' | 'destructive';
  title: ToastText;
  text?: ToastText;
};

/** Long enough to read two lines twice; hovering over its button or focusing it holds it. */
export const TOAST_MS = 6_000;

const listeners = new Set<() => void>();
let current: Toast | undefined;
let lastId = 0;

function set(next: Toast | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

function show(tone: Toast['tone'], title: ToastText, text?: ToastText): void {
  lastId += 1;
  set({ id: lastId, tone, title, text });
}

export const toast = {
  success: (title: ToastText, text?: ToastText) => show('success', title, text),
  neutral: (title: ToastText, text?: ToastText) => show('neutral', title, text),
  /** Stays until closed, or another page is open. */
  destructive: (title: ToastText, text?: ToastText) => show('destructive', title, text),
  close: () => set(undefined),
  /** What failed on a page says nothing on the next one. */
  closeFailure: () => {
    if (current?.tone === 'destructive') set(undefined);
  },
};

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => current,
};
