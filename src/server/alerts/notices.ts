/** Notices to people who look for a home. */
import { z } from 'zod';
import { DIGEST_CAP, SEARCH_NAME_MAX } from '../../domain/saved-searches.ts';
import { home, paise, path } from '../lib/notices.ts';

/** New homes of a saved search: the newest by name, all of them counted. */
export const searchNotice = z.object({
  event: z.literal('search.matches'),
  searchId: z.uuid(),
  search: z.string().min(1).max(SEARCH_NAME_MAX),
  path: z.string().startsWith('/').max(2100),
  homes: z.number().int().min(1),
  first: z.array(z.object({ title: home, path, rent: paise })).max(DIGEST_CAP),
});
export const shortlistNotice = z.discriminatedUnion('event', [
  z.object({ event: z.literal('shortlist.price-drop'), home, path, from: paise, to: paise }),
  z.object({ event: z.literal('shortlist.let'), home, path }),
]);
export type SearchNotice = z.infer<typeof searchNotice>;
export type ShortlistNotice = z.infer<typeof shortlistNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    alerts: z.input<typeof searchNotice> | z.input<typeof shortlistNotice>;
  }
}
