/** A month's statement as a file: everything that was posted and the lines, as PDF for people and CSV for spreadsheets. */
import type { ClientBase } from 'pg';
import type { Statement } from '../../contract/commissions.ts';
import { firstDayOf, type Month } from '../../domain/dates.ts';
import type { Operator } from '../../domain/gst.ts';
import type { Language } from '../../domain/languages.ts';
import { formatRupeesExact, paise, plainRupees } from '../../domain/money.ts';
import type { lineKinds, lineStatuses } from '../../domain/months.ts';
import { csvFile } from '../lib/csv-file.ts';
import { homeInWords } from '../lib/home-words.ts';
import { i18n, inLanguage, shown } from '../lib/i18n.ts';
import { type Report, renderPdf } from '../lib/pdf/document.ts';
import { kindNames, money, notesOf, percent, ruleText } from './report-labels.ts';
import { statementOf } from './statement.ts';

/** So many pages nobody reads; the CSV has them all. */
const MOST_PDF_LINES = 1_000;

interface Line {
  property_name: string | null;
  credited_name: string | null;
  credited_id: string | null;
  kind: (typeof lineKinds)[number];
  origin_month: Month;
  rvl: string;
  base: string;
  level: number;
  rate_bp: number;
  paid_below_bp: number;
  amount: string;
  status: (typeof lineStatuses)[number];
}

type Asked = { code: string; month: Month; format: 'pdf' | 'csv'; language: Language; operator: Operator };

/** The file's name and bytes. NOT_FOUND as `statementOf`. */
export async function statementFile(
  client: ClientBase,
  { code, month, format, language, operator }: Asked,
): Promise<File> {
  const statement = await statementOf(client, code, month);
  const lines = await linesOf(client, code, month, format === 'pdf' ? MOST_PDF_LINES : null);
  const name = `kiraya-statement-${code}-${month}`;
  if (format === 'csv') {
    return csvFile(`${name}.csv`, [...lines.map(csvRow), ...statement.adjustments.map(adjustmentRow)]);
  }
  const info = inLanguage(language, () => ({
    title: i18n._('Commission statement {month}, {name}', {
      month: shown.month(month),
      name: statement.full_name,
    }),
    footer: `Kiraya · ${code} · ${shown.month(month)}`,
  }));
  const pdf = await renderPdf({ ...info, language, operator }, (report) => write(report, statement, lines));
  return new File([new Uint8Array(pdf)], `${name}.pdf`, { type: 'application/pdf' });
}

async function linesOf(client: ClientBase, code: string, month: Month, most: number | null): Promise<Line[]> {
  const { rows } = await client.query<Line>(
    `select d.property_name, c.full_name as credited_name, q.affiliate_id as credited_id, l.kind,
        to_char(l.origin_month, 'YYYY-MM') as origin_month, coalesce(q.rvl, 0) as rvl, l.base, l.level, l.rate_bp,
        l.paid_below_bp, l.amount, l.status
       from managed_rental_commissions l
         left join commission_payments q on q.month = l.month_year and q.payment_id = l.payment_id
           and q.sequence = l.sequence and q.kind = l.kind
         left join affiliate_registrations c on c.affiliate_id = q.affiliate_id
         left join managed_property_rvl_payments p on p.id = l.payment_id
         left join managed_property_details d on d.id = p.managed_property_id
      where l.month_year = $1 and l.affiliate_id = $2
      order by l.level, l.amount desc, l.payment_id, l.sequence, l.kind limit $3`,
    [firstDayOf(month), code, most],
  );
  return rows;
}

function write(report: Report, statement: Statement, lines: readonly Line[]): void {
  const { person, postings } = statement;
  report.title(i18n._('Commission statement {month}', { month: shown.month(statement.month) }));
  report.facts([
    [i18n._('Affiliate'), `${statement.full_name} (${statement.affiliate_id})`],
    [i18n._('Rank and rate'), `${person.rank}, ${percent(person.rate_bp)}`],
    [i18n._('Qualifying volume'), money(person.qualifying)],
    [i18n._('Primary stream'), money(person.primary)],
    [i18n._('Growth stream'), money(person.growth)],
    [i18n._('Compensation plan'), i18n._('version {version}', { version: statement.plan_version })],
  ]);
  report.heading(i18n._('Posted this month'));
  report.table(
    [
      {
        title: i18n._('Posting'),
        width: 4,
        value: (row: (typeof postings)[number]) => kindNames[row.kind](),
      },
      { title: i18n._('To the balance'), width: 2, isNumber: true, value: (row) => money(row.payable) },
      { title: i18n._('Held'), width: 2, isNumber: true, value: (row) => money(row.held) },
      { title: i18n._('Tax deducted'), width: 2, isNumber: true, value: (row) => money(row.tax) },
    ],
    postings,
    [
      i18n._('Net for the month'),
      money(statement.net),
      money(postings.reduce((sum, { held }) => sum + held, 0)),
      money(postings.reduce((sum, { tax }) => sum + tax, 0)),
    ],
  );
  if (statement.tax_rule) {
    report.note(i18n._('Tax: {rule}', { rule: ruleText(statement.tax_rule, statement.tax_before) }));
  }
  report.note(payoutSentence(statement));
  writeAdjustments(report, statement.adjustments);
  const count = statement.lines_total.toLocaleString('en-IN');
  report.heading(i18n._('Breakdown by home ({count})', { count }));
  report.table(lineColumns(), lines);
  if (lines.length < statement.lines_total) {
    const first = lines.length.toLocaleString('en-IN');
    report.note(i18n._('The first {count} lines; the CSV file has all of them.', { count: first }));
  }
}

type Adjustments = Statement['adjustments'];

function writeAdjustments(report: Report, adjustments: Adjustments): void {
  if (adjustments.length === 0) return;
  report.heading(kindNames.adjustment());
  report.table(
    [
      {
        title: i18n._('For the month'),
        width: 2,
        value: (one: Adjustments[number]) => shown.month(one.origin_month),
      },
      { title: i18n._('Why'), width: 6, value: (one) => one.reason },
      { title: i18n._('Amount'), width: 2, isNumber: true, value: (one) => money(one.amount) },
    ],
    adjustments,
  );
}

const lineColumns = () => [
  { title: i18n._('Home'), width: 4, value: (line: Line) => homeOf(line) },
  { title: i18n._('Credited to'), width: 3, value: (line: Line) => line.credited_name ?? '' },
  { title: 'RVL', width: 2.2, isNumber: true, value: (line: Line) => money(Number(line.rvl)) },
  { title: i18n._('Level'), width: 1, isNumber: true, value: (line: Line) => String(line.level) },
  {
    title: i18n._('Rate less paid below'),
    width: 2,
    isNumber: true,
    value: (line: Line) => `${percent(line.rate_bp)} − ${percent(line.paid_below_bp)}`,
  },
  { title: i18n._('Amount'), width: 2.2, isNumber: true, value: (line: Line) => money(Number(line.amount)) },
];

const homeOf = (line: Line): string =>
  [line.property_name ? homeInWords(line.property_name) : i18n._('A home'), ...notesOf(line)].join(', ');

function payoutSentence({ payout, net }: Statement): string {
  if (!payout) return net > 0 ? i18n._('Not paid out yet.') : i18n._('Nothing to pay out.');
  const { code, reference } = payout;
  const amount = formatRupeesExact(paise(payout.amount));
  if (payout.state !== 'paid') {
    return i18n._('In transfer {code} of {amount}, on its way to the bank.', { code, amount });
  }
  return i18n._('Paid out on {day} with transfer {code} of {amount}, bank reference {reference}.', {
    day: payout.paid_on ? shown.date(payout.paid_on) : '',
    code,
    amount,
    reference,
  });
}

const csvRow = (line: Line) => ({
  Home: line.property_name ?? '',
  'Credited to': line.credited_name ?? '',
  'Affiliate id': line.credited_id ?? '',
  Kind: line.kind,
  'Rent of': line.origin_month,
  RVL: plainRupees(Number(line.rvl)),
  Base: plainRupees(Number(line.base)),
  Level: line.level,
  'Own rate %': line.rate_bp / 100,
  'Paid below %': line.paid_below_bp / 100,
  Amount: plainRupees(Number(line.amount)),
  Status: line.status,
});

/** In the columns of the lines; what it has none of stays empty. */
const adjustmentRow = ({ origin_month, amount, reason }: Adjustments[number]) => ({
  Home: reason,
  'Credited to': '',
  'Affiliate id': '',
  Kind: 'adjustment',
  'Rent of': origin_month,
  RVL: '',
  Base: '',
  Level: '',
  'Own rate %': '',
  'Paid below %': '',
  Amount: plainRupees(amount),
  Status: 'payable',
});
