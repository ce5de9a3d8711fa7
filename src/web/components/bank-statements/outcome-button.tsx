// What became of money at the operator's bank that is no rent: until somebody says it, it is held for whoever paid it.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { type LineOutcome, lineOutcomes } from '../../../domain/bank-statements.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { successes } from '../../lib/messages.ts';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { LateDateField } from '../../ui/late-date-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { useFormMutation } from '../form/use-form-mutation.ts';

export const outcomeLabels: Readonly<Record<LineOutcome, MessageDescriptor>> = {
  recorded: msg`In the books another way, such as a payment of an owner entered by hand`,
  fee: msg`Pays a fee that was invoiced`,
  returned: msg`Sent back to the payer`,
};

export function OutcomeButton({ id, reload }: { id: string; reload: () => Promise<unknown> }) {
  const { t, i18n } = useLingui();
  const { api } = useApi();
  const dialog = useOpened();
  const today = clock.today();
  const [outcome, setOutcome] = useState<LineOutcome | null>(null);
  const [day, setDay] = useState<string | null>(today);
  const [reason, setReason] = useState('');
  const form = useFormMutation({
    send: api.bankStatements.ignore,
    onSent: () => {
      dialog.onClose();
      toast.success(successes.statusUpdated);
      return reload();
    },
  });
  const isReturned = outcome === 'returned';
  return (
    <FormDialogButton
      {...dialog}
      label={t`Not rent`}
      submitLabel={t`Not rent`}
      isBusy={form.isBusy}
      onSubmit={() => {
        if (outcome === null) form.setErrors({ outcome: t`Say where the money went` });
        else form.submit({ as: 'operator', id, reason, outcome, returned_on: isReturned ? day : null });
      }}
    >
      <SelectField
        label={t`Where the money went`}
        required
        value={outcome}
        onChange={(value) => setOutcome(lineOutcomes.find((one) => one === value) ?? null)}
        options={lineOutcomes.map((value) => ({ value, label: i18n._(outcomeLabels[value]) }))}
        error={form.errors.outcome}
      />
      {isReturned && (
        <LateDateField
          label={t`Sent back on`}
          value={day}
          onChange={setDay}
          today={today}
          max={today}
          error={form.errors.returned_on}
          required
        />
      )}
      <TextInput
        label={t`Reason`}
        description={isReturned ? t`With the reference of the transfer` : undefined}
        required
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={form.errors.reason}
      />
    </FormDialogButton>
  );
}
