/** Notices about leases. */
import { z } from 'zod';
import { isCalendarDate } from '../../domain/dates.ts';
import { leaseEvents, PREPARED_DAYS } from '../../domain/leases.ts';
import { formatRupeesAndPaise, paise } from '../../domain/money.ts';
import { ANSWER_DAYS } from '../../domain/settlements.ts';
import { i18n, shown } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/mail-text.ts';
import { defineNotices, lead } from '../lib/notices.ts';

/** `date`: the day that the event is about: a start, an end. `fromOther`: the other side of the lease did it. */
const leaseNotice = z.object({
  event: z.enum(leaseEvents),
  date: z.string().refine(isCalendarDate),
  fromOther: z.boolean().default(false),
  rent: z.number().nullish().describe('paise a month'),
  deposit: z.number().nullish().describe('paise'),
  nextRent: z.number().nullish().describe('paise a month after a renewal'),
  nextFrom: z.string().refine(isCalendarDate).nullish().describe('the first day of a renewal'),
  from: z
    .string()
    .max(300)
    .nullish()
    .describe('who asks the receiver to sign, or looks after the lease from now on'),
  firm: z.string().max(300).nullish().describe('the organisation in whose name they do'),
  until: z.string().refine(isCalendarDate).nullish().describe('the day by which an answer counts'),
  ...lead,
});
type LeaseNotice = z.infer<typeof leaseNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    leases: z.input<typeof leaseNotice>;
  }
}

function leaseParts(notice: LeaseNotice): NoticeParts {
  const { event, home, date, byYou, fromOther, path } = notice;
  const isTenant = path.startsWith('/portal/tenant');
  const values = { home, date: shown.date(date) };
  const terms = termsSaid(notice);
  const owner = notice.from ?? '';
  const said: Record<LeaseNotice['event'], { subject: string; sentence: string }> = {
    'lease.prepared': {
      subject: i18n._('A lease is prepared for you: {home}', values),
      sentence: `${i18n._(
        'A lease of {home} from {date} was drafted with you as the landlord. Read it, correct anything that is wrong, choose the account for the rent, and sign. Until you sign, it is not binding and no tenant can see it.',
        values,
      )}${terms}`,
    },
    'lease.prepared-withdrawn': {
      subject: i18n._('The lease drafted for you was withdrawn: {home}', values),
      sentence: i18n._(
        'Whoever drafted the lease of {home} from {date} withdrew it before you signed. You have nothing to sign, and nothing binds you.',
        values,
      ),
    },
    'lease.prepared-lapsed': {
      subject: i18n._('The lease drafted for you has expired: {home}', values),
      sentence: i18n._(
        'You did not sign the lease of {home} from {date} within {days} days, so it has expired and nothing binds you. If you still want it, ask whoever drafted it for another one.',
        { ...values, days: PREPARED_DAYS },
      ),
    },
    'lease.owner-signed': {
      subject: i18n._('The owner signed the lease you drafted: {home}', values),
      sentence: i18n._(
        '{owner} signed the lease of {home}, and its tenants are asked to accept it. What follows is between them.',
        { ...values, owner },
      ),
    },
    'lease.owner-declined': {
      subject: i18n._('The owner discarded the lease you drafted: {home}', values),
      sentence: i18n._(
        '{owner} discarded the lease of {home}. No tenant has seen it. Talk to the owner, and draft another one if you agree.',
        { ...values, owner },
      ),
    },
    'lease.owner-silent': {
      subject: i18n._('The owner did not sign the lease you drafted: {home}', values),
      sentence: i18n._(
        '{owner} did not sign the lease of {home} within {days} days, so it has expired. No tenant has seen it. Draft another one if you both still want it.',
        { ...values, owner, days: PREPARED_DAYS },
      ),
    },
    'lease.offered': byYou
      ? {
          subject: i18n._('You proposed a lease: {home}', values),
          sentence: i18n._(
            'We sent the lease of {home} from {date} to your tenants. We’ll notify you when each of them answers.',
            values,
          ),
        }
      : {
          subject: i18n._('A lease for you to read: {home}', values),
          sentence: `${i18n._(
            'Your landlord signed a lease of {home} from {date}. Read it, then accept or decline it. It binds you only if you accept.',
            values,
          )}${terms}`,
        },
    'lease.changed': {
      subject: i18n._('The terms of a lease are being changed: {home}', values),
      sentence: i18n._(
        'The lease of {home} from {date} is a draft again. You’ll get the new terms once the landlord has signed them. Nothing is agreed until you accept.',
        values,
      ),
    },
    'lease.unnamed': {
      subject: i18n._('You are no longer named in a lease: {home}', values),
      sentence: i18n._(
        'The landlord changed who rents by the lease of {home} from {date}, and you are not named any more. You have nothing to sign, and nothing binds you.',
        values,
      ),
    },
    'lease.accept': {
      subject: i18n._('The lease is agreed: {home}', values),
      sentence: `${i18n._('Everyone has accepted the lease of {home}. It begins on {date}.', values)}${terms}`,
    },
    'lease.accepted': {
      subject: i18n._('One of the tenants accepted: {home}', values),
      sentence: i18n._(
        'The lease of {home} from {date} still waits for the others. It begins once everyone has accepted.',
        values,
      ),
    },
    'lease.begins': {
      subject: i18n._('Your lease begins: {home}', values),
      sentence: `${i18n._('The lease of {home} begins on {date}.', values)}${terms}`,
    },
    'lease.sign': isTenant
      ? {
          subject: i18n._('Did you sign this lease? {home}', values),
          sentence: `${signedSaid(notice, values)}${terms}`,
        }
      : {
          subject: i18n._('We asked your tenant to confirm the lease: {home}', values),
          sentence: i18n._(
            'Your tenants have the scan of the lease of {home} from {date}. It counts once they say yes, or if they do not object within 7 days of seeing it.',
            values,
          ),
        },
    'lease.contest': isTenant
      ? {
          subject: i18n._('You said this lease is not signed: {home}', values),
          sentence: i18n._(
            'Your landlord has your answer. The lease of {home} from {date} is a draft again and does not bind you.',
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
    'lease.disown': isTenant
      ? {
          subject: i18n._('You said you do not know this landlord: {home}', values),
          sentence: i18n._(
            'The lease of {home} from {date} is cancelled and never bound you. Our team will look at it, and this landlord cannot propose a lease to you again.',
            values,
          ),
        }
      : {
          subject: i18n._('The person you named does not know you: {home}', values),
          sentence: i18n._(
            'The person with the email address or number in your lease of {home} says they do not know you, so the lease is cancelled. Check the address or number with your tenant.',
            values,
          ),
        },
    'lease.stamped': {
      subject: i18n._('A stamped copy of your agreement: {home}', values),
      sentence: i18n._(
        'The stamped copy of the agreement for {home} is on the page of the lease now.',
        values,
      ),
    },
    'lease.registered': {
      subject: i18n._('A registered copy of your agreement: {home}', values),
      sentence: i18n._(
        'The registered copy of the agreement for {home} is on the page of the lease now.',
        values,
      ),
    },
    'lease.e-signed': {
      subject: i18n._('The agreement has another eSign signature: {home}', values),
      sentence: i18n._(
        'The agreement for {home} was signed by eSign. Its page shows who has signed and who comes next.',
        values,
      ),
    },
    'lease.e-sign-void': {
      subject: i18n._('Your eSign signature does not count: {home}', values),
      sentence: i18n._(
        'You signed an agreement for {home} that no longer applies: its terms changed, its last day to sign was over, or the home is taken. It does not bind you. Open the lease to see what comes next.',
        values,
      ),
    },
    'lease.e-sign-declined': {
      subject: i18n._('Someone declined to sign by eSign: {home}', values),
      sentence: i18n._(
        'No one can sign the agreement for {home} by eSign any more. The lease still waits for an answer, which tenants can give with a code.',
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
    'lease.taken': isTenant
      ? {
          subject: i18n._('The home is rented to someone else: {home}', values),
          sentence: i18n._(
            'Someone else agreed to a lease of {home} for the same days first, so the lease from {date} is no longer offered to you. You owe nothing. If you paid anything for it, ask the landlord to pay it back.',
            values,
          ),
        }
      : {
          subject: i18n._('Your other proposal was withdrawn: {home}', values),
          sentence: i18n._(
            '{home} is rented now, so your other lease of it from {date}, which no one had agreed to yet, was withdrawn. Whoever you proposed it to knows.',
            values,
          ),
        },
    'lease.giveNotice': {
      subject: i18n._('Notice for {home}', values),
      sentence: i18n._('Notice was given for the lease of {home}: its last day is {date}.', values),
    },
    'lease.withdrawNotice': {
      subject: i18n._('A notice was taken back: {home}', values),
      sentence: i18n._('The lease of {home} continues until {date}.', values),
    },
    'lease.proposeEnd': proposedEnd(values, isTenant, fromOther),
    'lease.agreeEnd': {
      subject: i18n._('You both agreed to end the lease earlier: {home}', values),
      sentence: i18n._('The lease of {home} now ends on {date}, as landlord and tenant agreed.', values),
    },
    'lease.declineEnd': {
      subject: i18n._('The last day stays as it was: {home}', values),
      sentence: i18n._(
        'The request to end the lease of {home} on {date} was declined or withdrawn. The lease continues as before.',
        values,
      ),
    },
    'lease.ended': {
      subject: i18n._('The lease has ended: {home}', values),
      sentence: endedSaid(notice, values, isTenant),
    },
    'lease.payee-changed': {
      subject: i18n._('Rent account changed: {home}', values),
      sentence: i18n._(
        'From {date} on, pay the rent of {home} to the UPI address on the lease’s page. Ask the landlord if you did not expect that.',
        values,
      ),
    },
    'lease.handed-over': {
      subject: i18n._('Someone else looks after your lease now: {home}', values),
      sentence: i18n._(
        '{person} now looks after your lease of {home} for {firm}: ask them from now on. The terms stay as they are. Before you pay again, look on the lease’s page for the account to pay, and pay nothing to an earlier one.',
        { ...values, person: owner, firm: notice.firm ?? '' },
      ),
    },
    'lease.lister-changed': {
      subject: i18n._('Someone else at {firm} is there for your home: {home}', {
        ...values,
        firm: notice.firm ?? '',
      }),
      sentence: i18n._(
        '{person} of {firm} now looks after {home}, in place of whoever drafted your lease. Your lease, your tenants and the account for the rent stay as they are.',
        { ...values, person: owner, firm: notice.firm ?? '' },
      ),
    },
    'lease.moved': isTenant
      ? {
          subject: i18n._('Your lease is on Kiraya now: {home}', values),
          sentence: `${i18n._(
            'Whoever manages {home} moved to Kiraya, and your lease from {date} came along. It continues as you agreed, and you agree to nothing new. If it is not your lease, or something in it is wrong, open it and tell us within 7 days.',
            values,
          )}${terms}`,
        }
      : {
          subject: i18n._('A lease of yours is on Kiraya now: {home}', values),
          sentence: i18n._(
            'Whoever manages {home} moved to Kiraya, and the lease from {date} came along. It continues as you agreed. Your tenant has 7 days to say if something in it is wrong.',
            values,
          ),
        },
    'lease.moved-contested': isTenant
      ? {
          subject: i18n._('You said this is not your lease: {home}', values),
          sentence: i18n._(
            'The lease of {home} from {date} is cancelled on Kiraya, and you owe nothing under it. Our team will look at your answer.',
            values,
          ),
        }
      : {
          subject: i18n._('Your tenant says the lease is not theirs: {home}', values),
          sentence: i18n._(
            'The lease of {home} from {date} is cancelled on Kiraya. Talk to your tenant, and write a lease that they can accept.',
            values,
          ),
        },
    'lease.ends-soon': {
      subject: i18n._('A lease ends on {date}: {home}', values),
      sentence: endsSoonSaid(notice, values, isTenant),
    },
  };
  const isOfWriter = event.startsWith('lease.owner-');
  const label = isOfWriter ? i18n._('Leases you drafted') : i18n._('Open the lease');
  return { ...said[event], label, path, ...textOf(notice) };
}

/** Whoever prepared a lease asks its landlord to sign, and the landlord then asks the tenants: the landlord is not told that they ask. */
function textOf({ event, from, fromOther }: LeaseNotice): Pick<NoticeParts, 'text'> {
  const isAsked =
    event === 'lease.prepared' || ((event === 'lease.offered' || event === 'lease.sign') && fromOther);
  return isAsked && from ? { text: { template: 'lease-offered', values: { landlord: from } } } : {};
}

/** Who does what next, the rent before and after, and what becomes of the deposit; a notice of an earlier release has no amounts. */
function endsSoonSaid(
  { rent, nextRent, nextFrom, deposit }: LeaseNotice,
  values: Record<'home' | 'date', string>,
  isTenant: boolean,
): string {
  const said = [
    isTenant
      ? i18n._(
          'The lease of {home} ends on {date}. To stay, ask your landlord for a renewal; you then say yes to it. To leave, plan your move for that day.',
          values,
        )
      : i18n._(
          'The lease of {home} ends on {date}. Propose a renewal on its page, which your tenant answers, or agree on moving out.',
          values,
        ),
  ];
  if (rent && nextRent && nextFrom) {
    const money = { rent: rupees(rent), next: rupees(nextRent), from: shown.date(nextFrom) };
    said.push(
      nextRent > rent
        ? i18n._('The rent is {rent} a month; from {from} on a renewal makes it {next}, as agreed.', money)
        : i18n._(
            'The rent is {rent} a month, and a renewal leaves it so unless you both agree otherwise.',
            money,
          ),
    );
  }
  if (deposit) {
    said.push(
      i18n._('The deposit of {deposit} stays for a renewal; without one it is settled after the last day.', {
        deposit: rupees(deposit),
      }),
    );
  }
  return said.join(' ');
}

/** A lease that went on with a renewal says nothing of its deposit, which goes on too. */
function endedSaid(
  { deposit }: LeaseNotice,
  values: Record<'home' | 'date', string>,
  isTenant: boolean,
): string {
  const ended = i18n._('The lease of {home} ended on {date}.', values);
  if (!deposit) return `${ended} ${i18n._('Its page shows what becomes of the deposit.')}`;
  const money = { deposit: rupees(deposit), days: ANSWER_DAYS };
  const next = isTenant
    ? i18n._(
        'Ask for your deposit of {deposit} on its page. Your landlord then has {days, plural, one {# day} other {# days}} to say what is taken from it.',
        money,
      )
    : i18n._(
        'The deposit is {deposit}. Say on its page what you want to deduct, or that you deduct nothing. Once your tenant requests the deposit, you have {days, plural, one {# day} other {# days}}.',
        money,
      );
  return `${ended} ${next}`;
}

const rupees = (amount: number): string => formatRupeesAndPaise(paise(amount));

/** The money of the lease, where the news names it. */
function termsSaid({ rent, deposit }: LeaseNotice): string {
  if (!rent) return '';
  const money = {
    rent: formatRupeesAndPaise(paise(rent)),
    deposit: formatRupeesAndPaise(paise(deposit ?? 0)),
  };
  const said = deposit
    ? i18n._('The rent is {rent} a month, the deposit {deposit}.', money)
    : i18n._('The rent is {rent} a month.', money);
  return ` ${said}`;
}

function signedSaid({ until }: LeaseNotice, { home, date }: Record<'home' | 'date', string>): string {
  return until
    ? i18n._(
        'Your landlord says you signed the lease of {home} from {date} on paper. Open it and say yes or no. If you do not contest it by {until}, it counts as agreed.',
        { home, date, until: shown.date(until) },
      )
    : i18n._(
        'Your landlord says you both signed the lease of {home} from {date} on paper. Open it and answer yes or no. Until you say yes, it does not bind you.',
        { home, date },
      );
}

type Said = { subject: string; sentence: string };

function proposedEnd(values: Record<string, string>, isTenant: boolean, fromOther: boolean): Said {
  if (!fromOther) {
    return {
      subject: i18n._('An earlier end of the lease was proposed: {home}', values),
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
          'Your landlord would like to end the lease of {home} on {date}. Open it to agree or decline. Nothing changes until you agree.',
          values,
        ),
      }
    : {
        subject: i18n._('Your tenant wants to leave early: {home}', values),
        sentence: i18n._(
          'Your tenant would like to end the lease of {home} on {date}. Open it to agree or decline. Nothing changes until you agree.',
          values,
        ),
      };
}

export const notices = { lease: defineNotices(leaseNotice, leaseParts) };
