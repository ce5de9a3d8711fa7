// The form of the product: what is wrong is said by us and not by the browser, at its fields and, where it is more than one, above them.
import type { ComponentProps } from 'react';
import { FormFaults } from './form-faults.tsx';

type FormProps = ComponentProps<'form'>;

export function Form({ onSubmit, children, ...form }: FormProps) {
  const submit: FormProps['onSubmit'] = (event) => {
    event.preventDefault();
    // A form in a dialog inside another form's component tree would submit that one too.
    event.stopPropagation();
    onSubmit?.(event);
  };
  return (
    <form {...form} onSubmit={submit} noValidate>
      <FormFaults />
      {children}
    </form>
  );
}
