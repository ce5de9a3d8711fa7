/** Notices about leases. */
import { z } from 'zod';
import { isCalendarDate } from '../../domain/dates.ts';
import { leaseEvents } from '../../domain/leases.ts';
import { i18n, shown } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/letter-text.ts';
import { defineNotices, lead } from '../lib/notices.ts';

/** `date`: the day that the event is about: a start, an end. `fromOther`: the other side of the lease did it. */
const leaseNotice = z.object({
  event: z.enum(leaseEvents),
  date: z.string().refine(isCalendarDate),
  fromOther: z.boolean().default(false),
  ...lead,
});
type LeaseNotice = z.infer<typeof leaseNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    leases: z.input<typeof leaseNotice>;
  }
}

function leaseParts({ event, home, date, byYou, fromOther, path }: LeaseNotice): NoticeParts {
  const isTenant = path.startsWith('/portal/tenant');
  const values = { home, date: shown.date(date) };
  const said: Record<LeaseNotice['event'], { subject: string; sentence: string }> = {
    'lease.offered': byYou
      ? {
          subject: i18n._('You wrote a lease: {home}', values),
          sentence: i18n._(
            'We passed on the lease of {home} from {date} and will notify you when it is answered.',
            values,
          ),
        }
      : {
          subject: i18n._('A lease waits for your answer: {home}', values),
          sentence: i18n._(
            'Read the terms of the lease of {home} from {date}, and accept or decline them.',
            values,
          ),
        },
    'lease.changed': {
      subject: i18n._('The terms of a lease changed: {home}', values),
      sentence: i18n._(
        'The lease of {home} from {date} has other terms now. Nothing is agreed until they are accepted.',
        values,
      ),
    },
    'lease.accept': {
      subject: i18n._('The lease is accepted: {home}', values),
      sentence: i18n._('The lease of {home} is agreed and begins on {date}.', values),
    },
    'lease.sign': isTenant
      ? {
          subject: i18n._('Did you sign this lease? {home}', values),
          sentence: i18n._(
            'Your landlord says you both signed the lease of {home} from {date} on paper. Open it and answer yes or no. Until you say yes, it does not bind you.',
            values,
          ),
        }
      : {
          subject: i18n._('We asked your tenant to confirm the lease: {home}', values),
          sentence: i18n._(
            'The lease of {home} from {date} is recorded as signed on paper. It starts once your tenant confirms it.',
            values,
          ),
        },
    'lease.contest': isTenant
      ? {
          subject: i18n._('You said this lease is not signed: {home}', values),
          sentence: i18n._(
            'Your landlord has your answer. The lease of {home} from {date} stays a draft and does not bind you.',
            values,
          ),
        }
      : {
          subject: i18n._('Your tenant says the lease is not signed: {home}', values),
          sentence: i18n._(
            'The lease of {home} from {date} is a draft again. Talk to your tenant, or change the terms. The lease starts once they accept it.',
            values,
          ),
        },
    'lease.decline': {
      subject: i18n._('The lease was declined: {home}', values),
      sentence: i18n._('The lease of {home} from {date} was declined.', values),
    },
    'lease.withdraw': {
      subject: i18n._('The lease was withdrawn: {home}', values),
      sentence: i18n._('The lease of {home} from {date} was withdrawn before it was agreed.', values),
    },
    'lease.giveNotice': {
      subject: i18n._('Notice for {home}', values),
      sentence: i18n._('Notice was given for the lease of {home}: its last day is {date}.', values),
    },
    'lease.withdrawNotice': {
      subject: i18n._('A notice was taken back: {home}', values),
      sentence: i18n._('The lease of {home} goes on until {date}.', values),
    },
    'lease.proposeEnd': proposedEnd(values, isTenant, fromOther),
    'lease.agreeEnd': {
      subject: i18n._('You both agreed on an earlier last day: {home}', values),
      sentence: i18n._('The lease of {home} now ends on {date}, as landlord and tenant agreed.', values),
    },
    'lease.declineEnd': {
      subject: i18n._('The last day stays as it was: {home}', values),
      sentence: i18n._(
        'The request to end the lease of {home} on {date} was declined or taken back. The lease goes on as before.',
        values,
      ),
    },
    'lease.settle': {
      subject: i18n._('The lease has ended: {home}', values),
      sentence: i18n._(
        'The lease of {home} ended on {date}. Its page shows how the deposit was settled.',
        values,
      ),
    },
    'lease.payee-changed': {
      subject: i18n._('Rent goes to another account: {home}', values),
      sentence: i18n._(
        'From {date} on, pay the rent of {home} to the UPI address on the lease’s page. Ask the landlord if you did not expect that.',
        values,
      ),
    },
    'lease.ends-soon': {
      subject: i18n._('A lease ends on {date}: {home}', values),
      sentence: i18n._(
        'The lease of {home} ends on {date}. Agree on a renewal in time, or on moving out.',
        values,
      ),
    },
  };
  return { ...said[event], label: i18n._('Open the lease'), path };
}

type Said = { subject: string; sentence: string };

function proposedEnd(values: Record<string, string>, isTenant: boolean, fromOther: boolean): Said {
  if (!fromOther) {
    return {
      subject: i18n._('An earlier last day was proposed: {home}', values),
      sentence: i18n._(
        'The other side was asked to end the lease of {home} on {date}. Nothing changes until they agree.',
        values,
      ),
    };
  }
  return isTenant
    ? {
        subject: i18n._('Your landlord wants to end the lease early: {home}', values),
        sentence: i18n._(
          'Your landlord asks to end the lease of {home} on {date}. Open it to agree or decline. Nothing changes until you agree.',
          values,
        ),
      }
    : {
        subject: i18n._('Your tenant wants to leave early: {home}', values),
        sentence: i18n._(
          'Your tenant asks to end the lease of {home} on {date}. Open it to agree or decline. Nothing changes until you agree.',
          values,
        ),
      };
}

export const notices = { lease: defineNotices(leaseNotice, leaseParts) };
