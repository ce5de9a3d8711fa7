import { defineFeature } from '../lib/feature.ts';
import { exportSections } from './export-sections.ts';
import { noticeHandlers } from './notice-mail.ts';
import { notifications } from './notifications.ts';
import { push } from './push.ts';
import { pushHandlers } from './push-handlers.ts';

export const feature = defineFeature({
  procedures: { notifications, push },
  jobs: (parts) => [...noticeHandlers(parts), ...pushHandlers({ ...parts, push: parts.config.push })],
  exportSections,
});
