import { defineFeature } from '../lib/feature.ts';
import { defineNotices } from '../lib/notices.ts';
import { exportSections } from './export-sections.ts';
import { messageParts } from './message-mail-text.ts';
import { messages } from './messages.ts';
import { messageNotice } from './notices.ts';

export const feature = defineFeature({
  procedures: { messages },
  notices: { message: defineNotices(messageNotice, messageParts) },
  exportSections,
});
