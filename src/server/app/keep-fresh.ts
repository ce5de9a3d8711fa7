// What a process that serves does when it hears of a change: it forgets what it keeps, and no longer trusts replicas without it.
import { connections } from '../../db/roles.ts';
import { deliverSoon } from '../api-access/webhook-jobs.ts';
import { type Listener, listenToChanges } from '../lib/changes.ts';
import type { Heartbeat } from '../lib/listening.ts';
import type { Services } from '../lib/request-context.ts';
import { followerOf } from '../search/by-database/follower-of.ts';
import { EVERYTHING, type PageCache } from './page-cache.ts';

/** Tag of every page that shows results; pages of homes carry `property:ID`. */
const CATALOGUE = 'catalogue';
/** Whoever follows the catalogue and has heard nothing for longer may have missed a change. */
const CURRENT_MS = 5_000;

/** Begins to follow the catalogue and to listen, on the primary; the answer ends the listening, the database's end the other. */
export function keepFresh(
  services: Services,
  pages: PageCache,
  databaseUrl: string,
  heartbeat?: Heartbeat,
): () => Promise<void> {
  const { database, searchAnswers, settings, log, config } = services;
  const follower = followerOf(database);
  follower.onTaken((homes) => {
    // First, so that what is asked anew is not asked of a replica that lags.
    database.publicReads.changed();
    searchAnswers?.forget();
    if (homes === 'every home') pages.drop(EVERYTHING);
    else pages.drop(CATALOGUE, ...Array.from(homes, (id) => `property:${id}`));
  });
  follower.onLost((error) => log.warn({ err: error }, 'cannot follow the catalogue'));
  follower.shown().catch(() => undefined);
  const listener: Listener = {
    onSettings: () => {
      settings.forget();
      // The menu of every public page shows some of them.
      pages.drop(EVERYTHING);
    },
    onWebhooks: () => deliverSoon(services),
    onAlive: () => {
      if (follower.state().lagMs < CURRENT_MS) pages.heard();
    },
    onGap: () => {
      database.publicReads.changed();
      searchAnswers?.forget();
      settings.forget();
      pages.drop(EVERYTHING);
    },
  };
  // What pages say of days, and the clock they follow, is another.
  database.clock.onMove(listener.onGap);
  return listenToChanges(connections(databaseUrl, config.authSecret).visitor, log, listener, heartbeat);
}
