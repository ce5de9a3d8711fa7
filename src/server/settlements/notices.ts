/** Notices about settlements of deposits. */
import { z } from 'zod';
import { isCalendarDate } from '../../domain/dates.ts';
import { formatRupeesAndPaise, paise } from '../../domain/money.ts';
import { settlementEvents, settlementStates } from '../../domain/settlements.ts';
import { i18n, shown } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/mail-text.ts';
import { amountInPaise, defineNotices, lead } from '../lib/notices.ts';

/** `date`: by when whoever's turn it is acts. `byTeam`: the deposit is with us. */
const settlementNotice = z.object({
  event: z.enum(settlementEvents),
  state: z.enum(settlementStates),
  amount: amountInPaise.describe('what the news is about, or else what goes back now'),
  held: amountInPaise.describe('what is disputed or not answered'),
  debt: amountInPaise,
  date: z.string().refine(isCalendarDate),
  isYourTurn: z.boolean().default(false),
  byTeam: z.boolean().default(false),
  ...lead,
});
type SettlementNotice = z.infer<typeof settlementNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    settlements: z.input<typeof settlementNotice>;
  }
}

function settlementParts(notice: SettlementNotice): NoticeParts {
  const { event, home, path } = notice;
  const values = {
    home,
    amount: formatRupeesAndPaise(paise(notice.amount)),
    held: formatRupeesAndPaise(paise(notice.held)),
  };
  const said: Record<SettlementNotice['event'], { subject: string; sentence: string }> = {
    'settlement.asked': {
      subject: i18n._('The tenant requested the deposit: {home}', values),
      sentence: i18n._('The tenant of {home} asked for the deposit.', values),
    },
    'settlement.proposed': {
      subject: i18n._('How the deposit is to be settled: {home}', values),
      sentence: i18n._(
        'The landlord of {home} said what to deduct from the deposit. {amount} is not disputed.',
        values,
      ),
    },
    'settlement.answered': {
      subject: i18n._('The tenant answered the deductions: {home}', values),
      sentence: i18n._(
        'The tenant of {home} answered the deductions. {amount} can be paid back now.',
        values,
      ),
    },
    'settlement.silent': {
      subject: i18n._('The time to answer is over: {home}', values),
      sentence: i18n._(
        'No answer came in time about the deposit of {home}. Unpaid rent counts. Our team decides about everything else the tenant did not answer.',
        values,
      ),
    },
    'settlement.dropped': {
      subject: i18n._('A deduction was dropped: {home}', values),
      sentence: i18n._('The landlord of {home} no longer requests a deduction of {amount}.', values),
    },
    'settlement.decided': {
      subject: i18n._('We decided the disputed deductions: {home}', values),
      sentence: i18n._(
        'Open the lease to read what we decided about the deposit of {home} and why. Our decision is recorded, but it is not binding in law: both of you can still go to court.',
        values,
      ),
    },
    'settlement.refunded': {
      subject: i18n._('{amount} of the deposit was paid back: {home}', values),
      sentence: i18n._(
        '{amount} of the deposit of {home} was reported as paid back. The tenant confirms it, or says that it did not arrive.',
        values,
      ),
    },
    'settlement.received': {
      subject: i18n._('The refund of {amount} has arrived: {home}', values),
      sentence: i18n._('The tenant of {home} confirmed {amount} of the deposit.', values),
    },
    'settlement.missing': {
      subject: i18n._('The refund of {amount} did not arrive: {home}', values),
      sentence: i18n._(
        'The tenant of {home} says that {amount} of the deposit did not arrive. Check the payment and report it again.',
        values,
      ),
    },
    'settlement.waived': {
      subject: i18n._('The amount still owed was waived: {home}', values),
      sentence: i18n._('The landlord of {home} waived {amount} that the deposit did not cover.', values),
    },
  };
  const { subject, sentence } = said[event];
  const parts = {
    subject,
    sentence: `${sentence} ${nextStep(notice)}`,
    label: i18n._('Open the settlement'),
    path,
  };
  // Silence counts as an answer: whoever has a number alone has to hear of it.
  const isAsked = event === 'settlement.proposed' && notice.isYourTurn;
  const date = shown.date(notice.date);
  return isAsked ? { ...parts, text: { template: 'settlement-proposed', values: { home, date } } } : parts;
}

/** Who acts next, by when, and what stays open. */
function nextStep({ state, date, isYourTurn, byTeam, held, debt }: SettlementNotice): string {
  const values = {
    date: shown.date(date),
    held: formatRupeesAndPaise(paise(held)),
    debt: formatRupeesAndPaise(paise(debt)),
  };
  switch (state) {
    case 'proposing':
      return isYourTurn
        ? i18n._(
            'Say by {date} what you want to deduct, or that you deduct nothing. If you do not answer, only unpaid rent is deducted.',
            values,
          )
        : i18n._('The landlord has until {date} to name deductions.', values);
    case 'answering':
      return isYourTurn
        ? i18n._(
            'Answer each deduction by {date}. Our team decides about those you do not answer, except unpaid rent, which then counts.',
            values,
          )
        : i18n._('The tenant has until {date} to answer.', values);
    case 'disputed':
      return i18n._(
        '{held} is disputed. Our team decides about it by {date}; the rest can be paid back now.',
        values,
      );
    case 'refunding':
      if (byTeam) return i18n._('We pay the deposit back by {date}.', values);
      return isYourTurn
        ? i18n._('Pay it back by {date}, then enter the day and the reference.', values)
        : i18n._('It is to be paid back by {date}.', values);
    case 'closed':
      return debt > 0
        ? i18n._('The settlement is closed. {debt} stays owed by the tenant.', values)
        : i18n._('The settlement is closed, and nothing is owed any more.', values);
  }
}

export const notices = { settlement: defineNotices(settlementNotice, settlementParts) };
