import { defineFeature } from '../lib/feature.ts';
import { exportSections } from './export-sections.ts';
import { figures } from './figures.ts';
import { mailLog, mailLogHandlers } from './mail-log.ts';
import { mailbox } from './mailbox.ts';

export const feature = defineFeature({
  procedures: { mailLog, mailbox },
  jobs: ({ mailer }) => mailLogHandlers(mailer),
  exportSections,
  figures,
});
