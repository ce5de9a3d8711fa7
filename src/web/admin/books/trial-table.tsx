// Accounts with what they began with, what a month added to either side, and what they ended with.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { TrialBalanceRow } from '../../../contract/books.ts';
import { trialSums } from '../../../domain/books.ts';
import type { JournalAccount } from '../../../domain/journal.ts';
import { formatRupeesExact, paise } from '../../../domain/money.ts';
import { DataTable } from '../../components/list/data-table.tsx';
import type { Column } from '../../ui/columns.tsx';

/** A balance as accountants write it: ₹1,200.50 Dr. */
function side(amount: number): string {
  if (amount === 0) return formatRupeesExact(paise(0));
  return `${formatRupeesExact(paise(Math.abs(amount)))} ${amount > 0 ? 'Dr' : 'Cr'}`;
}

const plain = (amount: number) => formatRupeesExact(paise(amount));

export function TrialTable({ rows }: { rows: readonly TrialBalanceRow[] }) {
  const { t, i18n } = useLingui();
  const sums = trialSums(rows);
  const columns: Column<TrialBalanceRow>[] = [
    {
      key: 'account',
      label: t`Account`,
      isHeader: true,
      cell: ({ account }) => i18n._(accountNames[account]),
      foot: t`Sum`,
    },
    {
      key: 'opening',
      label: t`Opening`,
      align: 'right',
      isNarrow: true,
      cell: (row) => side(row.opening),
      foot: side(sums.opening),
    },
    {
      key: 'debit',
      label: t`Debit`,
      align: 'right',
      isNarrow: true,
      cell: (row) => plain(row.debit),
      foot: plain(sums.debit),
    },
    {
      key: 'credit',
      label: t`Credit`,
      align: 'right',
      isNarrow: true,
      cell: (row) => plain(row.credit),
      foot: plain(sums.credit),
    },
    {
      key: 'closing',
      label: t`Closing`,
      align: 'right',
      isNarrow: true,
      cell: (row) => side(row.closing),
      foot: side(sums.closing),
    },
  ];
  return (
    <DataTable
      label={t`Trial balance`}
      columns={columns}
      rows={rows}
      rowKey={({ account }) => account}
      minWidth={640}
    />
  );
}

const accountNames: Readonly<Record<JournalAccount, MessageDescriptor>> = {
  rent_receivable: msg`Rent owed by tenants`,
  rent_prepaid: msg`Rent paid ahead`,
  rent_collected: msg`Rent received`,
  rent_earned: msg`Rent of the months`,
  deposit_receivable: msg`Deposits not yet paid`,
  deposit_owed: msg`Deposits owed back to tenants`,
  deposit_cash: msg`Deposits held`,
  charges_receivable: msg`Charges owed by tenants`,
  charges_earned: msg`Charges, late fees and deductions`,
  rent_waived: msg`Rent and charges waived`,
  rent_tds: msg`TDS on rent`,
  operator_bank: msg`Bank, collection account`,
  owner_payable: msg`Rent owed to owners`,
  fee_income: msg`Management fees`,
  repair_costs: msg`Repairs paid for owners`,
  gst_payable: msg`GST payable`,
  deposit_payable: msg`Deposits of tenants`,
  fee_clearing: msg`Fees received, not yet at the bank`,
  registration_income: msg`Broker registration fees`,
  service_income: msg`Other services`,
  tds_deposited: msg`TDS deposited, before`,
  opening_balance: msg`Opening balance of the switch-over`,
  unknown_payers: msg`Payments from unknown payers`,
  fee_receivable: msg`Services invoiced, not yet paid`,
  gst_interest: msg`Interest on GST paid late`,
  gst_late_fee: msg`Late fees on GST`,
  gst_input_credit: msg`GST input credit used`,
  tds_interest: msg`Interest on TDS paid late`,
  tds_late_fee: msg`Late fees on TDS`,
  guarantee_margin: msg`Guaranteed rent, margin`,
  commission_expense: msg`Commission to affiliates`,
  commission_payable: msg`Commission owed to affiliates`,
  commission_held: msg`Commission held back`,
  commission_tds: msg`TDS payable on commission`,
  commission_bank: msg`Bank, payouts`,
};
