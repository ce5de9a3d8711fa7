// What lets pages be read and small actions be taken without a connection: the service worker, its next version, and the outbox.
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { forgetOthers } from '../../lib/person-caches.ts';
import { useSession } from '../../lib/session-context.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import styles from './offline-parts.module.css';
import { useSending } from './use-sending.ts';
import { useWantedPage } from './use-wanted-page.ts';

export default function OfflineParts() {
  const { status, current } = useSession();
  const userId = current?.user.id;
  useEffect(() => {
    if (status !== 'loading') void forgetOthers(userId);
  }, [status, userId]);
  useSending(userId);
  const isMissing = useWantedPage();
  return (
    <>
      <ConnectionNotice />
      <NextVersion />
      <div role="status">
        {isMissing && (
          <p className={styles.next}>
            <strong>
              <Trans>Not on this device</Trans>
            </strong>
            <Trans>It opens when you are back online.</Trans>
          </p>
        )}
      </div>
    </>
  );
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
    if (import.meta.env.MODE === 'development') {
      // It would show pages as they were before an edit.
      for (const earlier of await navigator.serviceWorker.getRegistrations()) await earlier.unregister();
      return;
    }
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
