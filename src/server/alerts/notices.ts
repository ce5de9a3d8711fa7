/** Notices to people who look for a home. */
import { z } from 'zod';
import { formatRupees, paise } from '../../domain/money.ts';
import { DIGEST_CAP, SEARCH_NAME_MAX } from '../../domain/saved-searches.ts';
import { homeInWords } from '../lib/home-words.ts';
import { i18n } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/mail-text.ts';
import { amountInPaise, defineNotices, home, path } from '../lib/notices.ts';
import { unsubscribePath } from './unsubscribe.ts';

/** New homes of a saved search: the newest by name, all of them counted. */
const searchNotice = z.object({
  event: z.literal('search.matches'),
  searchId: z.uuid(),
  search: z.string().min(1).max(SEARCH_NAME_MAX),
  path: z.string().startsWith('/').max(2100),
  homes: z.number().int().min(1),
  first: z.array(z.object({ title: home, path, rent: amountInPaise })).max(DIGEST_CAP),
});
const shortlistNotice = z.discriminatedUnion('event', [
  z.object({ event: z.literal('shortlist.price-drop'), home, path, from: amountInPaise, to: amountInPaise }),
  z.object({ event: z.literal('shortlist.let'), home, path }),
]);
type SearchNotice = z.infer<typeof searchNotice>;
type ShortlistNotice = z.infer<typeof shortlistNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    alerts: z.input<typeof searchNotice> | z.input<typeof shortlistNotice>;
  }
}

function shortlistParts(notice: ShortlistNotice): NoticeParts {
  const { home, path } = notice;
  if (notice.event === 'shortlist.let') {
    return {
      subject: i18n._('No longer available: {home}', { home }),
      sentence: i18n._(
        '{home} on your shortlist is not available at the moment. See similar homes on its page.',
        {
          home,
        },
      ),
      label: i18n._('See similar homes'),
      path,
    };
  }
  const [from, to] = [formatRupees(paise(notice.from)), formatRupees(paise(notice.to))];
  return {
    subject: i18n._('Price drop: {home}', { home }),
    sentence: i18n._('{home} on your shortlist is now {to} a month (was {from}).', { home, from, to }),
    label: i18n._('Open the home'),
    path,
  };
}

/** `secret` proves that the link which ends these letters is ours. */
function matchesParts(notice: SearchNotice, secret: string): NoticeParts {
  const { search, homes, path } = notice;
  return {
    subject: i18n._('{homes, plural, one {# new home} other {# new homes}}: {search}', { homes, search }),
    sentence: i18n._(
      '{homes, plural, one {# home has} other {# homes have}} come up that match your search “{search}”.',
      { homes, search },
    ),
    label: i18n._('See all of them'),
    path,
    ...matchesList(notice),
    unsubscribe: {
      label: i18n._('Stop emails about this search'),
      path: unsubscribePath(secret, notice.searchId),
    },
  };
}

/** Each home with its rent, and how many more there are. */
function matchesList({ first, homes }: SearchNotice): Pick<NoticeParts, 'list' | 'rest'> {
  const list = first.map(({ title, rent, path }) => ({
    label: i18n._('{title}: {rent} a month', { title: homeInWords(title), rent: formatRupees(paise(rent)) }),
    path,
  }));
  const more = homes - first.length;
  return { list, rest: more > 0 ? i18n._('And {more} more.', { more }) : undefined };
}

export const notices = {
  search: defineNotices(searchNotice, matchesParts),
  shortlist: defineNotices(shortlistNotice, shortlistParts),
};
