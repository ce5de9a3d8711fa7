// `/portal/invoices`: invoices and credit notes of fees one has paid to Kiraya.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Invoice } from '../../../contract/invoices.ts';
import { InvoicePdf, useInvoiceColumns } from '../../components/invoices/invoice-columns.tsx';
import { byCursor } from '../../components/list/by-cursor.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { screenMeta } from '../../lib/screen-meta.ts';
import { PageHeader } from '../../ui/page-header.tsx';

export const meta = () => screenMeta(msg`Invoices`);

const notLoaded = msg`Failed to load invoices`;

export default function InvoicesPage() {
  const { t } = useLingui();
  const { queries } = useApi();
  const list = useInfiniteQuery(
    queries.invoices.listMine.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ cursor }),
      staleTime: 0,
    }),
  );
  const columns = [
    ...useInvoiceColumns(),
    {
      key: 'pdf',
      label: t`PDF`,
      isActions: true,
      cell: (invoice: Invoice) => <InvoicePdf invoice={invoice} />,
    },
  ];
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Invoices</Trans>}
        description={<Trans>For the fees you paid to Kiraya, with the GST in them.</Trans>}
      />
      <DataList
        name="invoices"
        label={t`Invoices`}
        query={list}
        failure={notLoaded}
        empty={t`Invoices for your fees will appear here.`}
        columns={columns}
        rowKey={({ id }) => id}
        minWidth={760}
      />
    </Stack>
  );
}
