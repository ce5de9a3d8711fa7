/** What e-mails about leases say: to the tenant and to the landlord. */
import type { NoticeParts } from './lead-mail-text.ts';
import { i18n, shown } from './mail-i18n.ts';
import type { LeaseNotice } from './notices.ts';

export function leaseParts({ event, home, date, byYou, path }: LeaseNotice): NoticeParts {
  const values = { home, date: shown.date(date) };
  const said: Record<LeaseNotice['event'], { subject: string; sentence: string }> = {
    'lease.offered': byYou
      ? {
          subject: i18n._('You wrote a lease: {home}', values),
          sentence: i18n._(
            'We passed on the lease of {home} from {date} and write to you when it is answered.',
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
    'lease.sign': {
      subject: i18n._('The lease is signed: {home}', values),
      sentence: i18n._(
        'The landlord recorded that the lease of {home} from {date} is signed on paper. If that is wrong, answer him now.',
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
