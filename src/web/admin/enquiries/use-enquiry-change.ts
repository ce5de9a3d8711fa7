// Sends one step of work on an enquiry; the page shows what the server answered, and the inbox is asked anew.
import type { MessageDescriptor } from '@lingui/core';
import { useQueryClient } from '@tanstack/react-query';
import type { EnquiryDetail } from '../../../contract/enquiries.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import type { CallContext } from '../../lib/api-context.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { toast } from '../../ui/toast-store.ts';
import { enquiryFailures } from './enquiry-messages.ts';

export function useEnquiryChange<Input extends object>(
  send: (input: Input, options: { context: CallContext }) => Promise<EnquiryDetail>,
  said: MessageDescriptor,
  onSaved: () => void = () => {},
) {
  const { queries } = useApi();
  const client = useQueryClient();
  return useFormMutation({
    send,
    failure: enquiryFailures.save,
    onSent: (enquiry) => {
      client.setQueryData(queries.enquiries.get.queryKey({ input: { id: enquiry.id } }), enquiry);
      toast.success(said);
      onSaved();
      return client.invalidateQueries({ queryKey: queries.enquiries.list.key() });
    },
  });
}
