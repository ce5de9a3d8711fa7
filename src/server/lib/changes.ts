// Hears which homes and settings changed, in this process or another, over one listening connection that comes back by itself.
import type { Logger } from 'pino';
import { type Heartbeat, keepListening } from './listening.ts';

export type Listener = {
  /** A home was published, changed or withdrawn. */
  onChange: (propertyId: string) => void;
  /** An administrator changed the settings. */
  onSettings: () => void;
  /** Something happened that a webhook is to be told of. */
  onWebhooks: () => void;
  /** The connection was away, or what all homes are compared with is new: anything may have changed. */
  onGap: () => void;
  /** Everything said until now has been heard. */
  onAlive?: () => void;
};

/** Said in place of a home's id. */
const EVERY_HOME = '*';

/** Listens until stopped. `url` may be any login of the database. */
export function listenToChanges(
  url: string,
  log: Logger,
  listener: Listener,
  heartbeat?: Heartbeat,
): () => Promise<void> {
  const { onChange, onSettings, onWebhooks, onGap, onAlive } = listener;
  return keepListening({
    url,
    name: 'kiraya listen',
    channels: ['catalogue', 'settings', 'webhooks'],
    onHeard: (channel, payload) => {
      if (channel === 'settings') onSettings();
      else if (channel === 'webhooks') onWebhooks();
      else if (payload === EVERY_HOME) onGap();
      else onChange(payload);
    },
    onListening: onGap,
    onLost: onGap,
    onAlive,
    heartbeat,
    onError: (error) => log.warn({ err: error }, 'cannot hear of changes'),
  });
}
