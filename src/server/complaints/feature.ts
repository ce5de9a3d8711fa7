import { sql } from 'drizzle-orm';
import { defineFeature } from '../lib/feature.ts';
import { waitingRows } from '../lib/waiting.ts';
import { complaints } from './complaints.ts';
import { exportSections } from './export-sections.ts';
import { complaintHandlers } from './notify-team.ts';
import { senderMailHandlers } from './sender-mail.ts';

export const feature = defineFeature({
  procedures: { complaints },
  jobs: (parts) => [...complaintHandlers(parts.database), ...senderMailHandlers(parts)],
  exportSections,
  waiting: [
    waitingRows(
      'complaints',
      () =>
        sql`select created_at as since from complaints where status in ('received', 'in_progress', 'escalated')`,
    ),
  ],
});
