/** Notices about one’s listings, and about listed homes that one asked for. */
import { z } from 'zod';
import { home, lead, path } from '../lib/notices.ts';

/** An open visit or application of the receiver asks for a home that is let or taken away. */
export const homeNotice = z.object({
  event: z.literal('home.gone'),
  home,
  path,
  why: z.enum(['let', 'removed']),
});
export const listingNotice = z.discriminatedUnion('event', [
  /** `pausesInDays`: how long the listing stays shown unless it is renewed. */
  z.object({ event: z.literal('listing.stale'), home, path, pausesInDays: z.number().int().min(0) }),
  z.object({ event: z.literal('listing.paused'), home, path }),
  /** The office took a listing out of sight, showed it again, or asks about it; `note` is why, or what. */
  z.object({ event: z.enum(['listing.hidden', 'listing.shown-again', 'listing.asked']), ...lead }),
]);
export type HomeNotice = z.infer<typeof homeNotice>;
export type ListingNotice = z.infer<typeof listingNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    listing: z.input<typeof homeNotice> | z.input<typeof listingNotice>;
  }
}
