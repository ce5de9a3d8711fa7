/** Notices about one’s listings, and about listed homes that one asked for. */
import { z } from 'zod';
import { i18n } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/mail-text.ts';
import { defineNotices, home, lead, path } from '../lib/notices.ts';

/** An open visit or application of the receiver asks for a home that is let or taken away. */
const homeNotice = z.object({
  event: z.literal('home.gone'),
  home,
  path,
  why: z.enum(['let', 'removed']),
});
const listingNotice = z.discriminatedUnion('event', [
  /** `pausesInDays`: how long the listing stays shown unless it is renewed. */
  z.object({ event: z.literal('listing.stale'), home, path, pausesInDays: z.number().int().min(0) }),
  z.object({ event: z.literal('listing.paused'), home, path }),
  /** The office took a listing out of sight, showed it again, or asks about it; `note` is why, or what. */
  z.object({ event: z.enum(['listing.hidden', 'listing.shown-again', 'listing.asked']), ...lead }),
]);
/** Our team let a waiting import in, or declined it; `note` is why. */
const importNotice = z.object({
  event: z.enum(['import.accepted', 'import.declined']),
  file: z.string().max(300),
  path,
  note: z.string().max(500).optional(),
});
type ImportNotice = z.infer<typeof importNotice>;
type HomeNotice = z.infer<typeof homeNotice>;
type ListingNotice = z.infer<typeof listingNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    listing: z.input<typeof homeNotice> | z.input<typeof listingNotice> | z.input<typeof importNotice>;
  }
}

type HidingNotice = Extract<
  ListingNotice,
  { event: 'listing.hidden' | 'listing.shown-again' | 'listing.asked' }
>;

function listingParts(notice: ListingNotice): NoticeParts {
  if (isHiding(notice)) return hidingParts(notice);
  const { home, path } = notice;
  const label = i18n._('Open my homes');
  if (notice.event === 'listing.paused') {
    return {
      subject: i18n._('Your listing is paused: {home}', { home }),
      sentence: i18n._('{home} was not renewed for 60 days and is no longer shown. One click resumes it.', {
        home,
      }),
      label,
      path,
    };
  }
  const days = notice.pausesInDays;
  return {
    subject: i18n._('Still available? {home}', { home }),
    sentence: i18n._(
      '{home} will be paused in {days, plural, one {# day} other {# days}} unless you confirm that it is still available.',
      { home, days },
    ),
    label,
    path,
  };
}

const isHiding = (notice: ListingNotice): notice is HidingNotice =>
  /^listing[.](hidden|shown-again|asked)$/.test(notice.event);

/** The office took a listing out of sight, showed it again, or asks about it. */
function hidingParts({ event, home, path }: HidingNotice): NoticeParts {
  const values = { home };
  const label = i18n._('Open my homes');
  const said: Record<HidingNotice['event'], Omit<NoticeParts, 'path' | 'label'>> = {
    'listing.hidden': {
      subject: i18n._('Your listing is hidden: {home}', values),
      sentence: i18n._(
        'Something about {home} is wrong, and we no longer show it. Correct it and answer this email.',
        values,
      ),
    },
    'listing.asked': {
      subject: i18n._('A question about your listing: {home}', values),
      sentence: i18n._('Please look at {home} again. Correct it, or answer this email.', values),
    },
    'listing.shown-again': {
      subject: i18n._('Your listing is shown again: {home}', values),
      sentence: i18n._('People can find {home} in the search again.', values),
    },
  };
  return { ...said[event], label, path };
}

const homeGoneParts = ({ home, path, why }: HomeNotice): NoticeParts => ({
  subject: i18n._('No longer available: {home}', { home }),
  sentence:
    why === 'let'
      ? i18n._('{home} is booked. Your request for it may stay unanswered; similar homes are on its page.', {
          home,
        })
      : i18n._(
          '{home} is no longer offered. Your request for it may stay unanswered. Have a look at similar homes.',
          {
            home,
          },
        ),
  label: i18n._('Open my request'),
  path,
});

function importParts({ event, file, path, note }: ImportNotice): NoticeParts {
  const label = i18n._('Open the import');
  if (event === 'import.accepted')
    return {
      subject: i18n._('Your import is accepted: {file}', { file }),
      sentence: i18n._('We looked at {file}. Its homes come online within a few minutes.', { file }),
      label,
      path,
    };
  return {
    subject: i18n._('Your import is declined: {file}', { file }),
    sentence: i18n._(
      'We looked at {file} and did not import it. Correct what we write here, and import the file again.',
      { file },
    ),
    ...(note ? { note: i18n._('We wrote: {note}', { note }) } : {}),
    label,
    path,
  };
}

export const notices = {
  import: defineNotices(importNotice, importParts),
  home: defineNotices(homeNotice, homeGoneParts),
  listing: defineNotices(listingNotice, listingParts),
};
