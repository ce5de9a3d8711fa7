// Hears that settings changed, in this process or another, over one listening connection that comes back by itself. Which homes
// changed is asked, not heard: src/server/search/embedded/follower.ts.
import type { Logger } from 'pino';
import { type Heartbeat, keepListening } from './listening.ts';

export type Listener = {
  /** An administrator changed the settings. */
  onSettings: () => void;
  /** Something happened that a webhook is to be told of. */
  onWebhooks: () => void;
  /** The connection was away, or what all homes are compared with is new: anything may have changed. */
  onGap: () => void;
  /** Everything said until now has been heard. */
  onAlive?: () => void;
};

/** Listens until stopped. `url` may be any login of the database. */
export function listenToChanges(
  url: string,
  log: Logger,
  listener: Listener,
  heartbeat?: Heartbeat,
): () => Promise<void> {
  const { onSettings, onWebhooks, onGap, onAlive } = listener;
  return keepListening({
    url,
    name: 'kiraya listen',
    channels: ['catalogue', 'settings', 'webhooks'],
    onHeard: (channel) => {
      if (channel === 'settings') onSettings();
      else if (channel === 'webhooks') onWebhooks();
      else onGap();
    },
    onListening: onGap,
    onLost: onGap,
    onAlive,
    heartbeat,
    onError: (error) => log.warn({ err: error }, 'cannot hear of changes'),
  });
}
