/** Notices of guaranteed leases: to the owner, and to whoever made the offer. */
import { z } from 'zod';
import { isCalendarDate } from '../../domain/dates.ts';
import { formatRupeesAndPaise, paise } from '../../domain/money.ts';
import { i18n, shown } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/mail-text.ts';
import { defineNotices, home } from '../lib/notices.ts';

const forOwner = ['offered', 'agreed', 'refused', 'expired', 'ended'] as const;
const forTeam = ['accepted', 'declined', 'cancelled'] as const;

const guaranteedNotice = z.object({
  event: z.enum([
    ...forOwner.map((word) => `guaranteed-lease.${word}` as const),
    ...forTeam.map((word) => `guaranteed-lease.${word}` as const),
    /** Of the operator to the owner, and of the owner to our team. */
    'guaranteed-lease.notice',
    'guaranteed-lease.owner-notice',
  ]),
  number: z.string().max(30),
  order: z.uuid(),
  home,
  /** The last day to accept, or the last guaranteed day. */
  day: z.string().refine(isCalendarDate).optional(),
  note: z.string().max(500).optional(),
  /** Of an agreement: paise a month, and the name it was signed with. */
  rent: z.number().int().optional(),
  signed: z.string().max(200).optional(),
});
type GuaranteedNotice = z.infer<typeof guaranteedNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    guaranteedLeases: z.input<typeof guaranteedNotice>;
  }
}

function guaranteedParts({
  event,
  number,
  order,
  home,
  day,
  note,
  rent,
  signed,
}: GuaranteedNotice): NoticeParts {
  const owners = {
    label: i18n._('Open my guaranteed lease'),
    path: `/portal/guaranteed-leases?order=${order}`,
  };
  const team = { label: i18n._('Open the order'), path: `/admin?tab=guaranteed-leases&order=${order}` };
  const values = { home, number, day: day ? shown.date(day) : '' };
  switch (event) {
    case 'guaranteed-lease.offered':
      return {
        subject: i18n._('Our offer of a guaranteed rent for {home}', { home }),
        sentence: i18n._(
          'Read it and accept or decline it by {day}. Nothing changes until you accept.',
          values,
        ),
        ...owners,
      };
    case 'guaranteed-lease.agreed':
      return {
        subject: i18n._('Your guaranteed lease {number} of {home}', values),
        sentence: i18n._(
          'You accepted our offer as {name}: {rent} a month, every month from {day} on, whether the home is rented or not. Keep this email; the text that you accepted stays in your portal.',
          { name: signed ?? '', rent: formatRupeesAndPaise(paise(rent ?? 0)), day: values.day },
        ),
        ...owners,
      };
    case 'guaranteed-lease.refused':
      return {
        subject: i18n._('We can’t offer a guaranteed rent for {home}', { home }),
        sentence: i18n._('Thank you for asking. You can still rent it out with us in managed rental.'),
        note,
        ...owners,
      };
    case 'guaranteed-lease.expired':
      return {
        subject: i18n._('Our offer for {home} has expired', { home }),
        sentence: i18n._('The time to accept it is over. If you still want a guaranteed rent, write to us.'),
        ...owners,
      };
    case 'guaranteed-lease.ended':
      return {
        subject: i18n._('The guaranteed lease of {home} has ended', { home }),
        sentence: i18n._(
          'The last guaranteed month is over. From now on you get the rent that tenants pay, less our management fee.',
        ),
        ...owners,
      };
    case 'guaranteed-lease.accepted':
      return {
        subject: i18n._('Guaranteed lease {number} accepted', { number }),
        sentence: i18n._(
          'The owner accepted our offer for {home}. The home is now under management.',
          values,
        ),
        ...team,
      };
    case 'guaranteed-lease.declined':
      return {
        subject: i18n._('Guaranteed lease {number} declined', { number }),
        sentence: i18n._('The owner declined our offer for {home}. You can make another one.', values),
        note,
        ...team,
      };
    case 'guaranteed-lease.cancelled':
      return {
        subject: i18n._('Guaranteed lease {number} cancelled', { number }),
        sentence: i18n._('The owner of {home} no longer wants an offer.', values),
        ...team,
      };
    case 'guaranteed-lease.notice':
    case 'guaranteed-lease.owner-notice':
      return {
        subject: i18n._('Notice to end guaranteed lease {number}', { number }),
        sentence: i18n._('The rent of {home} is guaranteed until {day}, and no longer after that.', values),
        note,
        ...(event === 'guaranteed-lease.notice' ? owners : team),
      };
  }
}

export const notices = { 'guaranteed-lease': defineNotices(guaranteedNotice, guaranteedParts) };
