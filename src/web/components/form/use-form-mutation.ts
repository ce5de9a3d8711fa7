// The form hook of the product: sends what was typed once, however often it is tried, and puts what the server says at its fields without losing what was typed.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CallContext } from '../../lib/api-context.ts';
import { failureMessage, unknownFailure } from '../../lib/messages.ts';
import { useRequestKey } from '../../lib/use-request-key.ts';
import { toast, toastStore } from '../../ui/toast-store.ts';
import { fieldErrorsOf, ruleOf, ruleSentence } from '../listing-rules.ts';

const notSent = msg`It could not be sent`;

/** What is wrong, by the name of its field. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

export type FormMutation<Input, Output> = {
  send: (input: Input, options: { context: CallContext }) => Promise<Output>;
  onSent: (output: Output) => void;
  /** Title of the toast for what belongs to no field. */
  failure?: MessageDescriptor;
  /** What the toast says when nobody knows better. */
  otherwise?: MessageDescriptor;
  /** How the toast words what went wrong. */
  words?: typeof failureMessage;
};

export function useFormMutation<Input, Output>({
  send,
  onSent,
  failure = notSent,
  otherwise,
  words = failureMessage,
}: FormMutation<Input, Output>) {
  const { i18n } = useLingui();
  const [errors, setErrors] = useState<FieldErrors>({});
  const { keyOf, done } = useRequestKey();

  /** The toast of the last try, which stays until closed. */
  const failed = useRef<number>(undefined);
  const explain = (error: unknown) => {
    const rule = ruleOf(error);
    const sentence = rule && ruleSentence(rule.rule, rule.facts);
    const fields = fieldErrorsOf(error);
    if (rule?.field && sentence) setErrors({ [rule.field]: i18n._(sentence) });
    else if (Object.keys(fields).length > 0) setErrors(fields);
    else {
      toast.destructive(failure, sentence ?? words(error, otherwise ?? unknownFailure(error)));
      failed.current = toastStore.get()?.id;
    }
  };

  const mutation = useMutation({
    mutationFn: (input: Input) => send(input, { context: { idempotencyKey: keyOf(input) } }),
    onMutate: () => setErrors({}),
    onError: explain,
    onSuccess: (output) => {
      done();
      if (failed.current !== undefined && failed.current === toastStore.get()?.id) toast.close();
      onSent(output);
    },
  });
  /** What was changed since is no longer held against its field; of a list, against none of its rows, which may have moved. */
  const change = (fields: object) => {
    const changed = Object.keys(fields);
    const isChanged = (name: string) => changed.some((own) => name === own || name.startsWith(`${own}.`));
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !isChanged(name))));
  };
  return { errors, setErrors, change, isBusy: mutation.isPending, submit: mutation.mutate };
}
