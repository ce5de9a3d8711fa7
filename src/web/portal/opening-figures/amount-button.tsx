// Names an amount of a contested figure: a side's, or the team's decision.

import { msg } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { OpeningFigure } from '../../../contract/opening-figures.ts';
import type { useApi } from '../../lib/api-provider.tsx';
import { successes } from '../../lib/messages.ts';
import { FormDialogButton } from '../../ui/form-dialog-button.tsx';
import { AmountFields, sentAmount } from './amount-fields.tsx';
import { useAmountDialog } from './use-amount-dialog.ts';

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

const sent = { title: successes.statusUpdated, text: msg`We’ll notify both sides.` };

export function AmountButton({ figure, amount, label, submitLabel, explanation, send }: AmountButtonProps) {
  const { dialog, typed, change, form } = useAmountDialog({ amount, send, sent });
  return (
    <FormDialogButton
      {...dialog}
      label={label}
      submitLabel={submitLabel}
      isBusy={form.isBusy}
      onSubmit={() => form.submit({ id: figure.id, ...sentAmount(typed) })}
    >
      <Text size="sm">{explanation}</Text>
      <AmountFields kind={figure.kind} typed={typed} onChange={change} errors={form.errors} />
    </FormDialogButton>
  );
}
