/** A statement of let homes as a file: PDF to hand on, every line of it as CSV. Both have its number. */
import { eq } from 'drizzle-orm';
import type { RentStatement } from '../../contract/rents.ts';
import { profiles } from '../../db/schema/identity.ts';
import { taxIdentities } from '../../db/schema/payees.ts';
import { plainRupees } from '../../domain/money.ts';
import { csvFile } from '../lib/csv-file.ts';
import { homeInWords } from '../lib/home-words.ts';
import { i18n, inLanguage, shown } from '../lib/i18n.ts';
import { type Report, renderPdf } from '../lib/pdf/document.ts';
import { api } from '../lib/procedures.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { readSettings } from '../lib/settings.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { knowHomeNames } from '../search/by-database/hindi-places.ts';
import { money, paidBy } from './document-texts.ts';
import { panSaid, type TenantPan, tenantPansOf } from './receipt-pan.ts';
import { statementOf, type Whole } from './statement.ts';
import type { Line } from './statement-lines.ts';
import { numberOf } from './statement-number.ts';

/** A paper of more lines is not read any more; the CSV has them all. */
const LINES_ON_PAPER = 1000;

export const statementFile = api.rents.statementFile.handler(async ({ context, input }) => {
  const { format, language } = input;
  const found = await context.transaction(async (db) => {
    const own = { ...context, db };
    const whole = await statementOf(own, input);
    const { scope, time, statement } = whole;
    const isForReturn = scope.as === 'landlord' && !scope.manager && statement.month === null;
    // A file of nothing is no paper.
    const number = format === 'csv' && whole.lines.length === 0 ? '' : await numberOf(own, whole);
    return {
      ...whole,
      number,
      reader: await readerOf(own),
      tenants: isForReturn && format === 'pdf' ? await tenantPansOf(own, time) : [],
    };
  });
  const name = `kiraya-rent-${found.statement.month ?? found.statement.year}`;
  if (format === 'csv') {
    return csvFile(
      `${name}.csv`,
      found.lines.map((line) => csvRow(line, found.number)),
    );
  }
  const tenants = found.tenants.map((tenant) => ({
    ...tenant,
    pan: inLanguage(language, () => panSaid(context, tenant)),
  }));
  const { operator } = await readSettings(context.services);
  const paper = { ...found, tenants, madeOn: context.services.today() };
  const title = inLanguage(language, () => titleOf(found.statement));
  const footer = `Kiraya · ${title} · ${found.number}`;
  await knowHomeNames(context.services.database, language);
  const pdf = await renderPdf({ title, footer, language, operator }, (report) => write(report, paper));
  return new File([new Uint8Array(pdf)], `${name}.pdf`, { type: 'application/pdf' });
});

type Reader = { name: string; pan: string | null };

/** Whoever asks, as the statement names them; the PAN by its last characters. */
async function readerOf(context: Pick<HandlerContext, 'actor' | 'db'>): Promise<Reader> {
  const [reader] = await context.db
    .select({ name: profiles.fullName, pan: taxIdentities.masked })
    .from(profiles)
    .leftJoin(taxIdentities, eq(taxIdentities.userId, profiles.userId))
    .where(eq(profiles.userId, userIdOf(context)));
  return { name: reader?.name ?? '', pan: reader?.pan ?? null };
}

const csvKinds = {
  rent: 'Rent received',
  repair: 'Repair',
  fee: 'Management fee',
  municipal_tax: 'Municipal tax',
} as const satisfies Record<Line['kind'], string>;

const csvRow = (line: Line, number: string) => ({
  Statement: number,
  Kind: csvKinds[line.kind],
  'Receipt or matter': line.what ?? '',
  'Paid on': line.date ?? '',
  'Rent for': line.paid_for.map(({ month }) => month).join(' '),
  Home: line.home_name,
  Landlord: line.paid?.landlord ?? '',
  Tenant: line.paid?.tenant ?? '',
  'Paid by': line.paid?.mode ?? '',
  Reference: line.paid?.reference ?? '',
  Amount: plainRupees(line.amount),
});

const titleOf = ({ month, year }: RentStatement) =>
  month
    ? i18n._('Rent statement for {month}', { month: shown.month(month) })
    : i18n._('Rent statement {year}', { year });

type Paper = Pick<Whole, 'statement' | 'lines' | 'scope'> & {
  number: string;
  reader: Reader;
  tenants: readonly (TenantPan & { pan: string })[];
  madeOn: string;
};

function write(report: Report, paper: Paper): void {
  const { statement, lines } = paper;
  report.title(titleOf(statement));
  writeFacts(report, paper);
  if (statement.month === null) {
    writeMonths(report, statement);
    writeHomes(report, statement);
  }
  writeReceipts(report, lines);
  writeCosts(report, lines);
  if (paper.tenants.length > 0) writeTenants(report, paper.tenants);
  if (lines.length > LINES_ON_PAPER) {
    report.note(
      i18n._('Only the first {count} entries of each kind are listed. The CSV has all of them.', {
        count: LINES_ON_PAPER,
      }),
    );
  }
  if (statement.net !== null && statement.fees_elsewhere > 0) {
    report.note(
      i18n._(
        'The net leaves out {fees} of fees: they are of managed homes whose rent is not recorded on Kiraya.',
        { fees: money(statement.fees_elsewhere) },
      ),
    );
  }
  report.note(
    i18n._(
      'Rent counts on the day it was paid; the month it was due for is beside it. Fees are those of months of managed homes marked paid.',
    ),
  );
}

function writeFacts(report: Report, { statement, number, reader, scope, madeOn }: Paper): void {
  const { total, repairs, fees, receipts, net, municipal_tax: tax, owner, manager } = statement;
  const isManagers = scope.as === 'manager';
  report.facts([
    [i18n._('Number'), number],
    ...(isManagers ? [] : [[i18n._('Landlord'), reader.name] as const]),
    ...(isManagers ? [] : [[i18n._('PAN'), reader.pan ?? i18n._('not given')] as const]),
    ...(owner ? [[i18n._('Landlord'), owner.name] as const] : []),
    ...(isManagers ? [[i18n._('Property manager'), reader.name] as const] : []),
    ...(manager ? [[i18n._('Property manager'), manager.name] as const] : []),
    [i18n._('Made on'), shown.date(madeOn)],
    [
      i18n._('Received'),
      i18n._('{total}, in {receipts, plural, one {# receipt} other {# receipts}}', {
        total: money(total),
        receipts,
      }),
    ],
    [i18n._('Repairs'), money(repairs)],
    [i18n._('Management fees'), money(fees)],
    ...(isManagers || manager ? [] : [[i18n._('Municipal tax paid'), money(tax)] as const]),
    ...(net === null ? [] : [[i18n._('Net'), money(net)] as const]),
    [i18n._('Deposits of running leases, as agreed'), money(statement.deposits)],
  ]);
}

type StatementMonth = RentStatement['months'][number];
type StatementHome = RentStatement['homes'][number];

const number = { isNumber: true, width: 2 } as const;

function writeMonths(
  report: Report,
  { months, total, repairs, fees, municipal_tax: tax }: RentStatement,
): void {
  report.heading(i18n._('Month by month'));
  report.table<StatementMonth>(
    [
      { title: i18n._('Month'), width: 2.4, value: ({ month }) => shown.month(month) },
      {
        ...number,
        title: i18n._('Due'),
        value: ({ expected }) => (expected === null ? '–' : money(expected)),
      },
      { ...number, title: i18n._('Received'), value: ({ received }) => money(received) },
      { ...number, title: i18n._('Repairs'), value: (row) => money(row.repairs) },
      { ...number, title: i18n._('Fees'), value: (row) => money(row.fees) },
      ...(tax > 0
        ? [
            {
              ...number,
              title: i18n._('Municipal tax'),
              value: (row: StatementMonth) => money(row.municipal_tax),
            },
          ]
        : []),
    ],
    months,
    [
      i18n._('Total'),
      money(months.reduce((sum, { expected }) => sum + (expected ?? 0), 0)),
      money(total),
      money(repairs),
      money(fees),
      ...(tax > 0 ? [money(tax)] : []),
    ],
  );
}

function writeHomes(report: Report, { homes, municipal_tax: tax }: RentStatement): void {
  if (homes.length === 0) return;
  report.heading(i18n._('Home by home'));
  report.table<StatementHome>(
    [
      { title: i18n._('Home'), width: 5, value: (row) => homeInWords(row.home_name) },
      { title: i18n._('Receipts'), width: 1.5, isNumber: true, value: (row) => String(row.receipts) },
      { ...number, title: i18n._('Received'), value: ({ received }) => money(received) },
      { ...number, title: i18n._('Repairs'), value: (row) => money(row.repairs) },
      ...(tax > 0
        ? [
            {
              ...number,
              title: i18n._('Municipal tax'),
              value: (row: StatementHome) => money(row.municipal_tax),
            },
          ]
        : []),
    ],
    homes,
  );
}

/** The months a payment is for; what each of them got, where they are several. */
function rentFor({ paid_for: months, amount }: Line): string {
  const [first] = months;
  if (!first) return i18n._('Months to come');
  if (months.length === 1 && first.amount === amount) return shown.month(first.month);
  return months.map((part) => `${shown.month(part.month)}: ${money(part.amount)}`).join(', ');
}

function writeReceipts(report: Report, lines: readonly Line[]): void {
  const receipts = lines.filter(({ kind }) => kind === 'rent');
  if (receipts.length === 0) return;
  report.heading(i18n._('Rent received, by day of payment'));
  report.table<Line>(
    [
      { title: i18n._('Paid on'), width: 2.2, value: ({ date }) => (date ? shown.date(date) : '') },
      { title: i18n._('Due for'), width: 2.6, value: rentFor },
      {
        title: i18n._('Home and tenant'),
        width: 4,
        value: ({ home_name: home, paid }) => [homeInWords(home), paid?.tenant].filter(Boolean).join(', '),
      },
      {
        title: i18n._('Receipt and payment'),
        width: 3.4,
        value: ({ what, paid }) =>
          [what, paid?.mode && paidBy({ ...paid, mode: paid.mode })].filter(Boolean).join(', '),
      },
      { ...number, title: i18n._('Amount'), value: ({ amount }) => money(amount) },
    ],
    receipts.slice(0, LINES_ON_PAPER),
    [i18n._('Total'), '', '', '', money(receipts.reduce((sum, { amount }) => sum + amount, 0))],
  );
}

const costKinds = {
  repair: () => i18n._('Repair'),
  fee: () => i18n._('Management fee'),
  municipal_tax: () => i18n._('Municipal tax'),
};

function writeCosts(report: Report, lines: readonly Line[]): void {
  const costs = lines.flatMap((line) => (line.kind === 'rent' ? [] : [{ ...line, kind: line.kind }]));
  if (costs.length === 0) return;
  report.heading(i18n._('Repairs, fees and municipal tax'));
  report.table<(typeof costs)[number]>(
    [
      {
        title: i18n._('Day or month'),
        width: 2.4,
        value: ({ date, paid_for: [first] }) =>
          date ? shown.date(date) : first ? shown.month(first.month) : '',
      },
      { title: i18n._('What'), width: 2.6, value: ({ kind }) => costKinds[kind]() },
      { title: i18n._('Home'), width: 4, value: ({ home_name: home }) => homeInWords(home) },
      { title: i18n._('Repair or receipt'), width: 3.2, value: ({ what }) => what ?? '' },
      { ...number, title: i18n._('Amount'), value: ({ amount }) => money(amount) },
    ],
    costs.slice(0, LINES_ON_PAPER),
    [i18n._('Total'), '', '', '', money(costs.reduce((sum, { amount }) => sum + amount, 0))],
  );
}

function writeTenants(report: Report, tenants: Paper['tenants']): void {
  report.heading(i18n._('Tenants whose rent is above ₹50,000 a month'));
  report.table<Paper['tenants'][number]>(
    [
      { title: i18n._('Tenant'), width: 4, value: ({ tenant }) => tenant },
      { title: i18n._('Home'), width: 5, value: ({ home }) => homeInWords(home) },
      { title: i18n._('PAN'), width: 3, value: ({ pan }) => pan },
    ],
    tenants,
  );
  report.note(
    i18n._('Such a tenant deducts tax from the rent (TDS), and your return names the tenant’s PAN then.'),
  );
}
