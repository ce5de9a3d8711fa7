// Saves changed terms once. Whatever the server refuses, the newest terms are looked at, so that the form can show them.
import { msg } from '@lingui/core/macro';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { toast } from '../../ui/toast-store.ts';
import { leaseSaved } from './lease-messages.ts';
import { useReloadTenancy } from './use-lease-move.ts';

type SaveTerms = { lookAgain: () => Promise<unknown>; onSaved: () => void };

export function useSaveTerms({ lookAgain, onSaved }: SaveTerms) {
  const { api } = useApi();
  const reload = useReloadTenancy();
  const send: typeof api.leases.update = async (input, options) => {
    try {
      return await api.leases.update(input, options);
    } catch (error) {
      await lookAgain();
      throw error;
    }
  };
  return useFormMutation({
    send,
    failure: msg`It could not be saved`,
    onSent: async () => {
      toast.success(leaseSaved, msg`Sign it to send it to your tenants.`);
      onSaved();
      await reload();
    },
  });
}
