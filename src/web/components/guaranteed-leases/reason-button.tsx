// A button that asks for a reason before an order of a guaranteed lease is declined, refused or ended.
import { Button } from '@mantine/core';
import type { GuaranteedLeaseDetail } from '../../../contract/guaranteed-leases.ts';
import type { CallContext } from '../../lib/api-context.ts';
import { successes } from '../../lib/messages.ts';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useOpened } from '../../ui/use-opened.ts';
import { useFormMutation } from '../form/use-form-mutation.ts';
import { useGuaranteedReload } from './use-guaranteed-reload.ts';

type ReasonButtonProps = {
  id: string;
  label: string;
  explanation: string;
  send: (
    input: { id: string; reason: string },
    options: { context: CallContext },
  ) => Promise<GuaranteedLeaseDetail>;
};

export function ReasonButton({ id, label, explanation, send }: ReasonButtonProps) {
  const reload = useGuaranteedReload();
  const dialog = useOpened();
  const form = useFormMutation({
    send,
    onSent: () => {
      dialog.onClose();
      toast.success(successes.statusUpdated);
      return reload();
    },
  });
  return (
    <>
      <Button variant="default" onClick={dialog.onOpen}>
        {label}
      </Button>
      {dialog.opened && (
        <ReasonDialog
          title={label}
          submitLabel={label}
          explanation={explanation}
          busy={form.isBusy}
          error={form.errors.reason}
          onSubmit={(reason) => form.submit({ id, reason })}
          onClose={dialog.onClose}
        />
      )}
    </>
  );
}
