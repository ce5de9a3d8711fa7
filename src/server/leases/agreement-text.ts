/** The words of a rental agreement, from the terms of its lease: plain sentences, one matter each, in the language being told. */
import type { CalendarDate } from '../../domain/dates.ts';
import type { DepositHolder } from '../../domain/leases.ts';
import { formatRupeesExact, paise } from '../../domain/money.ts';
import { i18n, shown } from '../lib/i18n.ts';

export type AgreementTerms = {
  readonly landlord: string;
  readonly tenant: string;
  readonly home: string;
  readonly address: string | null;
  readonly start: CalendarDate;
  readonly end: CalendarDate;
  readonly months: number;
  /** Paise. */
  readonly rent: number;
  readonly deposit: number;
  readonly depositHeldBy: DepositHolder;
  readonly dueDay: number;
  readonly noticeDays: number;
  /** Basis points a year. */
  readonly escalation: number;
  readonly payee: { readonly name: string | null; readonly upi: string | null };
  readonly terms: string | null;
};

export type Clause = { readonly title: string; readonly text: string };

const holders: Readonly<Record<DepositHolder, () => string>> = {
  landlord: () => i18n._('the landlord'),
  manager: () => i18n._('the property manager'),
  company: () => i18n._('Kiraya, for the landlord'),
};

const money = (amount: number) => formatRupeesExact(paise(amount));

/** One of a rent of ₹30,000 says "The rent is ₹30,000.00 a month, due on the 5th day of the month." */
export const agreementClauses = (lease: AgreementTerms): Clause[] => [
  { title: i18n._('The home'), text: homeText(lease) },
  { title: i18n._('Term'), text: termText(lease) },
  { title: i18n._('Rent'), text: rentText(lease) },
  { title: i18n._('Deposit'), text: depositText(lease) },
  { title: i18n._('Notice'), text: noticeText(lease) },
  { title: i18n._('Renewal'), text: renewalText(lease) },
  {
    title: i18n._('Use and care'),
    text: i18n._(
      'The tenant keeps the home in good order, lets no part of it to others, and says at once what needs repair. The landlord keeps the structure, water, drains and wiring in working order and comes in only after asking, unless there is danger.',
    ),
  },
  ...(lease.terms ? [{ title: i18n._('Agreed besides'), text: lease.terms }] : []),
];

const homeText = ({ landlord, home, address, tenant }: AgreementTerms) =>
  address
    ? i18n._('{landlord} lets {home} ({address}) to {tenant} to live in.', {
        landlord,
        home,
        address,
        tenant,
      })
    : i18n._('{landlord} lets {home} to {tenant} to live in.', { landlord, home, tenant });

const termText = ({ start, end, months }: AgreementTerms) =>
  i18n._(
    'The agreement begins on {start} and ends on {end}, after {months, plural, one {# month} other {# months}}. It may be renewed by both in writing.',
    { start: shown.date(start), end: shown.date(end), months },
  );

function rentText({ rent, dueDay, payee }: AgreementTerms): string {
  const paidTo = [payee.name, payee.upi && `UPI ${payee.upi}`].filter(Boolean).join(', ');
  return [
    i18n._(
      'The rent is {rent} a month, due on the {day, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} day of the month; in a shorter month on its last day. The days of a month that is not whole count by its days.',
      { rent: money(rent), day: dueDay },
    ),
    paidTo && i18n._('It is paid to {payee}.', { payee: paidTo }),
    i18n._('The tenant gets a receipt for each payment.'),
  ]
    .filter(Boolean)
    .join(' ');
}

const depositText = ({ deposit, depositHeldBy }: AgreementTerms) =>
  deposit === 0
    ? i18n._('There is no security deposit.')
    : i18n._(
        'The tenant gives a security deposit of {deposit}, held by {holder}. It is returned when the tenant has left, less what was agreed as damage or is still owed, item by item.',
        { deposit: money(deposit), holder: holders[depositHeldBy]() },
      );

const noticeText = ({ noticeDays: days }: AgreementTerms) =>
  days === 0
    ? i18n._('Either side may end the agreement on any day by notice in writing.')
    : i18n._(
        'Either side may end the agreement before its last day by notice of {days, plural, one {# day} other {# days}} in writing.',
        { days },
      );

/** A rise comes in basis points: 550 is 5.5 percent. */
const renewalText = ({ escalation }: AgreementTerms) =>
  escalation === 0
    ? i18n._('On renewal the rent stays the same unless both agree otherwise.')
    : i18n._('On renewal the rent rises by {percent} percent a year unless both agree otherwise.', {
        percent: escalation / 100,
      });
