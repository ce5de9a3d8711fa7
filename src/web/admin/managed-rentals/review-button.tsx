// Takes a new application under review: its owner and broker read that somebody is at it.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useFormMutation } from '../../components/form/use-form-mutation.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { adminFailureMessage } from '../../lib/messages.ts';
import { useReloadManagedRentals } from './use-reload-managed-rentals.ts';

export function ReviewButton({ id, name }: { id: string; name: string }) {
  const { t } = useLingui();
  const { api } = useApi();
  const reload = useReloadManagedRentals();
  const form = useFormMutation({
    send: api.managedRentals.startReview,
    failure: msg`The review was not started`,
    words: adminFailureMessage,
    onSent: () => void reload(),
  });
  return (
    <Button
      size="xs"
      variant="light"
      loading={form.isBusy}
      aria-label={t`Start review: ${name}`}
      onClick={() => form.submit({ id })}
    >
      <Trans>Start review</Trans>
    </Button>
  );
}
