/** A month's statement as a file: everything that was posted and the lines, as PDF for people and CSV for spreadsheets. */
import type { ClientBase } from 'pg';
import type { Statement } from '../../../contract/commissions.ts';
import { firstDayOf, formatDate, formatMonth, type Month } from '../../../domain/dates.ts';
import { formatRupeesExact, paise } from '../../../domain/money.ts';
import { plainRupees } from '../../../domain/payouts.ts';
import { csvFile } from '../../lib/csv-file.ts';
import { type Report, renderPdf } from '../../lib/pdf/document.ts';
import { statementOf } from '../statement.ts';
import { kindNames, money, percent } from './words.ts';

/** So many pages nobody reads; the CSV has them all. */
const MOST_PDF_LINES = 1_000;

interface Line {
  property_name: string | null;
  credited_name: string | null;
  credited_id: string | null;
  kind: string;
  origin_month: Month;
  rvl: string;
  base: string;
  level: number;
  rate_bp: number;
  paid_below_bp: number;
  amount: string;
  status: string;
}

/** The file's name and bytes. NOT_FOUND as `statementOf`. */
export async function statementFile(
  client: ClientBase,
  { code, month, format }: { code: string; month: Month; format: 'pdf' | 'csv' },
): Promise<File> {
  const statement = await statementOf(client, code, month);
  const lines = await linesOf(client, code, month, format === 'pdf' ? MOST_PDF_LINES : null);
  const name = `kiraya-statement-${code}-${month}`;
  if (format === 'csv') {
    return csvFile(`${name}.csv`, [...lines.map(csvRow), ...statement.adjustments.map(adjustmentRow)]);
  }
  const title = `Commission statement ${formatMonth(month)}, ${statement.full_name}`;
  const pdf = await renderPdf({ title, footer: `Kiraya · ${code} · ${formatMonth(month)}` }, (report) =>
    write(report, statement, lines),
  );
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
  report.title(`Commission statement ${formatMonth(statement.month)}`);
  report.facts([
    ['Affiliate', `${statement.full_name} (${statement.affiliate_id})`],
    ['Rank and rate', `${person.rank}, ${percent(person.rate_bp)}`],
    ['Qualifying volume', money(person.qualifying)],
    ['Primary stream', money(person.primary)],
    ['Growth stream', money(person.growth)],
    ['Compensation plan', `version ${statement.plan_version}`],
  ]);
  report.heading('Posted this month');
  report.table(
    [
      { title: 'Posting', width: 4, value: (row: (typeof postings)[number]) => kindNames[row.kind] },
      { title: 'To the balance', width: 2, isNumber: true, value: (row) => money(row.payable) },
      { title: 'Held', width: 2, isNumber: true, value: (row) => money(row.held) },
      { title: 'Tax deducted', width: 2, isNumber: true, value: (row) => money(row.tax) },
    ],
    postings,
    [
      'Net of the month',
      money(statement.net),
      money(postings.reduce((sum, { held }) => sum + held, 0)),
      money(postings.reduce((sum, { tax }) => sum + tax, 0)),
    ],
  );
  if (statement.tax_rule) report.note(`Tax: ${statement.tax_rule}`);
  report.note(payoutSentence(statement));
  writeAdjustments(report, statement.adjustments);
  report.heading(`Rent by rent (${statement.lines_total.toLocaleString('en-IN')})`);
  report.table(lineColumns, lines);
  if (lines.length < statement.lines_total) {
    report.note(`The first ${lines.length} lines; the CSV file has all of them.`);
  }
}

type Adjustments = Statement['adjustments'];

function writeAdjustments(report: Report, adjustments: Adjustments): void {
  if (adjustments.length === 0) return;
  report.heading(kindNames.adjustment);
  report.table(
    [
      { title: 'For', width: 2, value: (one: Adjustments[number]) => formatMonth(one.origin_month) },
      { title: 'Why', width: 6, value: (one) => one.reason },
      { title: 'Amount', width: 2, isNumber: true, value: (one) => money(one.amount) },
    ],
    adjustments,
  );
}

const lineColumns = [
  { title: 'Home', width: 4, value: (line: Line) => homeOf(line) },
  { title: 'Credited to', width: 3, value: (line: Line) => line.credited_name ?? '' },
  { title: 'RVL', width: 2.2, isNumber: true, value: (line: Line) => money(Number(line.rvl)) },
  { title: 'Level', width: 1, isNumber: true, value: (line: Line) => String(line.level) },
  {
    title: 'Rate less paid below',
    width: 2,
    isNumber: true,
    value: (line: Line) => `${percent(line.rate_bp)} − ${percent(line.paid_below_bp)}`,
  },
  { title: 'Amount', width: 2.2, isNumber: true, value: (line: Line) => money(Number(line.amount)) },
];

function homeOf({ property_name, kind, origin_month, status }: Line): string {
  const notes = [
    kind === 'regular' ? null : `${kind}, rent of ${formatMonth(origin_month)}`,
    status === 'payable' ? null : status,
  ].filter((note) => note !== null);
  return [property_name ?? 'A home', ...notes].join(', ');
}

function payoutSentence({ payout, net }: Statement): string {
  if (!payout) return net > 0 ? 'Not paid out yet.' : 'Nothing to pay out.';
  const amount = formatRupeesExact(paise(payout.amount));
  if (payout.state !== 'paid') return `In transfer ${payout.code} of ${amount}, on its way to the bank.`;
  const day = payout.paid_on ? formatDate(payout.paid_on) : '';
  return `Paid out on ${day} with transfer ${payout.code} of ${amount}, bank reference ${payout.reference}.`;
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
