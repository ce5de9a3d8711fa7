// A dialog in which an amount is named: it opens with the newest that is known, and keeps what was typed until it is sent.
import type { MessageDescriptor } from '@lingui/core';
import { useState } from 'react';
import { type FormMutation, useFormMutation } from '../../components/form/use-form-mutation.ts';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';
import type { AmountTyped } from './amount-fields.tsx';
import { useReloadFigures } from './use-reload-figures.ts';

const typedOf = (amount: number): AmountTyped => ({
  rupees: Math.abs(amount) / 100,
  isPrepaid: amount < 0,
  reason: '',
});

type AmountDialog<Input, Output> = {
  /** What stands in the field at first, as it is kept. */
  amount: number;
  send: FormMutation<Input, Output>['send'];
  sent: { title: MessageDescriptor; text: MessageDescriptor };
};

export function useAmountDialog<Input, Output>({ amount, send, sent }: AmountDialog<Input, Output>) {
  const reload = useReloadFigures();
  const dialog = useOpened();
  /** The amount that the field began with; null once it was sent. */
  const [began, setBegan] = useState<number | null>(null);
  const [typed, setTyped] = useState(() => typedOf(amount));
  const form = useFormMutation<Input, Output>({
    send,
    onSent: () => {
      dialog.onClose();
      setBegan(null);
      toast.success(sent.title, sent.text);
      return reload();
    },
  });
  const onOpen = () => {
    if (began !== amount) {
      setBegan(amount);
      setTyped(typedOf(amount));
      form.setErrors({});
    }
    dialog.onOpen();
  };
  const change = (next: AmountTyped) => {
    setTyped(next);
    form.change(next.reason === typed.reason ? { amount: next.rupees } : { reason: next.reason });
  };
  return { dialog: { ...dialog, onOpen }, typed, change, form };
}
