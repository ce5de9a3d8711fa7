// The columns of invoices, for whoever pays and for administrators.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import type { Invoice } from '../../../contract/invoices.ts';
import { formatDate } from '../../../domain/dates.ts';
import { writtenLanguage } from '../../../domain/languages.ts';
import { formatRupeesExact, paise } from '../../../domain/money.ts';
import { useApi } from '../../lib/api-provider.tsx';
import type { Column } from '../../ui/columns.tsx';
import { moneyColumn } from '../../ui/money-column.tsx';
import { PdfButton } from '../pdf-button.tsx';

const kinds: Readonly<Record<Invoice['kind'], MessageDescriptor>> = {
  tax_invoice: msg`Tax invoice`,
  receipt: msg`Receipt`,
  credit_note: msg`Credit note`,
};

export function useInvoiceColumns(): Column<Invoice>[] {
  const { t, i18n } = useLingui();
  return [
    {
      key: 'number',
      label: t`Number`,
      isHeader: true,
      cell: ({ number, kind }) => (
        <Stack gap={0}>
          <span>{number}</span>
          <Text size="xs" c="dimmed" fw={400}>
            {i18n._(kinds[kind])}
          </Text>
        </Stack>
      ),
      csv: ({ number }) => number,
    },
    {
      key: 'issued_on',
      label: t`Date`,
      isInLine: true,
      isNarrow: true,
      cell: ({ issued_on: on }) => formatDate(on),
      csv: ({ issued_on: on }) => on,
    },
    {
      key: 'description',
      label: t`For`,
      maxWidth: 280,
      cell: (row) => <What invoice={row} />,
      csv: ({ description }) => description,
    },
    {
      key: 'gst',
      label: t`GST`,
      align: 'right',
      isNarrow: true,
      cell: ({ cgst, sgst, igst }) => formatRupeesExact(paise(cgst + sgst + igst)),
      csv: ({ cgst, sgst, igst }) => (cgst + sgst + igst) / 100,
    },
    { ...moneyColumn('total', t`Total`), isInLine: true },
  ];
}

function What({ invoice: { description, corrects, reason, credited } }: { invoice: Invoice }) {
  const amount = formatRupeesExact(paise(credited));
  return (
    <Stack gap={0}>
      <span>{description}</span>
      {corrects && (
        <Text size="xs" c="dimmed">
          <Trans>
            Takes back {corrects}: {reason}
          </Trans>
        </Text>
      )}
      {credited > 0 && (
        <Text size="xs" c="dimmed">
          <Trans>Taken back: {amount}</Trans>
        </Text>
      )}
    </Stack>
  );
}

export function InvoicePdf({ invoice: { id, number } }: { invoice: Invoice }) {
  const { t } = useLingui();
  const { api } = useApi();
  return (
    <PdfButton label={t`PDF of ${number}`} ask={() => api.invoices.pdf({ id, language: writtenLanguage })}>
      PDF
    </PdfButton>
  );
}
