// The demo's reported listings: some wait, one is under review, one was dismissed.
import type { ReportReason, ReportStatus } from '../../../domain/listing-reports.ts';
import type { DemoHome } from './homes.ts';
import type { DemoPeople, DemoPerson } from './people.ts';
import { demoId } from './random.ts';
import { ago, type Row, type SeedClock } from './rows.ts';

type Reported = { reason: ReportReason; status: ReportStatus; note: string | null; hoursAgo: number };

const reported: readonly Reported[] = [
  { reason: 'not_available', status: 'open', note: 'The owner says it was let last week.', hoursAgo: 3 },
  { reason: 'wrong_price', status: 'open', note: 'On the phone the rent is ₹4,000 more.', hoursAgo: 20 },
  { reason: 'duplicate', status: 'open', note: null, hoursAgo: 31 },
  {
    reason: 'fake',
    status: 'under_review',
    note: 'The owner wants a booking amount before anybody may see it.',
    hoursAgo: 50,
  },
  { reason: 'wrong_details', status: 'dismissed', note: 'There is no lift.', hoursAgo: 190 },
];

/** Of homes that are shown, one each; the reporters are seekers, who list nothing. */
export function reportRows(
  clock: SeedClock,
  homes: DemoHome[],
  people: DemoPeople,
  admin: DemoPerson,
): Row[] {
  const shown = homes.filter(({ listingState }) => listingState === 'published').slice(10);
  return reported.map(({ reason, status, note, hoursAgo }, n) => {
    const isDecided = status === 'dismissed';
    return {
      ...{ reason, status, note },
      id: demoId('listing report', n),
      property_id: (shown[n] as DemoHome).id,
      reporter_id: (people.seekers[n] as DemoPerson).id,
      outcome: isDecided ? 'The lister showed us the lift on a video call.' : null,
      decided_by: isDecided ? admin.id : null,
      decided_at: isDecided ? ago(clock, hoursAgo - 40) : null,
      created_at: ago(clock, hoursAgo),
      updated_at: ago(clock, isDecided ? hoursAgo - 40 : hoursAgo),
    };
  });
}
