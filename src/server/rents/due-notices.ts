/** Notices about deposits, charges, late fees and tax on rent. */
import { z } from 'zod';
import { isCalendarDate, isMonth } from '../../domain/dates.ts';
import { type DueEvent, dueEvents, namesOfDues } from '../../domain/dues.ts';
import { formatRupeesAndPaise, paise } from '../../domain/money.ts';
import { i18n, shown } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/mail-text.ts';
import { defineNotices, lead } from '../lib/notices.ts';

/** `amount` in paise; `what` is asked for, and `date` the day on which. */
const dueNotice = z.object({
  event: z.enum(dueEvents),
  what: z.enum(namesOfDues),
  amount: z.number().int(),
  month: z.string().refine(isMonth),
  date: z.string().refine(isCalendarDate),
  ...lead,
});
export type DueNotice = z.infer<typeof dueNotice>;
export type DueNoticeInput = z.input<typeof dueNotice>;

export const dueNames: Readonly<Record<DueNotice['what'], () => string>> = {
  rent: () => i18n._('Rent'),
  deposit: () => i18n._('Deposit'),
  late_fee: () => i18n._('Late fee'),
  maintenance: () => i18n._('Society maintenance'),
  electricity: () => i18n._('Electricity'),
  water: () => i18n._('Water'),
  gas: () => i18n._('Piped gas'),
  internet: () => i18n._('Internet'),
  parking: () => i18n._('Parking'),
  property_tax: () => i18n._('Property tax'),
};

function dueParts({ event, what, home, amount, month, date, path }: DueNotice): NoticeParts {
  const values = {
    home,
    what: dueNames[what](),
    amount: formatRupeesAndPaise(paise(amount)),
    month: shown.month(month),
    date: shown.date(date),
  };
  const said: Record<DueEvent, { subject: string; sentence: string }> = {
    'due.charged': {
      subject: i18n._('{what} for {month}: {home}', values),
      sentence: i18n._(
        '{amount} for {what} of {home} is due on {date}. Open it to see how it was worked out. If it is not right, say so there.',
        values,
      ),
    },
    'due.objected': {
      subject: i18n._('Objection to {what} for {month}: {home}', values),
      sentence: i18n._(
        'The tenant does not agree with {amount} for {what}. Keep the charge, or cancel it.',
        values,
      ),
    },
    'due.kept': {
      subject: i18n._('{what} for {month} stays: {home}', values),
      sentence: i18n._('The charge of {amount} for {what} of {home} stays, due on {date}.', values),
    },
    'due.cancelled': {
      subject: i18n._('{what} for {month} was cancelled: {home}', values),
      sentence: i18n._(
        'The charge of {amount} for {what} of {home} no longer has to be paid. Anything paid for it counts as paid in advance.',
        values,
      ),
    },
    'due.lateFee': {
      subject: i18n._('Late fee for {month}: {home}', values),
      sentence: i18n._(
        'The rent of {month} for {home} is late, and the lease sets a fee for that: {amount} so far. It stops growing on the day the rent is paid, and never passes the limit in the lease. The landlord can waive it.',
        values,
      ),
    },
    'due.waived': {
      subject: i18n._('Late fee for {month} was waived: {home}', values),
      sentence: i18n._('The late fee of {amount} for {home} no longer has to be paid.', values),
    },
    'due.tds': {
      subject: i18n._('TDS on the rent of {month} was recorded: {home}', values),
      sentence: i18n._(
        'The tenant deducted {amount} as tax (TDS) from the rent of {home} and paid it to the government. It will show in your Form 26AS. If it does not, take the record back.',
        values,
      ),
    },
    'due.tdsTakenBack': {
      subject: i18n._('TDS on the rent of {month} does not count: {home}', values),
      sentence: i18n._(
        '{amount} recorded as TDS on the rent of {home} no longer counts. It is due again.',
        values,
      ),
    },
    'due.tdsToDeduct': {
      subject: i18n._('Tax on rent (TDS) for {month}: {home}', values),
      sentence: i18n._(
        'The rent of {home} is so high that its tenants deduct tax once a year. From the rent of {month} that is usually {amount}. Pay it to the government within 30 days of {date}, then record it at that month. Ask a tax adviser if you are not sure.',
        values,
      ),
    },
    'due.reminded': {
      subject: i18n._('{what} is due on {date}: {home}', values),
      sentence: i18n._(
        '{amount} for {what} of {home} is due on {date}. Open the payments to see where to pay it, then enter the reference.',
        values,
      ),
    },
    'due.overdue': {
      subject: i18n._('{what} is late: {home}', values),
      sentence: i18n._(
        '{amount} for {what} of {home} was due on {date} and has not been confirmed. If you paid it, enter the reference.',
        values,
      ),
    },
  };
  return { ...said[event], label: i18n._('Open the payments'), path };
}

export const dueNotices = defineNotices(dueNotice, dueParts);
