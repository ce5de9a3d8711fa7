// Saves a section of the settings; who was overtaken keeps what they typed and sees who was first.
import type { InferContractRouterInputs } from '@orpc/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { Contract } from '../../../contract/contract.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import type { CallContext } from '../../lib/api-context.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { toast } from '../../ui/toast-store.ts';
import { settingsTexts } from './settings-messages.ts';

type Change = InferContractRouterInputs<Contract>['settings']['update'];

export function useSection() {
  const { api, queries } = useApi();
  const client = useQueryClient();
  const key = queries.settings.get.key({ type: 'query' });
  return useFormMutation({
    send: (change: Change, options: { context: CallContext }) =>
      api.settings.update(change, options).then(
        (saved) => ({ saved, section: change.section }),
        async (error: unknown) => {
          if (isConflict(error)) await client.invalidateQueries({ queryKey: key });
          throw error;
        },
      ),
    failure: settingsTexts.notSaved,
    onSent: ({ saved, section }) => {
      client.setQueryData(key, saved);
      const stored = saved[section];
      if ('waiting' in stored && stored.waiting?.is_own) toast.neutral(settingsTexts.waits);
      else toast.success(settingsTexts.saved);
    },
  });
}

const isConflict = (error: unknown) => error instanceof Error && 'status' in error && error.status === 409;
