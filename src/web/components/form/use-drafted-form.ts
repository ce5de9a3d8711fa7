// A form whose fields have the names of the contract: kept in the tab until it is sent, and each field's error ends with a change of it.
import { useKeptFields } from './use-form-draft.ts';
import { type LeadForm, useLeadForm } from './use-form-mutation.ts';

export function useKeptForm<Fields extends object, Input, Output>(
  name: string,
  blank: Fields,
  { onSent, ...options }: LeadForm<Input, Output>,
) {
  const { fields, set, forget } = useKeptFields(name, blank);
  const form = useLeadForm<Input, Output>({
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
