/** What a financial year credited to an affiliate and what tax was deducted, month by month, as PDF and CSV. */
import { ORPCError } from '@orpc/server';
import type { ClientBase } from 'pg';
import type { Month } from '../../domain/dates.ts';
import type { Operator } from '../../domain/gst.ts';
import type { Language } from '../../domain/languages.ts';
import { plainRupees } from '../../domain/money.ts';
import { csvFile } from '../lib/csv-file.ts';
import { i18n, inLanguage, shown } from '../lib/i18n.ts';
import { type Report, renderPdf } from '../lib/pdf/document.ts';
import { money, ruleText } from './report-labels.ts';

interface YearRow {
  month: Month;
  posted_on: string;
  credited: number;
  deducted: number;
  /** Deducted in the months of the year before it. */
  before: number;
  rule: string;
}

type Asked = { code: string; year: string; format: 'pdf' | 'csv'; language: Language; operator: Operator };
type Person = { full_name: string; pan: string | null };

/** `year` as '2026-27'. NOT_FOUND for somebody who is no affiliate. */
export async function taxFile(
  client: ClientBase,
  { code, year, format, language, operator }: Asked,
): Promise<File> {
  const { rows: people } = await client.query<Person>(
    `select r.full_name, t.masked as pan from affiliate_registrations r
       left join tax_identities t on t.user_id = r.user_id where r.affiliate_id = $1`,
    [code],
  );
  const [person] = people;
  if (!person) throw new ORPCError('NOT_FOUND');
  const rows = await yearRows(client, code, year);
  const name = `kiraya-tax-${code}-${year}`;
  if (format === 'csv') return csvFile(`${name}.csv`, rows.map(csvRow));
  const title = inLanguage(language, () =>
    i18n._('Tax summary {year}, {name}', { year, name: person.full_name }),
  );
  const pdf = await renderPdf(
    { title, footer: `Kiraya · ${code} · ${year}`, language, operator },
    (report) => {
      report.title(i18n._('Tax summary of the financial year {year}', { year }));
      write(report, code, person, rows, operator);
    },
  );
  return new File([new Uint8Array(pdf)], `${name}.pdf`, { type: 'application/pdf' });
}

function write(
  report: Report,
  code: string,
  person: Person,
  rows: readonly YearRow[],
  { legal_name: deductor, tan }: Operator,
): void {
  const sum = (of: 'credited' | 'deducted') => money(rows.reduce((total, row) => total + row[of], 0));
  const [credited, deducted] = [i18n._('Credited'), i18n._('Tax deducted')];
  report.facts([
    [i18n._('Affiliate'), `${person.full_name} (${code})`],
    ['PAN', person.pan ?? i18n._('not given')],
    ...(deductor ? [[i18n._('Deducted by'), tan ? `${deductor} (TAN ${tan})` : deductor] as const] : []),
    [credited, sum('credited')],
    [deducted, sum('deducted')],
  ]);
  report.heading(i18n._('Month by month'));
  report.table(
    [
      { title: i18n._('Month'), width: 2, value: (row: YearRow) => shown.month(row.month) },
      { title: i18n._('Posted on'), width: 2, value: (row) => shown.date(row.posted_on) },
      { title: credited, width: 2, isNumber: true, value: (row) => money(row.credited) },
      { title: deducted, width: 2, isNumber: true, value: (row) => money(row.deducted) },
      // As it was posted, with its section of the law.
      { title: i18n._('Rule'), width: 4, value: (row) => (row.rule ? ruleText(row.rule, row.before) : '') },
    ],
    rows,
    [i18n._('Total'), '', sum('credited'), sum('deducted'), ''],
  );
  report.note(i18n._('By the day of posting: a month is posted when it is closed, after its end.'));
}

/** Held money counts when it is released, and transfers are no income: as the tax itself is computed. */
async function yearRows(client: ClientBase, code: string, year: string): Promise<YearRow[]> {
  const start = `${year.slice(0, 4)}-04-01`;
  const { rows } = await client.query<{
    month: Month;
    posted_on: string;
    credited: string;
    deducted: string;
    rule: string | null;
  }>(
    `select to_char(month, 'YYYY-MM') as month, max(posted_on)::text as posted_on,
        coalesce(-sum(payable) filter (where kind <> 'tax'), 0) as credited, -sum(tds) as deducted,
        max(memo) filter (where kind = 'tax') as rule
       from ledger_entries
      where affiliate_id = $1 and posted_on >= $2 and posted_on < $2::date + interval '1 year'
        and kind not in ('payout', 'payout_failed', 'settlement', 'opening')
      group by month order by month`,
    [code, start],
  );
  let before = 0;
  return rows.map(({ credited, deducted, rule, ...row }) => {
    const year = {
      ...row,
      credited: Number(credited),
      deducted: Number(deducted),
      before,
      rule: rule ?? '',
    };
    before += year.deducted;
    return year;
  });
}

const csvRow = (row: YearRow) => ({
  Month: row.month,
  'Posted on': row.posted_on,
  Credited: plainRupees(row.credited),
  'Tax deducted': plainRupees(row.deducted),
  'Deducted before': plainRupees(row.before),
  Rule: row.rule,
});
