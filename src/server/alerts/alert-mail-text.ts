/** What people who look for a home are told: new homes of a saved search, a lower rent, a home that was let. */
import { formatRupees, paise } from '../../domain/money.ts';
import { i18n } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/letter-text.ts';
import type { SearchNotice, ShortlistNotice } from './notices.ts';
import { unsubscribePath } from './unsubscribe.ts';

export function shortlistParts(notice: ShortlistNotice): NoticeParts {
  const { home, path } = notice;
  if (notice.event === 'shortlist.let') {
    return {
      subject: i18n._('No longer to let: {home}', { home }),
      sentence: i18n._(
        '{home} on your shortlist cannot be had at the moment. Similar homes are on its page.',
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
    subject: i18n._('Less rent: {home}', { home }),
    sentence: i18n._('{home} on your shortlist now asks {to} a month, after {from}.', { home, from, to }),
    label: i18n._('Open the home'),
    path,
  };
}

/** `secret` proves that the link which ends these letters is ours. */
export function matchesParts(notice: SearchNotice, secret: string): NoticeParts {
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
      label: i18n._('No more letters about this search'),
      path: unsubscribePath(secret, notice.searchId),
    },
  };
}

/** Each home with its rent, and how many more there are. */
function matchesList({ first, homes }: SearchNotice): Pick<NoticeParts, 'list' | 'rest'> {
  const list = first.map(({ title, rent, path }) => ({
    label: i18n._('{title}: {rent} a month', { title, rent: formatRupees(paise(rent)) }),
    path,
  }));
  const more = homes - first.length;
  return { list, rest: more > 0 ? i18n._('And {more} more.', { more }) : undefined };
}
