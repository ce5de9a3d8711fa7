/** Notices about managed rentals. */
import { z } from 'zod';
import { managedRentalEvents } from '../../domain/managed-rentals.ts';
import { i18n, shown } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/mail-text.ts';
import { defineNotices, home, lead } from '../lib/notices.ts';

const managedRentalNotice = z.object({ event: z.enum(managedRentalEvents), ...lead });
/** To the affiliate whom a managed home is credited to from the day `from` on. */
const creditNotice = z.discriminatedUnion('event', [
  z.object({ event: z.literal('home-credit.given'), home, from: z.iso.date() }),
  /** It is theirs after all, from that day in the past on; `note` is the administrators’ reason, as below. */
  z.object({
    event: z.literal('home-credit.corrected'),
    home,
    from: z.iso.date(),
    note: z.string().max(500),
  }),
  /** It was not theirs from that day on. */
  z.object({ event: z.literal('home-credit.taken'), home, from: z.iso.date(), note: z.string().max(500) }),
]);
type CreditNotice = z.infer<typeof creditNotice>;

const mandateNotice = z.object({
  event: z.enum(['mandate.offered', 'mandate.accepted', 'mandate.declined']),
  ...lead,
});
type MandateNotice = z.infer<typeof mandateNotice>;

/** To the affiliate whose code an owner gave. */
const broughtNotice = z.object({ event: z.literal('home-brought.handed-in'), home });
type BroughtNotice = z.infer<typeof broughtNotice>;

const broughtParts = ({ home }: BroughtNotice): NoticeParts => ({
  subject: i18n._('An owner you referred submitted a home: {home}', { home }),
  sentence: i18n._(
    'A home in {home} was submitted for managed rental with your code. We’ll review it; you earn once it is managed and its rent is paid.',
    { home },
  ),
  label: i18n._('Open the homes I brought'),
  path: '/portal/affiliate/homes',
});

type ManagedRentalNotice = z.infer<typeof managedRentalNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    managedRentals:
      | z.input<typeof managedRentalNotice>
      | z.input<typeof creditNotice>
      | z.input<typeof broughtNotice>
      | z.input<typeof mandateNotice>;
  }
}

function managedRentalParts({ event, home, byYou, path }: ManagedRentalNotice): NoticeParts {
  const values = { home };
  const said: Record<ManagedRentalNotice['event'], { subject: string; sentence: string }> = {
    'managed-rental.submitted': byYou
      ? {
          subject: i18n._('We received your managed rental: {home}', values),
          sentence: i18n._(
            'We’ll review the home in {home} and notify you as soon as it is decided.',
            values,
          ),
        }
      : {
          subject: i18n._('Your home was submitted for managed rental: {home}', values),
          sentence: i18n._(
            'A broker submitted your home in {home} for managed rental. We’ll review it and write to you. If you don’t know about this, reply to this email.',
            values,
          ),
        },
    'managed-rental.approved': {
      subject: i18n._('Managed rental approved: {home}', values),
      sentence: i18n._(
        'The home in {home} is approved. Next we agree the lease and the rent with you.',
        values,
      ),
    },
    'managed-rental.declined': {
      subject: i18n._('Managed rental declined: {home}', values),
      sentence: i18n._('We cannot take the home in {home} into managed rental.', values),
    },
    'managed-rental.started': {
      subject: i18n._('We now manage your home: {home}', values),
      sentence: i18n._(
        'The home in {home} is under management. Next, write the lease; each month’s rent shows in your portal.',
        values,
      ),
    },
  };
  return { ...said[event], label: i18n._('Open my managed rentals'), path };
}

function creditParts(notice: CreditNotice): NoticeParts {
  const { home } = notice;
  const values = { home, day: shown.date(notice.from) };
  const open = { label: i18n._('Open my commissions'), path: '/portal/affiliate/commissions' };
  if (notice.event === 'home-credit.given') {
    return {
      subject: i18n._('A home is credited to you: {home}', { home }),
      sentence: i18n._(
        '{home} is credited to you from {day}. Its rents count towards your commission from then on, once they are paid.',
        values,
      ),
      ...open,
    };
  }
  if (notice.event === 'home-credit.corrected') {
    return {
      subject: i18n._('A home is credited to you: {home}', { home }),
      sentence: i18n._(
        'Two administrators found that {home} is yours from {day} on. What it earns you for closed months comes with the next month that closes. Your ranks stay the same.',
        values,
      ),
      note: notice.note,
      ...open,
    };
  }
  return {
    subject: i18n._('A home is not credited to you any more: {home}', { home }),
    sentence: i18n._(
      'Two administrators found that {home} was not yours from {day} on. What it earned you since is taken back with the next month that closes. Your ranks stay the same. If you think this is wrong, write to us.',
      values,
    ),
    note: notice.note,
    ...open,
  };
}

function mandateParts({ event, home, path }: MandateNotice): NoticeParts {
  const values = { home };
  const said: Record<MandateNotice['event'], { subject: string; sentence: string }> = {
    'mandate.offered': {
      subject: i18n._('Please read your mandate for {home}', values),
      sentence: i18n._(
        'It says who collects the rent, what we charge and who holds the deposit. Nothing changes until you accept it.',
      ),
    },
    'mandate.accepted': {
      subject: i18n._('Mandate accepted: {home}', values),
      sentence: i18n._('The owner accepted the mandate for {home}. It counts from this month.', values),
    },
    'mandate.declined': {
      subject: i18n._('Mandate declined: {home}', values),
      sentence: i18n._('The owner declined the mandate for {home}. What was agreed before stays.', values),
    },
  };
  const label = event === 'mandate.offered' ? i18n._('Read the mandate') : i18n._('Open managed rentals');
  return { ...said[event], label, path };
}

export const notices = {
  'managed-rental': defineNotices(managedRentalNotice, managedRentalParts),
  'home-credit': defineNotices(creditNotice, creditParts),
  'home-brought': defineNotices(broughtNotice, broughtParts),
  mandate: defineNotices(mandateNotice, mandateParts),
};
