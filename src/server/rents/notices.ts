/** Notices about rent. */
import { z } from 'zod';
import { isCalendarDate, isMonth } from '../../domain/dates.ts';
import { namesOfDues } from '../../domain/dues.ts';
import { formatRupeesAndPaise, paise } from '../../domain/money.ts';
import { rentEvents } from '../../domain/rents.ts';
import { i18n, shown } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/mail-text.ts';
import { defineNotices, lead } from '../lib/notices.ts';
import { type DueNoticeInput, dueNames, dueNotices } from './due-notices.ts';

/** `amount` in paise, and `reported` what the tenant had said; `month` is the one it is for, and `what` it is where it is no rent. */
const rentNotice = z.object({
  event: z.enum(rentEvents),
  amount: z.number().int(),
  reported: z.number().int().optional(),
  what: z.enum(namesOfDues).optional(),
  month: z.string().refine(isMonth),
  date: z.string().refine(isCalendarDate),
  ...lead,
});
type RentNotice = z.infer<typeof rentNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    rents: z.input<typeof rentNotice> | DueNoticeInput;
  }
}

type Values = Record<'home' | 'what' | 'amount' | 'reported' | 'month' | 'date', string>;
type Said = { subject: string; sentence: string };

function rentParts({
  event,
  home,
  amount,
  reported,
  month,
  date,
  path,
  what = 'rent',
}: RentNotice): NoticeParts {
  const values = {
    home,
    what: dueNames[what](),
    amount: formatRupeesAndPaise(paise(amount)),
    reported: formatRupeesAndPaise(paise(reported ?? amount)),
    month: shown.month(month),
    date: shown.date(date),
  };
  const beside = what === 'rent' ? undefined : saidBesideRent(values)[event];
  return { ...(beside ?? saidOfRent(values)[event]), label: i18n._('Open the rent'), path };
}

const saidOfRent = (values: Values): Record<RentNotice['event'], Said> => ({
  'rent.reported': {
    subject: i18n._('Rent of {month} was reported: {home}', values),
    sentence: i18n._(
      '{amount} of rent for {home} was paid on {date}. Confirm it once it has arrived.',
      values,
    ),
  },
  'rent.correct': {
    subject: i18n._('A rent payment was corrected: {home}', values),
    sentence: i18n._('{amount} of rent for {home}, paid on {date}. Confirm it once it has arrived.', values),
  },
  'rent.confirm': {
    subject: i18n._('Rent of {month} is confirmed: {home}', values),
    sentence: i18n._('{amount} of rent for {home} has arrived. The receipt is ready.', values),
  },
  'rent.confirmPart': {
    subject: i18n._('A part of the rent of {month} is confirmed: {home}', values),
    sentence: i18n._(
      '{amount} of the {reported} reported for {home} has arrived. The receipt for it is ready, and the rest is still due. If the rest was paid too, enter its reference.',
      values,
    ),
  },
  'rent.recorded': {
    subject: i18n._('Rent of {month} was recorded: {home}', values),
    sentence: i18n._(
      '{amount} of rent for {home}, received on {date}, was recorded. The receipt is ready.',
      values,
    ),
  },
  'rent.dispute': {
    subject: i18n._('A rent payment was not found: {home}', values),
    sentence: i18n._(
      '{amount} of rent for {home}, reported as paid on {date}, did not arrive as reported. Correct the report, or talk to each other.',
      values,
    ),
  },
  'rent.cancel': {
    subject: i18n._('The report of a rent payment was taken back: {home}', values),
    sentence: i18n._(
      'Do not expect {amount} of rent for {home}, which was reported as paid on {date}.',
      values,
    ),
  },
  'rent.reverse': {
    subject: i18n._('A confirmed rent payment was taken back: {home}', values),
    sentence: i18n._(
      '{amount} of rent for {home}, confirmed before, no longer counts. That month is due again.',
      values,
    ),
  },
  'rent.replace': {
    subject: i18n._('A confirmed rent payment was corrected: {home}', values),
    sentence: i18n._(
      '{amount} of rent for {home}, paid on {date}, replaces what was confirmed before. Use the new receipt: the earlier one no longer counts.',
      values,
    ),
  },
  'rent.due': {
    subject: i18n._('Rent of {month} is due on {date}: {home}', values),
    sentence: i18n._(
      '{amount} of rent for {home} is due on {date}. Open the rent to see where to pay it, then enter the reference.',
      values,
    ),
  },
  'rent.late': {
    subject: i18n._('Rent of {month} is late: {home}', values),
    sentence: i18n._(
      '{amount} of rent for {home} was due on {date} and has not been confirmed. If you paid it, enter the reference.',
      values,
    ),
  },
});

/** Of a payment for a deposit, a charge or a late fee. What is due of these is told by `dueNotices`. */
const saidBesideRent = (values: Values): Partial<Record<RentNotice['event'], Said>> => ({
  'rent.reported': {
    subject: i18n._('{what} of {month} was reported: {home}', values),
    sentence: i18n._(
      '{amount} for {what} of {home} was paid on {date}. Confirm it once it has arrived.',
      values,
    ),
  },
  'rent.correct': {
    subject: i18n._('A payment was corrected: {home}', values),
    sentence: i18n._(
      '{amount} for {what} of {home}, paid on {date}. Confirm it once it has arrived.',
      values,
    ),
  },
  'rent.confirm': {
    subject: i18n._('{what} of {month} is confirmed: {home}', values),
    sentence: i18n._('{amount} for {what} of {home} has arrived. The receipt is ready.', values),
  },
  'rent.confirmPart': {
    subject: i18n._('A part of {what} of {month} is confirmed: {home}', values),
    sentence: i18n._(
      '{amount} of the {reported} reported for {home} has arrived. The receipt for it is ready, and the rest is still due. If the rest was paid too, enter its reference.',
      values,
    ),
  },
  'rent.recorded': {
    subject: i18n._('{what} of {month} was recorded: {home}', values),
    sentence: i18n._(
      '{amount} for {what} of {home}, received on {date}, was recorded. The receipt is ready.',
      values,
    ),
  },
  'rent.dispute': {
    subject: i18n._('A payment was not found: {home}', values),
    sentence: i18n._(
      '{amount} for {what} of {home}, reported as paid on {date}, did not arrive as reported. Correct the report, or talk to each other.',
      values,
    ),
  },
  'rent.cancel': {
    subject: i18n._('The report of a payment was taken back: {home}', values),
    sentence: i18n._(
      'Do not expect {amount} for {what} of {home}, which was reported as paid on {date}.',
      values,
    ),
  },
  'rent.reverse': {
    subject: i18n._('A confirmed payment was taken back: {home}', values),
    sentence: i18n._(
      '{amount} for {what} of {home}, confirmed before, no longer counts. It is due again.',
      values,
    ),
  },
  'rent.replace': {
    subject: i18n._('A confirmed payment was corrected: {home}', values),
    sentence: i18n._(
      '{amount} for {what} of {home}, paid on {date}, replaces what was confirmed before. Use the new receipt: the earlier one no longer counts.',
      values,
    ),
  },
});

export const notices = {
  rent: defineNotices(rentNotice, rentParts),
  due: dueNotices,
};
