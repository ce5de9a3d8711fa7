/** Saved searches: how often somebody hears of new homes, how many at once, and when the next letter is due. */
import { dateInIndia, epochMs, type Instant } from './dates.ts';

export const searchFrequencies = ['at_once', 'daily', 'weekly'] as const;
export type SearchFrequency = (typeof searchFrequencies)[number];

export const SEARCH_NAME_MAX = 80;
export const SAVED_SEARCHES_MAX = 50;

/** A letter names so many homes and says how many more there are. */
export const DIGEST_CAP = 10;

/** "At once" gathers what comes in so many minutes, so that an import of a hundred homes is one letter. */
const AT_ONCE_MINUTES = 10;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Digests leave at eight in the morning; an hour's slack keeps a slow day from skipping the next one. */
const SLACK_MS = 60 * MINUTE_MS;

/** Whether the next letter of a search may leave now; `lastSent` is null when none did yet. */
export function isLetterDue(frequency: SearchFrequency, lastSent: Instant | null, now: Instant): boolean {
  if (lastSent === null) return true;
  const since = epochMs(now) - epochMs(lastSent);
  if (frequency === 'at_once') return since >= AT_ONCE_MINUTES * MINUTE_MS;
  if (frequency === 'weekly') return since >= 7 * DAY_MS - SLACK_MS;
  return dateInIndia(now) > dateInIndia(lastSent);
}

/** Which searches a run serves: every minute those that want to hear at once, in the morning the others too. */
export const frequenciesOf = (run: 'minute' | 'morning'): readonly SearchFrequency[] =>
  run === 'minute' ? ['at_once'] : ['daily', 'weekly'];

/** What the button of the page adds to an unsubscribe link; mail programs post the link as it is. */
export const BY_PAGE = 'page';
