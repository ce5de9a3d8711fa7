// An invoice for a service that is neither a management nor a registration fee: paid already, or with a day to pay by.
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type GstStateCode, gstStateCodes, gstStates } from '../../../domain/gst.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { RupeeInput } from '../../components/rupee-input.tsx';
import { paiseOf, type Rupees } from '../../components/rupees.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { LateDateField } from '../../ui/late-date-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';

const states = gstStateCodes.map((value) => ({ value, label: gstStates[value] }));
const blank = { payer_name: '', payer_address: '', payer_gstin: '', description: '', paid_by: '' };

export function NewInvoiceButton() {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const dialog = useOpened();
  const [values, setValues] = useState(blank);
  const [state, setState] = useState<string | null>(null);
  const [homeState, setHomeState] = useState<string | null>(null);
  const [amount, setAmount] = useState<Rupees>('');
  const [dueOn, setDueOn] = useState<string | null>(null);
  const form = useFormMutation({
    send: api.invoices.issue,
    onSent: ({ number }) => {
      dialog.onClose();
      setValues(blank);
      setAmount('');
      setDueOn(null);
      toast.success(msg`Invoice ${number} sent`);
      return client.invalidateQueries({ queryKey: queries.invoices.key() });
    },
  });
  const field = (name: keyof typeof blank) => ({
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setValues((before) => ({ ...before, [name]: value }));
    },
    error: form.errors[name],
  });
  return (
    <FormDialogButton
      {...dialog}
      label={t`New invoice`}
      submitLabel={t`Write the invoice`}
      isBusy={form.isBusy}
      onSubmit={() =>
        form.submit({
          ...values,
          state: state as GstStateCode | null,
          home_state: homeState as GstStateCode | null,
          amount: paiseOf(amount) ?? 0,
          due_on: values.paid_by ? null : dueOn,
        })
      }
    >
      <TextInput label={t`Customer`} required maxLength={120} {...field('payer_name')} />
      <Textarea label={t`Address`} autosize minRows={2} maxLength={300} {...field('payer_address')} />
      <TextInput label={t`GSTIN`} maxLength={20} {...field('payer_gstin')} />
      <SelectField
        label={t`State`}
        description={t`If the customer has no GSTIN. Leave empty for your own state.`}
        clearable
        searchable
        options={states}
        value={state}
        onChange={setState}
        error={form.errors.state}
      />
      <SelectField
        label={t`State of the home`}
        description={t`Only for work on a home, like a repair. GST depends on the home’s state.`}
        clearable
        searchable
        options={states}
        value={homeState}
        onChange={setHomeState}
        error={form.errors.home_state}
      />
      <TextInput label={t`For`} required maxLength={200} {...field('description')} />
      <RupeeInput
        label={t`Amount with GST`}
        withPaise
        required
        value={amount}
        onChange={setAmount}
        error={form.errors.amount}
      />
      <TextInput
        label={t`How it was paid`}
        description={t`For example UTR 4471. Leave empty if not paid yet.`}
        maxLength={120}
        {...field('paid_by')}
      />
      {values.paid_by.trim() === '' && (
        <LateDateField
          label={t`To be paid by`}
          required
          today={clock.today()}
          min={clock.today()}
          value={dueOn}
          onChange={setDueOn}
          error={form.errors.due_on}
        />
      )}
    </FormDialogButton>
  );
}
