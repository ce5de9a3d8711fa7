/** What a certificate of tax deducted says of one payee and quarter, as PDF and CSV. */
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import type { Month } from '../../domain/dates.ts';
import { RuleBroken } from '../../domain/errors.ts';
import type { Language } from '../../domain/languages.ts';
import { formatRupeesExact, paise, plainRupees } from '../../domain/money.ts';
import { csvFile } from '../lib/csv-file.ts';
import { i18n, inLanguage, shown } from '../lib/i18n.ts';
import { renderPdf } from '../lib/pdf/document.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { readSettings } from '../lib/settings.ts';
import { taxedMonths } from './deductions.ts';

type Asked = { code: string; quarter: string; format: 'pdf' | 'csv'; language: Language };
type Amounts = 'credited' | 'taxed' | 'deducted';
type Row = Record<Amounts, number> & { month: Month; rule: string; challans: string };

const money = (amount: number) => formatRupeesExact(paise(amount));

/** Throws `tds.no-tan` while Settings do not name the deductor; NOT_FOUND where nothing was deducted. */
export async function certificateFile(
  context: Pick<HandlerContext, 'transaction' | 'services'>,
  { code, quarter, format, language }: Asked,
): Promise<File> {
  const { operator } = await readSettings(context.services);
  if (operator.tan === null || operator.legal_name === null) throw new RuleBroken('tds.no-tan');
  const { tan, legal_name: deductor } = operator;
  const { person, rows } = await context.transaction((db) => factsOf(db, code, quarter));
  const name = `kiraya-tds-${code}-${quarter.replace(' ', '-')}`;
  if (format === 'csv') return csvFile(`${name}.csv`, rows.map(csvRow));
  const title = inLanguage(language, () =>
    i18n._('Tax deducted in {quarter}, {name}', { quarter, name: person.full_name }),
  );
  const footer = `Kiraya · ${code} · ${quarter}`;
  const pdf = await renderPdf({ title, footer, language, operator }, (report) => {
    const sum = (of: Amounts) => money(rows.reduce((total, row) => total + row[of], 0));
    report.title(title);
    report.facts([
      [i18n._('Deducted by'), deductor],
      ['TAN', tan],
      ...(operator.pan ? [[i18n._('PAN of the deductor'), operator.pan] as const] : []),
      [i18n._('Deducted from'), `${person.full_name} (${code})`],
      ['PAN', person.pan ?? i18n._('not given')],
      [i18n._('Quarter'), quarter],
    ]);
    report.heading(i18n._('Month by month'));
    report.table(
      [
        { title: i18n._('Deducted in'), width: 2, value: (row: Row) => shown.month(row.month) },
        { title: i18n._('Credited'), width: 2.2, isNumber: true, value: (row) => money(row.credited) },
        { title: i18n._('Taxed amount'), width: 2.2, isNumber: true, value: (row) => money(row.taxed) },
        { title: i18n._('Tax deducted'), width: 2, isNumber: true, value: (row) => money(row.deducted) },
        { title: i18n._('Rule'), width: 3, value: (row) => row.rule },
        {
          title: i18n._('Challan: BSR code, date, serial'),
          width: 3.5,
          value: (row) => datesShown(row.challans) || i18n._('not deposited yet'),
        },
      ],
      rows,
      [i18n._('Total'), sum('credited'), sum('taxed'), sum('deducted'), '', ''],
    );
    report.note(
      i18n._(
        'The taxed amount is what was credited since tax was last deducted in the financial year: the first time, all of it.',
      ),
    );
    report.note(i18n._('A challan pays the tax of everyone in its months.'));
    report.note(
      i18n._(
        'This is the data of your certificate. The signed Form 16A comes from the Income Tax Department’s portal.',
      ),
    );
  });
  return new File([new Uint8Array(pdf)], `${name}.pdf`, { type: 'application/pdf' });
}

type Db = Parameters<Parameters<HandlerContext['transaction']>[0]>[0];

async function factsOf(db: Db, code: string, quarter: string) {
  const { rows: people } = await db.execute<{ full_name: string; pan: string | null }>(sql`
    select r.full_name, t.masked as pan from affiliate_registrations r left join tax_identities t on t.user_id = r.user_id
     where r.affiliate_id = ${code}`);
  const { rows } = await db.execute<Omit<Row, Amounts> & Record<Amounts, string>>(sql`
    select to_char(d.month, 'YYYY-MM') as month, coalesce(d.rule, '') as rule, d.credited, d.taxed, d.deducted,
        coalesce(app.challans_of(d.month), '') as challans
      from ${taxedMonths(quarter, sql`e.affiliate_id = ${code}`)} d order by d.month`);
  const [person] = people;
  if (!person || rows.length === 0) throw new ORPCError('NOT_FOUND');
  return {
    person,
    rows: rows.map(
      (row): Row => ({
        ...row,
        credited: Number(row.credited),
        taxed: Number(row.taxed),
        deducted: Number(row.deducted),
      }),
    ),
  };
}

/** As the database names challans, each with its day as a calendar writes it. */
const datesShown = (challans: string) => challans.replace(/\d{4}-\d\d-\d\d/g, (day) => shown.date(day));

const csvRow = (row: Row) => ({
  Month: row.month,
  Credited: plainRupees(row.credited),
  'Taxed amount': plainRupees(row.taxed),
  'Tax deducted': plainRupees(row.deducted),
  Rule: row.rule,
  Challans: row.challans,
});
