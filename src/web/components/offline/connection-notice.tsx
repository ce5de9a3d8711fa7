// On public pages: that the connection went or came back, as the portals' header says it, and that a page is a kept copy.
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import { useConnection } from '../../ui/use-connection.ts';
import styles from './connection-notice.module.css';

/** The service worker marks what it shows of its cache (src/web/service-worker). */
const isCachedCopy = (): boolean => document.documentElement.dataset.kept === 'true';

export function ConnectionNotice() {
  const isPublic = useMatches().some(({ handle }) => (handle as { isPublic?: true })?.isPublic);
  const { key } = useLocation();
  const [copy] = useState(() => (isCachedCopy() ? key : undefined));
  const connection = useConnection(copy === key || !navigator.onLine ? 'offline' : 'unchanged');
  // A server that did not answer once may answer the next page, without a word from the browser.
  const isOffline = connection === 'offline' && (copy === key || !navigator.onLine);
  if (!isPublic) return null;
  return (
    <div className={styles.place} role="status">
      {isOffline && (
        <span className={styles.notice} data-state="offline">
          <strong>
            <Trans>Offline</Trans>
          </strong>
          {copy === key && (
            <span>
              <Trans>You see this page as it was when you last opened it.</Trans>
            </span>
          )}
        </span>
      )}
      {connection === 'back-online' && (
        <span className={styles.notice} data-state="back-online">
          <strong>
            <Trans>Back online</Trans>
          </strong>
        </span>
      )}
    </div>
  );
}
