// On public pages: that the connection went or came back, as the portals' header says it; on all of them of when a kept copy is.
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import { formatInstant } from '../../../domain/dates.ts';
import { useConnection } from '../../ui/use-connection.ts';
import styles from './connection-notice.module.css';

/** The service worker marks what it shows of its cache with the moment it came, where that is known (src/web/service-worker). */
const keptSince = (): string | undefined => document.documentElement.dataset.kept;

export function ConnectionNotice() {
  const isPublic = useMatches().some(({ handle }) => (handle as { isPublic?: true })?.isPublic);
  const { key } = useLocation();
  const [copy] = useState(() => ({ since: keptSince(), key }));
  const since = copy.key === key ? copy.since : undefined;
  const connection = useConnection(since || !navigator.onLine ? 'offline' : 'unchanged');
  // A server that did not answer once may answer the next page, without a word from the browser.
  const isOffline = connection === 'offline' && (since !== undefined || !navigator.onLine);
  const time = since && since !== 'true' && formatInstant(since);
  // In a portal the header says that the connection went.
  if (!isPublic && !(isOffline && time)) return null;
  return (
    <div className={styles.place} role="status">
      {isOffline && (
        <span className={styles.notice} data-state="offline">
          {isPublic && (
            <strong>
              <Trans>Offline</Trans>
            </strong>
          )}
          {time && (
            <span>
              <Trans>As of {time}</Trans>
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
