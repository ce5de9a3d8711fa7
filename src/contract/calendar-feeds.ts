/** One's calendar by a secret address: made, shown once, and ended in the settings, never by a token. */
import { z } from 'zod';
import { procedure } from './procedure.ts';

const calendarFeed = z.object({
  created_at: z.string(),
  last_read_at: z.string().nullable().describe('to the minute'),
});

export const calendarFeedsContract = {
  get: procedure('calendarFeeds.get')
    .route({ method: 'GET', path: '/my/calendar-feed' })
    .output(z.object({ feed: calendarFeed.nullable() })),
  create: procedure('calendarFeeds.create', 'shown-once')
    .route({ method: 'POST', path: '/my/calendar-feed', successStatus: 201 })
    .output(calendarFeed.extend({ url: z.string().describe('shown this once') })),
  end: procedure('calendarFeeds.end')
    .route({ method: 'DELETE', path: '/my/calendar-feed' })
    .output(z.object({ ok: z.literal(true) })),
};
