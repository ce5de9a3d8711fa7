/** Notices about visits and applications, and the reminders of leads. */
import { z } from 'zod';
import { applicationEvents } from '../../domain/applications.ts';
import { visitEvents } from '../../domain/visits.ts';
import { i18n, shown } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/mail-text.ts';
import { defineNotices, home, lead, path } from '../lib/notices.ts';

const visitNotice = z.object({
  event: z.enum(Object.values(visitEvents)),
  slot: z.iso.datetime({ offset: true }),
  /** The time that another one shall take the place of. */
  earlier: z.iso.datetime({ offset: true }).optional(),
  /** For a calendar; notices of earlier releases have none. */
  visit: z.object({ id: z.uuid(), changes: z.number().int() }).optional(),
  ...lead,
});
const applicationNotice = z.object({ event: z.enum(Object.values(applicationEvents)), ...lead });
/** What a lister wanted to be reminded of today. */
const reminderNotice = z.object({
  event: z.literal('lead.reminder'),
  home,
  path,
  note: z.string().max(300).optional(),
});
/** To a lister whom nobody has looked at yet. */
const verifyNotice = z.object({ event: z.enum(['lead.verify-asked', 'lead.verify-waits']), path });
type VerifyNotice = z.infer<typeof verifyNotice>;
type VisitNotice = z.infer<typeof visitNotice>;
type ApplicationNotice = z.infer<typeof applicationNotice>;
type ReminderNotice = z.infer<typeof reminderNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    leads:
      | z.input<typeof visitNotice>
      | z.input<typeof applicationNotice>
      | z.input<typeof reminderNotice>
      | z.input<typeof verifyNotice>;
  }
}

type Said = Pick<NoticeParts, 'subject' | 'sentence' | 'text'>;

/** In Hindi day and hour stand side by side: what joins them belongs to the sentence. */
const when = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});
function visitParts(notice: VisitNotice): NoticeParts {
  const values = { home: notice.home, time: timeText(notice.slot) };
  const { subject, sentence } = notice.byYou ? ownVisit(notice, values) : othersVisit(notice, values);
  const before = notice.earlier && i18n._('Until now it was {time}.', { time: timeText(notice.earlier) });
  return {
    subject,
    sentence: before ? `${sentence} ${before}` : sentence,
    label: visitLabel(notice),
    path: notice.path,
    ...calendarOf(notice),
  };
}

function visitLabel({ event, path: leadsTo }: VisitNotice): string {
  if (event === 'visit.reminded') return i18n._('I am on my way, or cannot come');
  return leadsTo.startsWith('/properties') ? i18n._('See similar homes') : i18n._('Open the visit');
}

const timeText = (at: string): string =>
  i18n.locale === 'en' ? when.format(new Date(at)) : shown.instant(at);

/** An agreed visit goes into the calendar, and one that does not stand any more out of it. */
const intoCalendar: readonly string[] = ['visit.accepted', 'visit.reminded'];
const outOfCalendar: readonly string[] = ['visit.rescheduled', 'visit.cancelled', 'visit.home-let'];

function calendarOf({ event, visit, slot, home: title }: VisitNotice): Pick<NoticeParts, 'calendar'> {
  const isCancelled = outOfCalendar.includes(event);
  if (!visit || !(isCancelled || intoCalendar.includes(event))) return {};
  const { id, changes: sequence } = visit;
  const words = i18n._('Visit: {home}', { home: title });
  return { calendar: { id, sequence, start: slot, title: words, place: title, isCancelled } };
}

type VisitValues = { home: string; time: string };

function othersVisit({ event }: VisitNotice, values: VisitValues): Said {
  const said: Record<VisitNotice['event'], Said> = {
    'visit.requested': {
      subject: i18n._('A visit is requested: {home}', values),
      sentence: i18n._(
        'You have a visit request for {home} on {time}. Accept it, or propose another time.',
        values,
      ),
    },
    'visit.accepted': {
      subject: i18n._('Your visit is confirmed: {home}', values),
      sentence: i18n._(
        'The visit to {home} on {time} is confirmed. You can now see the contact details.',
        values,
      ),
    },
    'visit.proposed': {
      subject: i18n._('Another time is proposed: {home}', values),
      sentence: i18n._(
        'For the visit to {home}, {time} is proposed. Accept it, or propose another time.',
        values,
      ),
    },
    'visit.rescheduled': {
      subject: i18n._('A new time for a visit is requested: {home}', values),
      sentence: i18n._(
        'The other side would like to move the visit to {home}. New time: {time}. Accept it, or propose another time.',
        values,
      ),
    },
    'visit.declined': {
      subject: i18n._('Your visit was declined: {home}', values),
      sentence: i18n._('The visit to {home} on {time} cannot take place.', values),
    },
    'visit.cancelled': {
      subject: i18n._('A visit was cancelled: {home}', values),
      sentence: i18n._('The visit to {home} on {time} was cancelled.', values),
    },
    'visit.completed': {
      subject: i18n._('You visited {home}', values),
      sentence: i18n._(
        'The visit on {time} took place. Say how it was with a few stars; if you like the home, apply for it.',
        values,
      ),
    },
    'visit.missed': {
      subject: i18n._('A visit did not take place: {home}', values),
      sentence: i18n._(
        'The other side says that you did not come to the visit to {home} on {time}. If that is wrong, write to them or to us.',
        values,
      ),
    },
    'visit.on-way': {
      subject: i18n._('On the way to the visit: {home}', values),
      sentence: i18n._('The other side is on the way to the visit to {home} on {time}.', values),
    },
    'visit.reminded': {
      subject: i18n._('Your visit begins soon: {home}', values),
      sentence: i18n._(
        'The visit to {home} is on {time}. Tell the other side with one tap that you are on your way, or that you cannot come.',
        values,
      ),
    },
    'visit.expired': {
      subject: i18n._('A visit request ended: {home}', values),
      sentence: i18n._(
        'Your request to visit {home} was not answered before {time}. Request a new time.',
        values,
      ),
    },
    'visit.home-let': {
      subject: i18n._('Your visit is cancelled, the home is taken: {home}', values),
      sentence: i18n._(
        '{home} is no longer available, so the visit on {time} will not take place. Have a look at similar homes.',
        values,
      ),
    },
  };
  return said[event];
}

function ownVisit({ event }: VisitNotice, values: VisitValues): Said {
  const said: Record<VisitNotice['event'], Said> = {
    'visit.requested': {
      subject: i18n._('You asked to visit {home}', values),
      sentence: i18n._(
        'We passed on your request for {time} and will notify you when it is answered.',
        values,
      ),
    },
    'visit.accepted': {
      subject: i18n._('You confirmed a visit: {home}', values),
      sentence: i18n._(
        'The visit to {home} on {time} is confirmed. You can now see the contact details.',
        values,
      ),
    },
    'visit.proposed': {
      subject: i18n._('You proposed another time: {home}', values),
      sentence: i18n._(
        'We passed on your proposal of {time} and will notify you when it is answered.',
        values,
      ),
    },
    'visit.rescheduled': {
      subject: i18n._('You asked to move a visit: {home}', values),
      sentence: i18n._(
        'We passed on {time} as the new time. The visit is confirmed again once it is accepted.',
        values,
      ),
    },
    'visit.declined': {
      subject: i18n._('You declined a visit: {home}', values),
      sentence: i18n._(
        'We’ve informed the other side that the visit to {home} on {time} cannot take place.',
        values,
      ),
    },
    'visit.cancelled': {
      subject: i18n._('You cancelled a visit: {home}', values),
      sentence: i18n._(
        'We’ve informed the other side that the visit to {home} on {time} is cancelled.',
        values,
      ),
    },
    'visit.completed': {
      subject: i18n._('A visit took place: {home}', values),
      sentence: i18n._('You marked the visit to {home} on {time} as completed.', values),
    },
    'visit.missed': {
      subject: i18n._('A visit did not take place: {home}', values),
      sentence: i18n._(
        'You said that the other side did not come to the visit to {home} on {time}. We notified them.',
        values,
      ),
    },
    'visit.on-way': {
      subject: i18n._('You are on your way: {home}', values),
      sentence: i18n._('The other side knows that you are on the way to the visit to {home}.', values),
    },
    'visit.reminded': othersVisit({ event: 'visit.reminded' } as VisitNotice, values),
    'visit.expired': othersVisit({ event: 'visit.expired' } as VisitNotice, values),
    'visit.home-let': {
      subject: i18n._('A visit is cancelled, the home is taken: {home}', values),
      sentence: i18n._(
        '{home} is rented or booked now. We cancelled the visit on {time}, and the visitor knows why.',
        values,
      ),
    },
  };
  return said[event];
}

function applicationParts(notice: ApplicationNotice): NoticeParts {
  const values = { home: notice.home };
  const said = notice.byYou ? ownApplication(notice, values) : othersApplication(notice, values);
  return { ...said, label: i18n._('Open the application'), path: notice.path };
}

function othersApplication({ event }: ApplicationNotice, values: { home: string }): Said {
  const said: Record<ApplicationNotice['event'], Said> = {
    'application.submitted': {
      subject: i18n._('An application for {home}', values),
      sentence: i18n._('You have a new application for {home}. Read it and reply.', values),
    },
    'application.under-review': {
      subject: i18n._('Your application is being read: {home}', values),
      sentence: i18n._('The owner or agent of {home} is reviewing your application.', values),
    },
    'application.approved': {
      subject: i18n._('Your application is accepted: {home}', values),
      sentence: i18n._(
        'Your application for {home} is accepted. You can now see the contact details.',
        values,
      ),
      text: { template: 'application-accepted', values },
    },
    'application.declined': {
      subject: i18n._('Your application was declined: {home}', values),
      sentence: i18n._('Your application for {home} was declined. Have a look at similar homes.', values),
    },
    'application.withdrawn': {
      subject: i18n._('An application was withdrawn: {home}', values),
      sentence: i18n._('The application for {home} was withdrawn.', values),
    },
  };
  return said[event];
}

function ownApplication({ event }: ApplicationNotice, values: { home: string }): Said {
  const said: Record<ApplicationNotice['event'], Said> = {
    'application.submitted': {
      subject: i18n._('You applied for {home}', values),
      sentence: i18n._('We passed on your application and will notify you when it is answered.'),
    },
    'application.under-review': {
      subject: i18n._('You are reviewing an application: {home}', values),
      sentence: i18n._(
        'We’ve informed the applicant that you are reviewing the application for {home}.',
        values,
      ),
    },
    'application.approved': {
      subject: i18n._('You accepted an application: {home}', values),
      sentence: i18n._(
        'We’ve notified the applicant for {home}. You can now see their contact details.',
        values,
      ),
    },
    'application.declined': {
      subject: i18n._('You declined an application: {home}', values),
      sentence: i18n._('We’ve notified the applicant for {home}.', values),
    },
    'application.withdrawn': {
      subject: i18n._('You withdrew your application: {home}', values),
      sentence: i18n._(
        'We’ve informed the owner or agent of {home} that you are no longer interested.',
        values,
      ),
    },
  };
  return said[event];
}

/** What a lister wanted to be reminded of today. */
const reminderParts = ({ home, path, note }: ReminderNotice): NoticeParts => ({
  subject: i18n._('Reminder: {home}', { home }),
  sentence: note
    ? i18n._('You asked to be reminded today of a lead for {home}: {note}', { home, note })
    : i18n._('You asked to be reminded today of a lead for {home}.', { home }),
  label: i18n._('Open my leads'),
  path,
});

const verifyParts = ({ event, path }: VerifyNotice): NoticeParts => ({
  ...(event === 'lead.verify-asked'
    ? {
        subject: i18n._('Many people ask about your homes: get verified now'),
        sentence: i18n._(
          'Get your identity or a home verified. After ten requests in a month, new ones wait until you are verified.',
        ),
      }
    : {
        subject: i18n._('New requests wait until you are verified'),
        sentence: i18n._(
          'Ten people have asked about your homes this month. Get your identity or a home verified to accept new requests. You can still answer the earlier ones.',
        ),
      }),
  label: i18n._('Verify now'),
  path,
});

export const notices = {
  application: defineNotices(applicationNotice, applicationParts),
  lead: defineNotices(z.discriminatedUnion('event', [reminderNotice, verifyNotice]), (notice) =>
    notice.event === 'lead.reminder' ? reminderParts(notice) : verifyParts(notice),
  ),
  visit: defineNotices(visitNotice, visitParts),
};
