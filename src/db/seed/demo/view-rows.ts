// Who looked at the demo's homes: seekers at what they asked about or have looked at lately, and passers-by since it was published.
import { dateInIndia } from '../../../domain/dates.ts';
import type { DemoHome } from './homes.ts';
import { askedAt, type Lead, type LookRow } from './lead-rows.ts';
import { chanceOf, demoId } from './random.ts';
import { ago, type Row, type SeedClock } from './rows.ts';

const HOURS_OF_A_DAY = 24;
/** So long ago a home that is not shown any more was still found. */
const HIDDEN_HOURS = 7 * HOURS_OF_A_DAY;

type Look = { home: string; viewer: string; at: string };
export type ViewRow = Row & { property_id: string };

/** One for each viewer and day of a home, and never fewer in a month than visits and applications that were asked for. */
export function viewRows(
  clock: SeedClock,
  homes: readonly DemoHome[],
  leads: readonly Lead[],
  looks: readonly LookRow[],
): ViewRow[] {
  const rows = new Map<string, ViewRow>();
  const add = ({ home, viewer, at }: Look, isOnceADay = true): void => {
    const day = dateInIndia(at);
    const key = `${home} ${viewer} ${day}`;
    if (!rows.has(key)) {
      rows.set(key, { property_id: home, viewer, viewed_on: day, viewed_at: at, is_counted: true });
    } else if (!isOnceADay) add({ home, viewer: demoId(`device of ${viewer} for ${home}`, rows.size), at });
  };
  // Who asked twice on one day came back on another device.
  for (const lead of leads) {
    add({ home: lead.home.id, viewer: lead.seeker.id, at: askedAt(clock, lead) }, false);
  }
  for (const { property_id: home, user_id: viewer, viewed_at: at } of looks) add({ home, viewer, at });
  const chance = chanceOf(90_000);
  for (const home of homes) {
    const published = home.publishedDaysAgo * HOURS_OF_A_DAY + 1;
    const hidden = home.listingState === 'published' ? 0 : Math.min(published, HIDDEN_HOURS);
    const passersBy = Math.round(((published - hidden) / HOURS_OF_A_DAY) * home.viewsADay);
    for (let n = 0; n < passersBy; n += 1) {
      const at = ago(clock, hidden + chance.next() * (published - hidden));
      add({ home: home.id, viewer: demoId(`passer-by of ${home.id}`, n), at });
    }
  }
  return [...rows.values()];
}

export function viewsOfHomes(rows: readonly ViewRow[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { property_id: home } of rows) counts.set(home, (counts.get(home) ?? 0) + 1);
  return counts;
}
