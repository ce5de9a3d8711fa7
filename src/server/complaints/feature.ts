import { type SQL, sql } from 'drizzle-orm';
import { type ComplaintStatus, LATE_BEFORE_DAYS } from '../../domain/complaints.ts';
import { defineFeature } from '../lib/feature.ts';
import { waitingRowsWithDays } from '../lib/waiting.ts';
import { complaints } from './complaints.ts';
import { exportSections } from './export-sections.ts';
import { complaintHandlers } from './notify-team.ts';
import { senderMailHandlers } from './sender-mail.ts';

/** Late from the morning on which fewer days are left than it should have. */
const waitingIn = (...statuses: ComplaintStatus[]): SQL => sql`
  select coalesce(escalated_at, created_at) as since,
      (answer_by - ${LATE_BEFORE_DAYS - 1}::int)::timestamp at time zone 'Asia/Kolkata' as late_from
    from complaints where status in ${statuses}`;

export const feature = defineFeature({
  procedures: { complaints },
  jobs: (parts) => [...complaintHandlers(parts.database), ...senderMailHandlers(parts)],
  exportSections,
  waiting: [
    waitingRowsWithDays('complaints', () => waitingIn('received', 'in_progress')),
    waitingRowsWithDays('complaints-escalated', () => waitingIn('escalated')),
  ],
});
