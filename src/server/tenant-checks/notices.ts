/** Notices of checks of applicants: to the owner, the applicant and our team. */
import { z } from 'zod';
import { isCalendarDate } from '../../domain/dates.ts';
import { formatRupees, paise } from '../../domain/money.ts';
import { i18n, shown } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/mail-text.ts';
import { amountInPaise, defineNotices } from '../lib/notices.ts';

const about = { number: z.string().max(30), check: z.uuid(), person: z.string().max(300) };

const checkNotice = z.discriminatedUnion('event', [
  /** To the applicant. */
  z.object({ event: z.literal('tenant-check.asked'), ...about, until: z.string().refine(isCalendarDate) }),
  /** To the owner. */
  z.object({ event: z.literal('tenant-check.agreed'), ...about, price: amountInPaise }),
  z.object({
    event: z.enum([
      'tenant-check.refused',
      'tenant-check.expired',
      'tenant-check.paid',
      'tenant-check.refunded',
      'tenant-check.not-received',
    ]),
    ...about,
  }),
  /** To the owner: `payment` says what of the fee there is to give back. */
  z.object({
    event: z.literal('tenant-check.withdrawn'),
    ...about,
    payment: z.enum(['none', 'reported', 'paid']).default('paid'),
  }),
  /** To both. */
  z.object({ event: z.literal('tenant-check.done'), ...about }),
  /** To the applicant. */
  z.object({ event: z.literal('tenant-check.cancelled'), ...about }),
]);
type CheckNotice = z.infer<typeof checkNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    tenantChecks: z.input<typeof checkNotice>;
  }
}

function checkParts(notice: CheckNotice): NoticeParts {
  const { number, person } = notice;
  const page = { label: i18n._('Open the check'), path: `/portal/checks?check=${notice.check}` };
  switch (notice.event) {
    case 'tenant-check.asked':
      return {
        subject: i18n._('{person} needs your consent to a tenant check', { person }),
        sentence: i18n._(
          'Read what they want checked and say yes or no by {day}. We check nothing until you say yes.',
          {
            day: shown.date(notice.until),
          },
        ),
        text: { template: 'check-asked', values: { owner: person } },
        ...page,
      };
    case 'tenant-check.agreed':
      return {
        subject: i18n._('{person} agreed to check {number}', { person, number }),
        sentence:
          notice.price > 0
            ? i18n._('Pay {amount} and we’ll start.', { amount: formatRupees(paise(notice.price)) })
            : i18n._('We’re starting now. There is nothing to pay.'),
        ...page,
      };
    case 'tenant-check.refused':
      return {
        subject: i18n._('{person} said no to check {number}', { person, number }),
        sentence: i18n._('We checked nothing, and there is nothing to pay.'),
        ...page,
      };
    case 'tenant-check.expired':
      return {
        subject: i18n._('{person} did not answer check {number}', { person, number }),
        sentence: i18n._('The time to answer is over. We checked nothing, and there is nothing to pay.'),
        ...page,
      };
    case 'tenant-check.withdrawn':
      return {
        subject: i18n._('{person} took back the consent to check {number}', { person, number }),
        sentence: {
          none: i18n._('We’ve stopped and there will be no report. There is nothing to pay.'),
          reported: i18n._(
            'We’ve stopped and there will be no report. If your payment reached our account, we’ll refund it.',
          ),
          paid: i18n._('We’ve stopped and there will be no report. We’ll refund what you paid.'),
        }[notice.payment],
        ...page,
      };
    case 'tenant-check.paid':
      return {
        subject: i18n._('We have your payment for check {number}', { number }),
        sentence: i18n._(
          'We’re checking what {person} says. You’ll get the report when every point is answered.',
          {
            person,
          },
        ),
        ...page,
      };
    case 'tenant-check.refunded':
      return {
        subject: i18n._('We refunded your payment for check {number}', { number }),
        sentence: i18n._('The money is on its way to the account you paid from.'),
        ...page,
      };
    case 'tenant-check.not-received':
      return {
        subject: i18n._('We found no payment for check {number}', { number }),
        sentence: i18n._('Nothing with your reference reached our account. If you paid, write to us.'),
        ...page,
      };
    case 'tenant-check.done':
      return {
        subject: i18n._('The report of check {number} is ready', { number }),
        sentence: i18n._(
          'Both the owner and the applicant can read it. If something in it is wrong, you can object.',
        ),
        ...page,
      };
    case 'tenant-check.cancelled':
      return {
        subject: i18n._('{person} cancelled check {number}', { person, number }),
        sentence: i18n._('You need to do nothing.'),
        ...page,
      };
  }
}

export const notices = { 'tenant-check': defineNotices(checkNotice, checkParts) };
