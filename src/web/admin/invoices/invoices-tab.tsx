// Invoices: every document of the operator's fees, a new one, credit notes, the month's register and the rates of GST.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Invoice } from '../../../contract/invoices.ts';
import { formatDate, formatMonth, monthOf, shiftMonth } from '../../../domain/dates.ts';
import { InvoicePdf, useInvoiceColumns } from '../../components/invoices/invoice-columns.tsx';
import { useListInput } from '../../components/list/list-input.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { keepPage } from '../../lib/keep-page.ts';
import { failureMessage } from '../../lib/messages.ts';
import { saveFile } from '../../lib/save-file.ts';
import type { Column } from '../../ui/columns.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { adminTab } from '../shell/admin-tab.ts';
import { ListTab } from '../shell/list-tab.tsx';
import { May } from '../shell/may.tsx';
import { useMay } from '../shell/use-may.ts';
import { CreditButton } from './credit-button.tsx';
import { NewInvoiceButton } from './new-invoice-button.tsx';
import { PaidButton } from './paid-button.tsx';
import { Rates } from './rates.tsx';

export default adminTab({ place: 104, label: msg`Invoices`, permission: 'invoices.list' }, InvoicesTab);

/** Below the list, with a form of its own: it comes after it. */
const GstPayments = lazy(async () => ({ default: (await import('./gst-payments.tsx')).GstPayments }));

const notSaved = msg`The register could not be saved as a file`;
const MONTHS_OFFERED = 24;

function InvoicesTab() {
  const { t } = useLingui();
  const { queries } = useApi();
  const { input, isFiltered } = useListInput({});
  const list = useQuery(
    queries.invoices.list.queryOptions({ input, staleTime: 0, placeholderData: keepPage }),
  );
  return (
    <Stack gap="lg">
      <ListTab
        name="invoices"
        title={t`Invoices`}
        description={
          <Trans>
            We invoice broker and owner fees automatically when they are paid. Refunds get credit notes.
          </Trans>
        }
        searched={t`Number, customer or GSTIN`}
        query={list}
        failure={msg`The invoices could not be loaded`}
        isFiltered={isFiltered}
        empty={t`Invoices will appear here`}
        columns={useColumns()}
      />
      <Card padding="md" component="section" aria-labelledby="invoice-register">
        <Stack gap="sm">
          <Title order={2} size="h4" id="invoice-register">
            <Trans>Register and new invoices</Trans>
          </Title>
          <Text size="sm" c="dimmed">
            <Trans>The register lists every document of a month for your GST returns.</Trans>
          </Text>
          <Group align="flex-end" gap="sm">
            <Register />
            <May to="invoices.issue">
              <NewInvoiceButton />
            </May>
          </Group>
        </Stack>
      </Card>
      <Suspense>
        <GstPayments isWhole={!list.isPending} />
      </Suspense>
      <Rates />
    </Stack>
  );
}

function useColumns(): Column<Invoice>[] {
  const { t } = useLingui();
  const may = useMay();
  const [number, ...others] = useInvoiceColumns();
  return [
    ...(number ? [number] : []),
    {
      key: 'payer',
      label: t`Customer`,
      isInLine: true,
      maxWidth: 220,
      cell: ({ payer_name: name, payer_gstin: gstin }) => (
        <Stack gap={0}>
          <span>{name}</span>
          {gstin && (
            <Text size="xs" c="dimmed">
              {gstin}
            </Text>
          )}
        </Stack>
      ),
      csv: ({ payer_name: name }) => name,
    },
    ...others,
    {
      key: 'paid',
      label: t`Paid`,
      isInLine: true,
      maxWidth: 180,
      cell: (invoice) => <Paid invoice={invoice} />,
      csv: ({ to_pay: toPay, due_on: dueOn, paid_by: paidBy }) => (toPay > 0 ? dueOn : paidBy),
    },
    {
      key: 'actions',
      label: t`Actions`,
      isActions: true,
      cell: (invoice) => (
        <RowActions of={invoice.number}>
          <InvoicePdf invoice={invoice} />
          {may('invoices.markPaid') && invoice.to_pay > 0 && <PaidButton invoice={invoice} />}
          {may('invoices.credit') && invoice.kind !== 'credit_note' && invoice.credited < invoice.total && (
            <CreditButton key={`${invoice.id} ${invoice.credited}`} invoice={invoice} />
          )}
        </RowActions>
      ),
    },
  ];
}

function Paid({ invoice }: { invoice: Invoice }) {
  const { to_pay: toPay, due_on: dueOn, paid_by: by, paid_on: on } = invoice;
  if (toPay > 0 && dueOn) {
    const day = formatDate(dueOn);
    return (
      <>
        <Trans>To be paid by {day}</Trans> {dueOn < clock.today() && <LateBadge />}
      </>
    );
  }
  return <>{[by, on && formatDate(on)].filter(Boolean).join(', ')}</>;
}

const LateBadge = () => (
  <Badge color="red">
    <Trans>Late</Trans>
  </Badge>
);

function Register() {
  const { t } = useLingui();
  const { api } = useApi();
  const current = monthOf(clock.today());
  const [month, setMonth] = useState(current);
  const save = useMutation({
    mutationFn: () => api.invoices.register({ month }),
    onSuccess: saveFile,
    onError: (error) => toast.destructive(notSaved, failureMessage(error, notSaved)),
  });
  const name = formatMonth(month);
  return (
    <>
      <SelectField
        label={t`Month`}
        allowDeselect={false}
        value={month}
        onChange={(chosen) => chosen && setMonth(chosen)}
        options={Array.from({ length: MONTHS_OFFERED }, (_, back) => shiftMonth(current, -back)).map(
          (value) => ({
            value,
            label: formatMonth(value),
          }),
        )}
      />
      <Button
        variant="default"
        loading={save.isPending}
        aria-label={t`Register as CSV, ${name}`}
        onClick={() => save.mutate()}
      >
        <Trans>Register as CSV</Trans>
      </Button>
    </>
  );
}
