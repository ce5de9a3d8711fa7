// Takes an answer for one's PAN: the number, or that one does not give it, which papers then say.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api-provider.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useMove } from '../form/use-move.ts';
import { PanForm } from './pan-form.tsx';

/** It comes after its dialog, which would begin at its title. */
function beginAtField(parts: HTMLElement | null): void {
  const dialog = parts?.closest('[role="dialog"]');
  const field = dialog && parts?.querySelector('input');
  dialog?.querySelector('h2')?.removeAttribute('data-autofocus');
  field?.setAttribute('data-autofocus', 'true');
  field?.focus();
}

export function PanAnswer({ onAnswered }: { onAnswered: (isGiven: boolean) => void }) {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const client = useQueryClient();
  const refuse = useMove({
    send: () => api.payees.refusePan(),
    onDone: () => {
      onAnswered(false);
      toast.success(msg`Your answer is saved`, msg`You can still give your PAN at any time in Settings.`);
    },
    reload: () => client.invalidateQueries({ queryKey: queries.payees.key() }),
  });
  return (
    <Stack gap="sm" ref={beginAtField}>
      <PanForm onSaved={() => onAnswered(true)} />
      <Group>
        <ConfirmButton
          size="sm"
          variant="subtle"
          question={t`Not give your PAN?`}
          explanation={t`Documents that need it then say that you refused.`}
          confirmLabel={t`I don’t give it`}
          onConfirm={() => refuse.mutateAsync(undefined).catch(() => {})}
        >
          <Trans>I don’t want to give it</Trans>
        </ConfirmButton>
      </Group>
    </Stack>
  );
}
