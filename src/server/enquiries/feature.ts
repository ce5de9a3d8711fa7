import { sql } from 'drizzle-orm';
import { defineFeature } from '../lib/feature.ts';
import { waitingRows } from '../lib/waiting.ts';
import { answerMailHandlers } from './answer-mail.ts';
import { enquiries } from './enquiries.ts';
import { exportSections } from './export-sections.ts';
import { enquiryHandlers } from './notify-team.ts';

export const feature = defineFeature({
  procedures: { enquiries },
  jobs: ({ database, mailer }) => [...enquiryHandlers(database), ...answerMailHandlers({ database, mailer })],
  exportSections,
  waiting: [
    waitingRows(
      'enquiries',
      () => sql`select created_at as since from enquiries where status in ('new', 'in_progress')`,
    ),
  ],
});
