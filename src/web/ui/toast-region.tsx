// Where toasts appear: live regions that are there from the start, so screen readers announce what enters them, errors at
// once and the rest politely.
import { useLingui } from '@lingui/react';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import classes from './toast-region.module.css';
import { type Toast, type ToastText, toast, toastStore } from './toast-store.ts';

/** Work screens fetch it before they need it: what they say without a connection looks like all they say. */
export const loadToastCard = () => import('./toast-card.tsx').catch(() => ({ default: PlainToast }));
const ToastCard = lazy(loadToastCard);
const nothing = () => undefined;

/** Where the card could not be fetched. */
function PlainToast({ shown: { title, text } }: { shown: Toast }) {
  const { i18n } = useLingui();
  const say = (words: ToastText) => (typeof words === 'string' ? words : i18n._(words));
  return (
    <button type="button" className={classes.plain} onClick={toast.close}>
      {say(title)} {text === undefined ? null : say(text)}
    </button>
  );
}

export function ToastRegion() {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.get, nothing);
  const card = shown && (
    <Suspense>
      <ToastCard key={shown.id} shown={shown} />
    </Suspense>
  );
  const isUrgent = shown?.tone === 'destructive';
  return (
    <div className={classes.region}>
      <div role="status" aria-live="polite">
        {isUrgent ? null : card}
      </div>
      <div role="alert" aria-live="assertive">
        {isUrgent ? card : null}
      </div>
    </div>
  );
}
