import { sql } from 'drizzle-orm';
import { defineFeature } from '../lib/feature.ts';
import { waitingRows } from '../lib/waiting.ts';
import { flags } from './flags.ts';

export const feature = defineFeature({
  procedures: { flags },
  waiting: [
    waitingRows(
      'flags',
      () => sql`select created_at as since from listing_flags where status in ('open', 'asked')`,
    ),
  ],
});
