// Where toasts appear: live regions that are there from the start, so screen readers announce what enters them, errors at
// once and the rest politely.
import { lazy, Suspense, useSyncExternalStore } from 'react';
import classes from './toast-region.module.css';
import { toastStore } from './toast-store.ts';

const ToastCard = lazy(() => import('./toast-card.tsx'));
const nothing = () => undefined;

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
