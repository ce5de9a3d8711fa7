// Declines an application with a reason that its owner reads.
import { useLingui } from '@lingui/react/macro';
import type { ManagedRental } from '../../../contract/managed-rentals.ts';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { adminFailureMessage, failures, successes } from '../../lib/messages.ts';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useReloadManagedRentals } from './use-reload-managed-rentals.ts';

export function DeclineDialog({ application, onClose }: { application: ManagedRental; onClose: () => void }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadManagedRentals();
  const form = useFormMutation({
    send: api.managedRentals.decline,
    failure: failures.declineApplication,
    words: adminFailureMessage,
    onSent: () => {
      toast.success(successes.applicationDeclined);
      onClose();
      return reload();
    },
  });
  return (
    <ReasonDialog
      title={t`Decline ${application.property_location}`}
      submitLabel={t`Decline`}
      explanation={
        application.broker
          ? t`We’ll send the reason to the landlord and the broker. This cannot be undone.`
          : t`We’ll send the reason to the landlord. This cannot be undone.`
      }
      busy={form.isBusy}
      error={form.errors.reason}
      onSubmit={(reason) => form.submit({ id: application.id, reason })}
      onClose={onClose}
    />
  );
}
