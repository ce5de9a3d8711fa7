// Begins a view as this person, for a reason that they can read: this tab then shows what they see.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, type ButtonProps } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { keepView, keepViewStart, openAs } from '../../lib/resilience/view-as.ts';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { May } from './may.tsx';

type ViewAsButtonProps = ButtonProps & { person: { userId: string; name: string } };

export function ViewAsButton({ person: { userId, name }, ...button }: ViewAsButtonProps) {
  const { t } = useLingui();
  const { api } = useApi();
  const location = useLocation();
  const [isOpen, setOpen] = useState(false);
  const form = useFormMutation({
    send: api.viewAs.start,
    failure: msg`The view could not be started`,
    onSent: ({ id }) => {
      if (keepView(id)) {
        keepViewStart(`${location.pathname}${location.search}`);
        openAs('/portal');
      } else
        toast.destructive(
          msg`The view could not be started`,
          msg`The browser blocks storage for this tab. Allow it and try again.`,
        );
    },
  });
  return (
    <May to="viewAs.start">
      <Button variant="default" size="sm" {...button} onClick={() => setOpen(true)}>
        <Trans>View as this person</Trans>
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t`View as ${name}`}
          submitLabel={t`Start viewing`}
          destructive={false}
          explanation={t`For 30 minutes, this tab shows what they see. You can’t change anything or open their messages. Their access log shows them your name and the reason.`}
          busy={form.isBusy}
          error={form.errors.reason}
          onSubmit={(reason) => form.submit({ user_id: userId, reason })}
          onClose={() => setOpen(false)}
        />
      )}
    </May>
  );
}
