/** The data of a quarter's statement as one file, checked against the books. */
import { sql } from 'drizzle-orm';
import Papa from 'papaparse';
import type { Month } from '../../domain/dates.ts';
import { plainRupees } from '../../domain/money.ts';
import { FORMULA } from '../../domain/spreadsheets.ts';
import { api } from '../lib/procedures.ts';
import { readSettings } from '../lib/settings.ts';
import { daysOf, taxedMonths } from './deductions.ts';

type Line = {
  affiliate_id: string;
  name: string;
  month: Month;
  deducted_on: string;
  credited: string;
  taxed: string;
  deducted: string;
  rule: string | null;
};
type ChallanLine = { month: Month; bsr_code: string; deposited_on: string; serial: string } & Record<
  'amount' | 'interest' | 'late_fee',
  string
>;

/**
 * One file with the challans, everybody tax was deducted from month by month, and the sums. Its layout is our own: the return is filed with
 * the department's utility (docs/compliance.md). PANs are opened after the row of the trail is committed.
 */
export const statementFile = api.tds.statementFile.handler(async ({ context, input: { quarter } }) => {
  const { from, to } = daysOf(quarter);
  const { operator } = await readSettings(context.services);
  const found = await context.transaction(async (db) => {
    const lines = await db.execute<Line>(sql`
      select d.affiliate_id, r.full_name as name, to_char(d.month, 'YYYY-MM') as month, d.deducted_on::text as deducted_on,
          d.credited, d.taxed, d.deducted, d.rule
        from ${taxedMonths(quarter)} d join affiliate_registrations r on r.affiliate_id = d.affiliate_id order by d.month, d.affiliate_id`);
    const challans = await db.execute<ChallanLine>(sql`
      select to_char(p.month, 'YYYY-MM') as month, c.bsr_code, c.deposited_on::text as deposited_on, c.serial, p.amount,
          case when p.month = c.month then c.interest else 0 end as interest,
          case when p.month = c.month then c.late_fee else 0 end as late_fee
        from app.challan_parts() p join tds_challans c on c.id = p.challan_id
       where p.month between ${from} and ${to} order by p.month, c.deposited_on, c.serial`);
    const books = await db.execute<{ sum: string }>(
      sql`select coalesce(sum(deducted), 0) as sum from app.tds_months(${from}, ${to})`,
    );
    const pans = await db.execute<{ affiliate_id: string; user_id: string; key_id: string; sealed: Buffer }>(
      sql`select affiliate_id, user_id, key_id, sealed from app.reveal_tds_pans(${from}, ${to}, ${quarter})`,
    );
    return {
      lines: lines.rows,
      challans: challans.rows,
      books: Number(books.rows[0]?.sum ?? 0),
      pans: pans.rows,
    };
  });
  const sum = found.lines.reduce((total, { deducted: amount }) => total + Number(amount), 0);
  if (sum !== found.books) throw new Error(`The payees of ${quarter} do not sum to what the books have`);
  const paidIn = (what: 'amount' | 'interest' | 'late_fee') =>
    found.challans.reduce((total, challan) => total + Number(challan[what]), 0);
  const deposited = paidIn('amount');
  const { seals } = context.services;
  const panOf = new Map(
    found.pans.map(({ affiliate_id, user_id: owner, key_id: keyId, sealed }) => [
      affiliate_id,
      seals.open({ keyId, sealed }, { column: 'tax_identities.sealed', owner }),
    ]),
  );
  const rows = [
    {
      ...blank,
      Record: 'Deductor',
      Name: operator.legal_name ?? '',
      PAN: operator.pan ?? '',
      TAN: operator.tan ?? '',
      Month: quarter,
    },
    ...found.challans.map((challan) => ({
      ...blank,
      Record: 'Challan',
      Month: challan.month,
      'BSR code': challan.bsr_code,
      Date: challan.deposited_on,
      Serial: challan.serial,
      Deposited: plainRupees(Number(challan.amount)),
      Interest: plainRupees(Number(challan.interest)),
      'Late fee': plainRupees(Number(challan.late_fee)),
    })),
    ...found.lines.map((line) => ({
      ...blank,
      Record: 'Payee',
      Month: line.month,
      Name: line.name,
      Code: line.affiliate_id,
      PAN: panOf.get(line.affiliate_id) ?? 'PANNOTAVBL',
      Date: line.deducted_on,
      Credited: plainRupees(Number(line.credited)),
      'Taxed amount': plainRupees(Number(line.taxed)),
      Deducted: plainRupees(Number(line.deducted)),
      Rule: line.rule ?? '',
    })),
    {
      ...blank,
      Record: 'Total',
      Deducted: plainRupees(sum),
      Deposited: plainRupees(deposited),
      Interest: plainRupees(paidIn('interest')),
      'Late fee': plainRupees(paidIn('late_fee')),
    },
  ];
  const codes = new Set(found.lines.map(({ affiliate_id }) => affiliate_id));
  return {
    file_name: `kiraya-tds-${quarter.replace(' ', '-')}.csv`,
    csv: `\ufeff${Papa.unparse(rows, { escapeFormulae: FORMULA })}`,
    payees: codes.size,
    without_pan: [...codes].filter((code) => !panOf.has(code)).length,
    deducted: sum,
    deposited,
  };
});

/** All columns, for the first row names them. */
const blank = {
  Record: '',
  Month: '',
  Name: '',
  Code: '',
  PAN: '',
  TAN: '',
  'BSR code': '',
  Date: '',
  Serial: '',
  Credited: '',
  'Taxed amount': '',
  Deducted: '',
  Deposited: '',
  Interest: '',
  'Late fee': '',
  Rule: '',
};
