/** Notices about opening figures of leases that came with a business. */
import { z } from 'zod';
import { isCalendarDate } from '../../domain/dates.ts';
import { formatRupeesAndPaise, paise } from '../../domain/money.ts';
import { openingFigureEvents, openingFigureKinds } from '../../domain/opening-figures.ts';
import { i18n, shown } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/mail-text.ts';
import { amountInPaise, defineNotices, lead } from '../lib/notices.ts';

/** `date`: the last day on which both agree. Amounts of a balance that was paid ahead are negative. */
const figureNotice = z.object({
  event: z.enum(openingFigureEvents),
  kind: z.enum(openingFigureKinds),
  tenantSays: amountInPaise,
  landlordSays: amountInPaise,
  counts: amountInPaise.nullable(),
  date: z.string().refine(isCalendarDate),
  turn: z.enum(['you', 'other', 'team']).nullable(),
  ...lead,
});
type FigureNotice = z.infer<typeof figureNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    openingFigures: z.input<typeof figureNotice>;
  }
}

function figureParts(notice: FigureNotice): NoticeParts {
  const { kind, home, path } = notice;
  const isDeposit = kind === 'deposit';
  const values = {
    home,
    tenant: amountSaid(notice, notice.tenantSays),
    landlord: amountSaid(notice, notice.landlordSays),
    counts: amountSaid(notice, notice.counts ?? 0),
  };
  const both = isDeposit
    ? i18n._('Deposit held for {home}: the tenant says {tenant}, the landlord’s side {landlord}.', values)
    : i18n._(
        'Balance of the rent of {home}: the tenant says {tenant}, the landlord’s side {landlord}.',
        values,
      );
  const said: Record<FigureNotice['event'], { subject: string; sentence: string }> = {
    'opening-figure.contested': {
      subject: i18n._('A figure of the lease is contested: {home}', values),
      sentence: `${both} ${i18n._('The lease continues. The contested figure does not count until it is settled.')} ${next(notice)}`,
    },
    'opening-figure.named': {
      subject: i18n._('Another amount was named: {home}', values),
      sentence: `${both} ${next(notice)}`,
    },
    'opening-figure.agreed': {
      subject: i18n._('You both agreed on the figure: {home}', values),
      sentence: isDeposit
        ? i18n._('The deposit held for {home} is {counts}, as both sides said.', values)
        : i18n._('The balance of the rent of {home} is: {counts}, as both sides said.', values),
    },
    'opening-figure.decided': {
      subject: i18n._('We decided about the contested figure: {home}', values),
      sentence: `${
        isDeposit
          ? i18n._('The deposit held for {home} counts as {counts}.', values)
          : i18n._('The balance of the rent of {home} counts as: {counts}.', values)
      } ${i18n._('Our decision is recorded, but it is not binding in law: both of you can still go to court.')}`,
    },
    'opening-figure.reminded': {
      subject: i18n._('A contested figure waits for you: {home}', values),
      sentence: `${both} ${next(notice)}`,
    },
    'opening-figure.with-team': {
      subject: i18n._('Our team decides about the contested figure: {home}', values),
      sentence: `${both} ${next(notice)}`,
    },
  };
  return { ...said[notice.event], label: i18n._('Open the lease'), path };
}

/** A balance says which way it goes. */
function amountSaid({ kind }: Pick<FigureNotice, 'kind'>, amount: number): string {
  const money = formatRupeesAndPaise(paise(Math.abs(amount)));
  if (kind === 'deposit') return money;
  if (amount === 0) return i18n._('nothing is open');
  return amount > 0 ? i18n._('{money} is owed', { money }) : i18n._('{money} was paid ahead', { money });
}

/** Who acts next, and by when. */
function next({ turn, date }: FigureNotice): string {
  const values = { date: shown.date(date) };
  switch (turn) {
    case 'you':
      return i18n._(
        'Say by {date} which amount is right: the other side’s, or another one with a reason. After that day our team decides.',
        values,
      );
    case 'other':
      return i18n._('The other side has until {date} to answer. After that day our team decides.', values);
    case 'team':
      return i18n._('Our team looks at it, and writes to you once it has decided.');
    case null:
      return '';
  }
}

export const notices = { 'opening-figure': defineNotices(figureNotice, figureParts) };
