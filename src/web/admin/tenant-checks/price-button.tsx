// What a tenant check costs: the price of today, and a new one from a day on.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../../domain/dates.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { RupeeInput } from '../../components/rupee-input.tsx';
import { paiseOf, type Rupees } from '../../components/rupees.ts';
import { useCheckReload } from '../../components/tenant-checks/use-check-reload.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { DateField } from '../../ui/date-field.tsx';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { useMay } from '../shell/use-may.ts';

export function PriceButton() {
  return useMay()('tenantChecks.addPrice') ? <SetPrice /> : null;
}

function SetPrice() {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const reload = useCheckReload();
  const dialog = useOpened();
  const terms = useQuery(queries.tenantChecks.terms.queryOptions({ staleTime: 0, enabled: dialog.opened }));
  const [amount, setAmount] = useState<Rupees>('');
  const [day, setDay] = useState<string | null>(clock.today());
  const [reason, setReason] = useState('');
  const form = useFormMutation({
    send: api.tenantChecks.addPrice,
    onSent: () => {
      dialog.onClose();
      toast.success(msg`Price saved`);
      return reload();
    },
  });
  return (
    <FormDialogButton
      {...dialog}
      label={t`Set the price`}
      submitLabel={t`Save`}
      isBusy={form.isBusy}
      onSubmit={() => form.submit({ valid_from: day ?? '', amount: paiseOf(amount) ?? 0, reason })}
    >
      {terms.data?.prices.map(({ valid_from: from, amount: price }) => {
        const [since, rupees] = [formatDate(from), formatRupees(paise(price))];
        return (
          <Text key={from} size="sm">
            <Trans>
              {rupees} from {since}
            </Trans>
          </Text>
        );
      })}
      <RupeeInput
        label={t`Price, GST included`}
        required
        value={amount}
        error={form.errors.amount}
        onChange={setAmount}
      />
      <DateField
        label={t`From`}
        required
        today={clock.today()}
        min={clock.today()}
        value={day}
        error={form.errors.valid_from}
        onChange={setDay}
      />
      <TextInput
        label={t`Reason`}
        required
        maxLength={500}
        value={reason}
        error={form.errors.reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialogButton>
  );
}
