// The confirmed payments of a due, below it: when, how much where it was not all of it, the reference and the receipt.
import { useLingui } from '@lingui/react/macro';
import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { RentDue, RentPayment } from '../../../contract/rents.ts';
import { formatDate } from '../../../domain/dates.ts';
import { writtenLanguage } from '../../../domain/languages.ts';
import { formatRupeesAndPaise, paise } from '../../../domain/money.ts';
import { paymentModeLabels } from '../../components/managed-rentals/managed-rental-labels.ts';
import { PdfButton } from '../../components/pdf-button.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { unbroken } from '../../lib/unbroken.ts';
import { ReceiptWords } from './receipt-words.tsx';

/** What is paid over goes to the months that follow: a month of rent has the payments that cover it as well. */
export const paidFor = (due: RentDue, { state, due_id: paid, covers }: RentPayment): boolean =>
  state === 'confirmed' &&
  (paid === due.id ||
    (due.kind === 'rent' && covers.some(({ kind, month }) => kind === 'rent' && month === due.month)));

type PaidByProps = {
  due: RentDue;
  payments: readonly RentPayment[];
  /** Beside the receipt. */
  acts?: (payment: RentPayment) => ReactNode;
};

export function PaidBy({ due, payments, acts }: PaidByProps) {
  const own = payments.filter((payment) => paidFor(due, payment));
  if (own.length === 0) return null;
  return (
    <Stack gap={4} w="100%">
      {own.map((payment) => (
        <PaidLine key={payment.id} due={due} payment={payment} acts={acts?.(payment)} />
      ))}
    </Stack>
  );
}

type PaidLineProps = { due: RentDue; payment: RentPayment; acts: ReactNode };

function PaidLine({ due, payment, acts }: PaidLineProps) {
  const { t, i18n } = useLingui();
  const { api } = useApi();
  const { amount, reported_amount: said, receipt_number: number, reference } = payment;
  const reported = said === null ? null : formatRupeesAndPaise(paise(said));
  const facts = [
    unbroken(t`Paid on ${formatDate(payment.paid_on)}`),
    amount === due.amount ? null : formatRupeesAndPaise(paise(amount)),
    i18n._(paymentModeLabels[payment.mode]),
    reference,
  ];
  return (
    <Group
      component="article"
      justify="space-between"
      gap="xs"
      wrap="nowrap"
      aria-label={reference ?? number ?? undefined}
    >
      <div style={{ minWidth: 0 }}>
        <Group gap="0 12px">
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {facts.filter(Boolean).join(' · ')}
          </Text>
          {number && <ReceiptWords payment={payment} />}
        </Group>
        {reported && <Text size="sm">{t`The tenant had reported ${reported}.`}</Text>}
        {payment.note && <Text size="sm">{payment.note}</Text>}
      </div>
      {number && (
        <Group gap="xs" wrap="nowrap" flex="none">
          <PdfButton
            label={t`PDF of receipt ${number}`}
            ask={() => api.rents.receiptFile({ id: payment.id, language: writtenLanguage })}
          >
            PDF
          </PdfButton>
          {acts}
        </Group>
      )}
    </Group>
  );
}
