// The SAC and the rate of GST of each service, from a day on; a new one holds from a day to come.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { GstRateShown } from '../../../contract/invoices.ts';
import { addDays, formatDate } from '../../../domain/dates.ts';
import { type FeeKind, feeKinds } from '../../../domain/invoices.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { DataTable } from '../../components/list/data-table.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { LateDateField } from '../../ui/late-date-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { May } from '../shell/may.tsx';

const feeNames: Readonly<Record<FeeKind, MessageDescriptor>> = {
  management_fee: msg`Management fee`,
  broker_registration: msg`Broker registration`,
  service: msg`Other services`,
};
const MOST_LETTERS = 500;

export function Rates() {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const rates = useQuery(queries.invoices.rates.queryOptions({ staleTime: 0 }));
  return (
    <Card padding="md" component="section" aria-labelledby="gst-rates">
      <Stack gap="sm">
        <Group justify="space-between" gap="sm">
          <Title order={2} size="h4" id="gst-rates">
            <Trans>GST rates</Trans>
          </Title>
          <May to="invoices.addRate">
            <AddRateButton />
          </May>
        </Group>
        <Text size="sm" c="dimmed">
          <Trans>
            Ask your accountant which SAC and rate apply to you. Each invoice keeps the rate of its date.
          </Trans>
        </Text>
        {rates.isPending && <TableSkeleton rows={3} />}
        {rates.isError && <LoadError query={rates} otherwise={msg`Failed to load the GST rates`} />}
        {rates.data && (
          <DataTable
            label={t`GST rates`}
            columns={[
              {
                key: 'fee',
                label: t`Service`,
                isHeader: true,
                cell: (row: GstRateShown) => i18n._(feeNames[row.fee]),
              },
              { key: 'from', label: t`From`, cell: (row) => formatDate(row.valid_from) },
              { key: 'sac', label: t`SAC`, cell: (row) => row.sac },
              { key: 'rate', label: t`Rate`, align: 'right', cell: (row) => `${row.rate_bp / 100}%` },
            ]}
            rows={rates.data.items}
            rowKey={({ fee, valid_from }) => `${fee} ${valid_from}`}
            minWidth={480}
          />
        )}
      </Stack>
    </Card>
  );
}

function AddRateButton() {
  const { t, i18n } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const dialog = useOpened();
  const tomorrow = addDays(clock.today(), 1);
  const [fee, setFee] = useState<FeeKind>('management_fee');
  const [from, setFrom] = useState<string | null>(tomorrow);
  const [sac, setSac] = useState('');
  const [percent, setPercent] = useState<number | string>(18);
  const [reason, setReason] = useState('');
  const form = useFormMutation({
    send: api.invoices.addRate,
    onSent: () => {
      dialog.onClose();
      toast.success(msg`Rate added`, msg`Invoices use it from its start date.`);
      return client.invalidateQueries({ queryKey: queries.invoices.rates.key() });
    },
  });
  return (
    <FormDialogButton
      {...dialog}
      label={t`New rate`}
      submitLabel={t`Add the rate`}
      isBusy={form.isBusy}
      onSubmit={() =>
        form.submit({
          fee,
          valid_from: from ?? '',
          sac,
          rate_bp: percent === '' ? -1 : Math.round(Number(percent) * 100),
          reason,
        })
      }
    >
      <SelectField
        label={t`Service`}
        allowDeselect={false}
        options={feeKinds.map((value) => ({ value, label: i18n._(feeNames[value]) }))}
        value={fee}
        onChange={(chosen) => chosen && setFee(chosen as FeeKind)}
        error={form.errors.fee}
      />
      <LateDateField
        label={t`From`}
        required
        today={clock.today()}
        min={tomorrow}
        value={from}
        onChange={setFrom}
        error={form.errors.valid_from}
      />
      <TextInput
        label={t`SAC`}
        required
        inputMode="numeric"
        maxLength={6}
        value={sac}
        onChange={(event) => setSac(event.currentTarget.value)}
        error={form.errors.sac}
      />
      <NumberField
        label={t`Rate (%)`}
        required
        decimalScale={2}
        max={40}
        value={percent}
        onChange={setPercent}
        error={form.errors.rate_bp}
      />
      <ReasonField value={reason} onChange={setReason} most={MOST_LETTERS} error={form.errors.reason} />
    </FormDialogButton>
  );
}
