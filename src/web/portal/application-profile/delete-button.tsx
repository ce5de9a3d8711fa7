// Deletes the stored application profile after one has said so twice.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { toast } from '../../ui/toast-store.ts';

const notDeleted = msg`The application profile could not be deleted`;

export function DeleteButton({ onDeleted }: { onDeleted: () => void }) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => api.applicationProfile.remove(),
    onSuccess: () => {
      client.setQueryData(queries.applicationProfile.get.queryKey(), null);
      toast.success(msg`Application profile deleted`);
      onDeleted();
    },
    onError: (error) => toast.destructive(notDeleted, failureMessage(error, notDeleted)),
  });
  return (
    <ConfirmButton
      variant="subtle"
      color="red"
      question={t`Delete your application profile?`}
      explanation={<Trans>Applications you have already sent keep what you shared with them.</Trans>}
      confirmLabel={t`Delete`}
      destructive
      onConfirm={() => remove.mutateAsync().catch(() => undefined)}
    >
      <Trans>Delete application profile</Trans>
    </ConfirmButton>
  );
}
