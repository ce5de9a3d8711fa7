/** The books of whoever runs the product, as their accountant reads them: names and groups of the accounts, and a month for Tally. */

import { type CalendarDate, type Month, monthOf } from './dates.ts';
import { RuleBroken } from './errors.ts';
import { controlAccounts, type JournalAccount, operatorAccounts } from './journal.ts';
import { plainRupees } from './money.ts';

/** The operator's own: what landlords and tenants owe each other is in the books of their leases. */
export const ownAccounts = [...operatorAccounts, ...controlAccounts] as const;
export type OwnAccount = (typeof ownAccounts)[number];

/** `group` is one of the groups that every company in Tally has from its beginning. */
type Ledger = { readonly name: string; readonly group: string };

export const ledgers: Readonly<Record<OwnAccount, Ledger>> = {
  operator_bank: { name: 'Bank, collection account', group: 'Bank Accounts' },
  owner_payable: { name: 'Rent owed to owners', group: 'Current Liabilities' },
  fee_income: { name: 'Management fees', group: 'Direct Incomes' },
  repair_costs: { name: 'Repairs paid for owners', group: 'Current Assets' },
  gst_payable: { name: 'GST payable', group: 'Duties & Taxes' },
  deposit_payable: { name: 'Deposits of tenants', group: 'Current Liabilities' },
  fee_clearing: { name: 'Fees received, not yet at the bank', group: 'Current Assets' },
  registration_income: { name: 'Broker registration fees', group: 'Direct Incomes' },
  service_income: { name: 'Other services', group: 'Direct Incomes' },
  tds_deposited: { name: 'TDS deposited, before', group: 'Duties & Taxes' },
  opening_balance: { name: 'Opening balance of the switch-over', group: 'Capital Account' },
  unknown_payers: { name: 'Money of unknown payers', group: 'Current Liabilities' },
  tds_interest: { name: 'Interest on TDS paid late', group: 'Indirect Expenses' },
  tds_late_fee: { name: 'Late fees on TDS', group: 'Indirect Expenses' },
  gst_interest: { name: 'Interest on GST paid late', group: 'Indirect Expenses' },
  gst_late_fee: { name: 'Late fees on GST', group: 'Indirect Expenses' },
  gst_input_credit: { name: 'GST input credit used', group: 'Duties & Taxes' },
  fee_receivable: { name: 'Services invoiced, not yet paid', group: 'Sundry Debtors' },
  guarantee_margin: { name: 'Guaranteed rent, margin', group: 'Direct Incomes' },
  commission_expense: { name: 'Commission to affiliates', group: 'Direct Expenses' },
  commission_payable: { name: 'Commission owed to affiliates', group: 'Current Liabilities' },
  commission_held: { name: 'Commission held back', group: 'Current Liabilities' },
  commission_tds: { name: 'TDS payable on commission', group: 'Duties & Taxes' },
  commission_bank: { name: 'Bank, payouts', group: 'Bank Accounts' },
};

export const bookFormats = ['csv', 'xml'] as const;

export type BookLine = { readonly account: OwnAccount; readonly amount: number };

/** An entry with the operator's lines alone; `amount` is in paise, debits positive. */
export type OwnEntry = {
  readonly id: string;
  readonly kind: string;
  readonly on: CalendarDate;
  readonly reason: string | null;
  /** The day it belongs to, where that day's month was closed before it was posted. */
  readonly late_for: CalendarDate | null;
  readonly lines: readonly BookLine[];
};

export const isOwnAccount = (account: JournalAccount): account is OwnAccount =>
  (ownAccounts as readonly JournalAccount[]).includes(account);

/** A balance at the beginning of a month, what the month added, and what it left; all in paise. */
export type TrialRow<Account> = {
  readonly account: Account;
  readonly opening: number;
  readonly debit: number;
  readonly credit: number;
};

/** Debits less credits of the opening, the month and the end: each is zero where nothing was lost. */
export function trialSums(rows: readonly Omit<TrialRow<unknown>, 'account'>[]) {
  const sum = (of: (row: Omit<TrialRow<unknown>, 'account'>) => number) =>
    rows.reduce((total, row) => total + of(row), 0);
  return {
    opening: sum(({ opening }) => opening),
    debit: sum(({ debit }) => debit),
    credit: sum(({ credit }) => credit),
    closing: sum(({ opening, debit, credit }) => opening + debit - credit),
  };
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** Characters that XML does not know at all, as a reason may have been pasted with, are left out. */
const escaped = (text: string) =>
  text.replace(/[^\P{Cc}\t\n]/gu, '').replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);

/**
 * Entries as journal vouchers that Tally imports, with the ledgers they name. Tally writes a debit with a negative amount and
 * ISDEEMEDPOSITIVE "Yes". REMOTEID is the entry's own, so that importing the file again changes a voucher and adds none.
 */
export function tallyXml(entries: readonly OwnEntry[]): string {
  const named = ownAccounts.filter((account) =>
    entries.some(({ lines }) => lines.some((line) => line.account === account)),
  );
  const messages = [...named.map(ledgerMessage), ...entries.map(voucherMessage)];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<ENVELOPE>',
    '<HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER>',
    '<BODY><IMPORTDATA>',
    '<REQUESTDESC><REPORTNAME>All Masters</REPORTNAME></REQUESTDESC>',
    '<REQUESTDATA>',
    ...messages.map((message) => `<TALLYMESSAGE xmlns:UDF="TallyUDF">${message}</TALLYMESSAGE>`),
    '</REQUESTDATA>',
    '</IMPORTDATA></BODY>',
    '</ENVELOPE>',
    '',
  ].join('\n');
}

function ledgerMessage(account: OwnAccount): string {
  const { name, group } = ledgers[account];
  return `<LEDGER NAME="${escaped(name)}" ACTION="Create"><NAME>${escaped(name)}</NAME><PARENT>${escaped(group)}</PARENT></LEDGER>`;
}

function voucherMessage({ id, kind, on, reason, late_for: lateFor, lines }: OwnEntry): string {
  const late = lateFor && `belongs to ${lateFor}, in a month that was over`;
  const narration = [kind.replaceAll('_', ' '), reason, late].filter(Boolean).join(': ');
  return [
    `<VOUCHER REMOTEID="${id}" VCHTYPE="Journal" ACTION="Create">`,
    `<DATE>${on.replaceAll('-', '')}</DATE>`,
    '<VOUCHERTYPENAME>Journal</VOUCHERTYPENAME>',
    `<NARRATION>${escaped(narration)}</NARRATION>`,
    ...lines.map(lineOfVoucher),
    '</VOUCHER>',
  ].join('');
}

function lineOfVoucher({ account, amount }: BookLine): string {
  const isDebit = amount > 0;
  return [
    '<ALLLEDGERENTRIES.LIST>',
    `<LEDGERNAME>${escaped(ledgers[account].name)}</LEDGERNAME>`,
    `<ISDEEMEDPOSITIVE>${isDebit ? 'Yes' : 'No'}</ISDEEMEDPOSITIVE>`,
    `<AMOUNT>${plainRupees(-amount)}</AMOUNT>`,
    '</ALLLEDGERENTRIES.LIST>',
  ].join('');
}

/**
 * Throws `books.month-closed` or `books.month-not-over`. `closedThrough` is the month that was closed last; every month before it is
 * closed with it.
 */
export function checkBooksClose(month: Month, today: CalendarDate, closedThrough: Month | null): void {
  if (closedThrough !== null && month <= closedThrough) throw new RuleBroken('books.month-closed');
  if (month >= monthOf(today)) throw new RuleBroken('books.month-not-over');
}
