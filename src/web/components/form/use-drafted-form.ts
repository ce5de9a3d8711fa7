// A form whose fields have the names of the contract: kept in the tab until it is sent, and each field's error ends with a change of it.
import { useFormDraft } from './use-form-draft.ts';
import { type FormMutation, useFormMutation } from './use-form-mutation.ts';

export function useDraftedForm<Fields extends object, Input, Output>(
  name: string,
  blank: Fields,
  { onSent, ...options }: FormMutation<Input, Output>,
) {
  const { fields, set, forget } = useFormDraft(name, blank);
  const form = useFormMutation<Input, Output>({
    ...options,
    onSent: (output) => {
      forget();
      return onSent(output);
    },
  });
  const change = (own: Partial<Fields>) => {
    set(own);
    form.change(own);
  };
  return { fields, set: change, form };
}
