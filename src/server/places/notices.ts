/** Notices to whoever waits for a city. */
import { z } from 'zod';
import { i18n } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/mail-text.ts';
import { defineNotices } from '../lib/notices.ts';

const cityNotice = z.object({
  event: z.literal('city.served'),
  city: z.string(),
  path: z.string().startsWith('/'),
});
type CityNotice = z.infer<typeof cityNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    places: z.input<typeof cityNotice>;
  }
}

const cityParts = ({ city, path }: CityNotice): NoticeParts => ({
  subject: i18n._('We are in {city} now', { city }),
  sentence: i18n._('You asked us to tell you: homes in {city} can be listed and found from today.', { city }),
  label: i18n._('Find a home'),
  path,
});

export const notices = { city: defineNotices(cityNotice, cityParts) };
