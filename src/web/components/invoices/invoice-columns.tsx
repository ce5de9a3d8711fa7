// The columns of invoices, for whoever pays and for administrators.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import type { Invoice } from '../../../contract/invoices.ts';
import { formatDate, formatMonth } from '../../../domain/dates.ts';
import { readService } from '../../../domain/invoice-services.ts';
import { writtenLanguage } from '../../../domain/languages.ts';
import { formatRupeesExact, paise } from '../../../domain/money.ts';
import { useApi } from '../../lib/api-provider.tsx';
import type { Column } from '../../ui/columns.tsx';
import { moneyColumn } from '../../ui/money-column.tsx';
import { PdfButton } from '../pdf-button.tsx';
import { useHomeName } from '../property/home-names.tsx';

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
    { ...moneyColumn('total', t`Total`, 'exact'), isInLine: true },
  ];
}

/** What the product calls its services is in the page's language; what somebody wrote stays as it is. */
function useServiceWords(description: string): string {
  const { t } = useLingui();
  const service = readService(description);
  const home = useHomeName(service?.kind === 'management' ? service.home : '');
  switch (service?.kind) {
    case 'management': {
      const month = formatMonth(service.month);
      return t`Management of ${home}, ${month}`;
    }
    case 'broker_registration':
      return t`Broker registration`;
    case 'tenant_check': {
      const { number } = service;
      return t`Tenant check ${number}`;
    }
    case undefined:
      return description;
  }
}

function What({ invoice: { description, corrects, reason, credited } }: { invoice: Invoice }) {
  const service = useServiceWords(description);
  const amount = formatRupeesExact(paise(credited));
  return (
    <Stack gap={0}>
      <span>{service}</span>
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
