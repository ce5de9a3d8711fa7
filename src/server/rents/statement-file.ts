/** A year's statement of let homes as a file: months and homes as PDF, every receipt as CSV. */
import { eq, sql } from 'drizzle-orm';
import type { LessorRole } from '../../contract/leases.ts';
import type { RentStatement } from '../../contract/rents.ts';
import { profiles } from '../../db/schema/identity.ts';
import { leases } from '../../db/schema/leases.ts';
import { taxIdentities } from '../../db/schema/payees.ts';
import { plainRupees } from '../../domain/money.ts';
import { daysOfYear } from '../../domain/rents.ts';
import { leasesOf } from '../leases/parties.ts';
import { csvFile } from '../lib/csv-file.ts';
import { i18n, inLanguage, shown } from '../lib/i18n.ts';
import { type Report, renderPdf } from '../lib/pdf/document.ts';
import { api } from '../lib/procedures.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { money } from './paper-words.ts';
import { depositIn, statementOf } from './statement.ts';

/** More receipts than a year of hundreds of homes has. */
const MOST_RECEIPTS = 20_000;

export const statementFile = api.rents.statementFile.handler(async ({ context, input }) => {
  const { as: role, year, format, language } = input;
  const name = `kiraya-rent-${year}`;
  if (format === 'csv') {
    const receipts = await context.transaction((db) => receiptsOf({ ...context, db }, role, year));
    return csvFile(`${name}.csv`, receipts.map(csvRow));
  }
  const { statement, reader } = await context.transaction(async (db) => ({
    statement: await statementOf({ ...context, db }, { as: role, year }),
    reader: await readerOf({ ...context, db }),
  }));
  const whose = { role, ...reader, madeOn: context.services.today() };
  const title = inLanguage(language, () => titleOf(statement));
  const pdf = await renderPdf({ title, footer: `Kiraya · ${title}`, language }, (report) =>
    write(report, statement, whose),
  );
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

type Receipt = {
  receipt_number: string;
  paid_on: string;
  months: string | null;
  home_name: string;
  landlord_name: string;
  tenant_name: string;
  mode: string;
  reference: string | null;
  amount: string;
};

async function receiptsOf(
  context: Pick<HandlerContext, 'actor' | 'db'>,
  role: LessorRole,
  year: string,
): Promise<Receipt[]> {
  const { from, to } = daysOfYear(year);
  const { rows } = await context.db.execute<Receipt>(sql`
    select p.receipt_number, p.paid_on::text as paid_on, leases.home_name, leases.landlord_name, leases.tenant_name,
        p.mode, p.reference, (p.amount - ${depositIn})::text as amount,
        (select string_agg(to_char(d.month, 'YYYY-MM'), ' ' order by d.month)
          from rent_allocations a join rent_dues d on d.id = a.due_id where a.payment_id = p.id and d.kind = 'rent') as months
      from rent_payments p join ${leases} on ${leases.id} = p.lease_id
     where ${leasesOf(context, role)} and p.state = 'confirmed' and p.paid_on between ${from} and ${to}
       and p.amount > ${depositIn}
     order by p.paid_on, p.receipt_number limit ${MOST_RECEIPTS}`);
  return rows;
}

const csvRow = (receipt: Receipt) => ({
  Receipt: receipt.receipt_number,
  'Paid on': receipt.paid_on,
  'Rent for': receipt.months ?? '',
  Home: receipt.home_name,
  Landlord: receipt.landlord_name,
  Tenant: receipt.tenant_name,
  'Paid by': receipt.mode,
  Reference: receipt.reference ?? '',
  Amount: plainRupees(Number(receipt.amount)),
});

const titleOf = ({ year }: RentStatement) => i18n._('Rent statement {year}', { year });

type Whose = Reader & { role: LessorRole; madeOn: string };

function write(report: Report, statement: RentStatement, whose: Whose): void {
  const { total, repairs, fees, receipts, net } = statement;
  report.title(titleOf(statement));
  report.facts([
    [whose.role === 'manager' ? i18n._('Property manager') : i18n._('Landlord'), whose.name],
    ...(whose.role === 'manager' ? [] : [[i18n._('PAN'), whose.pan ?? i18n._('not given')] as const]),
    [i18n._('Made on'), shown.date(whose.madeOn)],
    [
      i18n._('Received'),
      i18n._('{total}, in {receipts, plural, one {# receipt} other {# receipts}}', {
        total: money(total),
        receipts,
      }),
    ],
    [i18n._('Repairs'), money(repairs)],
    [i18n._('Management fees'), money(fees)],
    ...(net === null ? [] : [[i18n._('Net'), money(net)] as const]),
    [i18n._('Deposits held now'), money(statement.deposits)],
  ]);
  report.heading(i18n._('Month by month'));
  report.table(
    [
      {
        title: i18n._('Month'),
        width: 3,
        value: ({ month }: RentStatement['months'][number]) => shown.month(month),
      },
      {
        title: i18n._('Due'),
        width: 2,
        isNumber: true,
        value: ({ expected }) => (expected === null ? '–' : money(expected)),
      },
      { title: i18n._('Received'), width: 2, isNumber: true, value: ({ received }) => money(received) },
      { title: i18n._('Repairs'), width: 2, isNumber: true, value: (row) => money(row.repairs) },
      { title: i18n._('Fees'), width: 2, isNumber: true, value: (row) => money(row.fees) },
    ],
    statement.months,
    [
      i18n._('Total'),
      money(statement.months.reduce((sum, { expected }) => sum + (expected ?? 0), 0)),
      money(total),
      money(repairs),
      money(fees),
    ],
  );
  report.heading(i18n._('Home by home'));
  report.table(
    [
      { title: i18n._('Home'), width: 5, value: (row: RentStatement['homes'][number]) => row.home_name },
      { title: i18n._('Receipts'), width: 1.5, isNumber: true, value: (row) => String(row.receipts) },
      { title: i18n._('Received'), width: 2, isNumber: true, value: ({ received }) => money(received) },
      { title: i18n._('Repairs'), width: 2, isNumber: true, value: (row) => money(row.repairs) },
    ],
    statement.homes,
  );
  if (net !== null && statement.fees_elsewhere > 0) {
    report.note(
      i18n._(
        'The net leaves out {fees} of fees: they are of managed homes whose rent is not recorded on Kiraya.',
        { fees: money(statement.fees_elsewhere) },
      ),
    );
  }
  report.note(
    i18n._(
      'Each receipt counts on the day its rent was paid. Fees are those of months of managed homes marked paid.',
    ),
  );
}
