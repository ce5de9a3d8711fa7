/** The words of a rental agreement, from the terms of its lease: plain sentences, one matter each. */
import { type CalendarDate, formatDate } from './dates.ts';
import type { DepositHolder } from './leases.ts';
import { formatRupeesExact, paise } from './money.ts';

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

const holders: Readonly<Record<DepositHolder, string>> = {
  landlord: 'the landlord',
  manager: 'the property manager',
  company: 'Kiraya, for the landlord',
};

const money = (amount: number) => formatRupeesExact(paise(amount));
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
const months = (count: number) => (count === 1 ? '1 month' : `${count} months`);

/** "1st", "2nd", "3rd", "4th", "11th", "21st". */
export function ordinal(day: number): string {
  const isTeen = day % 100 >= 11 && day % 100 <= 13;
  const ending = isTeen
    ? 'th'
    : (({ 1: 'st', 2: 'nd', 3: 'rd' } as Record<number, string>)[day % 10] ?? 'th');
  return `${day}${ending}`;
}

/** One of a rent of ₹30,000 says "The rent is ₹30,000.00 a month, due on the 5th day of the month." */
export function agreementClauses(lease: AgreementTerms): Clause[] {
  const { payee, terms } = lease;
  const paidTo = [payee.name, payee.upi && `UPI ${payee.upi}`].filter(Boolean).join(', ');
  return [
    {
      title: 'The home',
      text: `${lease.landlord} lets ${lease.home}${lease.address ? ` (${lease.address})` : ''} to ${lease.tenant} to live in.`,
    },
    {
      title: 'Term',
      text: `The agreement begins on ${formatDate(lease.start)} and ends on ${formatDate(lease.end)}, after ${months(lease.months)}. It may be renewed by both in writing.`,
    },
    {
      title: 'Rent',
      text: `The rent is ${money(lease.rent)} a month, due on the ${ordinal(lease.dueDay)} day of the month; in a shorter month on its last day. The days of a month that is not whole count by its days.${paidTo ? ` It is paid to ${paidTo}.` : ''} The tenant gets a receipt for each payment.`,
    },
    {
      title: 'Deposit',
      text:
        lease.deposit === 0
          ? 'There is no security deposit.'
          : `The tenant gives a security deposit of ${money(lease.deposit)}, held by ${holders[lease.depositHeldBy]}. It is returned when the tenant has left, less what was agreed as damage or is still owed, item by item.`,
    },
    {
      title: 'Notice',
      text:
        lease.noticeDays === 0
          ? 'Either side may end the agreement on any day by notice in writing.'
          : `Either side may end the agreement before its last day by notice of ${days(lease.noticeDays)} in writing.`,
    },
    {
      title: 'Renewal',
      text:
        lease.escalation === 0
          ? 'On renewal the rent stays the same unless both agree otherwise.'
          : `On renewal the rent rises by ${lease.escalation / 100} percent a year unless both agree otherwise.`,
    },
    {
      title: 'Use and care',
      text: 'The tenant keeps the home in good order, lets no part of it to others, and says at once what needs repair. The landlord keeps the structure, water, drains and wiring in working order and comes in only after asking, unless there is danger.',
    },
    ...(terms ? [{ title: 'Agreed besides', text: terms }] : []),
  ];
}
