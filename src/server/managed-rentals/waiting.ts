/** What of managed rentals waits for the office: applications, and months whose rent came. */
import { sql } from 'drizzle-orm';
import { dateInIndia, monthOf } from '../../domain/dates.ts';
import { type WaitingWork, waitingRows } from '../lib/waiting.ts';
import { chosenRows, countHomes } from './rvl-grid.ts';

export const waiting: readonly WaitingWork[] = [
  waitingRows(
    'applications',
    () => sql`
      select created_at as since from managed_rental_applications where status in ('submitted', 'under_review')`,
  ),
  waitingRows(
    'applications-to-configure',
    () => sql`
      select coalesce(a.reviewed_at, a.created_at) as since from managed_rental_applications a
       where a.status = 'approved' and not exists (select from managed_properties p where p.application_id = a.id)`,
  ),
  waitingRows(
    'credits-to-approve',
    () => sql`select created_at as since from credit_corrections where state = 'proposed'`,
  ),
  waitingRows(
    'homes-without-state',
    () =>
      sql`select state_missing_since as since from managed_property_details where state_missing_since is not null`,
  ),
  {
    kinds: ['rents-to-mark'],
    async count(db, now) {
      const until = monthOf(dateInIndia(now));
      const chosen = await chosenRows(db, { q: undefined, show: 'offered' }, until);
      return [{ kind: 'rents-to-mark', count: await countHomes(db, chosen), oldest: null }];
    },
  },
];
