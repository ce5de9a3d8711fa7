// Sends an enquiry with a form that the server handed out; one sent too early waits here instead of being refused.
import { useRef } from 'react';
import type { EnquiryForm } from '../../../contract/enquiries.ts';
import type { CallContext } from '../../lib/api-context.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { useFormMutation } from '../form/use-form-mutation.ts';
import { ruleOf } from '../listing-rules.ts';

type Fields = Omit<EnquiryForm, 'form'>;
type HandedOut = { form: string; readyAt: number };

const until = (time: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, time - Date.now())));

const isFilled = ({ name, message, email, phone }: Fields): boolean =>
  Boolean(name.trim() && message.trim() && (email || phone));

export function useEnquiryForm(onSent: (reference: string) => void) {
  const { api } = useApi();
  const handedOut = useRef<Promise<HandedOut>>(undefined);

  /** The form is asked for when somebody begins to type, so that they have waited by the time they send it. */
  const begin = (): Promise<HandedOut> => {
    handedOut.current ??= api.enquiries
      .form()
      .then(({ form, ready_in }) => ({ form, readyAt: Date.now() + ready_in * 1000 }));
    handedOut.current.catch(() => {
      handedOut.current = undefined;
    });
    return handedOut.current;
  };

  const send = async (fields: Fields, options: { context: CallContext }) => {
    const { form, readyAt } = await begin();
    // What is empty is refused by itself: nobody waits to hear of it.
    if (isFilled(fields)) await until(readyAt);
    try {
      return await api.enquiries.submit({ ...fields, form }, options);
    } catch (error) {
      // The next try gets a new one.
      if (ruleOf(error)?.rule === 'enquiry.form-expired') handedOut.current = undefined;
      throw error;
    }
  };

  const form = useFormMutation({
    send,
    onSent: ({ reference }) => {
      handedOut.current = undefined;
      onSent(reference);
    },
  });
  return { ...form, begin: () => void begin().catch(() => {}) };
}
