// The heart on a home: puts it on the shortlist and takes it off; whoever is signed out signs in first.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useLazyApi } from '../../lib/lazy-api.ts';
import { toastQueued } from '../../lib/offline/outbox-toasts.ts';
import { signInPath } from '../../lib/own-path.ts';
import { useSessionStore } from '../../lib/session-context.ts';
import { toast } from '../../ui/toast-store.ts';
import classes from './heart.module.css';
import { shortlistStore } from './shortlist-store.ts';

type HeartProps = { homeId: string; title: string; withLabel?: boolean };

const no = () => false;

export function Heart({ homeId, title, withLabel = false }: HeartProps) {
  const { t } = useLingui();
  const toggle = useToggle(homeId);
  const isOn = useSyncExternalStore(shortlistStore.subscribe, () => shortlistStore.get().has(homeId), no);
  return (
    <button
      type="button"
      className={`${classes.heart} needs-script`}
      data-label={withLabel || undefined}
      aria-pressed={isOn}
      aria-label={t`Shortlist: ${title}`}
      onClick={toggle}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="M12 20.5 4.3 12.9a4.9 4.9 0 0 1 6.9-7l.8.8.8-.8a4.9 4.9 0 0 1 6.9 7z" />
      </svg>
      {withLabel && <span>{isOn ? t`Shortlisted` : t`Shortlist`}</span>}
    </button>
  );
}

/** Follows the session without drawing anew: a page of hearts stays still while it learns who is signed in. */
function useToggle(homeId: string): () => Promise<void> {
  const store = useSessionStore();
  const loadApi = useLazyApi();
  const navigate = useNavigate();
  useEffect(() => {
    const open = () => {
      const { status, current } = store.getState();
      if (status !== 'loading') void shortlistStore.open(current?.user.id, loadApi);
    };
    open();
    return store.subscribe(open);
  }, [store, loadApi]);
  return async () => {
    if (!store.getState().current) return void navigate(signInPath(window.location));
    try {
      const outcome = await shortlistStore.toggle(homeId, loadApi);
      if (outcome === 'kept') toastQueued();
    } catch (error) {
      // The sentences of failures are fetched with the first one: pages stay light.
      const { failureMessage } = await import('../../lib/messages.ts');
      toast.destructive(failureMessage(error, msg`The shortlist could not be changed`));
    }
  };
}
