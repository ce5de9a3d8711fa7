// When the demo's leads were asked for, and what seekers keep, as rows.
import { purposes } from '../../../domain/privacy.ts';
import type { DemoApplication } from './applications.ts';
import type { DemoHome } from './homes.ts';
import type { DemoPeople } from './people.ts';
import { chanceOf, demoId } from './random.ts';
import { ago, type Row, type SeedClock } from './rows.ts';
import type { DemoVisit } from './visits.ts';

export type Lead = DemoVisit | DemoApplication;

export const askedAt = (clock: SeedClock, lead: Lead): string => ago(clock, lead.events[0]?.hoursAgo ?? 0);

const notes = [
  'Close to the office, ask about parking',
  'Kitchen is a little small',
  'Compare with the one near the lake',
  'Liked the light',
  null,
  null,
  null,
];

/** Of their first look. */
const DAYS_BEFORE = 30;

export type LookRow = { user_id: string; property_id: string; viewed_at: string };

/** What seekers keep: a shortlist, and after their yes homes viewed and searches made. The tenant and the plain user have the most. */
export function seekingRows(
  clock: SeedClock,
  homes: DemoHome[],
  people: DemoPeople,
): { shortlists: Row[]; consents: Row[]; looks: LookRow[]; searches: Row[] } {
  const rows = {
    shortlists: [] as Row[],
    consents: [] as Row[],
    looks: [] as LookRow[],
    searches: [] as Row[],
  };
  const seekers = [people.accounts.get('tenant'), people.accounts.get('user'), ...people.seekers].filter(
    (person) => person !== undefined,
  );
  const shown = homes.filter(({ listingState }) => listingState === 'published');
  seekers.forEach((seeker, n) => {
    const chance = chanceOf(60_000 + n);
    const nearby = shown.filter(({ city }) => city === (seeker.city ?? 'Pune'));
    rows.consents.push({
      id: demoId(`history ${seeker.id}`, 0),
      user_id: seeker.id,
      purpose: 'history',
      version: purposes.history.version,
      is_given: true,
      created_at: ago(clock, DAYS_BEFORE * 24),
    });
    const viewed = chance.some(nearby.length > 12 ? nearby : shown, n < 2 ? 16 : chance.whole(0, 9));
    viewed.forEach((home, i) => {
      const hours = 1 + i * 7 + chance.whole(0, 5);
      rows.looks.push({ user_id: seeker.id, property_id: home.id, viewed_at: ago(clock, hours) });
      if (i % 2 === 0 && i < 12) {
        const dearer = chance.happens(0.25) ? 1.08 : 1;
        rows.shortlists.push({
          user_id: seeker.id,
          property_id: home.id,
          note: chance.pick(notes),
          rent_when_added: Math.round((home.rent * dearer) / 500) * 50_000,
          created_at: ago(clock, hours),
          updated_at: ago(clock, hours),
        });
      }
    });
    const [first] = viewed;
    if (!first) return;
    [
      `city=${first.citySlug}&bedrooms=${first.bedrooms}&rent_max=${Math.ceil(first.rent / 5000) * 5000}`,
      `city=${first.citySlug}&locality=${first.localitySlug}`,
      `city=${first.citySlug}&furnishing=fully_furnished&pets=true`,
    ].forEach((query, i) => {
      rows.searches.push({
        id: demoId(`search ${seeker.id}`, i),
        user_id: seeker.id,
        query,
        searched_at: ago(clock, 2 + i * 19),
      });
    });
  });
  return rows;
}
