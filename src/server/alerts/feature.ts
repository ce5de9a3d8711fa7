import { defineFeature } from '../lib/feature.ts';
import { defineNotices } from '../lib/notices.ts';
import { matchesParts, shortlistParts } from './alert-mail-text.ts';
import { alertHandlers } from './alerts.ts';
import { searchNotice, shortlistNotice } from './notices.ts';

export const feature = defineFeature({
  jobs: ({ database }) => alertHandlers(database),
  notices: {
    search: defineNotices(searchNotice, matchesParts),
    shortlist: defineNotices(shortlistNotice, shortlistParts),
  },
});
