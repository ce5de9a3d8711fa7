// What lets pages be read and small actions be taken without a connection: the service worker, its next version, and the outbox.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { toast } from '../../ui/toast-store.ts';
import { useLazyApi } from '../lazy-api.ts';
import { useSession } from '../session-context.ts';
import styles from './offline-parts.module.css';
import { readOutbox, sendOutbox } from './outbox.ts';
import { forgetOthers } from './person-caches.ts';

export default function OfflineParts() {
  const { status, current } = useSession();
  const userId = current?.user.id;
  useEffect(() => {
    if (status !== 'loading') void forgetOthers(userId);
  }, [status, userId]);
  useSending(userId);
  return <NextVersion />;
}

function useSending(owner: string | undefined): void {
  const loadApi = useLazyApi();
  useEffect(() => {
    if (!owner) return;
    const start = async () => {
      if (!navigator.onLine || readOutbox(owner).length === 0) return;
      const { sent, refused } = await sendOutbox(owner, loadApi);
      if (refused > 0) toast.destructive(msg`Something you did offline could not be done`);
      else if (sent > 0) toast.success(msg`Sent`, msg`What you did offline has arrived.`);
    };
    void start();
    window.addEventListener('online', start);
    return () => window.removeEventListener('online', start);
  }, [owner, loadApi]);
}

/** Says that a newer version waits, and changes to it when the person wants to. */
function NextVersion() {
  const [waiting, setWaiting] = useState<ServiceWorker>();
  useEffect(() => {
    void register(setWaiting);
  }, []);
  if (!waiting) return null;
  return (
    <div className={styles.next} role="status">
      <span>
        <Trans>A new version of Kiraya is ready.</Trans>
      </span>
      <button type="button" onClick={() => changeTo(waiting)}>
        <Trans>Reload</Trans>
      </button>
    </div>
  );
}

function changeTo(next: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  next.postMessage('take-over');
}

declare global {
  interface Window {
    /** Of the router: its version changes with every build. */
    __reactRouterManifest?: { version: string };
  }
}

async function register(onWaiting: (next: ServiceWorker) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const version = window.__reactRouterManifest?.version ?? '';
    const registration = await navigator.serviceWorker.register(`/sw.js?v=${encodeURIComponent(version)}`);
    const tell = () => {
      // The very first one has nobody to take over from.
      if (registration.waiting && navigator.serviceWorker.controller) onWaiting(registration.waiting);
    };
    tell();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', tell);
    });
  } catch {
    // A browser that forbids it works as before.
  }
}
