// The decision about every disputed deduction: how much of it counts, and why.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fieldset, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Settlement } from '../../../contract/settlements.ts';
import { formatRupeesExact, paise } from '../../../domain/money.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { RupeeInput } from '../../components/rupee-input.tsx';
import { paiseOf, type Rupees } from '../../components/rupees.ts';
import { useLineName } from '../../components/settlements/settlement-lines.tsx';
import { useReloadSettlements } from '../../components/settlements/use-settlement-move.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { ReasonField } from '../../ui/reason-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';

type Decision = { amount: Rupees; reason: string };

export function DecideButton({ settlement: { id, lines } }: { settlement: Settlement }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadSettlements();
  const dialog = useOpened();
  const nameOf = useLineName();
  const disputed = lines.filter(({ state }) => state === 'disputed');
  const [decisions, setDecisions] = useState<Record<string, Decision>>({});
  const decisionOf = (line: string): Decision => decisions[line] ?? { amount: '', reason: '' };
  const change = (line: string, own: Partial<Decision>) =>
    setDecisions({ ...decisions, [line]: { ...decisionOf(line), ...own } });
  const form = useFormMutation({
    send: api.settlements.decide,
    onSent: () => {
      dialog.onClose();
      toast.success(msg`Decision saved`, msg`We’ll notify both sides.`);
      return reload();
    },
  });
  const submit = () =>
    form.submit({
      id,
      decisions: disputed.map((line) => {
        const { amount, reason } = decisionOf(line.id);
        // Nothing typed is no decision, and refused at its field.
        return { line_id: line.id, amount: paiseOf(amount) ?? -1, reason };
      }),
    });
  return (
    <FormDialogButton
      {...dialog}
      label={t`Decide`}
      submitLabel={t`Save the decision`}
      button={{ variant: 'filled' }}
      isBusy={form.isBusy}
      onSubmit={submit}
    >
      <Text size="sm">
        <Trans>Both sides see the amount and the reason. A decision cannot be changed.</Trans>
      </Text>
      {disputed.map((line, place) => (
        <Fieldset key={line.id} legend={`${nameOf(line)} · ${formatRupeesExact(paise(line.amount))}`}>
          <Stack gap="xs">
            <RupeeInput
              label={t`Amount you allow`}
              withPaise
              required
              value={decisionOf(line.id).amount}
              onChange={(amount) => change(line.id, { amount })}
              error={form.errors[`decisions.${place}.amount`]}
            />
            <ReasonField
              value={decisionOf(line.id).reason}
              onChange={(reason) => change(line.id, { reason })}
              most={1000}
              error={form.errors[`decisions.${place}.reason`]}
            />
          </Stack>
        </Fieldset>
      ))}
    </FormDialogButton>
  );
}
