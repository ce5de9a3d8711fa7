/** The rental agreement as PDF: the English text, which binds, with Hindi beside it, made to be signed here and on paper. */
import type { Lease, LeaseParty } from '../../contract/leases.ts';
import { dateInIndia, type Instant } from '../../domain/dates.ts';
import { noOperator, type Operator, operatorLine } from '../../domain/gst.ts';
import type { Language } from '../../domain/languages.ts';
import { monthsOf } from '../../domain/leases.ts';
import { formatRupeesExact, paise } from '../../domain/money.ts';
import { tenancyLawOf } from '../../domain/tenancy-law.ts';
import { both, i18n, inBoth, inLanguage, shown } from '../lib/i18n.ts';
import { type Report, renderPdf } from '../lib/pdf/document.ts';
import { agreementClauses, conditionNames } from './agreement-text.ts';
import { lawSaid, lawTitles } from './tenancy-law-text.ts';

/** The landlord's signature by a code; `sentTo` is masked. */
export type Signature = { name: string; at: Instant; sentTo: string | null };

type Facts = {
  /** When the document is made. */
  at: Instant;
  /** In which the home is, if anybody knows: its law is named. */
  state: string | null;
  /** Of the landlord, masked. */
  pan?: string | null;
  /** Who runs the product: named where it collects the rent or holds the deposit. */
  operator: Operator;
  /** Absent in a draft. */
  signature?: Signature;
};

/** The finished file. The same facts give the same words. */
export function agreementOf(lease: Lease, facts: Facts): Promise<Buffer> {
  const title = inLanguage('en', () => i18n._('Rental agreement, {home}', { home: lease.home_name }));
  const footer = `Kiraya · Rental agreement · ${lease.id}`;
  const operator = operatorActs(lease).length > 0 ? facts.operator : noOperator;
  const mark = isDraft(lease, facts) ? both(() => i18n._('Draft')) : '';
  return renderPdf({ title, footer, language: 'en', operator, mark }, (report) =>
    write(report, lease, facts),
  );
}

/** Neither signed by the landlord nor agreed in another way, or taken back since: nobody should sign a print of it. */
const isDraft = (lease: Lease, { signature }: Facts) =>
  !signature && (lease.agreed_at === null || lease.state === 'cancelled');

const firmOf = ({ operator }: Facts) => operator.legal_name ?? 'Kiraya';

/** What whoever runs the product does for the landlord, in both languages. */
function operatorActs({ collector, deposit, deposit_held_by: holder }: Lease): string[] {
  return [
    ...(collector ? [both(() => i18n._('Collects the rent'))] : []),
    ...(deposit > 0 && holder === 'company' ? [both(() => i18n._('Holds the deposit'))] : []),
  ];
}

function write(report: Report, lease: Lease, facts: Facts): void {
  const beside = (say: () => string, weight?: 'bold') => report.beside(...inBoth(say), weight);
  report.title(both(() => i18n._('Rental agreement')));
  if (!facts.signature) beside(() => standingSaid(lease));
  beside(() => i18n._('What counts is the English text. The Hindi text is beside it to read.'));
  writeParties(report, lease, facts);
  for (const [n, en] of clausesIn(lease, facts, 'en').entries()) {
    const hi = clausesIn(lease, facts, 'hi')[n];
    report.beside(`${n + 1}. ${en.title}`, `${n + 1}. ${hi?.title ?? ''}`, 'bold');
    report.beside(en.text, hi?.text ?? '');
  }
  beside(() => i18n._('Stamp duty, registration and the police'), 'bold');
  writeLaw(report, lease, facts);
  writeSignatures(report, lease, facts);
  if (lease.inventory.length > 0) writeAnnex(report, lease);
}

function writeLaw(report: Report, { start_date: start, end_date: end }: Lease, { at, state }: Facts): void {
  for (const fact of tenancyLawOf(state, dateInIndia(at))) {
    const said = () =>
      `${lawTitles[fact.topic]()}: ${lawSaid(fact, monthsOf({ start, end }))}\n(${fact.source}; ${shown.date(fact.checkedOn)})`;
    report.beside(...inBoth(said));
  }
}

/** Of a draft, and of leases from before agreements were sealed: how they came about. */
function standingSaid(lease: Lease): string {
  const { state, agreed_at: agreedAt, is_signed_on_paper: isOnPaper } = lease;
  if (state === 'cancelled') return i18n._('This agreement was declined or withdrawn.');
  if (agreedAt === null) return i18n._('A draft: nothing is agreed yet.');
  const values = {
    landlord: lease.landlord.name,
    tenant: lease.tenant.name,
    date: shown.date(dateInIndia(agreedAt)),
  };
  return isOnPaper
    ? i18n._('Signed on paper by both, {landlord} and {tenant}, as recorded on Kiraya on {date}.', values)
    : i18n._('Offered by {landlord} and accepted by {tenant} on Kiraya on {date}.', values);
}

const clausesIn = (lease: Lease, facts: Facts, language: Language) =>
  inLanguage(language, () => agreementClauses(lease, firmOf(facts)));

const roleNames: Readonly<Record<LeaseParty['role'], () => string>> = {
  landlord: () => i18n._('Landlord'),
  co_owner: () => i18n._('Co-owner'),
  tenant: () => i18n._('Tenant'),
  co_tenant: () => i18n._('Tenant'),
  occupant: () => i18n._('Lives there too'),
};

function writeParties(report: Report, lease: Lease, facts: Facts): void {
  const { at, pan, operator } = facts;
  const share = ({ share_bp: bp }: LeaseParty) =>
    bp === null || bp === 10_000 ? '' : `, ${i18n._('share {percent} percent', { percent: bp / 100 })}`;
  const addressOf = (party: LeaseParty) =>
    ({ landlord: lease.landlord_address, tenant: lease.tenant_address })[party.role as 'landlord'] ??
    party.address;
  const rows = lease.parties.flatMap((party): [string, string][] => {
    const said = [party.name, addressOf(party)].filter(Boolean).join(', ');
    const isOwner = party.role === 'landlord';
    return [
      [both(roleNames[party.role]), `${said}${share(party)}`],
      ...(isOwner
        ? [[both(() => i18n._('PAN of the landlord')), pan ?? i18n._('not given')] as [string, string]]
        : []),
    ];
  });
  report.facts([
    [
      both(() => i18n._('Place and date')),
      [lease.place, shown.date(dateInIndia(at))].filter(Boolean).join(', '),
    ],
    ...rows,
    ...operatorActs(lease).map((act): [string, string] => [act, operatorLine(operator) || firmOf(facts)]),
    [both(() => i18n._('Home')), lease.home_name],
    [both(() => i18n._('Address')), lease.home_address ?? i18n._('Not said')],
    [both(() => i18n._('Monthly rent')), formatRupeesExact(paise(lease.rent))],
    [both(() => i18n._('Security deposit')), formatRupeesExact(paise(lease.deposit))],
  ]);
}

function writeSignatures(report: Report, lease: Lease, { at, signature }: Facts): void {
  report.beside(...inBoth(() => i18n._('Signatures')), 'bold');
  if (signature) {
    const { name, at: signedAt, sentTo } = signature;
    report.beside(
      ...inBoth(() =>
        i18n._('Signed by {name} on Kiraya on {time}, with a code sent to {to}.', {
          name,
          time: shown.instant(signedAt),
          to: sentTo ?? '–',
        }),
      ),
    );
    report.beside(
      ...inBoth(() =>
        i18n._(
          'Each tenant accepts this very document on Kiraya, with a code of their own or by eSign. Kiraya keeps when, by which proof and by which hash (SHA-256). The lines below are for signing a printed copy as well.',
        ),
      ),
    );
  }
  const line = (role: () => string, name: string) => `${both(role)}: ${name}`;
  const sides = lease.parties
    .filter(({ role }) => role !== 'occupant')
    .map(({ role, name }) => line(roleNames[role], name));
  const witness = (n: number) => both(() => i18n._('Witness {n}: name, address, signature', { n }));
  const where = both(() => i18n._('Place and date'));
  report.signatures([
    ...sides,
    witness(1),
    witness(2),
    `${where}: ${lease.place ?? ''} ${shown.date(dateInIndia(at))}`,
  ]);
}

function writeAnnex(report: Report, lease: Lease): void {
  report.beside(...inBoth(() => i18n._('Annex: inventory and condition')), 'bold');
  report.table<Lease['inventory'][number]>(
    [
      { title: both(() => i18n._('Room')), width: 3, value: ({ room }) => room },
      { title: both(() => i18n._('What')), width: 5, value: ({ item }) => item },
      { title: both(() => i18n._('Number')), width: 2, isNumber: true, value: ({ count }) => String(count) },
      {
        title: both(() => i18n._('Condition')),
        width: 3,
        value: ({ condition }) => both(conditionNames[condition]),
      },
    ],
    lease.inventory,
  );
}
