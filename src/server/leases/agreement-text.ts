/** The words of a rental agreement, from the terms of its lease: plain sentences, one matter each, in the language being told. */
import type { Lease } from '../../contract/leases.ts';
import type { ChargeKind, ItemCondition } from '../../domain/lease-terms.ts';
import { type DepositHolder, monthsOf } from '../../domain/leases.ts';
import { formatRupeesExact, paise } from '../../domain/money.ts';
import { i18n, shown } from '../lib/i18n.ts';

/** What of a lease its clauses are made of. */
export type AgreementTerms = Pick<
  Lease,
  | 'landlord'
  | 'tenant'
  | 'parties'
  | 'home_name'
  | 'home_address'
  | 'start_date'
  | 'end_date'
  | 'rent'
  | 'deposit'
  | 'deposit_held_by'
  | 'deposit_due_on'
  | 'due_day'
  | 'notice_days'
  | 'landlord_notice_days'
  | 'lock_in_months'
  | 'escalation_bp'
  | 'charges'
  | 'late_fee'
  | 'inventory'
  | 'payee_name'
  | 'payee_upi'
  | 'terms'
  | 'collector'
>;

export type Clause = { readonly title: string; readonly text: string };

const holders: Readonly<Record<DepositHolder, (firm: string) => string>> = {
  landlord: () => i18n._('the landlord'),
  manager: () => i18n._('the property manager'),
  company: (firm) => i18n._('{firm}, for the landlord', { firm }),
};

const chargeNames: Readonly<Record<ChargeKind, () => string>> = {
  maintenance: () => i18n._('Society maintenance'),
  electricity: () => i18n._('Electricity'),
  water: () => i18n._('Water'),
  gas: () => i18n._('Piped gas'),
  internet: () => i18n._('Internet'),
  parking: () => i18n._('Parking'),
  property_tax: () => i18n._('Property tax'),
};

export const conditionNames: Readonly<Record<ItemCondition, () => string>> = {
  new: () => i18n._('New'),
  good: () => i18n._('Good'),
  worn: () => i18n._('Worn'),
  damaged: () => i18n._('Damaged'),
};

const money = (amount: number) => formatRupeesExact(paise(amount));

/**
 * One of a rent of ₹30,000 says "The rent is ₹30,000.00 a month, due on the 5th day of the month." `firm` is the name of whoever runs the
 * product, which may collect the rent or hold the deposit.
 */
export const agreementClauses = (lease: AgreementTerms, firm: string): Clause[] => [
  { title: i18n._('The home'), text: homeText(lease) },
  { title: i18n._('Term'), text: termText(lease) },
  { title: i18n._('Rent'), text: rentText(lease, firm) },
  ...(lease.late_fee ? [{ title: i18n._('Late fee'), text: lateFeeText(lease.late_fee) }] : []),
  { title: i18n._('Deposit'), text: depositText(lease, firm) },
  ...(lease.charges.length > 0
    ? [{ title: i18n._('Maintenance and utilities'), text: chargesText(lease.charges) }]
    : []),
  { title: i18n._('Notice'), text: noticeText(lease) },
  { title: i18n._('Renewal'), text: renewalText(lease) },
  ...liveThere(lease),
  {
    title: i18n._('Use and care'),
    text: i18n._(
      'The tenant keeps the home in good order, lets no part of it to others, and says at once what needs repair. The landlord keeps the structure, water, drains and wiring in working order and comes in only after asking, unless there is danger.',
    ),
  },
  ...(lease.inventory.length > 0
    ? [
        {
          title: i18n._('Inventory'),
          text: i18n._(
            'The annex lists what is in the home and its condition. The tenant gives it back so, apart from ordinary wear.',
          ),
        },
      ]
    : []),
  ...(lease.terms ? [{ title: i18n._('Agreed besides'), text: lease.terms }] : []),
];

/** The tenants by name: "Asha Rao and Nisha Rao". */
const tenantsOf = ({ tenant, parties }: AgreementTerms): string =>
  [tenant.name, ...parties.filter(({ role }) => role === 'co_tenant').map(({ name }) => name)].join(', ');

function homeText(lease: AgreementTerms): string {
  const { home_name: home, home_address: address, landlord } = lease;
  const values = { landlord: landlord.name, home, tenant: tenantsOf(lease), address: address ?? '' };
  const said = address
    ? i18n._('{landlord} lets {home} ({address}) to {tenant} to live in.', values)
    : i18n._('{landlord} lets {home} to {tenant} to live in.', values);
  const isShared = lease.parties.some(({ role }) => role === 'co_tenant');
  return isShared
    ? `${said} ${i18n._('They rent it together: each of them owes the whole rent, and one of them may pay for all.')}`
    : said;
}

const termText = ({ start_date: start, end_date: end }: AgreementTerms) =>
  i18n._(
    'The agreement begins on {start} and ends on {end}, after {months, plural, one {# month} other {# months}}. It may be renewed by both in writing.',
    { start: shown.date(start), end: shown.date(end), months: monthsOf({ start, end }) },
  );

function rentText(lease: AgreementTerms, firm: string): string {
  const { rent, due_day: day, collector } = lease;
  const paidTo = payeeText(collector ?? { name: lease.payee_name, upi: lease.payee_upi });
  return [
    i18n._(
      'The rent is {rent} a month, due on the {day, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} day of the month; in a shorter month on its last day. The days of a month that is not whole count by its days.',
      { rent: money(rent), day },
    ),
    collector
      ? i18n._('{firm} collects it for the landlord: it is paid to {payee}.', { firm, payee: paidTo })
      : paidTo && i18n._('It is paid to {payee}.', { payee: paidTo }),
    i18n._('The tenant gets a receipt for each payment.'),
  ]
    .filter(Boolean)
    .join(' ');
}

const payeeText = ({ name, upi }: { name: string | null; upi: string | null }) =>
  [name, upi && `UPI ${upi}`].filter(Boolean).join(', ');

const lateFeeText = ({ grace_days: days, a_day, most }: NonNullable<AgreementTerms['late_fee']>) =>
  i18n._(
    'Rent that is paid more than {days, plural, one {# day} other {# days}} after its due day costs {fee} for each further day, at most {most} for one month.',
    { days, fee: money(a_day), most: money(most) },
  );

function depositText(
  { deposit, deposit_held_by, deposit_due_on: due }: AgreementTerms,
  firm: string,
): string {
  if (deposit === 0) return i18n._('There is no security deposit.');
  const values = { deposit: money(deposit), holder: holders[deposit_held_by](firm) };
  const given = i18n._(
    'The tenant gives a security deposit of {deposit}, held by {holder}. It is returned when the tenant has left, less what was agreed as damage or is still owed, item by item.',
    values,
  );
  return due ? `${given} ${i18n._('It is paid by {date}.', { date: shown.date(due) })}` : given;
}

const chargesText = (charges: AgreementTerms['charges']) => charges.map(chargeText).join('\n');

function chargeText({ kind, paid_by, how, amount }: AgreementTerms['charges'][number]): string {
  const values = {
    charge: chargeNames[kind](),
    payer: paid_by === 'tenant' ? i18n._('the tenant') : i18n._('the landlord'),
    amount: money(amount ?? 0),
  };
  switch (how) {
    case 'fixed':
      if (paid_by === 'tenant')
        return i18n._(
          '{charge}: the tenant pays the landlord {amount} a month, due with the rent; the days of a month that is not whole count by its days.',
          values,
        );
      return i18n._('{charge}: {payer} pays {amount} a month.', values);
    case 'meter':
      return i18n._('{charge}: {payer} pays by the meter, from the reading on the first day.', values);
    case 'bill':
      return i18n._('{charge}: {payer} pays as billed.', values);
    case 'included':
      return i18n._('{charge}: included in the rent.', values);
  }
}

function noticeText({
  notice_days: days,
  landlord_notice_days,
  lock_in_months: months,
}: AgreementTerms): string {
  const own = landlord_notice_days ?? days;
  const said =
    own === days
      ? days === 0
        ? i18n._('Either side may end the agreement on any day by notice in writing.')
        : i18n._(
            'Either side may end the agreement before its last day by notice of {days, plural, one {# day} other {# days}} in writing.',
            { days },
          )
      : i18n._(
          'Before its last day the tenant may end the agreement by notice of {days, plural, one {# day} other {# days}}, the landlord by notice of {own, plural, one {# day} other {# days}}, in writing.',
          { days, own },
        );
  if (months === 0) return said;
  return `${said} ${i18n._(
    'In the first {months, plural, one {# month} other {# months}} neither side may, unless both agree.',
    { months },
  )}`;
}

/** A rise comes in basis points: 550 is 5.5 percent. */
const renewalText = ({ escalation_bp: escalation }: AgreementTerms) =>
  escalation === 0
    ? i18n._('On renewal the rent stays the same unless both agree otherwise.')
    : i18n._('On renewal the rent rises by {percent} percent a year unless both agree otherwise.', {
        percent: escalation / 100,
      });

function liveThere({ parties }: AgreementTerms): Clause[] {
  const names = parties.filter(({ role }) => role === 'occupant').map(({ name }) => name);
  if (names.length === 0) return [];
  return [
    {
      title: i18n._('Who lives there'),
      text: i18n._('Also living there, without being tenants: {names}.', { names: names.join(', ') }),
    },
  ];
}
