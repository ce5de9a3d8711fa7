// Names an amount of a contested figure: a side's, or the team's decision.

import { msg } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { OpeningFigure } from '../../../contract/opening-figures.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import type { useApi } from '../../lib/api-provider.tsx';
import { successes } from '../../lib/messages.ts';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { AmountFields, sentAmount, useAmount } from './amount-fields.tsx';
import { useReloadFigures } from './use-reload-figures.ts';

type Api = ReturnType<typeof useApi>['api'];
type AmountButtonProps = {
  figure: OpeningFigure;
  /** What stands in the field at first, as it is kept. */
  amount: number;
  label: string;
  submitLabel: string;
  explanation: ReactNode;
  send: Api['openingFigures']['answer'] | Api['openingFigures']['decide'];
};

export function AmountButton({ figure, amount, label, submitLabel, explanation, send }: AmountButtonProps) {
  const reload = useReloadFigures();
  const dialog = useOpened();
  const [typed, setTyped] = useAmount(amount);
  const form = useFormMutation({
    send,
    onSent: () => {
      dialog.onClose();
      toast.success(successes.statusUpdated, msg`We’ll notify both sides.`);
      return reload();
    },
  });
  return (
    <FormDialogButton
      {...dialog}
      label={label}
      submitLabel={submitLabel}
      isBusy={form.isBusy}
      onSubmit={() => form.submit({ id: figure.id, ...sentAmount(typed) })}
    >
      <Text size="sm">{explanation}</Text>
      <AmountFields kind={figure.kind} typed={typed} onChange={setTyped} errors={form.errors} />
    </FormDialogButton>
  );
}
