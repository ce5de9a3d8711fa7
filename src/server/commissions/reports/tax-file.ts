/** What a financial year credited to an affiliate and what tax was deducted, month by month, as PDF and CSV. */
import { ORPCError } from '@orpc/server';
import type { ClientBase } from 'pg';
import { formatDate, formatMonth, type Month } from '../../../domain/dates.ts';
import { plainRupees } from '../../../domain/payouts.ts';
import { csvFile } from '../../lib/csv-file.ts';
import { renderPdf } from '../../lib/pdf/document.ts';
import { money } from './words.ts';

interface YearRow {
  month: Month;
  posted_on: string;
  credited: number;
  deducted: number;
  rule: string;
}

/** `year` as '2026-27'. NOT_FOUND for somebody who is no affiliate. */
export async function taxFile(
  client: ClientBase,
  { code, year, format }: { code: string; year: string; format: 'pdf' | 'csv' },
): Promise<File> {
  const { rows: people } = await client.query<{ full_name: string; pan: string | null }>(
    `select r.full_name, t.masked as pan from affiliate_registrations r
       left join tax_identities t on t.user_id = r.user_id where r.affiliate_id = $1`,
    [code],
  );
  const [person] = people;
  if (!person) throw new ORPCError('NOT_FOUND');
  const rows = await yearRows(client, code, year);
  const name = `kiraya-tax-${code}-${year}`;
  if (format === 'csv') return csvFile(`${name}.csv`, rows.map(csvRow));
  const sum = (of: 'credited' | 'deducted') => rows.reduce((total, row) => total + row[of], 0);
  const pdf = await renderPdf(
    { title: `Tax summary ${year}, ${person.full_name}`, footer: `Kiraya · ${code} · ${year}` },
    (report) => {
      report.title(`Tax summary of the financial year ${year}`);
      report.facts([
        ['Affiliate', `${person.full_name} (${code})`],
        ['PAN', person.pan ?? 'not given'],
        ['Credited', money(sum('credited'))],
        ['Tax deducted', money(sum('deducted'))],
      ]);
      report.heading('Month by month');
      report.table(
        [
          { title: 'Month', width: 2, value: (row: YearRow) => formatMonth(row.month) },
          { title: 'Posted on', width: 2, value: (row: YearRow) => formatDate(row.posted_on) },
          { title: 'Credited', width: 2, isNumber: true, value: (row: YearRow) => money(row.credited) },
          { title: 'Tax deducted', width: 2, isNumber: true, value: (row: YearRow) => money(row.deducted) },
          { title: 'Rule', width: 4, value: (row: YearRow) => row.rule },
        ],
        rows,
        ['Total', '', money(sum('credited')), money(sum('deducted')), ''],
      );
      report.note('By the day of posting: a month is posted when it is closed, after its end.');
    },
  );
  return new File([new Uint8Array(pdf)], `${name}.pdf`, { type: 'application/pdf' });
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
        and kind not in ('payout', 'payout_failed', 'settlement')
      group by month order by month`,
    [code, start],
  );
  return rows.map(({ credited, deducted, rule, ...row }) => ({
    ...row,
    credited: Number(credited),
    deducted: Number(deducted),
    rule: rule ?? '',
  }));
}

const csvRow = (row: YearRow) => ({
  Month: row.month,
  'Posted on': row.posted_on,
  Credited: plainRupees(row.credited),
  'Tax deducted': plainRupees(row.deducted),
  Rule: row.rule,
});
