/** What people who look for a home are told: new homes of a saved search, a lower rent, a home that was let. */
import { formatRupees, paise } from '../../domain/money.ts';
import type { NoticeParts } from '../leads/lead-mail-text.ts';
import { addressOf, i18n } from '../lib/i18n.ts';
import type { SeekingNotice } from '../notifications/notices.ts';

export function seekingParts(notice: SeekingNotice): NoticeParts {
  if (notice.event === 'search.matches') return matchesParts(notice);
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

type Matches = Extract<SeekingNotice, { event: 'search.matches' }>;

const matchesParts = ({ search, homes, path }: Matches): NoticeParts => ({
  subject: i18n._('{homes, plural, one {# new home} other {# new homes}}: {search}', { homes, search }),
  sentence: i18n._(
    '{homes, plural, one {# home has} other {# homes have}} come up that match your search “{search}”.',
    { homes, search },
  ),
  label: i18n._('See all of them'),
  path,
});

/** Each home with its rent, and how many more there are. */
export function matchesList({ first, homes }: Matches, origin: string) {
  const list = first.map(({ title, rent, path }) => ({
    label: i18n._('{title}: {rent} a month', { title, rent: formatRupees(paise(rent)) }),
    url: addressOf(origin, path),
  }));
  const more = homes - first.length;
  return { list, rest: more > 0 ? i18n._('And {more} more.', { more }) : undefined };
}
