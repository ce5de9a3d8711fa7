/** Makes a letter of what a notice says; the layout is `mail-layout.ts`. */
import { visitCalendar } from '../../domain/calendar-file.ts';
import type { Instant } from '../../domain/dates.ts';
import type { Language } from '../../domain/languages.ts';
import type { NoticeCategory } from '../../domain/notifications.ts';
import { addressOf, i18n } from '../lib/i18n.ts';
import { greeting, letterIn, type MailText, type NoticeParts } from '../lib/mail-text.ts';

type Reader = {
  /** As they call themselves, if known. */
  name: string | null;
  language: Language;
  /** Of the notice: by it they get the letter. */
  category: NoticeCategory;
};

const whys: Readonly<Record<NoticeCategory, () => string>> = {
  requests: () =>
    i18n._('You get this email because someone asked or answered you: about a home, a message or your team.'),
  listings: () => i18n._('You get this email because you listed a home.'),
  searches: () => i18n._('You get this email because you saved a search.'),
  shortlist: () => i18n._('You get this email because a home is on your shortlist.'),
  managed_rentals: () => i18n._('You get this email because of a managed rental of yours.'),
  account: () =>
    i18n._('You get this email because it is about your account, a lease or money. These always come.'),
};

/** `say` is asked in the reader's language; links lead to `origin`. */
export const noticeMailText = (
  say: () => NoticeParts,
  { name, language, category }: Reader,
  origin: string,
  now: Instant,
): MailText =>
  letterIn(language, () => {
    const { subject, sentence, note, label, path, list, rest, unsubscribe, calendar } = say();
    const linkTo = (link: { label: string; path: string }) => ({
      label: link.label,
      url: addressOf(origin, link.path),
    });
    return {
      subject,
      preheader: sentence,
      paragraphs: [greeting(name), sentence, ...(note ? [note] : [])],
      action: linkTo({ label, path }),
      ...(list ? { list: list.map(linkTo), rest } : {}),
      ...(unsubscribe ? { unsubscribe: linkTo(unsubscribe) } : {}),
      ...(calendar
        ? { calendar: visitCalendar({ ...calendar, url: linkTo({ label, path }).url }, now) }
        : {}),
      why: whys[category](),
      preferences: linkTo({ label: i18n._('Choose which emails you get'), path: '/settings#notifications' }),
    };
  });
