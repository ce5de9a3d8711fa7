/** Notices about a broker’s own registration. */
import { z } from 'zod';
import { formatRupees, paise } from '../../domain/money.ts';
import { i18n } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/mail-text.ts';
import { amountInPaise, defineNotices } from '../lib/notices.ts';

/** `reason` is an administrator's. */
const brokerNotice = z.discriminatedUnion('event', [
  z.object({ event: z.literal('broker.submitted') }),
  z.object({ event: z.literal('broker.fee-paid') }),
  z.object({ event: z.literal('broker.activated') }),
  z.object({ event: z.literal('broker.rejected'), reason: z.string().max(500) }),
  z.object({ event: z.literal('broker.fee-refunded'), amount: amountInPaise }),
  z.object({ event: z.literal('broker.payment-differs'), attempt: z.string().max(100) }),
]);
type BrokerNotice = z.infer<typeof brokerNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    brokers: z.input<typeof brokerNotice>;
  }
}

const registration = () => ({ label: i18n._('Open my registration'), path: '/become-broker' });

function brokerParts(notice: BrokerNotice): NoticeParts {
  if (notice.event === 'broker.activated') {
    return {
      subject: i18n._('You are a broker at Kiraya'),
      sentence: i18n._(
        'Your registration is activated. Your leads, documents and commissions are in your portal.',
      ),
      label: i18n._('Open the broker portal'),
      path: '/portal/broker',
    };
  }
  if (notice.event === 'broker.rejected') {
    const { reason } = notice;
    return {
      subject: i18n._('Your broker registration was not accepted'),
      sentence: i18n._(
        'The reason: {reason}. You can correct it and submit it again. We return any fee you paid.',
        {
          reason,
        },
      ),
      ...registration(),
    };
  }
  if (notice.event === 'broker.fee-refunded') {
    const amount = formatRupees(paise(notice.amount));
    return {
      subject: i18n._('Your registration fee is on its way back'),
      sentence: i18n._('We returned {amount} to where it came from. Banks take up to seven working days.', {
        amount,
      }),
      ...registration(),
    };
  }
  if (notice.event === 'broker.payment-differs') {
    const { attempt } = notice;
    return {
      subject: i18n._('A registration payment has the wrong amount'),
      sentence: i18n._(
        'Payment {attempt} does not match the requested amount; the broker was not activated.',
        { attempt },
      ),
      label: i18n._('Open broker registrations'),
      path: '/admin?tab=brokers',
    };
  }
  const isPaid = notice.event === 'broker.fee-paid';
  return {
    subject: isPaid
      ? i18n._('We received your registration fee')
      : i18n._('We received your broker registration'),
    sentence: isPaid
      ? i18n._('An administrator activates your registration next and we’ll notify you then.')
      : i18n._('Next is the registration fee. You can pay it online or in cash.'),
    ...registration(),
  };
}

export const notices = { broker: defineNotices(brokerNotice, brokerParts) };
