// Where toasts appear: live regions that are there from the start, so screen readers announce what enters them, errors at
// once and the rest politely.
import { useLingui } from '@lingui/react';
import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import classes from './toast-region.module.css';
import { TOAST_MS, type Toast, type ToastText, toast, toastStore } from './toast-store.ts';

type Card = ComponentType<{ shown: Toast }>;
let loaded: LazyExoticComponent<Card> | undefined;

/** Screens with forms fetch it before they need it: what they say without a connection looks like all they say. */
export const loadToastCard = (): Promise<{ default: Card }> =>
  import('./toast-card.tsx').catch(() => {
    loaded = undefined; // the next toast asks again
    return { default: PlainToast };
  });

function toastCard(): LazyExoticComponent<Card> {
  loaded ??= lazy(loadToastCard);
  return loaded;
}

const nothing = () => undefined;

/** Where the card could not be fetched. */
function PlainToast({ shown: { tone, title, text } }: { shown: Toast }) {
  const { i18n } = useLingui();
  const say = (words: ToastText) => (typeof words === 'string' ? words : i18n._(words));
  useEffect(() => {
    if (tone === 'destructive') return;
    const timer = setTimeout(toast.close, TOAST_MS);
    return () => clearTimeout(timer);
  }, [tone]);
  return (
    <button type="button" className={classes.plain} data-tone={tone} onClick={toast.close}>
      <strong>{say(title)}</strong>
      {text === undefined ? null : <span>{say(text)}</span>}
    </button>
  );
}

/** Each toast keeps the card that it began with. */
function ShownToast({ shown }: { shown: Toast }) {
  const [Card] = useState(toastCard);
  return (
    <Suspense>
      <Card shown={shown} />
    </Suspense>
  );
}

export function ToastRegion() {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.get, nothing);
  const card = shown && <ShownToast key={shown.id} shown={shown} />;
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
