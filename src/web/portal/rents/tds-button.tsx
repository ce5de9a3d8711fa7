// Records tax that the tenant deducted from a month's rent and paid to the state.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { RentDue } from '../../../contract/rents.ts';
import { formatRupees, paise, toRupees } from '../../../domain/money.ts';
import { tdsRuleOn } from '../../../domain/rent-tds.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { RupeeInput } from '../../components/rupee-input.tsx';
import { paiseOf, type Rupees } from '../../components/rupees.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { LateDateField } from '../../ui/late-date-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { useReloadRent } from './use-rent-move.ts';

type TdsButtonProps = { due: RentDue; tds: NonNullable<RentDue['tds']> };

export function TdsButton({ due, tds }: TdsButtonProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadRent();
  const dialog = useOpened();
  const today = clock.today();
  const [amount, setAmount] = useState<Rupees>(tds.usual > 0 ? toRupees(paise(tds.usual)) : '');
  const [reference, setReference] = useState('');
  const [paidOn, setPaidOn] = useState<string | null>(today);
  const usual = formatRupees(paise(tds.usual));
  const rule = tdsRuleOn(due.due_date);
  const percent = (rule?.rate ?? 0) / 100;
  const formName = rule?.form ?? '';
  const form = useFormMutation({
    send: api.rents.recordTds,
    onSent: () => {
      dialog.onClose();
      toast.success(msg`TDS recorded`, msg`Your landlord sees it beside the rent.`);
      return reload();
    },
  });
  return (
    <FormDialogButton
      {...dialog}
      label={t`Record TDS`}
      button={{ size: 'xs' }}
      submitLabel={t`Record TDS`}
      isBusy={form.isBusy}
      onSubmit={() =>
        form.submit({ id: due.id, amount: paiseOf(amount) ?? 0, reference, paid_on: paidOn ?? '' })
      }
    >
      <Text size="sm">
        {t`Above ₹50,000 of rent a month, the tenant deducts tax and pays it to the state with Form ${formName}: ${percent} percent of the year’s rent, once, from the rent of March or of the last month. Record it after you paid it. Ask a tax adviser if you are not sure.`}
      </Text>
      {tds.usual > 0 && (
        <Text size="sm" fw={600}>
          {tds.of_year
            ? t`The tax of this financial year, deducted from this month: usually ${usual}. Pay the landlord the rest of the month’s rent.`
            : t`This month’s share is usually ${usual}. If you deduct the tax once a year, wait for March or the last month.`}
        </Text>
      )}
      <RupeeInput
        label={t`Tax deducted`}
        withPaise
        value={amount}
        onChange={setAmount}
        error={form.errors.amount}
        required
      />
      <TextInput
        label={t`Challan or acknowledgement number`}
        maxLength={40}
        value={reference}
        onChange={(event) => setReference(event.currentTarget.value)}
        error={form.errors.reference}
        required
      />
      <LateDateField
        label={t`Paid to the state on`}
        value={paidOn}
        onChange={setPaidOn}
        today={today}
        max={today}
        error={form.errors.paid_on}
        required
      />
    </FormDialogButton>
  );
}
