// What every sign-in form does: check by the contract's schema, send once, and put the server's no at its field.
import { useLingui } from '@lingui/react/macro';
import { type FormErrors, useForm } from '@mantine/form';
import { useState } from 'react';
import { fieldFaults } from './refusals.ts';
import { SignInFailure } from './sign-in-calls.ts';

type Schema = Parameters<typeof fieldFaults>[0];

/** `send` may throw SignInFailure; nothing typed is lost by it. */
export function useSignInForm<Values extends Record<string, unknown>>(
  schema: Schema,
  initialValues: Values,
  send: (values: Values) => Promise<void>,
) {
  const wordsOf = useSignInWords();
  const form = useForm<Values>({
    initialValues,
    validate: fieldFaults(schema),
  });
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);

  const submit = async (values: Values) => {
    setProblem(undefined);
    setSending(true);
    try {
      await send(values);
    } catch (error) {
      const fields: FormErrors = error instanceof SignInFailure ? error.fields : {};
      // A wrong code is typed anew: corrected digit by digit, each digit would send another wrong one.
      if ('otp' in fields) form.setValues({ otp: '' } as unknown as Partial<Values>);
      form.setErrors(fields);
      const shown = Object.keys(fields).some((field) => field in initialValues);
      if (!shown) setProblem(wordsOf(error));
    } finally {
      setSending(false);
    }
  };
  return { form, problem, sending, onSubmit: form.onSubmit(submit) };
}

/** What can be shown to people: the server's sentence, or ours about the connection; a browser's own says nothing. */
export function useSignInWords(): (error: unknown) => string {
  const { t } = useLingui();
  return (error) =>
    error instanceof SignInFailure || (error instanceof Error && 'code' in error)
      ? error.message
      : t`The connection failed. Please try again.`;
}
